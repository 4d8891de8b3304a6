import DoneDoneModel
import SwiftUI

extension CategoryColor {
  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .mint: .mint
    case .teal: .teal
    case .blue: .blue
    case .indigo: .indigo
    case .purple: .purple
    case .pink: .pink
    }
  }
}

/// The symbol of a category in its colour.
struct CategoryIcon: View {
  let category: DoneDoneModel.Category?

  var body: some View {
    Image(systemName: category?.symbol ?? "circle")
      .foregroundStyle(category?.color.color ?? .secondary)
      .accessibilityHidden(true)
  }
}

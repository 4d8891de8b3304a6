import DoneDoneModel
import KeelControls

extension UIImage {
  /// The symbol of a category in its colour, or of none.
  @MainActor static func category(_ category: DoneDoneModel.Category?) -> UIImage {
    UIImage(systemName: category?.symbol ?? "circle").withTintColor(category?.color.uiColor ?? .secondaryLabel)
  }
}

extension CategoryColor {
  @MainActor var uiColor: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .blue: .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    }
  }
}

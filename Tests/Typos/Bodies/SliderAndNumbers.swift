import SwiftUI

struct SliderAndNumbers: View {
  let model: BooksModel
  @Environment(\.dismiss) private var dismiss
  @AppStorage("size") private var size = 12.0
  var body: some View {
    VStack {
      Slider(value: $size, in: 8...32, step: 1) {
        Text("Size")
      } minimumValueLabel: {
        Text("8")
      } maximumValueLabel: {
        Text("32")
      }
      Text(
        "Size \(size.formatted(.number.precision(.fractionLength(0)))) of \(model.books.filter { $0.pages > 100 && !$0.isRead }.map(\.pages).reduce(0, +) / max(1, model.books.countX))"
      )
      .font(.system(size: size, weight: .semibold, design: .rounded)).lineLimit(2).multilineTextAlignment(.center)
      Button("Done") { dismiss() }.keyboardShortcut(.defaultAction)
    }
    .animation(.default, value: size).padding(.horizontal, size > 20 ? 8 : 16)
  }
}

// The mistake: countX

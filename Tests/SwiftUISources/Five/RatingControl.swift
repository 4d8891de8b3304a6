import SwiftUI

public struct RatingControl: View {
  @Binding var rating: Int
  var label = ""
  var maximum = 5
  var onImage = Image(systemName: "star.fill")

  public init(rating: Binding<Int>, label: String = "") {
    _rating = rating
    self.label = label
  }

  public var body: some View {
    HStack {
      if label.isEmpty == false { Text(label) }
      ForEach(1..<maximum + 1, id: \.self) { number in
        Button {
          rating = number
        } label: {
          onImage.foregroundColor(number > rating ? .gray : .yellow)
        }
        .accessibilityLabel("\(number) stars")
      }
    }
    .buttonStyle(.plain)
    .accessibilityElement()
    .accessibilityValue(rating == 1 ? "1 star" : "\(rating) stars")
    .accessibilityAdjustableAction { direction in
      switch direction {
      case .increment: if rating < maximum { rating += 1 }
      case .decrement: if rating > 1 { rating -= 1 }
      @unknown default: break
      }
    }
  }
}

public struct RatingPage: View {
  @State private var rating = 3
  public init() {}
  public var body: some View { RatingControl(rating: $rating, label: "Stars: \(rating)") }
}

public import KeelControls

public import struct Foundation.CGRect

/// A number of stars out of several, for a person to set.
///
/// Left and right, or plus and minus, take one away or add one; a digit sets that many. Sends `valueChanged` when a
/// person sets another number, and never when the program does.
@MainActor open class RatingsControl: UIControl {
  private let stars = UILabel()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(stars)
    accessibilityTraits = .adjustable
    accessibilityLabel = "Rating"
    show()
  }

  /// How many stars there are; at least one.
  open var maximumRating = 5 {
    didSet {
      if maximumRating < 1 { maximumRating = 1 }
      let rating = rating
      self.rating = rating
      show()
    }
  }

  /// How many of them are given, from 0 on.
  open var rating = 0 {
    didSet {
      let lawful = min(max(rating, 0), maximumRating)
      if rating != lawful { rating = lawful }
      if rating != oldValue { show() }
    }
  }

  private func show() {
    stars.text = String(repeating: "★", count: rating) + String(repeating: "☆", count: max(0, maximumRating - rating))
    accessibilityValue = "\(rating) of \(maximumRating)"
  }

  private func choose(_ wanted: Int) {
    let old = rating
    guard isEnabled else { return }
    rating = wanted
    if rating != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  override open func accessibilityIncrement() { choose(rating + 1) }
  override open func accessibilityDecrement() { choose(rating - 1) }

  override open func accessibilitySetValue(_ value: Double) -> Bool {
    choose(Int(min(max(value, 0), Double(maximumRating))))
    return true
  }
}

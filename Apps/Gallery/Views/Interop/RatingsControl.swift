public import KeelControls

public import struct Foundation.CGRect

/// A rating that the user sets as a number of stars.
///
/// A press on a star sets the rating, and a drag over the stars changes it. The left and right arrows, or plus and minus,
/// change it by one; a digit sets it. Sends `valueChanged` when the user sets another number, and never when the program
/// does.
@MainActor open class RatingsControl: UIControl {
  private let stars = UILabel()

  override public init(frame: CGRect) {
    super.init(frame: frame)
    // The stars keep their width where the control is wider.
    let row = UIStackView(arrangedSubviews: [stars])
    row.axis = .horizontal
    addSubview(row)
    // The width is known before the first touch if it has been asked for.
    _ = stars.bounds
    accessibilityTraits = .adjustable
    accessibilityLabel = "Rating"
    show()
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of stars; at least one.
  open var maximumRating = 5 {
    didSet {
      if maximumRating < 1 { maximumRating = 1 }
      let rating = rating
      self.rating = rating
      show()
    }
  }

  /// The number of filled stars, from 0 to `maximumRating`.
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

  /// The number of stars up to a touch: the star under it is the last one.
  private func starCount(upTo touch: UITouch) -> Int {
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
    let place = touch.location(in: self).x
    let part = (isMirrored ? bounds.width - place : place) / max(1, stars.bounds.width)
    return Int((Double(min(max(part, 0), 1)) * Double(maximumRating)).rounded(.up))
  }

  override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(starCount(upTo: touch))
    return true
  }

  override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    choose(starCount(upTo: touch))
    return true
  }

  override open func accessibilityIncrement() { choose(rating + 1) }
  override open func accessibilityDecrement() { choose(rating - 1) }

  override open func accessibilitySetValue(_ value: Double) -> Bool {
    choose(Int(min(max(value, 0), Double(maximumRating))))
    return true
  }
}

import SwiftUI
import UIKit

/// A rating that is touched, drawn and adjusted, as its author writes it for UIKit.
public final class TouchedRatingControl: UIControl {
  public var maximumRating = 5 {
    didSet {
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  public var rating = 0 {
    didSet {
      guard rating != oldValue else { return }
      accessibilityValue = "\(rating) of \(maximumRating)"
      setNeedsDisplay()
    }
  }
  private let side: CGFloat = 24

  override public init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  public required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func commonInit() {
    backgroundColor = .clear
    accessibilityLabel = "Rating"
    accessibilityTraits = .adjustable
    accessibilityValue = "0 of 5"
  }

  override public var intrinsicContentSize: CGSize { CGSize(width: side * CGFloat(maximumRating), height: side) }
  override public func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override public func draw(_ rect: CGRect) {
    for star in 0..<maximumRating {
      let area = CGRect(x: CGFloat(star) * side + 2, y: 2, width: side - 4, height: side - 4)
      (star < rating ? UIColor.systemYellow : UIColor.systemGray4).setFill()
      UIBezierPath(ovalIn: area).fill()
    }
  }

  override public func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return true
  }

  override public func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return true
  }

  override public func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    sendActions(for: .editingDidEnd)
  }

  override public func accessibilityIncrement() { choose(rating + 1) }
  override public func accessibilityDecrement() { choose(rating - 1) }

  private func update(with touch: UITouch) {
    let part = touch.location(in: self).x / bounds.width
    choose(Int((part * CGFloat(maximumRating)).rounded(.up)))
  }

  private func choose(_ stars: Int) {
    let wanted = max(0, min(stars, maximumRating))
    guard wanted != rating else { return }
    rating = wanted
    sendActions(for: .valueChanged)
  }
}

struct TouchedRating: UIViewRepresentable {
  @Binding var rating: Int

  final class Coordinator: NSObject {
    var rating: Binding<Int>
    init(rating: Binding<Int>) { self.rating = rating }
  }

  func makeCoordinator() -> Coordinator { Coordinator(rating: $rating) }

  func makeUIView(context: Context) -> TouchedRatingControl {
    let control = TouchedRatingControl(frame: .zero)
    let coordinator = context.coordinator
    control.addAction(
      UIAction { action in
        guard let control = action.sender as? TouchedRatingControl else { return }
        coordinator.rating.wrappedValue = control.rating
      }, for: .valueChanged)
    return control
  }

  func updateUIView(_ control: TouchedRatingControl, context: Context) {
    context.coordinator.rating = $rating
    control.rating = rating
  }
}

public struct TouchedRatingPage: View {
  @State private var rating = 2
  public init() {}
  public var body: some View {
    HStack {
      TouchedRating(rating: $rating)
      Text("\(rating) of 5")
    }
  }
}

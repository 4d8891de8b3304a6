import KeelInteraction
import KeelScene

// The presses of the pointer on controls, as UIKit tracks them.

extension UIControl {
  /// True for a control of the program, which Keel's own controls are not a part of: it consists of its subviews and its
  /// drawing.
  var isCustom: Bool { !ViewClass.of(self).isOwn && isPlainView }

  /// True if the control needs to know of the presses on it.
  var tracksTouches: Bool {
    guard isCustom else { return hasChosenActions(for: .moments) || ViewClass.of(self).overridesTouches }
    return !subviews.contains(where: \.holdsControl)
  }

  /// Called when actions for these events have been added or removed.
  func actionsDidChange(for events: Event) {
    let isOfTouches = events != .allEvents && !events.isDisjoint(with: .moments)
    if isOfTouches {
      UIView.hasStandIns = true
      followSize()
    }
    if isOfTouches || UIView.hasStandIns && !ViewClass.of(self).isOwn { standInMayChange() }
  }

  func beginTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isEnabled, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = true
    let begins = beginTracking(touch, with: event)
    // The control may have been disabled or removed meanwhile.
    guard isTracking else { return }
    isTracking = begins
    isHighlighted = begins
    if isTracking { sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown) }
  }

  func continueTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = point(inside: touch.location(in: self), with: event)
    if isHighlighted != isTouchInside { isHighlighted = isTouchInside }
    let goesOn = continueTracking(touch, with: event)
    guard isTracking else { return }
    isTracking = goesOn
    guard goesOn else {
      isHighlighted = false
      return
    }
    var events: Event = isTouchInside ? .touchDragInside : .touchDragOutside
    if wasInside != isTouchInside { events.insert(isTouchInside ? .touchDragEnter : .touchDragExit) }
    sendActions(for: events)
  }

  func endTracking(_ touches: Set<UITouch>, _ event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    isTouchInside = point(inside: touch.location(in: self), with: event)
    isHighlighted = false
    endTracking(touch, with: event)
    // A front end reports the press of a button, unless the pointer has moved.
    let isReported = !isCustom || isPressable && touch.farthest < PointerInterest.slop
    if !isTouchInside {
      sendActions(for: .touchUpOutside)
    } else if !isReported {
      sendActions(for: isPressable ? [.touchUpInside, .primaryActionTriggered] : .touchUpInside)
    }
    isTracking = false
    isTouchInside = false
  }

  func cancelTracking(_ event: UIEvent?) {
    guard isTracking else { return }
    isHighlighted = false
    isTracking = false
    isTouchInside = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }
}

extension UIControl.Event {
  /// The events of a press but for the press as a whole, which front ends report.
  static let moments: UIControl.Event = [
    .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpOutside,
    .touchCancel,
  ]
}

extension UIView {
  /// True if the view is a control or contains one.
  fileprivate var holdsControl: Bool { self is UIControl || subviews.contains(where: \.holdsControl) }
}

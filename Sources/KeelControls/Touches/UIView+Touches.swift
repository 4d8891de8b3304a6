import KeelInteraction
import KeelModel
import KeelScene

// How presses of the pointer reach views: the box around a view asks for them (`GroundNode`), and a button around a view
// that is pressed as a whole makes it one for the keyboard and for assistive technology (`PressNode`).

extension UIView {
  /// The recognizers of gestures on the view, in the order in which they were added; `nil` if there are none.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { rare.flatMap { $0.recognizers.isEmpty ? nil : $0.recognizers } }
    set {
      for old in rare?.recognizers ?? [] { removeGestureRecognizer(old) }
      for new in newValue ?? [] { addGestureRecognizer(new) }
    }
  }

  /// Adds a recognizer of a gesture, which leaves the view that it was on before.
  ///
  /// The presses of rows are those of their list: windows, and the cells of lists and tables, take none. Add the
  /// recognizer to a view in the cell.
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard mayHavePointer else {
      return RuntimeWarning.report(
        "A gesture recognizer was added to \(Swift.type(of: self)), where it recognizes nothing.",
        rule: "Windows, and the cells of lists and tables, take no presses of their own.",
        remedy: "Add it to the view of a controller, or to a view in the cell's contentView.")
    }
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    rareParts.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
    UIView.hasStandIns = true
    standInMayChange()
  }

  /// Removes a recognizer, and cancels its gesture.
  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.cancel()
    gestureRecognizer.view = nil
    rare?.recognizers.removeAll { $0 === gestureRecognizer }
    standInMayChange()
  }

  /// Describes the nodes around the view again, which depend on its gestures, its actions and whether it is enabled.
  func standInMayChange() {
    guard UIView.hasStandIns else { return }
    // A press does not outlast the interest in it.
    if pointerInterest == nil { rare?.press?.cancel() }
    visibilityDidChange()
    rare?.groundNode?.setNeedsDescription()
    rare?.pressNode?.setNeedsDescription()
    rare?.layeredNode?.setNeedsDescription()
    // The content of a page depends on whether there is a box around it.
    if owningController != nil { setNeedsDescription() }
  }

  /// Describes the view again, and the nodes around it if they depend on what is in it.
  func subviewsDidChange() {
    setNeedsDescription()
    let mayDepend = rare?.groundNode != nil || rare?.pressNode != nil || rare?.layeredNode != nil
    if mayDepend || UIView.hasStandIns && !ViewClass.of(self).isOwn { standInMayChange() }
    layoutIsDue()
  }

  /// True if the view has nodes around it that depend on whether it is enabled.
  var hasTouchNodes: Bool {
    rare?.groundNode != nil || rare?.pressNode != nil || rare?.layeredNode != nil || isPointed || isPressable
  }

  /// True if a box around the view can report presses.
  private var mayHavePointer: Bool {
    switch self {
    case is UIWindow, is UICollectionViewCell, is UIGridRowView: false
    default: true
    }
  }

  /// True for the classes of the program whose views consist of their subviews and their drawing, by class.
  private static var arePlain: [ObjectIdentifier: Bool] = [:]

  /// True if the view has no content of its own but its subviews and its drawing.
  var isPlainView: Bool {
    let name = ObjectIdentifier(Swift.type(of: self))
    if let known = UIView.arePlain[name] { return known }
    let isPlain = if case .stack = element { !(self is UIStackView) } else { false }
    UIView.arePlain[name] = isPlain
    return isPlain
  }

  /// True if the view contains fields, lists or scrolling regions, which handle presses by themselves.
  package var answersByItself: Bool {
    switch self {
    case is UITextField, is UITextView, is UIScrollView, is UICollectionView: true
    default: subviews.contains(where: \.answersByItself)
    }
  }

  // MARK: What is reported

  /// True if the view has a box for presses, which it keeps while it is disabled.
  var isPointed: Bool {
    UIView.hasStandIns && mayHavePointer && (rare?.recognizers.isEmpty == false || touchInterest != nil)
  }

  /// What front ends report of presses on the view; `nil` for nothing.
  var pointerInterest: PointerInterest? {
    guard isPointed, isEnabledInScene else { return nil }
    let touches = touchInterest
    guard touches != nil || rare?.recognizers.contains(where: \.isRecognizable) == true else { return nil }
    return PointerInterest(of: [touches].compactMap(\.self) + recognizersForPresses.map(\.interest))
  }

  /// What the view itself has to know of presses.
  private var touchInterest: PointerInterest? {
    if let control = self as? UIControl {
      guard control.tracksTouches else { return nil }
      return control.isCustom ? PointerInterest(drag: 0) : .everyPress
    }
    if owningController.map({ ViewClass.of($0).overridesTouches }) == true { return .everyPress }
    guard ViewClass.of(self).overridesTouches else { return nil }
    return isInScrollingRegion ? .everyPress : PointerInterest(drag: 0)
  }

  private var isInScrollingRegion: Bool {
    var around = superview ?? embedder
    while let view = around {
      if view is UIScrollView || view is UICollectionView { return true }
      around = view.superview ?? view.embedder
    }
    return false
  }

  /// True if the view itself receives touches.
  var receivesTouches: Bool { UIView.hasStandIns && isEnabledInScene && touchInterest != nil }

  /// The recognizers that receive a press on the view: its own and those of the views around it, innermost first.
  ///
  /// A control is pressed in place of the views around it, and the taps of a view that is a button are its presses.
  var recognizersForPresses: [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var next: UIView? = self
    while let view = next {
      if let own = view.rare?.recognizers, !own.isEmpty {
        let isForTaps = !view.isPressable && (view === self || !(self is UIControl))
        found += own.filter { $0.isRecognizable && (isForTaps || !($0 is UITapGestureRecognizer)) }
      }
      next = view.superview ?? view.embedder
    }
    return found
  }

  /// True if the view is pressed as a whole: a button is around it.
  var isPressable: Bool {
    UIView.hasStandIns && hasPress && mayHavePointer && owningController == nil && !answersByItself
  }

  private var hasPress: Bool {
    guard let control = self as? UIControl else {
      return rare?.recognizers.contains { $0.isRecognizable && $0 is UITapGestureRecognizer } == true
    }
    return control.hasActions(for: [.touchUpInside, .primaryActionTriggered]) && control.isCustom
      && !control.accessibilityTraits.contains(.adjustable)
  }

  // MARK: Presses

  /// Takes a moment of a press from the front end.
  func takePress(_ report: PointerReport) { rareParts.press.orMaking(ViewPress(on: self)).take(report) }

  /// Handles the press of the view as a button: by the pointer, by a key or by assistive technology.
  func press() {
    let touch = host?.touchTime.takeReleased()
    var winner: UITapGestureRecognizer?
    let taps = (rare?.recognizers ?? []).compactMap { $0 as? UITapGestureRecognizer }
      .sorted { $0.numberOfTapsRequired > $1.numberOfTapsRequired }
    for tap in taps where touch.map(tap.receives) ?? tap.isEnabled {
      if let winner, !winner.allows(tap) { continue }
      if tap.press(touch) { winner = tap }
      tap.state = .possible
    }
    if let control = self as? UIControl, control.isCustom {
      control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }
  }
}

/// The button around a view that is pressed as a whole. It adds nothing to the look of the view.
@MainActor final class PressNode: StandInNode {
  private weak var view: UIView?
  init(around view: UIView) {
    self.view = view
    super.init()
  }

  override func describe() -> SceneDescription {
    SceneDescription(
      element: .button(ButtonElement(style: .area, hasLabelChild: true)),
      attributes: Attributes(isEnabled: view?.isEnabledInScene ?? false), children: view.map { [$0] } ?? [])
  }

  override func handle(_ event: Event) {
    if case .activate = event { view?.press() }
  }
}

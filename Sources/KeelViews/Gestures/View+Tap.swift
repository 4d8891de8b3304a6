import KeelControls
import KeelModel
import KeelScene

/// A modifier that makes a view respond to presses.
struct TapModifier {
  /// The source of the presses that the view handles.
  enum Source {
    case press(_GesturePress)
    case gesture(any Gesture)
  }
  let source: Source
  var priority = GesturePriority.normal
  var mask = GestureMask.all
}

extension TapModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    TapMount(view, at: place)
  }
}

/// The mount of a view that responds to presses: a button that adds nothing to the look and the layout of the view.
///
/// Controls, and views that contain fields, lists or scrolling regions, respond without a button around them. A view
/// with several press actions has one button: that of the innermost mount. A view that is itself a button has no other
/// button around it: it notifies the press counter before it runs its own action. Each view of a group has a button.
final class TapMount<Content: View>: ModifierMount<Content, TapModifier>, TapListener {
  /// The buttons around the views that need one.
  private var buttons: [TapButton] = []
  /// The counter of presses, if the view is itself a button.
  private var counter: PressCounter?
  private var arranged: (hasPresses: Bool, mask: GestureMask)?

  var presses: [_GesturePress] {
    switch modifier.source {
    case .press(let press): [press]
    case .gesture(let gesture): gesture._presses
    }
  }
  var priority: GesturePriority { modifier.priority }
  var mask: GestureMask { modifier.mask }

  /// True if a press of the view itself could run an action.
  private var hasPresses: Bool {
    guard mask.contains(.gesture) else { return false }
    if case .press = modifier.source { return true }
    return !withoutTracking { presses }.isEmpty
  }

  override func prepare() { surroundings.environment.follow(self) }
  override func environmentDidChange() {
    for button in buttons { button.isEnabled = surroundings.environment.style.isEnabled }
  }
  override func didUpdate() {
    if let arranged, arranged.hasPresses != hasPresses || arranged.mask != mask { itemsDidChange() }
  }
  override func willUnmount() {
    for button in buttons { button.presses.forget() }
    counter?.forget()
  }

  override func appendItems(to items: inout [UIView]) {
    guard let own = child?.items, !own.isEmpty else { return }
    let hasPresses = hasPresses
    arranged = (hasPresses, mask)
    let old = buttons
    buttons = []
    for view in own {
      // The button of an inner modifier may be in the box of its gesture.
      let inner = (view as? UIButton) ?? (view as? UIPointerBoxView)?.subviews.first as? TapButton
      if let inner { join(inner) }
      guard hasPresses, inner == nil, !(view is UIControl), !view.answersByItself else {
        items.append(view)
        continue
      }
      // A single button stays, with its focus, when another view takes the place of its view.
      let known = old.first { $0.labelViews.first === view } ?? (own.count == 1 ? old.first : nil)
      let button = known ?? makeButton()
      button.isEnabled = surroundings.environment.style.isEnabled
      button.labelViews = [view]
      buttons.append(button)
      items.append(button)
    }
    for button in old where !buttons.contains(where: { $0 === button }) { button.labelViews = [] }
  }

  private func makeButton() -> TapButton {
    let made = TapButton(clock: surroundings.environment.values.tapClock)
    made.presses.listen(self)
    return made
  }

  /// Registers for the presses of an existing button, without creating one.
  private func join(_ inner: UIButton) {
    if let inner = inner as? TapButton { return inner.presses.listen(self) }
    // A gesture that would run only after the button's own action has no effect.
    guard priority != .normal || mask != .all else {
      (inner.pressTaker as? PressCounter)?.unlisten(self)
      return
    }
    if let counter = inner.pressTaker as? PressCounter { return counter.listen(self) }
    let counter = counter ?? PressCounter(clock: surroundings.environment.values.tapClock)
    counter.listen(self)
    self.counter = counter
    inner.pressTaker = counter
  }
}

extension View {
  /// Runs a closure when the user presses the view.
  ///
  /// Presses are counted only if the view has actions for several numbers: then a single press takes effect once no
  /// other has followed in time. Otherwise each press runs the closure regardless of `count`, so that slow users can
  /// trigger it too.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(source: .press(_GesturePress(count: count) { _ in action() })))
  }

  /// Runs a closure when a press on the view has lasted for some time without moving further than a distance in points.
  ///
  /// `onPressingChanged` is called with `true` when the press begins, and with `false` when it is recognised or fails.
  /// Long presses need a pointer: offer their action in a `contextMenu` too.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    let press = LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance)
    let gesture = PressingGesture(base: press) { onPressingChanged?($0) }.onEnded { _ in action() }
    return modifier(PointerModifier(gesture: gesture))
  }

  /// Adds a gesture, which runs unless a gesture or a button in the view does.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    recognizing(gesture, .normal, mask)
  }
  /// Adds a gesture that runs in place of those in the view, and of the view itself if it is a button.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    recognizing(gesture, .high, mask)
  }
  /// Adds a gesture that runs beside those in the view, and beside the view itself if it is a button.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    recognizing(gesture, .simultaneous, mask)
  }

  /// Adds a gesture, with its presses and what it recognises in the movements of a pointer.
  nonisolated private func recognizing<T: Gesture>(
    _ gesture: T, _ priority: GesturePriority, _ mask: GestureMask
  ) -> some View {
    modifier(TapModifier(source: .gesture(gesture), priority: priority, mask: mask))
      .modifier(PointerModifier(gesture: gesture, priority: priority, mask: mask))
  }
  /// Sets whether the pointer reaches the view, or what is behind it. The keyboard and assistive technology reach the
  /// view in any case.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(BoxModifier { box, _ in box.allowsHitTesting = enabled })
  }
}

/// A set of the active gestures of a view: the added gesture, and the gestures of the views inside.
///
/// Without `subviews`, presses of the views inside do not run their gestures, nor the action of a view that is itself a
/// button. Buttons deeper inside, and other controls, still respond.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// No gestures.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views in the view.
  public static let subviews = GestureMask(rawValue: 2)
  /// The added gesture and those of the views in the view.
  public static let all = GestureMask(rawValue: 3)
}

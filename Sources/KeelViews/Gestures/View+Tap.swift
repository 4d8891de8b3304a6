import KeelControls
import KeelModel

/// A modifier that makes a view respond to presses.
struct TapModifier {
  let presses: [_GesturePress]
}

extension TapModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: Place
  ) -> Mount<ModifiedContent<Content, Self>> {
    TapMount(view, at: place)
  }
}

/// The mount of a view that responds to presses: a button whose label is the unchanged view.
///
/// Controls respond without a button around them, and so do views that contain fields, lists or scrolling regions. A
/// view with several press actions has one button: that of the innermost mount.
final class TapMount<Content: View>: ModifierMount<Content, TapModifier>, TapListener {
  private lazy var button: TapButton = {
    let button = TapButton()
    button.keepsLabelViews = true
    button.clock = surroundings.environment.values.tapClock
    button.listen(self)
    return button
  }()

  var presses: [_GesturePress] { modifier.presses }

  override func prepare() { surroundings.environment.follow(self) }
  override func environmentDidChange() { button.isEnabled = surroundings.environment.style.isEnabled }
  override func willUnmount() { button.forgetPresses() }

  override func appendItems(to items: inout [UIView]) {
    guard let own = child?.items, !own.isEmpty else { return }
    if own.count == 1, let inner = own.first as? TapButton {
      inner.listen(self)
      items.append(inner)
      return
    }
    if own.contains(where: \.answersByItself) || own.allSatisfy({ $0 is UIControl }) {
      button.labelViews = []
      items += own
      return
    }
    button.isEnabled = surroundings.environment.style.isEnabled
    button.labelViews = own
    items.append(button)
  }
}

extension UIView {
  fileprivate var answersByItself: Bool {
    switch self {
    case is UITextField, is UITextView, is UIScrollView, is UICollectionView: true
    default: subviews.contains(where: \.answersByItself)
    }
  }
}

extension View {
  /// Runs a closure when the user presses the view.
  ///
  /// Presses are counted only if the view has actions for several numbers: then a single press takes effect once no
  /// other has followed in time. Otherwise each press runs the closure regardless of `count`, so that the user does not
  /// have to be quick.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(presses: [_GesturePress(count: count, action: action)]))
  }

  /// Returns the same view: front ends have no long press. Offer its action in a `contextMenu` too.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Adds a gesture. Only presses have an effect.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }
  /// Adds a gesture. Only presses have an effect; the priority has none.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }
  /// Adds a gesture. Only presses have an effect.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }
  /// Returns the same view: front ends decide which area of a view can be pressed.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
}

/// A modifier that adds a gesture, which has an effect if it is a press.
struct GestureModifier<T: Gesture> {
  let gesture: T
}

extension GestureModifier: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    let presses = gesture._presses
    if presses.isEmpty { content } else { content.modifier(TapModifier(presses: presses)) }
  }
}

/// The gestures of a view that are active. Front ends ignore it: all are.
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

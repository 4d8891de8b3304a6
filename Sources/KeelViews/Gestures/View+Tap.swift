import KeelControls
import KeelModel

/// Lets a view be pressed.
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

/// The mount of a view that can be pressed: a button whose label is the view as it is. What answers a person by itself
/// does so without a button around it, and so does what holds fields, lists or regions that scroll.
///
/// A view that says more than once what a press does has one button: the innermost mount's.
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
  /// Runs the closure when a person presses the view.
  ///
  /// Presses are counted only where the view says of several counts what they do: then a single press waits until it is
  /// clear that no other follows. Otherwise each press is enough, so that nobody has to be quick.
  nonisolated public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
    modifier(TapModifier(presses: [_GesturePress(count: count, action: action)]))
  }

  /// Front ends do not know presses that last: the same view. Offer what it does in a `contextMenu` too.
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    self
  }

  /// Adds a gesture. Front ends know presses only.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }
  /// Adds a gesture. Front ends know presses only.
  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }
  /// Adds a gesture. Front ends know presses only.
  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View {
    modifier(GestureModifier(gesture: gesture))
  }
  /// What counts as the view for gestures, front ends know: the same view.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View { self }
}

/// A gesture, which counts where it can be told as a press.
struct GestureModifier<T: Gesture> {
  let gesture: T
}

extension GestureModifier: ViewModifier {
  @ViewBuilder func body(content: Content) -> some View {
    let presses = gesture._presses
    if presses.isEmpty { content } else { content.modifier(TapModifier(presses: presses)) }
  }
}

/// Which gestures of a view count; all do.
public struct GestureMask: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let none: GestureMask = []
  public static let gesture = GestureMask(rawValue: 1)
  public static let subviews = GestureMask(rawValue: 2)
  public static let all = GestureMask(rawValue: 3)
}

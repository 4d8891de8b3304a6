package import KeelControls
import KeelModel

// Mounts are what the reconciler remembers of views: for each place of a body the last value and what it was made into.
//
// They are not a second tree of things on the screen. A mount of a control holds that control; all others hold state,
// or say which mounts come after one another. What is shown, its order, its focus and its identity are the controls'.
//
// A mount is made once with its view (`mount(_:at:)`), is handed later values of the same type (`update(to:)`), and
// goes with `unmount()`. Its controls are those that `appendItems(to:)` gives, in order.
//
// There are some thirty mounts in a row of a list, and each view holds all that is in it: a mount keeps the view, or a
// part of it, only where it is asked for later (`KeepingMount`).

/// What the reconciler remembers of one view, whatever its type.
@MainActor package class AnyMount {
  package let surroundings: Surroundings
  package private(set) unowned var parent: AnyMount?
  private let storedDepth: UInt16
  /// Whether the view has left.
  package private(set) var isGone = false
  private var storedFollowerIndex: Int32 = -1

  package init(at place: Place) {
    parent = place.parent
    surroundings = place.surroundings
    storedDepth = place.parent.map { $0.storedDepth + 1 } ?? 0
  }

  /// How many mounts are around this one.
  package final var depth: Int { Int(storedDepth) }

  /// Where the mount stands among those that follow its environment; negative where it does not.
  final var followerIndex: Int {
    get { Int(storedFollowerIndex) }
    set { storedFollowerIndex = Int32(newValue) }
  }

  /// Where the parts of this view are mounted.
  package var inner: Place { Place(parent: self, surroundings: surroundings) }

  /// Arranges the controls of all that is in the mount, where the mount does so itself: it need not say so in
  /// surroundings of their own, of which a list would have several a row.
  package var arranger: (any ItemContainer)? { nil }

  /// What arranges the controls of the view.
  package final var container: any ItemContainer { Place(parent: parent, surroundings: surroundings).container }

  /// The mounts that this one is made of, in order.
  package var parts: [AnyMount] { [] }

  /// Runs the closure for each of the parts, in order. Mounts of which there are many do it without making an array.
  package func forEachPart(_ body: (AnyMount) -> Void) {
    for part in parts { body(part) }
  }

  /// Adds the controls that the view comes to, in order.
  package func appendItems(to items: inout [UIView]) {
    for part in parts { part.appendItems(to: &items) }
  }

  /// The controls that the view comes to, in order.
  package final var items: [UIView] {
    var items: [UIView] = []
    appendItems(to: &items)
    return items
  }

  /// Says that the view comes to other controls, or to the same in another order.
  package func itemsDidChange() { container.setNeedsArrangement() }

  /// The environment of the view has changed, in whatever way.
  package func environmentDidChange() {}
  /// Whether the view takes nothing from its environment but what `LeafStyle` and `ControlLooks` have: it is not told of
  /// other changes.
  package var followsLooksAlone: Bool { false }

  /// The view leaves, with all that is in it. Does nothing the second time.
  package final func unmount() {
    guard !isGone else { return }
    isGone = true
    willUnmount()
    forEachPart { $0.unmount() }
    didUnmount()
    if followerIndex >= 0 { surroundings.environment.unfollow(self) }
  }

  /// The view is about to leave; its parts are still there.
  package func willUnmount() {}
  /// The view has left, and so have its parts: lets go of everything.
  package func didUnmount() {}

  /// This mount as one for views of this type, which it is.
  package final func asMount<V: View>(of view: V) -> Mount<V> {
    guard let mount = self as? Mount<V> else { preconditionFailure("A mount was handed another type of view.") }
    return mount
  }
}

/// What the reconciler remembers of one view, whose values it takes.
@MainActor package class Mount<V: View>: AnyMount {
  package init(_ view: V, at place: Place) { super.init(at: place) }

  /// Hands over the next value of the view.
  package func update(to new: V) {}
}

/// A mount that keeps the view's last value.
@MainActor package class KeepingMount<V: View>: Mount<V> {
  /// The view, as it was last handed over.
  package private(set) var view: V

  override package init(_ view: V, at place: Place) {
    self.view = view
    super.init(view, at: place)
  }

  override package final func update(to new: V) {
    guard needsUpdate(to: new) else { return }
    view = new
    take(new)
  }

  /// Whether the new value may differ. Mounts whose parts compare for themselves need not.
  package func needsUpdate(to new: V) -> Bool { true }

  /// Brings controls and parts in line with the new value, which `view` is already.
  package func take(_ view: V) {}
}

/// Makes what shows the view; `nil` where there is nothing to show as long as the view has this value.
@MainActor package func mountIfPresent<V: View>(_ view: V, at place: Place) -> Mount<V>? {
  if V.Body.self == Never.self, let primitive = view as? any PrimitiveView {
    func make<P: PrimitiveView>(_ view: P) -> AnyMount? { view.isAbsent ? nil : view.makeMount(at: place) }
    return make(primitive)?.asMount(of: view)
  }
  return mount(view, at: place)
}

/// Makes what shows the view.
@MainActor package func mount<V: View>(_ view: V, at place: Place) -> Mount<V> {
  if V.Body.self == Never.self {
    func make<P: PrimitiveView>(_ view: P) -> AnyMount { view.makeMount(at: place) }
    if let primitive = view as? any PrimitiveView { return make(primitive).asMount(of: view) }
    func wrap<R: UIViewRepresentable>(_ view: R) -> AnyMount { ViewRepresentableMount(view, at: place) }
    if let representable = view as? any UIViewRepresentable { return wrap(representable).asMount(of: view) }
    func wrap<R: UIViewControllerRepresentable>(_ view: R) -> AnyMount { ControllerRepresentableMount(view, at: place) }
    if let representable = view as? any UIViewControllerRepresentable {
      return wrap(representable).asMount(of: view)
    }
    return Mount(view, at: place)
  }
  return BodyMount(view, at: place)
}

package import KeelControls
import KeelModel

// Mounts are the reconciler's record of views: for each place in a body, the last value and the objects created from
// it.
//
// Mounts are not a second tree of screen elements. The mount of a control holds that control; all others hold state, or
// define the order of further mounts. The displayed content, its order, its focus and its identity belong to the
// controls.
//
// A mount is created once from its view (`mount(_:at:)`), receives later values of the same type (`update(to:)`), and
// is removed by `unmount()`. `appendItems(to:)` adds its controls, in order.
//
// A row of a list has about thirty mounts, and each view contains all of its content. Therefore a mount keeps the view,
// or a part of it, only if it is needed later (`KeepingMount`).

/// The reconciler's record of one view of any type.
@MainActor package class AnyMount {
  package let surroundings: Surroundings
  // The mount around this one retains it until it is removed, and may be released first once it has been.
  private unowned let storedParent: AnyMount?
  private let storedDepth: UInt16
  /// True if the view has been removed.
  package private(set) var isGone = false
  /// The number of the mount among the parts of its parent.
  private let storedStep: UInt8
  private var storedFollowerIndex: Int32 = -1

  package init(at place: MountPoint) {
    storedParent = place.parent
    surroundings = place.surroundings
    storedStep = place.step
    storedDepth = place.parent.map { $0.storedDepth + 1 } ?? 0
  }

  /// The mount around this one; `nil` for the outermost one, and for a view that has been removed.
  package final var parent: AnyMount? { isGone ? nil : storedParent }

  /// The step from the parent to this mount in the locations of states (`stateLocation`): empty if there is only one, and
  /// `nil` if another run of the program would not have the same step.
  package var stateStep: String? { storedStep == 0 ? "" : "\(storedStep)" }

  /// The number of mounts around this one.
  package final var depth: Int { Int(storedDepth) }

  /// The index of the mount among the followers of its environment; negative if it is not a follower.
  final var followerIndex: Int {
    get { Int(storedFollowerIndex) }
    set { storedFollowerIndex = Int32(newValue) }
  }

  /// The place at which the parts of this view are mounted.
  package var inner: MountPoint { MountPoint(parent: self, surroundings: surroundings) }

  /// The container that arranges the controls within the mount, if the mount provides one itself. It then needs no
  /// separate surroundings, of which a list would have several per row.
  package var arranger: (any ItemContainer)? { nil }

  /// The container that arranges the controls of the view.
  package final var container: any ItemContainer { MountPoint(parent: parent, surroundings: surroundings).container }

  /// The mounts that this one consists of, in order.
  package var parts: [AnyMount] { [] }

  /// Runs the closure for each of the parts, in order. Frequent mounts override it to avoid creating an array.
  package func forEachPart(_ body: (AnyMount) -> Void) {
    for part in parts { body(part) }
  }

  /// Adds the controls of the view, in order.
  package func appendItems(to items: inout [UIView]) {
    for part in parts { part.appendItems(to: &items) }
  }

  /// The controls of the view, in order.
  package final var items: [UIView] {
    var items: [UIView] = []
    appendItems(to: &items)
    return items
  }

  /// Reports that the controls of the view, or their order, have changed.
  package func itemsDidChange() {
    if !isGone { container.setNeedsArrangement() }
  }

  /// Called when any value of the view's environment has changed.
  package func environmentDidChange() {}
  /// True if the view uses only the values of its environment in `LeafStyle` and `ControlLooks`. It is not notified of
  /// other changes.
  package var followsLooksAlone: Bool { false }

  /// Removes the view with all of its content. Has no effect the second time.
  package final func unmount() {
    guard !isGone else { return }
    isGone = true
    willUnmount()
    forEachPart { $0.unmount() }
    didUnmount()
    if followerIndex >= 0 { surroundings.environment.unfollow(self) }
  }

  /// Called before the view is removed, while its parts still exist.
  package func willUnmount() {}
  /// Called when the view and its parts have been removed, to release all resources.
  package func didUnmount() {}

  /// Returns this mount as a mount of the view's type, which it must be.
  ///
  /// The callers have created the mount from a view of that type; only the compiler cannot see it, because they opened
  /// an existential or kept the mount without its type.
  package final func asMount<V: View>(of view: V) -> Mount<V> {
    guard let mount = self as? Mount<V> else { preconditionFailure("A mount was handed another type of view.") }
    return mount
  }
}

/// The reconciler's record of one view, which is updated with new values of it.
@MainActor package class Mount<V: View>: AnyMount {
  package init(_ view: V, at place: MountPoint) { super.init(at: place) }

  /// Updates the mount to the next value of the view.
  package func update(to new: V) {}
}

/// A mount that keeps the view's last value.
@MainActor package class KeepingMount<V: View>: Mount<V> {
  /// The last value of the view.
  package private(set) var view: V

  override package init(_ view: V, at place: MountPoint) {
    self.view = view
    super.init(view, at: place)
  }

  override package final func update(to new: V) {
    guard needsUpdate(to: new) else { return }
    view = new
    take(new)
  }

  /// Returns true if the new value may differ. Mounts whose parts compare values themselves need not override it.
  package func needsUpdate(to new: V) -> Bool { true }

  /// Updates controls and parts to the new value, which the property `view` already has.
  package func take(_ view: V) {}
}

/// Creates the mount of the view, or returns `nil` if there is nothing to show for this value.
@MainActor package func mountIfPresent<V: View>(_ view: V, at place: MountPoint) -> Mount<V>? {
  if V.Body.self == Never.self, let primitive = view as? any PrimitiveView {
    func make<P: PrimitiveView>(_ view: P) -> AnyMount? { view.isAbsent ? nil : view.makeMount(at: place) }
    return make(primitive)?.asMount(of: view)
  }
  return mount(view, at: place)
}

/// Creates the mount of the view.
@MainActor package func mount<V: View>(_ view: V, at place: MountPoint) -> Mount<V> {
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

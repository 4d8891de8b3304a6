package import KeelControls

/// A modifier that changes properties of each control of a view.
package struct ItemModifier {
  fileprivate enum Change {
    case plain(@MainActor (UIView) -> Void)
    /// A change that is applied again whenever the environment changes.
    case styled(@MainActor (UIView, LeafStyle) -> Void)
    case link(String?)
  }
  fileprivate let change: Change

  /// Creates a modifier that does not depend on the environment.
  package init(_ apply: @escaping @MainActor (UIView) -> Void) { change = .plain(apply) }
  /// Creates a modifier that depends on the environment, as texts do: they have a language.
  package init(styled apply: @escaping @MainActor (UIView, LeafStyle) -> Void) { change = .styled(apply) }
  /// Creates a modifier of what assistive technology reads (`UIView.spokenView`).
  init(spoken apply: @escaping @MainActor (UIView, LeafStyle) -> Void) {
    self.init(styled: { view, style in apply(view.spokenView, style) })
  }
  /// Creates a modifier that sets the path that pressing a control leads to.
  init(link path: String?) { change = .link(path) }

  /// True if the modifier sets the path that pressing a control leads to.
  var isLink: Bool { if case .link = change { true } else { false } }
  /// That path.
  var linkAddress: String? { if case .link(let path) = change { path } else { nil } }
}

extension ItemModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    ItemMount(view, at: place)
  }
}

final class ItemMount<Content: View>: TransformingMount<Content, ItemModifier> {
  override func forEachPart(_ body: (AnyMount) -> Void) { if let child { body(child) } }
  override func didMountContent() { followIfNeeded() }
  override func didUpdate() {
    followIfNeeded()
    transformAll()
  }

  private func followIfNeeded() {
    if case .styled = modifier.change { surroundings.environment.follow(self) }
  }

  override func environmentDidChange() { transformAll() }

  override func transform(_ item: UIView) -> UIView {
    switch modifier.change {
    case .plain(let apply): apply(item)
    case .styled(let apply): apply(item, surroundings.environment.style)
    case .link(let path): item.linkAddress = path
    }
    return item
  }
}

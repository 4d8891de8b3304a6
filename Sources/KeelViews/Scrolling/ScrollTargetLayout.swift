import KeelControls

/// A layout whose views are the scroll targets of the region around it.
@MainActor protocol ScrollTargetLayout: AnyMount {
  /// Adds the views with an identity, of which the closure chooses.
  func appendTargets(to targets: inout [RegionFollower.Target], where wants: (AnyHashable) -> Bool)
}

/// A modifier that makes the views of a layout scroll targets.
struct ScrollTargetModifier {
  let isEnabled: Bool
}

extension ScrollTargetModifier: PrimitiveModifier {
  func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    ScrollTargetMount(view, at: place)
  }
}

final class ScrollTargetMount<Content: View>: TransformingMount<Content, ScrollTargetModifier>, ScrollTargetLayout {
  private weak var region: RegionFollower?

  override func didMountContent() { follow() }

  override func didUpdate() {
    follow()
    transformAll()
  }

  private func follow() {
    region?.remove(self)
    region = nil
    guard modifier.isEnabled else { return }
    region = enclosingRegion?.follower
    region?.add(self)
  }

  override func transform(_ item: UIView) -> UIView {
    let change: (() -> Void)? = modifier.isEnabled ? { [weak self] in self?.region?.setNeedsNotice() } : nil
    item.innerStack?.setScrollTarget(change)
    return item
  }

  func appendTargets(to targets: inout [RegionFollower.Target], where wants: (AnyHashable) -> Bool) {
    child?.appendScrollTargets(to: &targets, where: wants)
  }

  override func didUnmount() { region?.remove(self) }
}

extension AnyMount {
  /// The nearest region that scrolls this mount.
  var enclosingRegion: (any ScrollTarget)? {
    var mount = parent
    while let current = mount {
      if let region = current as? any ScrollTarget { return region }
      mount = current.parent
    }
    return nil
  }

  fileprivate func appendScrollTargets(
    to targets: inout [RegionFollower.Target], where wants: (AnyHashable) -> Bool
  ) {
    if self is any ScrollTarget { return }
    if !kind.isDisjoint(with: [.element, .identified]),
      let id = (self as? any ElementPlace)?.identity ?? (self as? any IdentifiedMount)?.identity, wants(id),
      let view = items.first
    {
      targets.append(.init(id: id, view: view))
      return
    }
    forEachPart { $0.appendScrollTargets(to: &targets, where: wants) }
  }
}

extension UIView {
  /// The stack that this view is, or that boxes of modifiers are around.
  fileprivate var innerStack: UIStackView? {
    var view = self
    while view.subviews.count == 1, view is UIBoxView { view = view.subviews[0] }
    return view as? UIStackView
  }
}

extension View {
  /// Makes the views of this layout the scroll targets of the region around it: scrolling can stop at them
  /// (`scrollTargetBehavior(.viewAligned)`), and their identities tell the position (`scrollPosition(id:)`).
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
    modifier(ScrollTargetModifier(isEnabled: isEnabled))
  }
}

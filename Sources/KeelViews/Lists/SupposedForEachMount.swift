import KeelControls

/// The mount of a collection whose elements are assumed to consist of one control each, until one does not.
///
/// It is used even if the type guarantees one control, because two elements may have the same identity, in which case
/// all are shown.
///
/// While the assumption holds, elements are mounted when they come near the visible region. When it fails, all elements
/// are mounted again, because rows are counted before they are visible, and the number of an element's controls is
/// known only once it is mounted.
final class SupposedForEachMount<Data: RandomAccessCollection, ID: Hashable, Content: View>: KeepingMount<
  ForEach<Data, ID, Content>
>
{
  private var child: Mount<ForEach<Data, ID, Content>>?
  private var isDisproved = false

  override init(_ view: ForEach<Data, ID, Content>, at place: MountPoint) {
    super.init(view, at: place)
    let lazy = LazyForEachMount(view, at: inner)
    lazy.onUnevenRow = { [weak self] in self?.disprove() }
    child = lazy
  }

  /// Mounts all elements. This is deferred until the bodies have been evaluated and precedes any description, because
  /// the rows are being updated at the moment.
  private func disprove() {
    guard !isDisproved else { return }
    isDisproved = true
    BodyPass.shared.afterBodies { [weak self] in
      guard let self, !isGone else { return }
      child?.unmount()
      child = ForEachMount(view, at: inner)
      itemsDidChange()
    }
  }

  override func take(_ view: ForEach<Data, ID, Content>) { child?.update(to: view) }
  override var parts: [AnyMount] { if let child { [child] } else { [] } }
}

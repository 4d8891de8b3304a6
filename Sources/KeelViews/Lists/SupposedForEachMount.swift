import KeelControls

/// The elements of a collection of which each is supposed to come to one control, until one does not.
///
/// So it is where their type says so, too: two of them may have one identity, and are all shown then.
///
/// As long as that holds they are mounted as they come near to be seen. Then all are mounted, anew: rows are counted
/// before they are seen, and what one comes to is known no sooner than it is mounted.
final class SupposedForEachMount<Data: RandomAccessCollection, ID: Hashable, Content: View>: KeepingMount<
  ForEach<Data, ID, Content>
>
{
  private var child: Mount<ForEach<Data, ID, Content>>?
  private var isDisproved = false

  override init(_ view: ForEach<Data, ID, Content>, at place: Place) {
    super.init(view, at: place)
    let lazy = LazyForEachMount(view, at: inner)
    lazy.onUnevenRow = { [weak self] in self?.disprove() }
    child = lazy
  }

  /// Whoever shows the rows is in the middle of that: it is told when it has ended, before anything is described.
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

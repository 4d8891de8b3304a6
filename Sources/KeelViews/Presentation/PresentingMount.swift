import KeelControls
import KeelModel

/// The mount of a view that presents something while the state of its modifier asks for it.
///
/// `DestinationFollower` determines where and when it is shown, as in the imperative layer. Subclasses create it, and
/// update it to later values of the modifier.
class PresentingMount<Content: View, Modifier: ViewModifier>: ModifierMount<Content, Modifier> {
  private(set) var source: PlaceSource<Modifier>?
  private var follower: DestinationFollower?
  private var scope: TrackedScope?

  /// Returns the follower of the state on the page around the view; `nil` if nothing is ever presented.
  func makeFollower(of source: PlaceSource<Modifier>, on host: UIViewController) -> DestinationFollower? { nil }
  /// Called when the modifier may have changed, before the state is followed.
  func sourceDidChange(_ source: PlaceSource<Modifier>) {}

  override final func didMountContent() {
    guard let host = surroundings.page.controller else { return }
    let source = PlaceSource(modifier)
    self.source = source
    follower = makeFollower(of: source, on: host)
    scope = TrackedScope(origin: Origin(type: type(of: self))) { [weak self] _, transaction in
      self?.followSoon(transaction)
    }
    followSoon()
  }

  override final func didUpdate() {
    if let source {
      source.take(modifier)
      sourceDidChange(source)
    }
    followSoon()
  }

  override final func willUnmount() {
    scope?.cancel()
    scope = nil
    follower?.end()
    follower = nil
  }

  /// Follows the state once bodies are evaluated, because one of them may remove this view.
  private func followSoon(_ transaction: Transaction = Transaction.current) {
    BodyPass.shared.afterBodies { [weak self] in
      guard let self, !isGone, let scope, let follower else { return }
      let wanted = scope.track { follower.read() }
      follower.act(on: wanted, animated: !transaction.disablesAnimations)
    }
  }
}

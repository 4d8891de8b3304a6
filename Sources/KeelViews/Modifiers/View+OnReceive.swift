import KeelControls
public import KeelModel

/// A modifier that runs a closure for each value of a publisher while a view exists.
package struct ReceiveModifier<P: Publisher> where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void
}

extension ReceiveModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    ReceiveMount(view, at: place)
  }
}

final class ReceiveMount<Content: View, P: Publisher>: ModifierMount<Content, ReceiveModifier<P>>
where P.Failure == Never {
  private var subscription: AnyCancellable?
  private var subscribed: P?

  override func didMountContent() { subscribe() }

  override func didUpdate() {
    if let subscribed, isSame(subscribed, modifier.publisher) { return }
    subscribe()
  }

  private func subscribe() {
    subscribed = modifier.publisher
    let inbox = MainActorInbox<P.Output> { [weak self] value in
      guard let self, !isGone else { return }
      WindowScope.run(for: surroundings.page.controller?.containingWindow) { self.modifier.action(value) }
    }
    subscription = AnyCancellable(withoutTracking { modifier.publisher.sink { inbox.receive($0) } })
  }

  override func willUnmount() { subscription = nil }
}

extension View {
  /// Runs a closure for each value of a publisher while the view exists.
  ///
  /// The publisher may send on any thread. The closure runs on the main actor: immediately for values sent there.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}

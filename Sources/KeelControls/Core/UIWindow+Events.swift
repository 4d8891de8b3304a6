import KeelInteraction
import KeelModel
public import KeelScene

extension UIWindow: EventSink {
  /// Lets the object that the event is for answer, and flushes. An event that is late or unlawful is dropped
  /// (`SceneTree.verdict(on:)`).
  public func send(_ event: Event) {
    guard isOnScreen else { return }
    let isOutermost = UIWindow.answering == nil
    if isOutermost { UIWindow.answering = self }
    defer { if isOutermost { UIWindow.answering = nil } }
    // What has changed since is shown first: an event for what is gone by now is late.
    if isOutermost { Turn.shared.flush() }
    if case .phase(let phase) = event { return pass(to: phase) }
    Turn.shared.performing { dispatch(event) }
  }

  /// The window whose event is being answered.
  package private(set) static weak var answering: UIWindow?

  private func dispatch(_ event: Event) {
    let verdict = tree.verdict(on: event)
    if verdict != .unlawful { noteDrawn(after: event) }
    guard case .accepted(let event) = verdict else { return }
    switch event {
    case .environment(let environment):
      setTraits(UITraitCollection(environment: environment, languages: languages))
    case .open(let path): open(path: path)
    case .phase: break  // Takes turns of its own.
    case .close: onClose?()
    case .focus(let id): focusMovedByPerson(to: id)
    default:
      guard let node = event.node.flatMap({ nodes[$0] }) else { return }
      if (node as? UIView)?.answersForAnyView(event) != true { node.handle(event) }
    }
  }

  /// Whether a person can get at the node now.
  package func isWithinReach(_ id: NodeID) -> Bool { tree.isInReach(id) }
}

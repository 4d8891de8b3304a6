import KeelInteraction
import KeelModel
public import KeelScene

extension UIWindow: EventSink {
  /// Passes the event to its object and flushes the changes. Events that are late or not allowed are dropped
  /// (`SceneTree.verdict(on:)`).
  public func send(_ event: Event) {
    guard isOnScreen else { return }
    let isOutermost = UIWindow.answering == nil
    if isOutermost { UIWindow.answering = self }
    defer { if isOutermost { UIWindow.answering = nil } }
    // Pending changes are shown first: an event for a node that has been removed by then is late.
    if isOutermost { Turn.shared.flush() }
    if case .phase(let phase) = event { return pass(to: phase) }
    let outer = UIWindow.answered
    UIWindow.answered = event.node
    defer { UIWindow.answered = outer }
    keepingWays(for: event) {
      Turn.shared.performing { WindowScope.run(for: self) { dispatch(event) } }
    }
  }

  /// The window that is handling an event.
  package private(set) static weak var answering: UIWindow?
  /// The node of the event that a window is handling, with the turn that follows; `nil` for none.
  static private(set) var answered: NodeID?

  private func dispatch(_ event: Event) {
    let verdict = tree.verdict(on: event)
    if verdict != .unlawful { noteDrawn(after: event) }
    guard case .accepted(let event) = verdict else { return }
    switch event {
    case .environment(let environment):
      setTraits(UITraitCollection(environment: environment, languages: languages))
    case .open(let path): open(path: path)
    case .geometry(let reports, let round): take(reports, round: round)
    case .phase: break  // Handled by `send(_:)`, in turns of its own.
    case .close: onClose?()
    case .focus(let id): focusMovedByUser(to: id)
    default:
      if event.isAction { actionCount += 1 }
      guard let node = event.node.flatMap({ nodes[$0] }) else { return }
      if (node as? UIView)?.answersForAnyView(event) != true { node.handle(event) }
    }
  }

  /// Performs the second meaning of Return in a field, because the program has not handled the submission: presses the
  /// default button.
  func submissionWasLeft(in field: NodeID) {
    if let event = tree.eventAfterSubmission(of: field) { dispatch(event) }
  }

  /// Returns true if the user can reach the node now.
  package func isWithinReach(_ id: NodeID) -> Bool { tree.isInReach(id) }
}

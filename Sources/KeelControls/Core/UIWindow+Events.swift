import KeelModel
public import KeelScene

extension UIWindow: EventSink {
  /// Lets the object that the event is for answer, and flushes. What is not shown, disabled, or below a sheet is out of
  /// reach: such an event is late or forged, and is dropped.
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
    switch event {
    case .environment(let environment):
      let traits = UITraitCollection(environment: environment)
      if traits != self.traits.current { self.traits.current = traits }
    case .open(let path): open(path: path)
    case .phase: break  // Takes turns of its own.
    case .close: onClose?()
    case .focus(let id):
      if let id, !isWithinReach(id) { return }
      focusMovedByPerson(to: id)
    case .activate(let id), .toggle(let id, _), .edit(let id, _), .submit(let id), .action(let id, _), .pop(let id, _),
      .dismiss(let id), .refresh(let id), .keyCommand(let id, _), .adjust(let id, _), .increment(let id),
      .decrement(let id),
      .choose(let id, _), .setDate(let id, _), .followLink(let id, _), .search(let id, _), .searching(let id, _),
      .deleteRow(let id), .moveRow(let id, _):
      guard isWithinReach(id), let node = nodes[id] else { return }
      if (node as? UIView)?.answersForAnyView(event) != true { node.handle(event) }
    case .reveal(let id, _), .find(let id, _, _, _):
      // Looking is allowed anywhere.
      nodes[id]?.handle(event)
    }
  }

  /// Whether a person can get at the node now.
  package func isWithinReach(_ id: NodeID) -> Bool { surface.tree.isWithinReach(id) }
}

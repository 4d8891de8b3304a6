public import KeelScene

extension HeadlessFrontEnd {
  /// Reports what a person did. An event for a node that has gone is dropped, and `false` is returned.
  ///
  /// The program has answered when this returns, and rows that came in sight by it have been asked for.
  @discardableResult
  public func send(_ event: Event) -> Bool {
    guard let events, isDeliverable(event) else { return false }
    if log.keepsPatches { sentEvents.append(event) }
    switch event {
    case .edit(let id, let text): typedTexts[id] = text
    case .focus(let id): focused = id
    default: break
    }
    let isOutermost = !isSending
    isSending = true
    events.send(event)
    guard isOutermost else { return true }
    isSending = false
    revealWhatIsInSight()
    return true
  }

  /// Moves the keyboard focus, as a click or the Tab key does.
  public func moveFocus(to id: NodeID?) {
    if focused != id { send(.focus(id)) }
  }

  /// Reports that what surrounds the surface is another now.
  public func changeEnvironment(_ change: (inout SceneEnvironment) -> Void) {
    let old = environment
    change(&environment)
    if environment != old { send(.environment(environment)) }
  }

  private func isDeliverable(_ event: Event) -> Bool {
    switch event {
    case .activate(let id), .toggle(let id, _), .edit(let id, _), .submit(let id), .action(let id, _),
      .pop(let id, _), .dismiss(let id), .reveal(let id, _), .find(let id, _, _, _), .refresh(let id),
      .keyCommand(let id, _), .adjust(let id, _), .increment(let id), .decrement(let id),
      .choose(let id, _), .setDate(let id, _), .followLink(let id, _), .search(let id, _), .searching(let id, _),
      .deleteRow(let id), .moveRow(let id, _):
      tree[id] != nil
    case .focus(let id): id.map { tree[$0] != nil } ?? true
    case .environment, .open, .phase, .close: true
    }
  }
}

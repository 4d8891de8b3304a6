import KeelInteraction
public import KeelScene

extension HeadlessFrontEnd {
  /// Sends an event to the program. Returns false, and drops the event, if its node no longer exists.
  ///
  /// When this returns, the program has handled the event, and rows that became visible have been requested.
  @discardableResult
  public func send(_ event: Event) -> Bool {
    guard let events, event.node.map(tree.contains) ?? true else { return false }
    if log.keepsPatches { sentEvents.append(event) }
    switch event {
    case .edit(let id, let text):
      selectionFollows(edit: text, of: id)
      states[id].typedText = text
    case .focus(let id):
      focused = id
      unreportedFocus = nil
    default: break
    }
    let isOutermost = !isSending
    isSending = true
    events.send(event)
    guard isOutermost else { return true }
    isSending = false
    revealVisibleRows()
    return true
  }

  /// Moves the keyboard focus, as a click or the Tab key does.
  public func moveFocus(to id: NodeID?) {
    if focused != id { send(.focus(id)) }
  }

  /// Changes the environment and reports it to the program.
  public func changeEnvironment(_ change: (inout SceneEnvironment) -> Void) {
    let old = environment
    change(&environment)
    hasGeometryToReport = true
    chooseWhatFits()
    if environment != old { send(.environment(environment)) }
  }

  /// Gives the window a size in points, and reports it with the size classes that follow from it, as each front end does.
  public func resize(width: Double, height: Double) {
    changeEnvironment {
      $0.horizontalSizeClass = SceneEnvironment.SizeClass(width: .points(width))
      $0.verticalSizeClass = SceneEnvironment.SizeClass(height: .points(height))
    }
    if let root = tree.root { place(root, at: SceneRect(width: width, height: height)) }
  }
}

import KeelInteraction
public import KeelScene

extension Driver {
  /// Goes back to the page before this one, as the back button does.
  public func goBack() throws(DriverError) {
    let tree = frontEnd.tree
    let inReach = SceneSurvey(frontEnd).elements.filter(\.isInReach)
    if innermostStack(inReach) == nil, let event = wayBackFromPane(inReach) {
      frontEnd.send(event)
      return
    }
    let stack = innermostStack(inReach)
    guard let stack, let top = stack.node.children.last else {
      let isModal = inReach.contains { $0.role == .sheet || $0.role == .alert }
      throw DriverError(
        .notPossible, "There is no page to go back to.",
        rule: "Only a page that was pushed onto another has a way back.",
        remedy: isModal
          ? "Use \(name("dismiss()", verb: "dismiss")) to leave what is on top."
          : "Use \(name("goBack()", verb: "back")) after something has led to a page.")
    }
    guard let way = tree.wayBack(from: top) else {
      let title = if case .screen(let screen)? = tree.element(of: top) { screen.title } else { "" }
      throw DriverError(
        .notPossible, "The page \(ShownText.quoted(title)) offers no way back.",
        rule: "Going back requires a back button on the page.",
        remedy: "Use one of its own buttons: \(describe(candidates(.tap, inReach))).")
    }
    frontEnd.send(way.event)
  }

  /// Returns the event that leads from the pane that a compact window shows to the one before it; `nil` if there is none.
  func wayBackFromPane(_ inReach: [FoundElement]) -> Event? {
    shownPane(inReach).flatMap(frontEnd.tree.wayBack(from:))?.event
  }

  /// Returns the stack of several pages that the user is in.
  private func innermostStack(_ inReach: [FoundElement]) -> FoundElement? {
    inReach.last { found in
      if case .navigation = found.element { found.node.children.count > 1 } else { false }
    }
  }

  /// Returns the pane of a split view that front ends show in a compact window; `nil` in a regular one, which shows all.
  private func shownPane(_ inReach: [FoundElement]) -> NodeID? {
    guard frontEnd.environment.horizontalSizeClass == .compact else { return nil }
    for found in inReach.reversed() {
      if let parts = frontEnd.tree.splitParts(of: found.id), let pane = parts.compactPane { return parts.panes[pane] }
    }
    return nil
  }

  /// Closes the topmost sheet or alert without one of its buttons, as Escape does.
  public func dismiss() throws(DriverError) {
    let inReach = SceneSurvey(frontEnd).elements.filter(\.isInReach)
    let modal = inReach.last { $0.role == .sheet || $0.role == .alert }
    guard let modal else {
      throw DriverError(
        .notPossible, "There is no sheet and no alert to dismiss.",
        rule: "Only what is presented over something else can be dismissed.",
        remedy: "Use \(name("goBack()", verb: "back")) to leave a page.")
    }
    guard let event = frontEnd.tree.dismissal(of: modal.id) else {
      throw DriverError(
        .notPossible, "\(modal) cannot be dismissed.", rule: "It has to be answered.",
        remedy: "Tap one of: \(describe(candidates(.tap, inReach))).")
    }
    frontEnd.send(event)
  }

  /// Changes the phase of the window, as front ends do when a program is suspended, a browser tab is hidden, or
  /// either returns.
  public func enter(_ phase: SurfacePhase) { frontEnd.send(.phase(phase)) }

  /// The location in the app, as the path of a browser's address.
  public var path: String { ScenePath(of: frontEnd.tree).text }

  /// Goes to a path, as a user does by typing or following an address.
  public func open(path: String) throws(DriverError) {
    guard ScenePath.go(to: path, in: frontEnd.tree, { frontEnd.send($0) }) else {
      throw DriverError(
        .notFound, "There is no place \(ShownText.quoted(path)).",
        rule: "A path leads to a place that the app knows, back to one on the way here, or to a tab.",
        remedy: "Here is \(ShownText.quoted(self.path)); the empty path leads to where the app begins.")
    }
  }
}

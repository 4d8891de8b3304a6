import KeelInteraction
public import KeelScene

extension Driver {
  /// Goes back to the page before this one, as the back button does.
  public func goBack() throws(DriverError) {
    let tree = frontEnd.tree
    let inReach = SceneSurvey(frontEnd).sightings.filter(\.isInReach)
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
    if case .screen(let screen)? = tree[top]?.element, screen.hidesBackButton {
      throw DriverError(
        .notPossible, "The page \(ShownText.quoted(screen.title)) offers no way back.",
        rule: "A person can only go back where the page shows a back button.",
        remedy: "Use one of its own buttons: \(describe(candidates(.tap, inReach))).")
    }
    frontEnd.send(.pop(stack.id, toLevel: stack.node.children.count - 2))
  }

  /// What goes back from the page on top; `nil` where it has no way back.
  func wayBack(_ inReach: [Sighting]) -> Event? {
    guard let stack = innermostStack(inReach), let top = stack.node.children.last else { return nil }
    if case .screen(let screen)? = frontEnd.tree[top]?.element, screen.hidesBackButton { return nil }
    return .pop(stack.id, toLevel: stack.node.children.count - 2)
  }

  private func innermostStack(_ inReach: [Sighting]) -> Sighting? {
    inReach.last { sighting in
      if case .navigation = sighting.element { sighting.node.children.count > 1 } else { false }
    }
  }

  /// Leaves the sheet or alert on top without one of its buttons, as Escape does.
  public func dismiss() throws(DriverError) {
    let inReach = SceneSurvey(frontEnd).sightings.filter(\.isInReach)
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

  /// Lets the window be used, seen only, or in the background, as front ends report it when a program is suspended, a
  /// browser's tab is hidden, or either comes back.
  public func enter(_ phase: SurfacePhase) { frontEnd.send(.phase(phase)) }

  /// Where the app is, as a path: what a browser's address would say.
  public var path: String { ScenePath(of: frontEnd.tree).text }

  /// Goes to a path, as a person does who types or follows an address.
  public func open(path: String) throws(DriverError) {
    guard ScenePath.go(to: path, in: frontEnd.tree, { frontEnd.send($0) }) else {
      throw DriverError(
        .notFound, "There is no place \(ShownText.quoted(path)).",
        rule: "A path leads to a place that the app knows, back to one on the way here, or to a tab.",
        remedy: "Here is \(ShownText.quoted(self.path)); the empty path leads to where the app begins.")
    }
  }
}

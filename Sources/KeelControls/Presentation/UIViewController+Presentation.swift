import KeelModel

extension UIViewController {
  /// The controller at the top of the containment that this one is in: the one that presents for all of them.
  package var presentingRoot: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// The controller that this one, or one that it is in, presents.
  public var presentedViewController: UIViewController? { presentingRoot.presented }

  /// The controller that presents this one, or one that it is in.
  public var presentingViewController: UIViewController? { presentingRoot.presenter }

  /// The frame around the page, or around the one that it is in; made as it is first asked for.
  public var presentationController: UIPresentationController? {
    let root = presentingRoot
    if root.presentation == nil { root.presentation = UIPresentationController(presenting: root) }
    return root.presentation
  }

  /// Whether this page, or one that is on top in it, lets a person leave only by one of its buttons.
  var holdsPresentation: Bool {
    if isModalInPresentation { return true }
    if let stack = self as? UINavigationController { return stack.topViewController?.holdsPresentation == true }
    return children.contains(where: \.holdsPresentation)
  }

  /// Shows the page over this one, until it is dismissed. `completion` runs after `viewDidAppear`.
  ///
  /// A page in a stack or a container is presented by the outermost one, as in UIKit. What cannot be presented is
  /// reported, and `completion` is not run.
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let root = presentingRoot
    if let other = root.presented {
      Misuse.report(
        "\(type(of: controller)) was not presented: \(type(of: root)) presents \(type(of: other)) already.",
        rule: "A controller presents one page at a time.",
        remedy: "Dismiss that page first, or present from it.")
      return
    }
    guard root.containingWindow?.isOnScreen == true, !root.isEnding else {
      Misuse.report(
        "\(type(of: controller)) was not presented: \(type(of: self)) is in no window that is shown.",
        rule: "A page is presented over one that is shown.",
        remedy:
          "Present in viewIsAppearing(_:) or later, or let state do it with present(item:) and present(isPresented:).")
      return
    }
    guard controller.presenter == nil, controller.parent == nil, controller.rootWindow == nil, controller !== root
    else {
      Misuse.report(
        "\(type(of: controller)) was not presented: it is shown elsewhere.",
        rule: "A controller is in one place at a time.",
        remedy: "Present another instance, or take this one from its parent or presenter first.")
      return
    }
    root.presented = controller
    controller.presentingOrigin = self
    controller.presenter = root
    controller.transition = .presented
    _ = controller.presentationController
    root.containingWindow?.presentationsDidChange(animated: animated)
    controller.coversPresenter = controller.modalPresentationStyle == .fullScreen && !(controller is UIAlertController)
    if controller.coversPresenter { root.setAppearing(false, animated: animated) }
    controller.setAppearing(true, animated: animated)
    if let completion { LifecyclePass.shared.add(completion) }
  }

  /// Takes away what this page presents, with all that is over it; or, when it presents nothing, the page itself.
  ///
  /// `completion` runs after `viewDidDisappear`, and also when there was nothing to take away.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let root = presentingRoot
    guard let leaving = root.presented ?? (root.presenter == nil ? nil : root) else {
      if let completion { LifecyclePass.shared.add(completion) }
      return
    }
    leaving.endPresentation(animated: animated, completion: completion)
  }

  /// Takes this presented page away, with all that is over it, and nothing under it. Nothing if it has gone already.
  package func endPresentation(animated: Bool, writesState: Bool = true, completion: (() -> Void)? = nil) {
    defer { if let completion { LifecyclePass.shared.add(completion) } }
    guard let presenter, presenter.presented === self, !isEnding else { return }
    isEnding = true
    presented?.endPresentation(animated: animated, writesState: writesState)
    let window = containingWindow
    presenter.presented = nil
    self.presenter = nil
    presentingOrigin = nil
    isEnding = false
    transition = .dismissed
    window?.presentationsDidChange(animated: animated)
    setAppearing(false, animated: animated)
    if coversPresenter, !presenter.isEnding { presenter.setAppearing(true, animated: animated) }
    LifecyclePass.shared.add { [self] in didLeave(writesState: writesState) }
    presenter.startWaitingDestinations()
  }

  // MARK: Leaving

  /// Puts a person's wish to leave to the state that the page follows. Where it agrees, the caller takes the page away.
  package func askToLeave() -> Bool { withoutTracking { leaveRequest?() ?? true } }

  /// A person leaves this presented page. Returns whether the page goes.
  @discardableResult
  package func leaveByPerson(completion: (() -> Void)? = nil) -> Bool {
    guard askToLeave() else { return false }
    endPresentation(animated: true, completion: completion)
    return true
  }

  /// Leaves the nearest page that can be left, as its person would: what was pushed is popped, what was presented is
  /// dismissed. State that the page follows is asked. Nothing happens where there is nothing to go back to.
  package func leave() {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let stack = current.parent as? UINavigationController,
        let index = stack.viewControllers.firstIndex(where: { $0 === current }), index > 0
      {
        let leaving = stack.pagesThatAgreeToLeave(Array(stack.viewControllers[index...]))
        let staying = stack.viewControllers.filter { page in !leaving.contains { $0 === page } }
        return stack.setViewControllers(staying, animated: true)
      }
      if current.presenter != nil {
        current.leaveByPerson()
        return
      }
      candidate = current.parent
    }
  }

  /// Whether there is something to go back to.
  package var canLeave: Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let stack = current.parent as? UINavigationController, stack.viewControllers.first !== current { return true }
      if current.presenter != nil { return true }
      candidate = current.parent
    }
    return false
  }

  /// Runs what waits for the page's end, once; nothing if the page is back.
  package func didLeave(writesState: Bool) {
    guard presenter == nil, parent == nil else { return }
    let handlers = leaveHandlers
    leaveHandlers = []
    leaveRequest = nil
    handlers.forEach { $0(writesState) }
  }
}

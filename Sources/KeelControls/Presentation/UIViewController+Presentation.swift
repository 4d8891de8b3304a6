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

  /// The frame around the page; made as it is first asked for, for a controller that can be presented.
  public var presentationController: UIPresentationController? {
    if presentation == nil { presentation = UIPresentationController(presenting: self) }
    return presentation
  }

  /// Shows the page over this one, until it is dismissed. `completion` runs when it has appeared.
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let root = presentingRoot
    if let other = root.presented {
      Misuse.report(
        "\(type(of: controller)) was not presented: \(type(of: root)) presents \(type(of: other)) already.",
        rule: "A controller presents one page at a time.",
        remedy: "Dismiss that page first, or present from it.")
      return
    }
    guard root.containingWindow != nil else {
      Misuse.report(
        "\(type(of: controller)) was not presented: \(type(of: self)) is in no window.",
        rule: "A page is presented over one that is shown.",
        remedy: "Present in viewIsAppearing(_:) or later, or let state do it with present(item:) and present(isPresented:).")
      return
    }
    guard controller.presenter == nil, controller.parent == nil, controller !== root else {
      Misuse.report(
        "\(type(of: controller)) was not presented: it is shown elsewhere.",
        rule: "A controller is in one place at a time.",
        remedy: "Present another instance, or take this one from its parent or presenter first.")
      return
    }
    root.presented = controller
    controller.presenter = root
    _ = controller.presentationController
    root.containingWindow?.presentationsDidChange(animated: animated)
    controller.setAppearing(true, animated: animated)
    if let completion { LifecyclePass.shared.add(completion) }
  }

  /// Takes away what this page presents, with all that is over it; or, when it presents nothing, the page itself.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let root = presentingRoot
    guard let leaving = root.presented ?? (root.presenter == nil ? nil : root) else {
      if let completion { LifecyclePass.shared.add(completion) }
      return
    }
    leaving.endPresentation(animated: animated, completion: completion)
  }

  /// Takes this presented page away, with all that is over it, and nothing under it. Nothing if it has gone already.
  package func endPresentation(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presenter, presenter.presented === self else {
      if let completion { LifecyclePass.shared.add(completion) }
      return
    }
    presented?.endPresentation(animated: animated)
    let window = containingWindow
    presenter.presented = nil
    self.presenter = nil
    window?.presentationsDidChange(animated: animated)
    setAppearing(false, animated: animated)
    LifecyclePass.shared.add { [self] in didLeave() }
    if let completion { LifecyclePass.shared.add(completion) }
    presenter.startWaitingPresentations()
  }

  /// Runs what waits for the page's end, once.
  package func didLeave() {
    let handlers = leaveHandlers
    leaveHandlers = []
    leaveRequest = nil
    handlers.forEach { $0() }
  }

  private func startWaitingPresentations() {
    let waiting = waitingPresentations
    waitingPresentations = []
    waiting.forEach { $0() }
  }
}

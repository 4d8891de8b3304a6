import KeelModel
package import KeelScene

extension UIViewController {
  /// The outermost container of this controller, which presents pages for all controllers in it.
  package var presentingRoot: UIViewController {
    var root = self
    while let parent = root.parent { root = parent }
    return root
  }

  /// Chooses the appearance of the window or the sheet whose root is this controller. The choice stays until the same
  /// owner passes `nil`, or another one chooses.
  package func prefer(_ colorScheme: SceneEnvironment.ColorScheme?, for owner: AnyObject) {
    if let colorScheme {
      colorSchemeOwner = owner
      traitOverrides.userInterfaceStyle = colorScheme == .dark ? .dark : .light
    } else if colorSchemeOwner === owner {
      colorSchemeOwner = nil
      traitOverrides.remove(UITraitUserInterfaceStyle.self)
    }
  }

  /// Sets the language of the window whose root is this controller. It stays until the same owner passes `nil`, or another
  /// one sets it.
  package func prefer(language: String?, for owner: AnyObject) {
    guard language != nil || languageChoice?.owner === owner else { return }
    let before = self.language
    languageChoice = language.map { LanguageChoice(owner: owner, language: $0) }
    if self.language != before, let window = rootWindow { window.setNeedsDescription(of: window) }
  }

  /// The language of the window whose root is this controller; `nil` for that of the user.
  var language: String? {
    languageChoice.flatMap { $0.owner == nil ? nil : $0.language } ?? viewIfLoaded?.accessibilityLanguage
  }

  /// True if the controller is the root of a window or of a presentation.
  package var isPresentationRoot: Bool { rootWindow != nil || presenter != nil }

  /// The controller that this one, or a container of it, presents.
  public var presentedViewController: UIViewController? { presentingRoot.presented }

  /// The controller that presents this one, or a container of it.
  public var presentingViewController: UIViewController? { presentingRoot.presenter }

  /// The sheet around the page or its container; created when it is first read.
  public var presentationController: UIPresentationController? {
    let root = presentingRoot
    if root.presentation == nil { root.presentation = UIPresentationController(presenting: root) }
    return root.presentation
  }

  /// True if the user can leave this page, or one on top in it, only by one of its buttons.
  var holdsPresentation: Bool {
    if isModalInPresentation { return true }
    if let stack = self as? UINavigationController { return stack.topViewController?.holdsPresentation == true }
    return children.contains(where: \.holdsPresentation)
  }

  /// Presents a page over this one. `completion` is called after its `viewDidAppear`.
  ///
  /// A page in a stack or a container is presented by the outermost one, as in UIKit. A page that cannot be presented
  /// is reported, and `completion` is not called. A page that an observer presents loads after the closure of the
  /// observer has ended, in the same turn.
  public func present(_ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
    let root = presentingRoot
    if let other = root.presented {
      RuntimeWarning.report(
        "\(type(of: controller)) was not presented: \(type(of: root)) presents \(type(of: other)) already.",
        rule: "A controller presents one page at a time.",
        remedy: "Dismiss that page first, or present from it.")
      return
    }
    guard root.containingWindow?.isOnScreen == true, !root.isEnding else {
      RuntimeWarning.report(
        "\(type(of: controller)) was not presented: \(type(of: self)) is in no window that is shown.",
        rule: "A page is presented over one that is shown.",
        remedy:
          "Present in viewIsAppearing(_:) or later, or let state do it with present(item:) and present(isPresented:).")
      return
    }
    guard controller.presenter == nil, controller.parent == nil, controller.rootWindow == nil, controller !== root
    else {
      RuntimeWarning.report(
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
    afterTracking {
      if controller.presenter === root {
        if controller.coversPresenter { root.setAppearing(false, animated: animated) }
        controller.setAppearing(true, animated: animated)
      }
      if let completion { LifecyclePass.shared.add(completion) }
    }
  }

  /// Dismisses the page that this one presents, with all pages above it; if it presents none, dismisses this page
  /// itself.
  ///
  /// `completion` is called after `viewDidDisappear`, and also if there was no page to dismiss.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let root = presentingRoot
    guard let leaving = root.presented ?? (root.presenter == nil ? nil : root) else {
      if let completion { LifecyclePass.shared.add(completion) }
      return
    }
    leaving.endPresentation(animated: animated, completion: completion)
  }

  /// Dismisses this presented page with all pages above it. Does nothing if it has been dismissed already.
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

  /// Requests permission to leave the page from the state that the page follows. Returns true if the caller may remove
  /// it.
  package func askToLeave() -> Bool { withoutTracking { leaveRequest?() ?? true } }

  /// Dismisses this presented page at the user's request. Returns true if the page leaves.
  @discardableResult
  package func leaveByUser(completion: (() -> Void)? = nil) -> Bool {
    guard askToLeave() else { return false }
    endPresentation(animated: true, completion: completion)
    return true
  }

  /// Leaves the nearest page that can be left, as the user would: pops a pushed page, dismisses a presented one. State
  /// that the page follows may refuse. Does nothing if there is no page to go back to.
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
        current.leaveByUser()
        return
      }
      candidate = current.parent
    }
  }

  /// True if there is a page to go back to.
  package var canLeave: Bool {
    var candidate: UIViewController? = self
    while let current = candidate {
      if let stack = current.parent as? UINavigationController, stack.viewControllers.first !== current { return true }
      if current.presenter != nil { return true }
      candidate = current.parent
    }
    return false
  }

  /// Calls the handlers that wait for the page to leave, once. Calls none if the page is shown again.
  package func didLeave(writesState: Bool) {
    guard presenter == nil, parent == nil else { return }
    let handlers = leaveHandlers
    leaveHandlers = []
    leaveRequest = nil
    handlers.forEach { $0(writesState) }
  }
}

/// The language that the content of a window has set for it.
struct LanguageChoice {
  weak var owner: AnyObject?
  var language: String
}

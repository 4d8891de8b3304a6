package import KeelScene

/// How a page is presented.
public enum UIModalPresentationStyle: Hashable, Sendable {
  case automatic, pageSheet, formSheet, fullScreen, overFullScreen, popover
}

/// Is asked and told when a person leaves a presented page by a gesture or Escape. Not told when the program does it.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Whether a person may leave the page now.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person is about to leave the page; state that the page follows may still refuse.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// A person has left the page.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// A person wanted to leave the page, and may not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The frame around a presented page.
@MainActor @preconcurrency public final class UIPresentationController: SceneNode {
  /// Is asked and told when a person leaves.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)? { didSet { setNeedsDescription() } }
  /// Run when a person wanted to leave the page and may not, beside what the delegate is told.
  package var onAttempt: (() -> Void)? {
    didSet { if (onAttempt == nil) != (oldValue == nil) { setNeedsDescription() } }
  }
  private weak var controller: UIViewController?

  init(presenting controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  /// The page in the frame.
  public var presentedViewController: UIViewController { controller ?? UIViewController() }

  /// The page under the frame, while the frame is shown.
  public var presentingViewController: UIViewController? { controller?.presenter }

  override package func describe() -> SceneDescription {
    let isFull = controller?.modalPresentationStyle == .fullScreen
    let isHeld = controller?.holdsPresentation == true
    return SceneDescription(
      element: .sheet(
        SheetElement(
          style: isFull ? .fullScreen : .sheet, isDismissable: !isFull && !isHeld,
          hearsAttempts: !isFull && isHeld && (delegate != nil || onAttempt != nil))),
      children: controller.map { [$0.pageNode] } ?? [])
  }

  override package func handle(_ event: Event) {
    guard case .dismiss = event, let controller, controller.presenter != nil else { return }
    guard !controller.holdsPresentation, controller.modalPresentationStyle != .fullScreen,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      onAttempt?()
      return
    }
    let delegate = delegate
    delegate?.presentationControllerWillDismiss(self)
    controller.leaveByPerson { [self] in delegate?.presentationControllerDidDismiss(self) }
  }
}

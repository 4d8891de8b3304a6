package import KeelScene

/// How a page is presented.
public enum UIModalPresentationStyle: Hashable, Sendable {
  case automatic, pageSheet, formSheet, fullScreen, overFullScreen, popover
}

/// Is asked and told when a person leaves a presented page by a gesture or Escape. Not told when the program does it.
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The frame around a presented page.
@MainActor public final class UIPresentationController: SceneNode {
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  public private(set) unowned var presentedViewController: UIViewController

  init(presenting controller: UIViewController) {
    presentedViewController = controller
    super.init()
  }

  public weak var presentingViewController: UIViewController? { presentedViewController.presenter }

  override package func describe() -> SceneDescription {
    let isFull = presentedViewController.modalPresentationStyle == .fullScreen
    return SceneDescription(
      element: .sheet(
        SheetElement(
          style: isFull ? .fullScreen : .sheet, isDismissable: !isFull && !presentedViewController.isModalInPresentation)),
      children: [presentedViewController.pageNode])
  }

  override package func handle(_ event: Event) {
    guard case .dismiss = event else { return }
    let controller = presentedViewController
    guard !controller.isModalInPresentation, delegate?.presentationControllerShouldDismiss(self) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(self)
      return
    }
    if let request = controller.leaveRequest { return request() }
    let delegate = delegate
    delegate?.presentationControllerWillDismiss(self)
    controller.endPresentation(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
  }
}

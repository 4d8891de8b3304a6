package import KeelScene

/// The styles of a presented page. `fullScreen` covers the window; all others are sheets.
public enum UIModalPresentationStyle: Hashable, Sendable {
  /// A sheet over the page.
  case automatic, pageSheet, formSheet
  /// A page that covers the window.
  case fullScreen
  /// A sheet over the page; UIKit shows a page or a bubble.
  case overFullScreen, popover
}

/// Controls and observes how the user closes a presented page. Not called when the program closes it.
@MainActor @preconcurrency public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// Returns true if the user can close the page now; true by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// Called when the user is about to close the page; the state that presents it may still refuse.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Called when the user has closed the page.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Called when the user tried to close the page and could not.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Does nothing.
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  /// Does nothing.
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

/// The sheet around a presented page.
@MainActor @preconcurrency public final class UIPresentationController: SceneNode {
  /// The delegate, which controls and observes how the user closes the page.
  public weak var delegate: (any UIAdaptivePresentationControllerDelegate)? { didSet { setNeedsDescription() } }
  /// Called when the user tried to close the page and could not, in addition to the delegate.
  package var onAttempt: (() -> Void)? {
    didSet { if (onAttempt == nil) != (oldValue == nil) { setNeedsDescription() } }
  }
  /// The height of the sheet in a compact window.
  package var height = SheetElement.Height.large {
    didSet { if height != oldValue { setNeedsDescription() } }
  }
  /// The heights at which the sheet may rest in a compact window. It rests at the lowest one.
  public var detents: [Detent] = [.large()] {
    didSet { height = detents.contains { $0.height == .medium } ? .medium : .large }
  }
  /// A Boolean value that indicates whether a grabber is visible; stored only, because front ends decide it.
  public var prefersGrabberVisible = false
  /// A Boolean value that indicates whether scrolling raises the sheet; stored only, because it has one height.
  public var prefersScrollingExpandsWhenScrolledToEdge = true
  /// A Boolean value that indicates whether the sheet is at the bottom of a low window; stored only.
  public var prefersEdgeAttachedInCompactHeight = false
  /// A Boolean value that indicates whether such a sheet is as wide as its page prefers; stored only.
  public var widthFollowsPreferredContentSizeWhenEdgeAttached = false
  private weak var controller: UIViewController?

  init(presenting controller: UIViewController) {
    self.controller = controller
    super.init()
  }

  /// The page in the sheet.
  public var presentedViewController: UIViewController { controller ?? UIViewController() }

  /// The page that presents the sheet, while it is shown.
  public var presentingViewController: UIViewController? { controller?.presenter }

  override package func describe() -> SceneDescription {
    let isFull = controller?.modalPresentationStyle == .fullScreen
    let isHeld = controller?.holdsPresentation == true
    return SceneDescription(
      element: .sheet(
        SheetElement(
          style: isFull ? .fullScreen : .sheet, isDismissable: !isFull && !isHeld,
          hearsAttempts: !isFull && isHeld && (delegate != nil || onAttempt != nil),
          height: height, colorScheme: controller?.traitOverrides.colorScheme)),
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
    if let window = controller.containingWindow, window.keepsWaysForward, let again = controller.returnRequest {
      window.waysForward.noted = [again]
    }
    controller.leaveByUser { [self] in delegate?.presentationControllerDidDismiss(self) }
  }
}

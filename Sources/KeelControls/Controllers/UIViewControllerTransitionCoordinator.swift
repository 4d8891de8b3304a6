import KeelScene

public import struct Foundation.CGFloat
public import struct Foundation.CGSize
public import struct Foundation.TimeInterval

/// What is known of a transition.
@MainActor @preconcurrency public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition was given up.
  var isCancelled: Bool { get }
  /// The duration of the transition in seconds.
  var transitionDuration: TimeInterval { get }
}

/// Lets a program change views together with a transition.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Performs changes together with the transition, and a closure after it. Returns true.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

/// The change of a page's size, which has happened when the program hears of it.
@MainActor final class SizeChange: UIViewControllerTransitionCoordinator {
  let isAnimated = false
  let isCancelled = false
  let transitionDuration: TimeInterval = 0
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  func end() {
    for completion in completions { completion(self) }
    completions = []
  }
}

extension UIViewController {
  /// The transition in which the page takes part: always `nil`, because front ends animate transitions by themselves.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }

  /// Tells the controller of a new size of its page, the first one apart.
  func sizeWillChange() {
    guard let size = viewIfLoaded?.currentSize, let layout = viewIfLoaded?.layoutParts else { return }
    let old = layout.toldSize
    layout.toldSize = size
    guard let old, old != size else { return }
    let change = SizeChange()
    viewWillTransition(to: CGSize(width: size.width, height: size.height), with: change)
    change.end()
  }
}

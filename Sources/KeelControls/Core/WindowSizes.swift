package import KeelScene
import Observation

/// The sizes of windows, for programs that lay out by the size of a window or a screen.
///
/// Nothing is followed until a program reads a size. From then on every window is, because a size may be read before its
/// window is shown, or by code that several windows share. Reading is tracked: observers and bodies that have read a
/// size run again when the size of a window has changed.
@MainActor @Observable package final class WindowSizes {
  package static let shared = WindowSizes()

  /// Returns the window whose views are being evaluated, which the declarative layer knows.
  @ObservationIgnored package var evaluated: (() -> UIWindow?)?

  private var changeCount = 0
  @ObservationIgnored private var isFollowing = false

  private init() {}

  /// The size of the window on whose behalf code runs, else of the first window on screen: the reported one, or a
  /// typical one.
  package var current: SceneSize {
    guard let window = evaluated?() ?? WindowScope.window ?? UIWindow.onScreen.first else {
      read()
      return SceneEnvironment().typicalWindowSize
    }
    return size(of: window)
  }

  /// Returns the size of a window in points: the reported one, until then that of a typical window with its size
  /// classes.
  package func size(of window: UIWindow) -> SceneSize {
    read()
    let size = window.reportedFrame?.size ?? window.traits.current.environment.typicalWindowSize
    window.traits.readSize = size
    return size
  }

  private func read() {
    _ = changeCount
    guard !isFollowing else { return }
    isFollowing = true
    UIWindow.onScreen.forEach(follow)
  }

  /// Called when a window is shown.
  func add(_ window: UIWindow) {
    if isFollowing { follow(window) }
  }

  private func follow(_ window: UIWindow) {
    window.observeGeometry(self, .size) { [weak self, weak window] frame in
      // A report of what was assumed changes nothing.
      if frame.size != window?.traits.readSize ?? SceneEnvironment().typicalWindowSize { self?.changeCount += 1 }
    }
  }
}

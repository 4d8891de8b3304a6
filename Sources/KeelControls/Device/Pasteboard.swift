/// The texts that the program has copied for the user of one window.
@MainActor package final class Pasteboard {
  private weak var window: UIWindow?
  /// The number of times that the texts have been set.
  package private(set) var changeCount = 0

  /// The texts. Setting them also copies them to the clipboard of the window's front end.
  package var texts: [String] = [] {
    didSet {
      changeCount += 1
      window?.copy(texts)
    }
  }

  package init(window: UIWindow?) { self.window = window }

  /// The pasteboard of the current window (`WindowScope.window`). If the window is unknown, it is an empty pasteboard
  /// that no other code can read.
  package static var current: Pasteboard { WindowScope.window?.pasteboard ?? Pasteboard(window: nil) }
}

/// The texts that the program has copied for the user of one window.
@MainActor package final class Pasteboard {
  private weak var window: UIWindow?
  /// How many times the texts have been set.
  package private(set) var changeCount = 0

  /// The texts. What is set goes to the clipboard of the window's front end too.
  package var texts: [String] = [] {
    didSet {
      changeCount += 1
      window?.copy(texts)
    }
  }

  package init(window: UIWindow?) { self.window = window }

  /// The pasteboard of the window that code runs for. If that is not known, it is empty, and no other code finds what
  /// is copied to it.
  package static var current: Pasteboard { WindowScope.window?.pasteboard ?? Pasteboard(window: nil) }
}

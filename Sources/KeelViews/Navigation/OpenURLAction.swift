public import FoundationEssentials
import KeelControls
import KeelInteraction
import KeelModel

/// An action that opens a URL: call it like a function.
///
///     @Environment(\.openURL) private var openURL
///
/// Without a handler, the front end opens URLs of allowed schemes.
public struct OpenURLAction: Sendable {
  /// The result of a handler for a URL.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind
    /// The handler has opened the URL.
    public static let handled = Result(kind: .handled)
    /// The URL is not opened.
    public static let discarded = Result(kind: .discarded)
    /// The front end opens the URL, if its scheme is allowed.
    public static let systemAction = Result(kind: .system(nil))
    /// The front end opens another URL in its place, if its scheme is allowed.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor @Sendable (URL) -> Result)?
  /// The window whose front end opens URLs.
  fileprivate weak var window: UIWindow?

  /// Creates an action with a handler.
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }
  init() { handler = nil }

  /// Opens a URL.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens a URL. `completion` receives true if the URL was accepted.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    switch (handler?(url) ?? .systemAction).kind {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      let text = (other ?? url).absoluteString
      let isAllowed = LinkPolicy.allows(text)
      if isAllowed { window?.openLink(text) }
      completion(isAllowed)
    }
  }
}

private struct OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction() }
}

extension EnvironmentValues {
  /// An action that opens a URL.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.window = window?.value
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The window of the views.
  @Entry var window: WeakWindow?
}

/// A weak reference to a window.
struct WeakWindow: Equatable, Sendable {
  private(set) weak var value: UIWindow?
  init(_ value: UIWindow) { self.value = value }
  /// The undo manager of the window. Bodies read it, on the main actor.
  var undoManager: UndoManager? { MainActor.assumeIsolated { value?.undoManager } }
  static func == (one: Self, other: Self) -> Bool { one.value === other.value }
}

public import FoundationEssentials
import KeelControls
import KeelInteraction
import KeelModel

/// Opens a URL: call it like a function.
///
///     @Environment(\.openURL) private var openURL
///
/// Where nothing else is said, URLs of harmless schemes are handed to whatever launched the app.
public struct OpenURLAction: Sendable {
  /// What a handler did with a URL.
  public struct Result: Sendable {
    enum Kind: Sendable { case handled, discarded, system(URL?) }
    let kind: Kind
    /// The handler has opened it.
    public static let handled = Result(kind: .handled)
    /// Nobody is to open it.
    public static let discarded = Result(kind: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(kind: .system(nil))
    /// The system is to open this one instead.
    public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
  }

  private let handler: (@MainActor @Sendable (URL) -> Result)?
  /// Whose front end leads out of the app.
  fileprivate weak var window: UIWindow?

  /// Opens URLs by the closure.
  public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }
  init() { handler = nil }

  /// Opens the URL.
  @MainActor @preconcurrency public func callAsFunction(_ url: URL) { callAsFunction(url) { _ in } }

  /// Opens the URL, and tells whether somebody has taken it.
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
  /// Opens a URL.
  public var openURL: OpenURLAction {
    get {
      var action = self[OpenURLKey.self]
      action.window = window?.value
      return action
    }
    set { self[OpenURLKey.self] = newValue }
  }
  /// The window that the views are in.
  @Entry var window: WeakWindow?
}

/// A window, not kept by what knows of it.
struct WeakWindow: Equatable, Sendable {
  private(set) weak var value: UIWindow?
  init(_ value: UIWindow) { self.value = value }
  static func == (one: Self, other: Self) -> Bool { one.value === other.value }
}

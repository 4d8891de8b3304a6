/// What the app runs on.
@MainActor @preconcurrency public final class UIDevice {
  public static let current = UIDevice()
  private init() {}

  /// Front ends are no phones and no tablets: ask a controller's traits which kind shows it.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  public var model: String { "Computer" }
  public var localizedModel: String { model }
  public var systemName: String {
    #if os(Linux)
    "Linux"
    #elseif os(macOS)
    "macOS"
    #else
    "unknown"
    #endif
  }
}

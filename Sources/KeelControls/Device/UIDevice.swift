/// The machine that the app runs on.
@MainActor @preconcurrency public final class UIDevice {
  /// The only device.
  public static let current = UIDevice()
  private init() {}

  /// Always `unspecified`; read `traitCollection` of a controller for the kind of front end.
  public let userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
  /// Always "Computer".
  public var model: String { "Computer" }
  /// The localized model; equal to `model`.
  public var localizedModel: String { model }
  /// The name of the operating system.
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

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
  /// Always `unknown`, as on a device that does not report its orientation.
  public var orientation: UIDeviceOrientation { .unknown }
}

/// The orientations of a device in the hand of its user.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not reported.
  case unknown
  /// Upright, with the upper edge above or below.
  case portrait, portraitUpsideDown
  /// On one of its sides.
  case landscapeLeft, landscapeRight
  /// Flat, with the screen up or down.
  case faceUp, faceDown

  /// True if the device is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// True if the device lies on one of its sides.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// True if the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

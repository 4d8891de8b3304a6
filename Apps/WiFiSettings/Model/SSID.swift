/// The name of a network as it is on the air: up to 32 arbitrary bytes.
///
/// The bytes are the identity; the displayed text is made from them in one place (`SSID+Name.swift`) and is never used
/// to recognise a network.
public struct SSID: Hashable, Sendable {
  public let bytes: [UInt8]

  /// Creates a name from the bytes, unchanged; `nil` if there are more than 32, which cannot be on the air.
  public init?(bytes: [UInt8]) {
    guard bytes.count <= SSID.maximumLength else { return nil }
    self.bytes = bytes
  }

  /// Creates a name from the UTF-8 of the text that the user typed; `nil` if it is more than 32 bytes.
  public init?(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  public static let maximumLength = 32

  /// True if the access point hides the name: there are no bytes, or only zeros.
  public var isHidden: Bool { bytes.allSatisfy { $0 == 0 } }
}

/// The name of a network as it is on the air: up to 32 arbitrary bytes.
///
/// Bytes are the identity; the text shown is made of them in one place (`SSID+Name.swift`) and is never used to
/// recognise a network.
public struct SSID: Hashable, Sendable {
  public let bytes: [UInt8]

  /// Takes the bytes as they are. More than 32 cannot be on the air: `nil`.
  public init?(bytes: [UInt8]) {
    guard bytes.count <= SSID.maximumLength else { return nil }
    self.bytes = bytes
  }

  /// The UTF-8 of the text, which a person typed; `nil` when that is more than 32 bytes.
  public init?(_ text: String) {
    self.init(bytes: Array(text.utf8))
  }

  public static let maximumLength = 32

  /// Whether the access point keeps its name to itself: no bytes, or only zeros.
  public var isHidden: Bool { bytes.allSatisfy { $0 == 0 } }
}

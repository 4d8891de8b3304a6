internal import CGLib
internal import Foundation

/// Names of files that are hashes of their content.
enum ContentHash {
  /// The SHA-256 of the data, as 64 hexadecimal digits.
  static func sha256(_ data: Data) -> String {
    let text = data.withUnsafeBytes { bytes in
      g_compute_checksum_for_data(
        G_CHECKSUM_SHA256, bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count))
    }
    defer { g_free(text) }
    return text.map { String(cString: $0) } ?? ""
  }

  /// Returns true for a name that consists of a hash and an ending.
  static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 2 && parts[0].count == 64 && parts[0].allSatisfy { $0.isHexDigit && $0.isASCII }
      && !parts[1].isEmpty && parts[1].allSatisfy { $0.isASCII && $0.isLetter }
  }
}

internal import CGLib

/// Checksums, computed by GLib.
enum Digest {
  /// The SHA-256 checksum in hexadecimal digits.
  static func hex(_ bytes: [UInt8]) -> String {
    guard let text = g_compute_checksum_for_data(G_CHECKSUM_SHA256, bytes, gsize(bytes.count)) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  static func hex(_ text: String) -> String { hex(Array(text.utf8)) }

  /// Returns the `Sec-WebSocket-Accept` value for the key of a WebSocket request.
  static func accept(key: String) -> String {
    let bytes = Array((key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11").utf8)
    guard let checksum = g_checksum_new(G_CHECKSUM_SHA1) else { return "" }
    defer { g_checksum_free(checksum) }
    g_checksum_update(checksum, bytes, bytes.count)
    var digest = [UInt8](repeating: 0, count: 20)
    var length: gsize = 20
    g_checksum_get_digest(checksum, &digest, &length)
    guard let text = g_base64_encode(digest, length) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }
}

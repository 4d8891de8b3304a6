internal import CGLib

/// A static file of the server whose contents never change under its name: the name contains a checksum of the
/// contents.
struct Asset {
  let name: String
  let type: String
  let bytes: [UInt8]
  let compressed: [UInt8]

  init(_ name: String, extension suffix: String, type: String, bytes: [UInt8]) {
    self.name = "\(name)-\(Digest.hex(bytes).prefix(16)).\(suffix)"
    self.type = type
    self.bytes = bytes
    compressed = Gzip.compress(bytes) ?? []
  }

  func response(to request: HTTPRequest) -> HTTPResponse {
    let isSmaller = !compressed.isEmpty && compressed.count < bytes.count
    let zips = isSmaller && request.headers.items("accept-encoding").contains("gzip")
    var headers: [(name: String, value: String)] = [("Cache-Control", "public, max-age=31536000, immutable")]
    if isSmaller { headers.append(("Vary", "Accept-Encoding")) }
    if zips { headers.append(("Content-Encoding", "gzip")) }
    return HTTPResponse(status: 200, type: type, body: zips ? compressed : bytes, headers: headers)
  }
}

/// Compression with gzip, through GLib.
///
/// It is used only for contents that are identical for all clients. Pages contain secrets beside text from outside, and
/// the size of both, compressed together, would reveal the secret.
enum Gzip {
  static func compress(_ bytes: [UInt8]) -> [UInt8]? {
    guard let compressor = g_zlib_compressor_new(G_ZLIB_COMPRESSOR_FORMAT_GZIP, 9) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(compressor)) }
    var output = [UInt8](repeating: 0, count: bytes.count + 1024)
    var taken = 0
    var made = 0
    while true {
      var read: gsize = 0
      var written: gsize = 0
      let result = bytes.withUnsafeBytes { input in
        output.withUnsafeMutableBytes { output in
          g_converter_convert(
            compressor, input.baseAddress.map { $0 + taken }, gsize(input.count - taken),
            output.baseAddress.map { $0 + made }, gsize(output.count - made), G_CONVERTER_INPUT_AT_END, &read, &written,
            nil)
        }
      }
      taken += Int(read)
      made += Int(written)
      if result == G_CONVERTER_FINISHED { return Array(output[..<made]) }
      if result == G_CONVERTER_ERROR || made == output.count { return nil }
    }
  }
}

internal import CGLib

/// A static file of the server whose contents never change under its name: the name contains a checksum of the
/// contents.
struct Asset {
  let name: String
  let type: String
  let bytes: [UInt8]
  let compressed: [UInt8]

  /// The files that a server can have, by the endings of their names.
  enum Kind: String {
    case script = "js"
    case sheet = "css"
    case svg, png

    var type: String {
      switch self {
      case .script: "text/javascript; charset=utf-8"
      case .sheet: "text/css; charset=utf-8"
      case .svg: "image/svg+xml"
      case .png: "image/png"
      }
    }
  }

  init(_ name: String, _ kind: Kind, bytes: [UInt8]) {
    self.name = "\(name)-\(Digest.hex(bytes).prefix(16)).\(kind.rawValue)"
    type = kind.type
    self.bytes = bytes
    compressed = Gzip.compress(bytes) ?? []
  }

  /// Creates the file of another build. Returns `nil` if the name is none of a file, or does not contain the checksum of
  /// the contents.
  init?(named name: String, bytes: [UInt8]) {
    guard let parts = Asset.parts(of: name) else { return nil }
    self.init(parts.name, parts.kind, bytes: bytes)
    guard self.name == name else { return nil }
  }

  /// Returns true for a name that a file may have.
  static func isName(_ name: String) -> Bool { parts(of: name) != nil }

  private static func parts(of name: String) -> (name: String, kind: Kind)? {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let kind = Kind(rawValue: String(parts[1])), let dash = parts[0].lastIndex(of: "-") else {
      return nil
    }
    let (word, digest) = (parts[0][..<dash], parts[0][dash...].dropFirst())
    guard digest.utf8.count == 16, digest.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }),
      !word.isEmpty, word.utf8.count <= 40, word.utf8.allSatisfy({ (97...122).contains($0) || $0 == 45 })
    else { return nil }
    return (String(word), kind)
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

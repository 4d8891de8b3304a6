internal import KeelScene

/// The pictures that pages show, by address. An address contains the checksum of the bytes, so its picture never
/// changes.
///
/// A picture can be requested as long as a scene has it, and the most recent ones a little longer, for pages that
/// replace it while the browser still asks for it.
@MainActor final class PictureShelf {
  static let shared = PictureShelf()

  private struct Entry {
    weak var content: ImageData.Content?
    var name: String
  }
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var identities: [String: ObjectIdentifier] = [:]
  private var recent: [ImageData.Content] = []
  /// The number of bytes of pictures that are kept although no scene may have them any more.
  private let recentBytes: Int
  /// The number of entries at which those of pictures that have gone are removed.
  private var limit = 64

  init(recentBytes: Int = 8 << 20) { self.recentBytes = recentBytes }

  /// The beginning of the addresses of pictures.
  static let path = "_keel/picture/"

  /// Returns the address of a picture below the path of the server, or `nil` if browsers do not know its format.
  func address(of data: ImageData) -> String? {
    guard data.format != .other else { return nil }
    let identity = ObjectIdentifier(data.content)
    if let entry = entries[identity], entry.content === data.content { return Self.path + entry.name }
    if entries.count >= limit { removeOldEntries() }
    let ending = data.format == .jpeg ? "jpg" : data.format.rawValue
    let name = Digest.hex(data.bytes) + "." + ending
    entries[identity] = Entry(content: data.content, name: name)
    identities[name] = identity
    keep(data.content)
    return Self.path + name
  }

  private func keep(_ content: ImageData.Content) {
    recent.append(content)
    var bytes = recent.reduce(0) { $0 + $1.bytes.count }
    while bytes > recentBytes, !recent.isEmpty { bytes -= recent.removeFirst().bytes.count }
  }

  private func removeOldEntries() {
    entries = entries.filter { $0.value.content != nil }
    identities = Dictionary(entries.map { ($0.value.name, $0.key) }, uniquingKeysWith: { one, _ in one })
    limit = max(64, entries.count * 2)
  }

  /// Returns the picture with a name, as the end of its address; `nil` if no scene has it any more.
  func picture(named name: String) -> ImageData.Content? {
    guard let entry = identities[name].flatMap({ entries[$0] }), entry.name == name else { return nil }
    return entry.content
  }

  /// Returns the answer to a request for a picture.
  func response(named name: String) -> HTTPResponse {
    guard let content = picture(named: name) else { return .text(404, "There is nothing at this address.") }
    return response(of: content)
  }

  func response(of content: ImageData.Content) -> HTTPResponse {
    HTTPResponse(
      status: 200, type: content.header.format.mediaType, body: content.bytes,
      headers: [
        ("Cache-Control", "private, max-age=31536000, immutable"),
        // An SVG document that is opened by itself runs nothing and loads nothing.
        ("Content-Security-Policy", "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox"),
      ])
  }
}

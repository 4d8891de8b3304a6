internal import KeelPictures
internal import KeelScene

/// Smaller copies of the pictures that pages show, from which a browser chooses by the size and the density in which it
/// shows them.
///
/// The widths are few and fixed, so a client cannot make the server compute any number of copies. A copy is made when it
/// is first requested, off the main actor. The most recently used ones are kept.
@MainActor final class ScaledPictures {
  static let shared = ScaledPictures()

  /// The widths of copies, in pixels.
  static let widths = [160, 320, 640, 1_280, 2_560]
  /// The smallest file of which copies are offered. The copies of smaller ones save too little.
  static let leastBytes = 32 << 10

  /// A copy that a page may request.
  struct Request: Hashable {
    var name: String
    var data: ImageData
    var width: Int
  }

  private struct Entry {
    var file: PictureScaler.File
    var lastUse: Int
  }

  private let shelf: PictureShelf
  private let byteLimit: Int
  private let scale: @Sendable (ImageData, Int) async -> PictureScaler.File?
  private var entries: [String: Entry] = [:]
  private var uses = 0
  private var pending: [String: Task<PictureScaler.File?, Never>] = [:]

  init(
    shelf: PictureShelf = .shared, byteLimit: Int = 16 << 20,
    scale: @escaping @Sendable (ImageData, Int) async -> PictureScaler.File? = ScaledPictures.scaled
  ) {
    self.shelf = shelf
    self.byteLimit = byteLimit
    self.scale = scale
  }

  nonisolated static func scaled(_ data: ImageData, _ width: Int) async -> PictureScaler.File? {
    await PictureScaler.shared.file(of: data, width: width)
  }

  /// Returns the widths of the copies of a picture: much smaller than itself, and none of small files and of pictures
  /// that move or have no size of their own.
  static func widths(of data: ImageData) -> [Int] {
    guard data.bytes.count >= leastBytes, PictureDecoder.isAcceptable(data), data.content.isStill else { return [] }
    return widths.filter { $0 * 4 <= data.width * 3 }
  }

  /// Returns the copies and the original for the attribute `srcset`; `nil` if there are no copies.
  ///
  /// - Parameter share: The part of a copy that is visible, for pictures that fill a place of another ratio.
  func sources(of data: ImageData, base: String, share: Double = 1) -> String? {
    let widths = Self.widths(of: data)
    guard !widths.isEmpty, let address = shelf.address(of: data),
      let point = address.lastIndex(of: ".")
    else { return nil }
    let copies = widths.map { width in
      "\(base)\(address[..<point])-\(width)\(address[point...]) \(Int(Double(width) * share))w"
    }
    return (copies + ["\(base)\(address) \(Int(Double(data.width) * share))w"]).joined(separator: ", ")
  }

  /// Returns the copy that an address refers to, as the end of the address; `nil` if it is not one.
  func request(named name: String) -> Request? {
    guard let dash = name.lastIndex(of: "-"), let point = name.lastIndex(of: "."), dash < point,
      let width = Int(name[name.index(after: dash)..<point]),
      let content = shelf.picture(named: String(name[..<dash] + name[point...]))
    else { return nil }
    let data = ImageData(content: content)
    return Self.widths(of: data).contains(width) ? Request(name: name, data: data, width: width) : nil
  }

  /// Returns the answer to a request for a copy: the original if it cannot be decoded.
  func response(to request: Request) async -> HTTPResponse {
    let original = shelf.response(of: request.data.content)
    guard let file = await file(of: request) else { return original }
    return original.with(file.bytes, type: file.mediaType)
  }

  private func file(of request: Request) async -> PictureScaler.File? {
    uses += 1
    if let entry = entries[request.name] {
      entries[request.name]?.lastUse = uses
      return entry.file
    }
    if let task = pending[request.name] { return await task.value }
    let task = Task { [scale] in await scale(request.data, request.width) }
    pending[request.name] = task
    let file = await task.value
    pending[request.name] = nil
    if let file { keep(file, request.name) }
    return file
  }

  private func keep(_ file: PictureScaler.File, _ name: String) {
    entries[name] = Entry(file: file, lastUse: uses)
    var sum = entries.values.reduce(0) { $0 + $1.file.bytes.count }
    for (name, entry) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where sum > byteLimit {
      entries[name] = nil
      sum -= entry.file.bytes.count
    }
  }
}

extension ImageData.Content {
  /// False for pictures that may move, whose copies would not, and for documents.
  fileprivate var isStill: Bool {
    switch header.format {
    case .jpeg: true
    // The chunk that announces frames is before the pixels.
    case .png: !bytes.prefix(1_024).indices.contains { bytes[$0...].starts(with: "acTL".utf8) }
    // The second bit of the flags of an extended file says that there are frames.
    case .webp: !(bytes.count > 20 && bytes[12...].starts(with: "VP8X".utf8) && bytes[20] & 2 != 0)
    case .gif, .svg, .other: false
    }
  }
}

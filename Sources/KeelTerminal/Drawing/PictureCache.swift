internal import KeelPictures
internal import KeelScene

/// The decoded pictures of a terminal, each in the size in which it is shown.
///
/// Pictures are decoded off the main actor, once for each size. The frame is drawn again when one arrives.
@MainActor final class PictureCache {
  /// The state of a picture in a size.
  enum State {
    case pending
    case pixels(PicturePixels)
    /// It cannot be decoded.
    case damaged
  }

  private struct Key: Hashable {
    var content: ObjectIdentifier
    var width: Int
    var height: Int
  }
  private struct Entry {
    /// Retains the content, so that its identity is not reused.
    var data: ImageData
    var state: State
    var lastUse: Int
  }
  private var entries: [Key: Entry] = [:]
  private var uses = 0
  /// Called when a picture has been decoded.
  var onArrival: @MainActor () -> Void = {}
  /// The number of bytes of pixels that are kept.
  static let byteLimit = 32 << 20
  /// The tasks that decode, for tests.
  private(set) var tasks: [Task<Void, Never>] = []

  /// Returns the pixels of a picture, or starts to decode it.
  func state(of data: ImageData, width: Int, height: Int) -> State {
    let key = Key(content: ObjectIdentifier(data.content), width: width, height: height)
    uses += 1
    if let entry = entries[key] {
      entries[key]?.lastUse = uses
      return entry.state
    }
    makeRoom(for: width * height * 4)
    entries[key] = Entry(data: data, state: .pending, lastUse: uses)
    tasks = tasks.filter { !$0.isCancelled }.suffix(64)
    tasks.append(
      Task { [weak self] in
        let pixels = await PictureDecoder.pixels(of: data, width: width, height: height)
        self?.arrived(pixels, key)
      })
    return .pending
  }

  private func arrived(_ pixels: PicturePixels?, _ key: Key) {
    guard entries[key] != nil else { return }
    entries[key]?.state = pixels.map { .pixels($0) } ?? .damaged
    onArrival()
  }

  /// Removes the pictures that have not been drawn for the longest time.
  private func makeRoom(for bytes: Int) {
    var sum = entries.keys.reduce(bytes) { $0 + $1.width * $1.height * 4 }
    guard sum > Self.byteLimit else { return }
    for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where sum > Self.byteLimit {
      entries[key] = nil
      sum -= key.width * key.height * 4
    }
  }
}

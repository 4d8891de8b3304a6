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
    /// A file for the terminal.
    case file([UInt8])
    /// It cannot be decoded.
    case damaged
  }

  private struct Key: Hashable {
    var content: ObjectIdentifier
    var canvas: PictureCanvas
    /// The form of the result; `nil` for the parts of cells.
    var format: TerminalGraphics.Format?
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
    state(of: data, PictureCanvas(width: width, height: height), nil)
  }

  /// Returns a picture on a canvas in the form of the terminal, or starts to decode it.
  func state(of data: ImageData, _ canvas: PictureCanvas, _ format: TerminalGraphics.Format?) -> State {
    let key = Key(content: ObjectIdentifier(data.content), canvas: canvas, format: format)
    uses += 1
    if let entry = entries[key] {
      entries[key]?.lastUse = uses
      return entry.state
    }
    makeRoom(for: canvas.width * canvas.height * 4)
    entries[key] = Entry(data: data, state: .pending, lastUse: uses)
    tasks = tasks.filter { !$0.isCancelled }.suffix(64)
    tasks.append(
      Task { [weak self] in
        let result: State? =
          switch format {
          case nil:
            await PictureDecoder.pixels(of: data, width: canvas.width, height: canvas.height).map { .pixels($0) }
          case .sixel: await PictureDecoder.pixels(of: data, on: canvas).map { .pixels($0) }
          case .kitty: await PictureDecoder.file(of: data, on: canvas).map { .file($0) }
          }
        self?.arrived(result, key)
      })
    return .pending
  }

  private func arrived(_ result: State?, _ key: Key) {
    guard entries[key] != nil else { return }
    entries[key]?.state = result ?? .damaged
    onArrival()
  }

  /// Removes the pictures that have not been drawn for the longest time.
  private func makeRoom(for bytes: Int) {
    var sum = entries.keys.reduce(bytes) { $0 + $1.canvas.width * $1.canvas.height * 4 }
    guard sum > Self.byteLimit else { return }
    for (key, _) in entries.sorted(by: { $0.value.lastUse < $1.value.lastUse }) where sum > Self.byteLimit {
      entries[key] = nil
      sum -= key.canvas.width * key.canvas.height * 4
    }
  }
}

internal import Glibc
internal import KeelLoop

/// Writes frames to the terminal without ever waiting for it.
///
/// A frame is one `write`. What a slow terminal does not take at once is kept, and no further frame is made until it
/// has been taken: changes in between become one frame, so that a slow line shows the latest state and not a film.
@MainActor final class TerminalOutput {
  var descriptor: Int32
  var encoder = FrameEncoder()
  /// What the terminal shows, once everything pending has arrived.
  private var shown: Grid?
  private var generation = 0
  private var isCursorShown = false
  /// What the terminal's title was made of.
  private var title = ""
  private var pending: [UInt8] = []
  private var sent = 0
  private var waiting: LoopToken?
  /// Called when the terminal has taken what was pending.
  var onDrained: () -> Void = {}

  init(descriptor: Int32) { self.descriptor = descriptor }

  var isBusy: Bool { sent < pending.count }

  /// Takes nothing of the terminal for granted: the next frame is a whole one.
  func forget() {
    shown = nil
    isCursorShown = false
    title = ""
    encoder.forget()
  }

  func drop() {
    pending.removeAll()
    sent = 0
    waiting = nil
    forget()
  }

  func append(_ text: String) { pending.append(contentsOf: text.utf8) }

  /// Writes what differs between the terminal and the picture, and asks behind it how far the terminal is. Returns how many
  /// bytes that is; none where nothing differs.
  func show(_ screen: TerminalScreen, asking: Bool) -> Int {
    let bytes = frame(of: screen)
    guard !bytes.isEmpty else { return 0 }
    pending += bytes
    if asking { append(FlowControl.question) }
    flush()
    return bytes.count
  }

  /// The bytes that lead from what the terminal shows to the picture, which counts as shown from then on.
  func frame(of screen: TerminalScreen) -> [UInt8] {
    if generation != screen.pool.generation {
      generation = screen.pool.generation
      shown = nil
    }
    var bytes = titleChange(screen)
    let isFirst = shown == nil
    let difference = encoder.encode(from: shown, to: screen.grid, pool: screen.pool)
    let cursor = screen.cursor
    if isCursorShown, cursor == nil {
      bytes += Array("\u{1B}[?25l".utf8)
      isCursorShown = false
    }
    bytes += difference
    // It stands where the keyboard is, seen or not: screen readers and magnifiers look there.
    if let place = cursor ?? screen.place, encoder.cursor.map({ $0 != place }) ?? true {
      encoder.bytes.removeAll(keepingCapacity: true)
      encoder.place(place.x, place.y)
      bytes += encoder.bytes
    }
    if cursor != nil, !isCursorShown || isFirst {
      bytes += Array("\u{1B}[?25h".utf8)
      isCursorShown = true
    }
    shown = screen.grid
    // Sixteen bytes to make a large frame appear at once; a small one does so anyway.
    if bytes.count > 2048 {
      bytes = Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
    }
    return bytes
  }

  /// More columns than this no title bar has; with marks on every letter it may take this many bytes.
  static let titleColumns = 100
  static let titleBytes = 1024

  /// Names the terminal's window, in printable characters only: what stands in a title cannot end it.
  private func titleChange(_ screen: TerminalScreen) -> [UInt8] {
    guard screen.capabilities.takesSystemCommands, screen.title != title else { return [] }
    title = screen.title
    var shown = ""
    for cluster in screen.fitted(title, Self.titleColumns).clusters {
      if shown.utf8.count + cluster.text.utf8.count > Self.titleBytes { break }
      shown += cluster.text
    }
    return Array("\u{1B}]2;\(shown)\u{1B}\\".utf8)
  }

  /// Writes as much as the terminal takes; the rest when it takes more.
  func flush() {
    while sent < pending.count {
      let count = pending.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress.map { $0 + sent }, bytes.count - sent)
      }
      if count > 0 {
        sent += count
      } else if count < 0, errno == EINTR {
        continue
      } else if count < 0, errno == EAGAIN {
        if waiting == nil {
          waiting = MainLoop.watch(
            descriptor: descriptor,
            onWritable: { [weak self] in
              guard let self else { return }
              self.flush()
              if !self.isBusy { self.onDrained() }
            })
        }
        return
      } else {
        // The terminal is gone; input tells of it as well.
        break
      }
    }
    pending.removeAll(keepingCapacity: true)
    sent = 0
    waiting = nil
  }
}

internal import CTerminal
internal import Glibc
internal import KeelLoop

/// Writes frames to the terminal without ever waiting for it.
///
/// A frame is one `write`. Bytes that a slow terminal does not accept at once are kept, and no further frame is made
/// until they have been written. Changes in between become one frame, so that a slow line shows the latest state
/// instead of every step.
@MainActor final class TerminalOutput {
  var descriptor: Int32
  var encoder = FrameEncoder()
  /// The contents of the terminal once all pending bytes have arrived, or `nil` if they are not known.
  private var shown: Grid?
  private var generation = 0
  private var pixels = PixelLayer()
  private var isCursorShown = false
  /// The title of the screen from which the terminal's title was made.
  private var title = ""
  private var pending: [UInt8] = []
  private var sent = 0
  private var waiting: LoopToken?
  /// Called when the terminal has accepted all pending bytes.
  var onDrained: () -> Void = {}

  init(descriptor: Int32) { self.descriptor = descriptor }

  var isBusy: Bool { sent < pending.count }

  /// The number of cells of the terminal, within limits; 80 by 24 if the system does not know it.
  var size: (columns: Int, rows: Int) {
    var columns: Int32 = 80
    var rows: Int32 = 24
    _ = keel_terminal_size(descriptor, &columns, &rows)
    return (min(Int(columns), 1000), min(Int(rows), 500))
  }

  /// The number of pixels of a cell; `nil` if the system does not know that of the window.
  var cellSize: Size? {
    var window = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0, window.ws_row > 0,
      window.ws_xpixel > 0, window.ws_ypixel > 0
    else { return nil }
    return Size(width: Int(window.ws_xpixel / window.ws_col), height: Int(window.ws_ypixel / window.ws_row))
  }

  /// Discards all knowledge of the terminal's state, so that the next frame is a complete one.
  func forget() {
    shown = nil
    isCursorShown = false
    title = ""
    pixels.forget()
    encoder.forget()
  }

  func drop() {
    pending.removeAll()
    sent = 0
    waiting = nil
    forget()
  }

  func append(_ text: String) { pending.append(contentsOf: text.utf8) }

  /// Writes the difference between the terminal and the screen, followed by a status request if `asking`. Returns the
  /// number of bytes of the frame, or 0 if nothing differs.
  func show(_ screen: TerminalScreen, asking: Bool) -> Int {
    let bytes = frame(of: screen)
    guard !bytes.isEmpty else { return 0 }
    pending += bytes
    if asking { append(FlowControl.question) }
    flush()
    return bytes.count
  }

  /// Returns the bytes that update the terminal to the screen, whose contents count as shown from then on.
  func frame(of screen: TerminalScreen) -> [UInt8] {
    if generation != screen.pool.generation {
      generation = screen.pool.generation
      shown = nil
      pixels.forget()
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
    if let graphics = screen.graphics {
      let pictures = pixels.changes(from: shown, to: screen.grid, graphics) { screen.painter.picture($0, graphics) }
      if !pictures.isEmpty { encoder.cursor = nil }
      bytes += pictures
    }
    // The cursor is at the keyboard focus even while it is hidden: screen readers and magnifiers follow it.
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
    // Sixteen bytes make a large frame appear at once; a small one does so anyway.
    if bytes.count > 2048 {
      bytes = Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
    }
    return bytes
  }

  /// The limits of a title: no title bar has more columns, and combining marks on every letter may need this many
  /// bytes.
  static let titleColumns = 100
  static let titleBytes = 1024

  /// Returns the sequence that names the terminal's window, in printable characters only, so that a title cannot end
  /// it.
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

  /// The largest number of bytes for the clipboard: longer sequences are cut off or refused by some terminals.
  static let longestCopy = 74_994

  /// Returns the sequence that puts text on the clipboard of the terminal (OSC 52); empty if it is too long.
  static func clipboardChange(_ text: String, _ capabilities: TerminalCapabilities) -> [UInt8] {
    guard capabilities.takesSystemCommands, text.utf8.count <= longestCopy else { return [] }
    return Array("\u{1B}]52;c;".utf8) + Base64.encoded(Array(text.utf8)) + Array("\u{1B}\\".utf8)
  }

  /// Writes bytes after those that the terminal has not accepted yet.
  func send(_ bytes: [UInt8]) {
    pending += bytes
    flush()
  }

  /// Writes as much as the terminal accepts, and the rest when it accepts more.
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
        // The terminal is gone; reading input reports that as well.
        break
      }
    }
    pending.removeAll(keepingCapacity: true)
    sent = 0
    waiting = nil
  }
}

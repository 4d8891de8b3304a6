internal import KeelInteraction

/// Parses the bytes that a terminal sends, and never interprets garbage as a command.
///
/// States: *ground* (text and control keys), *escape* (after ESC), *control sequence* (after CSI), *single shift*
/// (after SS3), *string* (OSC, DCS, APC, PM, SOS: up to ST or BEL), *paste* (up to its end marker) and *after paste*.
///
/// - An unknown sequence is dropped as a whole, up to its final byte; its bytes never become keys.
/// - A paste may contain the end marker itself. Input after an end marker is held until the line has been quiet. If
///   another end marker arrives first, all of it was pasted.
/// - Memory is bounded: a paste that exceeds `TextLimit` is dropped as a whole and reported by its length, and a sequence
///   keeps 64 bytes.
///
/// The parser has no clock. When `patience` is not `nil`, call `timeout()` after that time without more input.
package struct InputParser: Sendable {
  /// The maximum number of bytes of a paste.
  package static let pasteCapacity = TextLimit.bytes
  private static let sequenceCapacity = 64
  private static let stringCapacity = 256

  enum State: Hashable, Sendable {
    case ground, escape, sequence, singleShift, string, stringEscape, paste, afterPaste, oldMouse(Int)
  }
  var state = State.ground
  /// The bytes that the state has collected so far.
  var gathered: [UInt8] = []
  /// The number of bytes of an end marker that have been read in a paste.
  private var matched = 0
  private var isOverlong = false
  /// The number of bytes of the paste, including those that are dropped.
  private var pasted = 0
  private var isOSC = false
  private var isAPC = false
  /// The bytes of an incomplete character.
  var partial: [UInt8] = []
  /// True if ESC precedes the next key.
  var isAlt = false
  var found: [Input] = []

  package init() {}

  /// The time to wait for more input before `timeout()`, or `nil` if nothing is pending.
  package var patience: Duration? {
    switch state {
    case .ground: partial.isEmpty ? nil : .milliseconds(200)
    case .escape: .milliseconds(40)
    case .afterPaste: .milliseconds(25)
    case .sequence, .singleShift, .oldMouse: .milliseconds(200)
    case .string, .stringEscape, .paste: .seconds(2)
    }
  }

  /// Parses bytes and returns the input that they contain.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Input] {
    found.removeAll(keepingCapacity: true)
    for byte in bytes { take(byte) }
    return found
  }

  /// Ends incomplete input: a lone ESC is the Escape key, a broken sequence is dropped.
  package mutating func timeout() -> [Input] {
    found.removeAll(keepingCapacity: true)
    switch state {
    case .ground:
      if !partial.isEmpty {
        partial.removeAll()
        emit(.character("\u{FFFD}"))
      }
    case .escape:
      state = .ground
      found.append(.key(Key(.escape, isAlt ? .alt : [])))
      isAlt = false
    case .afterPaste:
      let held = gathered
      gathered = []
      state = .ground
      for byte in held { take(byte) }
    case .sequence, .singleShift, .oldMouse, .string, .stringEscape:
      reset()
    case .paste:
      endPaste()
      reset()
    }
    return found
  }

  mutating func reset() {
    state = .ground
    gathered.removeAll(keepingCapacity: false)
    isOverlong = false
    isAlt = false
    matched = 0
    pasted = 0
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: takeGround(byte)
    case .escape: takeEscape(byte)
    case .sequence: takeSequence(byte)
    case .singleShift:
      state = .ground
      if byte >= 0x20, byte < 0x7F { takeSingleShift(byte) }
      isAlt = false
    case .oldMouse(let left):
      if left <= 1 { reset() } else { state = .oldMouse(left - 1) }
    case .string:
      switch byte {
      case 0x07: endString()
      case 0x1B: state = .stringEscape
      case 0x18, 0x1A: reset()
      default: if gathered.count < Self.stringCapacity { gathered.append(byte) } else { isOverlong = true }
      }
    case .stringEscape:
      if byte == 0x5C {
        endString()
      } else {
        // ESC ends a string regardless of the next byte, which begins anew.
        reset()
        state = .escape
        takeEscape(byte)
      }
    case .paste: takePaste(byte)
    case .afterPaste: takeAfterPaste(byte)
    }
  }

  // MARK: Ground

  private mutating func takeGround(_ byte: UInt8) {
    if !partial.isEmpty || byte >= 0x80 { return takeUTF8(byte) }
    switch byte {
    case 0x1B: state = .escape
    case 0x0D, 0x0A: emit(.enter)
    case 0x09: emit(.tab)
    case 0x7F, 0x08: emit(.backspace)
    case 0x00: emit(.character(" "), .control)
    case 0x01...0x1A: emit(.character(Character(Unicode.Scalar(byte + 0x60))), .control)
    case 0x1C...0x1F: break
    default: emit(.character(Character(Unicode.Scalar(byte))))
    }
  }

  private mutating func takeUTF8(_ byte: UInt8) {
    if byte < 0x80 || byte >= 0xC0 {
      if !partial.isEmpty {
        partial.removeAll()
        emit(.character("\u{FFFD}"))
      }
      if byte < 0x80 { return takeGround(byte) }
      if byte >= 0xF8 || byte < 0xC2 { return emit(.character("\u{FFFD}")) }
      partial = [byte]
      return
    }
    guard let lead = partial.first else { return emit(.character("\u{FFFD}")) }
    partial.append(byte)
    let needed = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2
    guard partial.count == needed else { return }
    let text = String(decoding: partial, as: UTF8.self)
    partial.removeAll()
    // Controls of the second block are not text.
    guard let scalar = text.unicodeScalars.first, !(0x80..<0xA0).contains(scalar.value) else { return }
    emit(.character(Character(scalar)))
  }

  mutating func emit(_ code: Key.Code, _ modifiers: Key.Modifiers = []) {
    var modifiers = modifiers
    if isAlt { modifiers.insert(.alt) }
    isAlt = false
    found.append(.key(Key(code, modifiers)))
  }

  // MARK: Sequences

  private mutating func takeEscape(_ byte: UInt8) {
    state = .ground
    switch byte {
    case 0x1B:
      // Two ESC in a row: the first one was the Escape key.
      found.append(.key(Key(.escape)))
      state = .escape
    case 0x5B:
      state = .sequence
      gathered.removeAll(keepingCapacity: true)
    case 0x4F: state = .singleShift
    case 0x5D, 0x50, 0x58, 0x5E, 0x5F:
      state = .string
      isOSC = byte == 0x5D
      isAPC = byte == 0x5F
      gathered.removeAll(keepingCapacity: true)
    case 0x18, 0x1A: isAlt = false
    default:
      isAlt = true
      takeGround(byte)
      if partial.isEmpty { isAlt = false }
    }
  }

  private mutating func takeSequence(_ byte: UInt8) {
    switch byte {
    case 0x20...0x3F:
      if gathered.count < Self.sequenceCapacity { gathered.append(byte) } else { isOverlong = true }
    case 0x40...0x7E:
      let parameters = gathered
      let isBroken = isOverlong
      reset()
      if !isBroken { takeSequence(final: byte, parameters) }
    case 0x1B:
      reset()
      state = .escape
    default:
      // A control or a byte of text within a sequence: the sequence is dropped together with that byte.
      reset()
    }
  }

  private mutating func endString() {
    let text = gathered
    let (isCommand, isAnswer) = (isOSC && !isOverlong, isAPC && !isOverlong)
    reset()
    if isCommand { takeOperatingSystemCommand(text) }
    if isAnswer { takeApplicationCommand(text) }
  }

  // MARK: Paste

  private static let endMarker: [UInt8] = Array("\u{1B}[201~".utf8)
  private static let beginMarker: [UInt8] = Array("\u{1B}[200~".utf8)

  mutating func beginPaste() {
    reset()
    state = .paste
  }

  private mutating func takePaste(_ byte: UInt8) {
    keep(byte)
    if byte == Self.endMarker[matched] {
      matched += 1
    } else {
      matched = byte == 0x1B ? 1 : 0
    }
    if matched == Self.endMarker.count {
      endPaste(without: Self.endMarker.count)
      reset()
      state = .afterPaste
    }
  }

  /// - Parameter marker: The number of bytes at the end that do not belong to the paste.
  private mutating func endPaste(without marker: Int = 0) {
    let count = pasted - marker
    if count > Self.pasteCapacity {
      found.append(.overlongPaste(bytes: count))
    } else {
      found.append(.paste(String(decoding: gathered.prefix(count), as: UTF8.self)))
    }
  }

  private mutating func takeAfterPaste(_ byte: UInt8) {
    keep(byte)
    let tail = gathered.suffix(Self.endMarker.count)
    if tail.elementsEqual(Self.endMarker) {
      // Another end marker without a begin marker: the held input had been pasted too.
      endPaste(without: Self.endMarker.count)
      reset()
      state = .afterPaste
    } else if tail.elementsEqual(Self.beginMarker) {
      let held = gathered.dropLast(Self.beginMarker.count)
      reset()
      for byte in held { take(byte) }
      beginPaste()
    } else if isOverlong {
      // Typing is never that fast: it is the rest of a paste.
      matched = 0
      state = .paste
    }
  }

  private mutating func keep(_ byte: UInt8) {
    pasted += 1
    // There is room for the end marker after the longest paste.
    if gathered.count < Self.pasteCapacity + Self.endMarker.count { gathered.append(byte) } else { isOverlong = true }
  }
}

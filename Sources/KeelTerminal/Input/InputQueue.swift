internal import KeelInteraction

/// The input that has been read and is not handled yet, in order.
///
/// Normally it is handled as soon as it is read. While a turn of the loop hangs, it is collected; only two Ctrl-C have an
/// effect then, because they end the program (`endsProgram`).
struct InputQueue: Sendable {
  private var parser = InputParser()
  private var inputs: ArraySlice<Input> = []
  /// The number of bytes since the queue was last empty.
  private var size = 0
  private let capacity: Int
  /// True if the app has been asked to close, so that the next Ctrl-C ends the program.
  var hasAskedToClose = false

  /// - Parameter capacity: The maximal number of bytes whose input is kept. Beyond it only Ctrl-C is, and the length of
  ///   each paste.
  init(capacity: Int = 2 * TextLimit.bytes) { self.capacity = capacity }

  /// Adds the input that the bytes contain.
  mutating func feed(_ bytes: some Collection<UInt8>) {
    size += bytes.count
    add(parser.feed(bytes))
  }

  /// Parses a byte whose input is not added.
  mutating func parse(_ byte: UInt8) -> [Input] { parser.feed(CollectionOfOne(byte)) }

  /// Ends incomplete input. Call it after `patience` without more input.
  mutating func timeout() { add(parser.timeout()) }

  /// The time to wait for more input before `timeout()`, or `nil` if no input is incomplete.
  var patience: Duration? { parser.patience }

  private mutating func add(_ found: [Input]) {
    inputs += size > capacity ? found.compactMap(\.withoutItsText) : found
  }

  var isEmpty: Bool { inputs.isEmpty }

  /// Removes the first input.
  mutating func next() -> Input? {
    let first = inputs.popFirst()
    if inputs.isEmpty {
      inputs = []
      size = 0
    }
    return first
  }

  /// True if the waiting input ends the program: Ctrl-C twice, counted from the one that has asked the app to close. A
  /// user who gets no answer presses other keys in between.
  var endsProgram: Bool {
    inputs.lazy.filter(\.isControlC).prefix(2).count + (hasAskedToClose ? 1 : 0) >= 2
  }
}

extension Input {
  /// What is kept of the input if there is no room for more; `nil` for nothing.
  fileprivate var withoutItsText: Input? {
    switch self {
    case .paste(let text): .overlongPaste(bytes: text.utf8.count)
    case .overlongPaste: self
    default: isControlC ? self : nil
    }
  }

  fileprivate var isControlC: Bool {
    guard case .key(let key) = self else { return false }
    return key.code == .character("c") && key.modifiers.contains(.control)
  }
}

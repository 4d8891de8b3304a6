package import KeelScene

/// A message from a page, parsed but not yet validated against the current scene.
package enum PageMessage: Hashable, Sendable {
  /// The first message of a connection.
  case hello(Hello)
  /// An event of the user.
  case event(number: Int, WireEvent)
  /// A message without content.
  case keepAlive
  /// The page may be about to unload or reload.
  case leaving
  /// The tab has become visible or hidden.
  case visible(Bool)

  package struct Hello: Hashable, Sendable {
    package var resume: String
    /// The number of the last patch that the page has applied.
    package var sequence: Int
    /// The number of the first event that has not been acknowledged.
    package var nextEvent: Int
    package var environment: SceneEnvironment
    /// True if the tab is hidden.
    package var isHidden = false
    /// The messages that the page understands (`WireProtocol.identity(of:)`), and the place of the app; `nil` for a page of an
    /// earlier version.
    package var wire: String?
    package var path: String?
  }

  /// Decodes one frame.
  ///
  /// The result depends on the bytes only: all of its numbers are whole and in range, or the call throws.
  package static func decode(_ bytes: some Sequence<UInt8>) throws(WireError) -> PageMessage {
    guard case .array(let items) = try JSONValue.read(Array(bytes)), case .string(let kind)? = items.first else {
      throw .shape
    }
    var fields = WireFields(items.dropFirst())
    switch kind {
    case "e":
      let number = try fields.int(1...WireFields.largest)
      let event = try WireEvent(fields.array())
      try fields.end()
      return .event(number: number, event)
    case "h":
      var hello = Hello(
        resume: try fields.string(bytes: 200), sequence: try fields.int(0...WireFields.largest),
        nextEvent: try fields.int(1...WireFields.largest), environment: try SceneEnvironment(wire: fields.array()))
      if !fields.isEmpty { hello.isHidden = try fields.flag() }
      if !fields.isEmpty { (hello.wire, hello.path) = (try fields.string(bytes: 64), try fields.string(bytes: 4096)) }
      try fields.end()
      return .hello(hello)
    case "k":
      try fields.end()
      return .keepAlive
    case "l":
      try fields.end()
      return .leaving
    case "v":
      let isVisible = try fields.flag()
      try fields.end()
      return .visible(isVisible)
    default: throw .shape
    }
  }
}

/// The items of one array, read in order.
struct WireFields {
  /// The largest whole number that is exact in a browser.
  static let largest = 1 << 53
  private var items: ArraySlice<JSONValue>

  init(_ items: ArraySlice<JSONValue>) { self.items = items }

  var isEmpty: Bool { items.isEmpty }

  private mutating func next() throws(WireError) -> JSONValue {
    guard let item = items.popFirst() else { throw .shape }
    return item
  }

  mutating func int(_ range: ClosedRange<Int>) throws(WireError) -> Int {
    guard case .number(let number) = try next() else { throw .shape }
    guard let whole = Int(exactly: number), range.contains(whole) else { throw .range }
    return whole
  }

  /// Reads the kind of an event.
  mutating func code() throws(WireError) -> EventCode {
    guard let code = EventCode(rawValue: try int(0...WireFields.largest)) else { throw .range }
    return code
  }

  mutating func double() throws(WireError) -> Double {
    guard case .number(let number) = try next() else { throw .shape }
    return number
  }

  mutating func flag() throws(WireError) -> Bool { try int(0...1) == 1 }

  mutating func string(bytes: Int = WireLimits.textBytes) throws(WireError) -> String {
    guard case .string(let string) = try next() else { throw .shape }
    guard string.utf8.count <= bytes else { throw .tooLarge }
    return string
  }

  mutating func array() throws(WireError) -> WireFields {
    guard case .array(let array) = try next() else { throw .shape }
    return WireFields(array[...])
  }

  mutating func id() throws(WireError) -> NodeID {
    guard let id = NodeID(wire: try string(bytes: 13)) else { throw .range }
    return id
  }

  func end() throws(WireError) {
    guard items.isEmpty else { throw .shape }
  }
}

extension NodeID {
  /// The identity in base 36, as pages use it.
  var wire: String { String(rawValue, radix: 36) }

  init?(wire: String) {
    guard wire.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x7A).contains($0) }),
      let value = UInt64(wire, radix: 36)
    else { return nil }
    self.init(rawValue: value)
  }
}

extension SceneEnvironment {
  init(wire fields: WireFields) throws(WireError) {
    var fields = fields
    let isDark = try fields.flag()
    let isCompact = try fields.flag()
    let isLow = try fields.flag()
    let locale = try fields.string(bytes: 100)
    let isRightToLeft = try fields.flag()
    let reducesMotion = try fields.flag()
    // A page of an earlier version has neither.
    var time = BrowserTime(zone: "", calendar: "")
    if !fields.isEmpty { time = BrowserTime(zone: try fields.string(), calendar: try fields.string()) }
    try fields.end()
    guard
      locale.utf8.allSatisfy({ byte in
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
          || byte == UInt8(ascii: "-")
      })
    else { throw .range }
    self.init(
      colorScheme: isDark ? .dark : .light, layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight,
      horizontalSizeClass: isCompact ? .compact : .regular, verticalSizeClass: isLow ? .compact : .regular,
      idiom: .web, localeIdentifier: locale.isEmpty ? "en" : locale, reducesMotion: reducesMotion)
    take(time)
  }
}

package import KeelScene

/// An event in the form that a page sends, whose identities are not yet validated against the current scene.
package enum WireEvent: Hashable, Sendable {
  case scene(Event)
  /// The user has edited a part of a text.
  case change(NodeID, SentChange)
  /// A part of the text of the next event.
  case part(String)
  /// The user went back or forward, or entered an address.
  case open(path: String)
  /// The page has measured nodes as they are after the patch with this number.
  case geometry(patch: Int, Event)
  /// The page shows a child of a node because it fits, by the child's index.
  case fits(NodeID, index: Int)
  /// The page has measured the children of nodes that code of the program lays out, as they are after the patch with this
  /// number.
  case measured(patch: Int, [MeasuredNode])

  /// The page has measured the children of a node that aligns them by guides of the program.
  case guided(patch: Int, NodeID, MeasuredGuides)

  /// False for a report of what a page shows, which it may send without an act of the user.
  var isByUser: Bool {
    switch self {
    case .geometry, .fits, .measured, .guided, .scene(.reveal), .scene(.focus), .scene(.environment): false
    case .scene, .change, .part, .open: true
    }
  }

  init(_ fields: WireFields) throws(WireError) {
    var fields = fields
    self = try WireEvent.read(&fields)
    try fields.end()
  }

  private static func read(_ fields: inout WireFields) throws(WireError) -> WireEvent {
    let rows = 0...1_000_000_000
    switch try fields.code() {
    case .activate: return .scene(.activate(try fields.id()))
    case .toggle: return .scene(.toggle(try fields.id(), isOn: try fields.flag()))
    case .edit: return .scene(.edit(try fields.id(), text: try fields.string()))
    case .submit: return .scene(.submit(try fields.id()))
    case .action: return .scene(.action(try fields.id(), actionID: try fields.int(-rows.upperBound...rows.upperBound)))
    case .pop: return .scene(.pop(try fields.id(), toLevel: try fields.int(0...10_000)))
    case .dismiss: return .scene(.dismiss(try fields.id()))
    case .reveal:
      let id = try fields.id()
      let from = try fields.int(rows)
      let to = try fields.int(rows)
      guard from <= to, to - from <= WireLimits.revealedRows else { throw .range }
      return .scene(.reveal(id, rows: from..<to))
    case .find:
      return .scene(
        .find(
          try fields.id(), text: try fields.string(), from: try fields.int(rows),
          backwards: try fields.flag()))
    case .refresh: return .scene(.refresh(try fields.id()))
    case .keyCommand:
      return .scene(.keyCommand(try fields.id(), commandID: try fields.int(-rows.upperBound...rows.upperBound)))
    case .adjust: return .scene(.adjust(try fields.id(), value: try fields.double()))
    case .increment: return .scene(.increment(try fields.id()))
    case .decrement: return .scene(.decrement(try fields.id()))
    case .choose: return .scene(.choose(try fields.id(), index: try fields.int(0...100_000)))
    case .setDate: return .scene(.setDate(try fields.id(), try date(&fields)))
    case .followLink: return .scene(.followLink(try fields.id(), run: try fields.int(0...1_000_000)))
    case .search: return .scene(.search(try fields.id(), text: try fields.string()))
    case .searching: return .scene(.searching(try fields.id(), isActive: try fields.flag()))
    case .deleteRow: return .scene(.deleteRow(try fields.id()))
    case .moveRow: return .scene(.moveRow(try fields.id(), to: try fields.int(rows)))
    case .focus: return .scene(.focus(fields.isEmpty ? nil : try fields.id()))
    case .environment: return .scene(.environment(try SceneEnvironment(wire: fields.array())))
    case .close: return .scene(.close)
    case .geometry: return try geometry(&fields)
    case .fits: return .fits(try fields.id(), index: try fields.int(0...100_000))
    case .measured: return try measured(&fields)
    case .guided:
      let patch = try fields.int(0...WireFields.largest)
      let id = try fields.id()
      guard let measured = MeasuredGuides(wire: try fields.string()) else { throw .range }
      return .guided(patch: patch, id, measured)
    case .pointer: return .scene(try pointer(&fields))
    case .select:
      let id = try fields.id()
      let start = try fields.int(rows)
      let end = try fields.int(rows)
      guard start <= end else { throw .range }
      return .scene(.select(id, range: start..<end))
    case .part: return .part(try fields.string())
    case .change:
      let id = try fields.id()
      let base = try fields.int(1...WireFields.largest)
      let start = try fields.int(rows)
      let range = start..<start + (try fields.int(rows))
      return .change(id, SentChange(base: base, range: range, replacement: try fields.string()))
    case .open: return .open(path: try path(&fields))
    }
  }

  /// Reads the number of a patch, the round and the frames of nodes.
  private static func geometry(_ fields: inout WireFields) throws(WireError) -> WireEvent {
    let patch = try fields.int(0...WireFields.largest)
    let round = try fields.int(0...100)
    var reports: [GeometryReport] = []
    while !fields.isEmpty {
      var frame = try fields.array()
      let id = try frame.id()
      let (x, y) = (try frame.double(), try frame.double())
      let (width, height) = (try frame.double(), try frame.double())
      var insets = SceneInsets()
      if !frame.isEmpty {
        (insets.top, insets.leading) = (try frame.double(), try frame.double())
        (insets.bottom, insets.trailing) = (try frame.double(), try frame.double())
      }
      let scroll = frame.isEmpty ? nil : try self.scroll(&frame)
      try frame.end()
      guard width >= 0, height >= 0 else { throw .range }
      reports.append(
        GeometryReport(
          node: id, frame: SceneRect(x: x, y: y, width: width, height: height), insets: insets, scroll: scroll))
    }
    return .geometry(patch: patch, .geometry(reports, round: round))
  }

  /// Reads the number of a patch, and the sizes in nodes that were measured together.
  private static func measured(_ fields: inout WireFields) throws(WireError) -> WireEvent {
    let patch = try fields.int(0...WireFields.largest)
    var nodes: [MeasuredNode] = []
    while !fields.isEmpty {
      var report = try fields.array()
      let round = try report.int(0...1000)
      let id = try report.id()
      guard let children = MeasuredChildren(wire: try report.string()) else { throw .range }
      try report.end()
      nodes.append(MeasuredNode(id: id, round: round, children: children))
    }
    return .measured(patch: patch, nodes)
  }

  /// Reads a moment of a press: the phase, three points, and the milliseconds since the press.
  private static func pointer(_ fields: inout WireFields) throws(WireError) -> Event {
    let id = try fields.id()
    guard let phase = PointerReport.Phase(rawValue: try fields.int(0...3)) else { throw .range }
    let start = ScenePoint(x: try fields.double(), y: try fields.double())
    let location = ScenePoint(x: try fields.double(), y: try fields.double())
    let origin = ScenePoint(x: try fields.double(), y: try fields.double())
    let time = try fields.double() / 1000
    guard time >= 0 else { throw .range }
    return .pointer(id, PointerReport(phase, start: start, location: location, origin: origin, time: time))
  }

  /// Reads a scroll position: the offset, the sizes of the content and of the visible part, the stage, and whether the user
  /// has caused the movement.
  private static func scroll(_ fields: inout WireFields) throws(WireError) -> ScrollReport {
    let offset = ScenePoint(x: try fields.double(), y: try fields.double())
    let content = SceneSize(width: try fields.double(), height: try fields.double())
    let container = SceneSize(width: try fields.double(), height: try fields.double())
    let phase = ScrollReport.Phase.allCases[try fields.int(0...ScrollReport.Phase.allCases.count - 1)]
    return ScrollReport(
      offset: offset, contentSize: content, containerSize: container, phase: phase, isByUser: try fields.flag())
  }

  /// Reads a path in the form of a browser's address, where control characters are percent-encoded.
  private static func path(_ fields: inout WireFields) throws(WireError) -> String {
    let path = try fields.string(bytes: 4096)
    guard path.utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else { throw .range }
    return path
  }

  /// Reads a date and checks that the day exists in the calendar. Fields of browsers have years up to 275760, of which
  /// those after 9999 are clamped.
  private static func date(_ fields: inout WireFields) throws(WireError) -> SceneDate {
    let year = try fields.int(1...275_760)
    let month = try fields.int(1...12)
    let day = try fields.int(1...31)
    guard day <= SceneDate.days(inMonth: month, of: year) else { throw .range }
    return SceneDate(
      year: year, month: month, day: day, hour: try fields.int(0...23), minute: try fields.int(0...59))
  }
}

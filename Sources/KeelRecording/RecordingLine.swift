import KeelModel

// A recording is a file of JSON lines. The first one is the header:
//
//     {"app":"wifi-settings","keel":"recording","version":1,"with":{"radio":"simulated","seed":"1"}}
//
// Each further line has the time in seconds since the beginning, and describes one event:
//
//     {"at":0,"root":"WiFiSettingsModel","window":1}                     a window was opened, with this model
//     {"at":3.5,"do":{"joinButtonTapped":{}},"place":["connect(wpa2Personal Harbour)"],"window":1}
//     {"at":4,"lost":"…","window":1}                                     something that could not be recorded
//     {"at":9,"end":true}                                                the end of the session
//
// `open` is the user's page, if that is not the place of the action: a replay waits until that page is open. `same`
// marks an action of the same event as the one before it, and `secrets` has the names of the secrets in the action.
// `own` marks an action that came from no event, so that the program may have performed it by itself (`CallOrigin`).

/// The first line of a recording.
struct RecordingHeader: Codable {
  static let format = "recording"
  static let version = 1

  var keel = format
  var version = RecordingHeader.version
  /// The name of the program.
  var app: String
  /// The circumstances that the program has named, for example the seed of a simulation.
  var with: [String: String]?
}

/// A line of a recording, to be written. Its keys are in alphabetical order.
///
/// Only the action is coded by `JSONEncoder`: that costs several microseconds of the main actor for each container.
struct WrittenLine {
  enum Content {
    case window(root: String)
    case action(coded: [UInt8], place: [String], open: [String], isSameEvent: Bool, own: CallOrigin?)
    case lost(String)
    case end
  }

  var time: Duration
  var window: Int?
  var content: Content
  /// The names of the secrets in the action.
  var secrets: [String] = []

  var bytes: [UInt8] {
    var object = WrittenObject()
    object.add(.at, number: time.inSeconds)
    switch content {
    case .window(let root): object.add(.root, root)
    case .action(let coded, let place, let open, let isSameEvent, let own):
      object.add(.do, coded: coded)
      if open != place { object.add(.open, open) }
      if let own { object.add(.own, own.rawValue) }
      if !place.isEmpty { object.add(.place, place) }
      if isSameEvent { object.add(.same, coded: "true".utf8) }
    case .lost(let description): object.add(.lost, description)
    case .end: object.add(.end, coded: "true".utf8)
    }
    if !secrets.isEmpty { object.add(.secrets, secrets) }
    if let window { object.add(.window, coded: "\(window)".utf8) }
    return object.bytes + [UInt8(ascii: "}")]
  }
}

/// A JSON object that is written key by key.
private struct WrittenObject {
  private(set) var bytes: [UInt8] = []

  init() { bytes.reserveCapacity(256) }

  mutating func add(_ key: RecordingKey, coded: some Sequence<UInt8>) {
    bytes += bytes.isEmpty ? #"{""#.utf8 : #",""#.utf8
    bytes += key.rawValue.utf8
    bytes += #"":"#.utf8
    bytes += coded
  }

  mutating func add(_ key: RecordingKey, number: Double) {
    let text = "\(number)"
    add(key, coded: (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8)
  }

  mutating func add(_ key: RecordingKey, _ text: String) {
    add(key, coded: EmptyCollection())
    append(text)
  }

  mutating func add(_ key: RecordingKey, _ texts: [String]) {
    add(key, coded: "[".utf8)
    for (index, text) in texts.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: ",")) }
      append(text)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func append(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20: bytes += #"\u00\#(byte < 0x10 ? "0" : "")\#(String(byte, radix: 16))"#.utf8
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}

enum RecordingKey: String, CodingKey {
  case at, window, root, place, open, own, same, secrets, lost, end
  case `do`
}

/// A line of a recording that has been read; its action is decoded once its model is known.
struct ReadLine: Decodable {
  enum Content {
    case window(root: String)
    case action(name: String, place: [String], open: [String], isSameEvent: Bool, own: CallOrigin?)
    case lost(String)
    case end
  }

  /// The number in the file, from 1.
  var number = 0
  /// The text of the line.
  var text: [UInt8] = []
  var time: Duration
  var window: Int
  var content: Content
  var secrets: [String]

  var isSameEvent: Bool { if case .action(_, _, _, true, _) = content { true } else { false } }
  /// The origin of an action that came from no event.
  var own: CallOrigin? { if case .action(_, _, _, _, let own) = content { own } else { nil } }
  var isAction: Bool { if case .action = content { true } else { false } }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: RecordingKey.self)
    let seconds = try container.decode(Double.self, forKey: .at)
    guard (0...1e9).contains(seconds) else {
      throw DecodingError.dataCorruptedError(forKey: .at, in: container, debugDescription: "The time is out of range.")
    }
    time = Duration(seconds: seconds)
    window = try container.decodeIfPresent(Int.self, forKey: .window) ?? 1
    secrets = try container.decodeIfPresent([String].self, forKey: .secrets) ?? []
    if let root = try container.decodeIfPresent(String.self, forKey: .root) {
      content = .window(root: root)
    } else if let action = try container.decodeIfPresent(ActionName.self, forKey: .do) {
      let place = try container.decodeIfPresent([String].self, forKey: .place) ?? []
      content = .action(
        name: action.name, place: place, open: try container.decodeIfPresent([String].self, forKey: .open) ?? place,
        isSameEvent: try container.decodeIfPresent(Bool.self, forKey: .same) ?? false,
        own: try container.decodeIfPresent(String.self, forKey: .own).map { CallOrigin(rawValue: $0) ?? .task })
    } else if let description = try container.decodeIfPresent(String.self, forKey: .lost) {
      content = .lost(description)
    } else {
      _ = try container.decode(Bool.self, forKey: .end)
      content = .end
    }
  }

  /// The name of an action whose type is not known yet.
  private struct ActionName: Decodable {
    var name: String

    init(from decoder: any Decoder) throws {
      let keys = try decoder.container(keyedBy: AnyKey.self).allKeys
      guard let name = keys.first?.stringValue, keys.count == 1 else {
        throw DecodingError.dataCorrupted(
          .init(codingPath: decoder.codingPath, debugDescription: "An action has one name."))
      }
      self.name = name
    }
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init?(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }
}

/// The action of a line.
struct ActionLine<Action: Decodable>: Decodable {
  var action: Action

  init(from decoder: any Decoder) throws {
    action = try decoder.container(keyedBy: RecordingKey.self).decode(Action.self, forKey: .do)
  }
}

extension Duration {
  /// The time in seconds, to the microsecond.
  var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds * 1_000_000 + attoseconds / 1_000_000_000_000) / 1e6
  }

  /// Creates a time from seconds, to the microsecond.
  init(seconds: Double) { self = .microseconds(Int64((seconds * 1e6).rounded())) }
}

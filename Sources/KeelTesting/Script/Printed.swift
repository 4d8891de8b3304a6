/// What a script prints: as text, or as an object of JSON on one line.
enum Printed {
  case outline(String)
  case value(String)
  case count(Int)
  case help
  case failure(String, HeadlessScript.Exit)

  @MainActor var text: String {
    switch self {
    // An empty line ends an outline.
    case .outline(let outline): outline + "\n"
    // A value stays on its line, as in an outline.
    case .value(let value): value.unicodeScalars.contains(where: ShownText.isHarmful) ? ShownText.escaped(value) : value
    case .count(let count): "\(count)"
    case .help: HeadlessScript.help
    case .failure(let message, _): message
    }
  }

  @MainActor func json(line: Int) -> String {
    let fields =
      switch self {
      case .outline(let outline): "\"outline\":" + Self.quoted(outline)
      case .value(let value): "\"value\":" + Self.quoted(value)
      case .count(let count): "\"count\":\(count)"
      case .help: "\"help\":" + Self.quoted(HeadlessScript.help)
      case .failure(let message, let exit): "\"error\":\(Self.quoted(message)),\"code\":\(exit.rawValue)"
      }
    return "{\"line\":\(line),\(fields)}"
  }

  /// Returns the text as a string of JSON. Everything that could harm a terminal is written as an escape.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || ShownText.isHarmful(scalar):
        for unit in String(scalar).utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension ScriptVerb {
  /// True for verbs that change nothing and print an answer of their own, or none.
  var isQuestion: Bool {
    switch self {
    case .expect, .get, .count: true
    default: false
    }
  }
}

import Keel

/// What the command line asks for.
struct Options: Equatable {
  enum RadioKind: String, CaseIterable { case networkmanager, simulated }
  enum ViewsKind: String, CaseIterable { case imperative, declarative }
  /// What to do: run the app, or tell something and leave.
  enum Action: Equatable { case run, help, version }

  var action = Action.run
  var frontEnd = FrontEndKind.terminal
  var views = ViewsKind.imperative
  /// `nil` lets the program choose.
  var radio: RadioKind?
  var seed: UInt64 = 1
  var place: String?
  var isQuiet = false

  /// Reads the arguments, without the program's name.
  init(_ arguments: [String]) throws(UsageError) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      let (name, attached) = Options.split(argument)
      func value() throws(UsageError) -> String {
        if let attached { return attached }
        guard let next = rest.popFirst() else { throw .missingValue(name) }
        return next
      }
      func none() throws(UsageError) {
        if attached != nil { throw .unwantedValue(name) }
      }
      switch name {
      case "--front-end": frontEnd = try Options.choice(try value(), for: name)
      case "--views": views = try Options.choice(try value(), for: name)
      case "--radio": radio = try Options.choice(try value(), for: name)
      case "--seed":
        let text = try value()
        guard let number = UInt64(text) else { throw .badValue(name, text, wanted: "a whole number, 0 or more") }
        seed = number
      case "--open": place = try value()
      case "--quiet", "-q":
        try none()
        isQuiet = true
      case "--help", "-h":
        try none()
        action = .help
        return
      case "--version":
        try none()
        action = .version
        return
      default:
        throw name.hasPrefix("-") ? .unknownOption(name) : .unwantedArgument(argument)
      }
    }
  }

  /// `--name=value` in its parts.
  private static func split(_ argument: String) -> (name: String, value: String?) {
    guard argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") else { return (argument, nil) }
    return (String(argument[..<equals]), String(argument[argument.index(after: equals)...]))
  }

  private static func choice<Choice: RawRepresentable & CaseIterable>(
    _ text: String, for name: String
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    guard let choice = Choice(rawValue: text) else {
      throw .badValue(name, text, wanted: Choice.allCases.map(\.rawValue).joined(separator: " or "))
    }
    return choice
  }
}

/// What is wrong with the command line, in three parts.
enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case unwantedArgument(String)
  case missingValue(String)
  case unwantedValue(String)
  case badValue(String, String, wanted: String)

  var description: String {
    switch self {
    case .unknownOption(let name):
      "There is no option \(name.debugDescription). Options are those of --help. Leave it out, or check its spelling."
    case .unwantedArgument(let argument):
      "\(argument.debugDescription) was not expected. All arguments are options. To start at a place, use --open."
    case .missingValue(let name):
      "\(name) stands at the end. It takes a value. Put one behind it, as --help shows."
    case .unwantedValue(let name):
      "\(name) was given a value. It takes none. Leave the value out."
    case .badValue(let name, let text, let wanted):
      "\(name) cannot be \(text.debugDescription). It takes \(wanted). Use that."
    }
  }

  /// `EX_USAGE` of sysexits.
  static let exitCode: Int32 = 64
}

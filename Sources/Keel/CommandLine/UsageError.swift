/// An error in the command line: what happened, the rule, and what to do.
public enum UsageError: Error, Equatable, CustomStringConvertible {
  case unknownOption(String)
  case unwantedArgument(String)
  case missingValue(String)
  case unwantedValue(String)
  case badValue(String, String, wanted: String)

  /// The error in three sentences for standard error.
  public var description: String {
    switch self {
    case .unknownOption(let name):
      "There is no option \(name.debugDescription). Options are those of --help. Leave it out, or check its spelling."
    case .unwantedArgument(let argument):
      "\(argument.debugDescription) was not expected. All arguments are options. To start at a place, use --open."
    case .missingValue(let name):
      "\(name) has no value. The option requires a value. Add one, as --help shows."
    case .unwantedValue(let name):
      "\(name) was given a value. It takes none. Leave the value out."
    case .badValue(let name, let text, let wanted):
      "\(name) cannot be \(text.debugDescription). It takes \(wanted). Use that."
    }
  }

  /// The exit code for an invalid command line: `EX_USAGE` of sysexits.
  public static let exitCode: Int32 = 64
}

internal import Glibc

/// An error in the command line: what happened, the rule, and what to do.
public enum UsageError: Error, Equatable, CustomStringConvertible {
  /// An option that does not exist.
  case unknownOption(String)
  /// An argument that is not an option.
  case unwantedArgument(String)
  /// An option without the value that it requires.
  case missingValue(String)
  /// An option that takes no value, with one.
  case unwantedValue(String)
  /// An option, its value, and a description of the values that it takes.
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

  /// Writes a line to standard error, such as `notes: There is no option "-x".…`, and returns the exit code.
  ///
  /// - Parameters:
  ///   - text: What is wrong: the description of an error, or a sentence about options that exclude each other.
  ///   - program: The name of the program, with which the line begins.
  public static func refuse(_ text: String, program: String) -> Int32 {
    report(text, program: program)
    return exitCode
  }

  /// Writes a line to standard error, for errors with another exit code.
  package static func report(_ text: String, program: String) {
    var bytes = Array("\(program): \(text)\n".utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      // Nobody reads errors about standard error.
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

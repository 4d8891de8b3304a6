/// Reads a command line option by option: `--name value`, `--name=value`, `-n`.
public struct ArgumentReader {
  private var rest: ArraySlice<String>
  private var name = ""
  private var attached: String?

  /// Creates a reader of arguments, without the program's name.
  public init(_ arguments: [String]) { rest = arguments[...] }

  /// Returns the name of the next option, or `nil` at the end.
  public mutating func next() -> String? {
    guard let argument = rest.popFirst() else { return nil }
    if argument.hasPrefix("--"), let equals = argument.firstIndex(of: "=") {
      name = String(argument[..<equals])
      attached = String(argument[argument.index(after: equals)...])
    } else {
      name = argument
      attached = nil
    }
    return name
  }

  /// Returns the value of the option that was read last.
  public mutating func value() throws(UsageError) -> String {
    if let attached { return attached }
    guard let next = rest.popFirst() else { throw .missingValue(name) }
    return next
  }

  /// Returns the value of an option that may have none: what is attached to it, or the next argument if that is not
  /// another option. A value that begins with a hyphen is attached, as in `--preview=-1`.
  public mutating func optionalValue() -> String? {
    if let attached { return attached }
    guard let next = rest.first, !next.hasPrefix("-") else { return nil }
    return rest.popFirst()
  }

  /// Returns the value of the option that was read last, as one of the type's cases.
  public mutating func choice<Choice: RawRepresentable & CaseIterable>(
    of type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice where Choice.RawValue == String {
    let text = try value()
    guard let choice = Choice(rawValue: text) else {
      throw .badValue(name, text, wanted: Choice.allCases.map(\.rawValue).joined(separator: " or "))
    }
    return choice
  }

  /// Returns the value of the option that was read last, as a whole number of at least 0.
  public mutating func number() throws(UsageError) -> UInt64 {
    let text = try value()
    guard let number = UInt64(text) else { throw .badValue(name, text, wanted: "a whole number, 0 or more") }
    return number
  }

  /// Returns the value of the option that was read last, as a whole number from 0 to a limit.
  public mutating func number(upTo limit: UInt64) throws(UsageError) -> UInt64 {
    let text = try value()
    guard let number = UInt64(text), number <= limit else {
      throw .badValue(name, text, wanted: "a whole number from 0 to \(limit)")
    }
    return number
  }

  /// Throws an error if the option that was read last has a value.
  public func none() throws(UsageError) {
    if attached != nil { throw .unwantedValue(name) }
  }

  /// The error for an unknown option or an unexpected argument.
  public var unknown: UsageError { name.hasPrefix("-") ? .unknownOption(name) : .unwantedArgument(name) }
}

/// Reads the arguments of a command in order.
struct CommandArguments {
  private var rest: ArraySlice<String>

  init(_ arguments: [String]) { rest = arguments[...] }

  /// Returns the next argument; `nil` after the last one.
  mutating func next() -> String? { rest.popFirst() }

  /// Returns the value of an option, which follows it.
  mutating func value(of option: String) throws(CommandFailure) -> String {
    guard let value = rest.popFirst() else { throw CommandFailure("\(option) has no value. Add one.", .usage) }
    return value
  }
}

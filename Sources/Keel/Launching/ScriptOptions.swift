/// The options of a headless script: where it is read from, and what is done with it.
public struct ScriptOptions: Hashable, Sendable {
  /// The file with the script; `nil` for standard input.
  public var file: String?
  /// A Boolean value that indicates whether the script is only checked: no window opens.
  public var isChecked = false
  /// A Boolean value that indicates whether outputs are objects of JSON, one a line.
  public var isJSON = false

  /// Creates options for a script from standard input that is run.
  public init() {}

  /// True if any of the options has been given, which chooses the headless front end unless another is named.
  var isUsed: Bool { self != ScriptOptions() }

  mutating func read(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
    switch name {
    case "--script": file = try reader.value()
    case "--check":
      try reader.none()
      isChecked = true
    case "--json":
      try reader.none()
      isJSON = true
    default: return false
    }
    return true
  }
}

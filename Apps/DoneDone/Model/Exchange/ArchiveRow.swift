internal import Foundation

/// The properties of an object in a file, and what is wrong with them.
struct ArchiveRow {
  private enum Value { case text(String), integer(Int), other }

  private var values: [String: (value: Value, line: Int)] = [:]
  /// The line on which the object begins.
  let line: Int
  private(set) var problems: [ArchiveProblem] = []

  /// The properties that objects can have. Others are not kept.
  private static let names: Set = [
    "id", "name", "color", "symbol", "position", "day", "time", "category", "minutes", "note",
  ]

  /// Reads the next value, which should be an object.
  ///
  /// - Parameter integers: The properties that are numbers. All others are texts.
  init(_ reader: inout JSONReader, integers: Set<String>) throws(ArchiveError) {
    _ = try reader.peek()
    line = reader.line
    var values: [String: (value: Value, line: Int)] = [:]
    var problems: [ArchiveProblem] = []
    let isObject = try reader.readObject { (key, reader) throws(ArchiveError) in
      guard Self.names.contains(key) else { return try reader.skip() }
      _ = try reader.peek()
      let line = reader.line
      if values[key] != nil { problems.append(ArchiveProblem(line: line, column: key, reason: .repeated)) }
      // As if it were missing.
      if try reader.readNull() { return }
      let value =
        if integers.contains(key) {
          try reader.readInteger().map(Value.integer)
        } else {
          try reader.readString().map(Value.text)
        }
      if value == nil { problems.append(ArchiveProblem(line: line, column: key, reason: .type)) }
      values[key] = (value ?? .other, line)
    }
    if !isObject {
      problems.append(ArchiveProblem(line: line, reason: .type))
      // What is missing in it has been said with that.
      for name in ["id", "name", "day"] { values[name] = (.other, line) }
    }
    self.values = values
    self.problems = problems
  }

  /// The line of a property, or of the object if it has no such property.
  func line(_ name: String) -> Int { values[name]?.line ?? line }

  mutating func integer(_ name: String) -> Int? {
    if case .integer(let integer)? = values[name]?.value { integer } else { nil }
  }

  /// A text that must be there.
  mutating func text(_ name: String) -> String? { required(name, .type) { $0 } }

  /// The identifier of the object, which must be there.
  mutating func identifier(_ name: String) -> UUID? { required(name, .identifier) { UUID(uuidString: $0) } }

  mutating func required<Value>(
    _ name: String, _ reason: ArchiveProblem.Reason, _ convert: (String) -> Value?
  ) -> Value? {
    if values[name] == nil { problems.append(ArchiveProblem(line: line, column: name, reason: .missing)) }
    return optional(name, reason, convert)
  }

  /// A property that may be missing. A value that cannot be converted is a problem.
  mutating func optional<Value>(
    _ name: String, _ reason: ArchiveProblem.Reason, _ convert: (String) -> Value?
  ) -> Value? {
    guard case .text(let text)? = values[name]?.value else { return nil }
    let value = convert(text)
    if value == nil { problems.append(ArchiveProblem(line: line(name), column: name, reason: reason)) }
    return value
  }

  /// Adds the problems of what was read, with the properties that they concern.
  mutating func check(_ found: [ActivityProblem], _ columns: [String: Set<ActivityProblem>]) {
    for problem in found {
      let column = columns.first { $0.value.contains(problem) }?.key
      let line = column.map(line) ?? line
      problems.append(ArchiveProblem(line: line, column: column, reason: .invalid(problem)))
    }
  }
}

internal import KeelModel

/// A row of a query's result.
///
/// Values are read with their type: `let name: String = try row["name"]`. A column that does not exist, a NULL that the
/// type does not permit, and a value of another type are errors that name the column. Names of columns are compared byte
/// by byte.
public struct Row: Hashable, Sendable {
  /// The names of the columns, shared by all rows of a result.
  let columns: Columns
  /// The values, in the order of the columns.
  public internal(set) var values: [DataValue]

  /// The names of the columns, in order.
  public var names: [String] { columns.names }

  /// The value in a column, converted to the type that is asked for.
  @inlinable public subscript<Value: DataValueConvertible>(name: String) -> Value {
    get throws(DataError) { try get(name) }
  }

  /// The value in the column with this index, converted to the type that is asked for.
  @inlinable public subscript<Value: DataValueConvertible>(index: Int) -> Value {
    get throws(DataError) { try get(index) }
  }

  /// Returns the value in a column, converted to a type.
  ///
  /// - Throws: `DataError.value` if there is no such column, or its value is NULL or of another type.
  @inlinable public func get<Value: DataValueConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DataError) -> Value {
    let index = try index(of: name)
    if let value = Value(dataValue: values[index]) { return value }
    throw mismatch(index, type)
  }

  /// Returns the value in the column with an index, converted to a type.
  ///
  /// - Throws: `DataError.value` if there is no such column, or its value is NULL or of another type.
  @inlinable public func get<Value: DataValueConvertible>(
    _ index: Int, as type: Value.Type = Value.self
  ) throws(DataError) -> Value {
    guard values.indices.contains(index) else { throw absence(index) }
    if let value = Value(dataValue: values[index]) { return value }
    throw mismatch(index, type)
  }

  /// Returns the value in a column as it is stored, or `nil` if there is no column with this name, or more than one.
  public func value(_ name: String) -> DataValue? {
    (try? columns.index(of: name)).map { values[$0] }
  }

  @usableFromInline func index(of name: String) throws(DataError) -> Int { try columns.index(of: name) }

  @usableFromInline func absence(_ index: Int) -> DataError {
    .value(
      .init(
        "Column \(index) was requested from a row of \(values.count) columns.",
        rule: "Columns are counted from 0.", remedy: "Request one of: \(columns.list)."))
  }

  @usableFromInline func mismatch(_ index: Int, _ type: Any.Type) -> DataError {
    let stored = values[index]
    let remedy =
      switch stored {
      case .null: "Request \(type)?, or declare the column NOT NULL."
      case .malformedText: "Request [UInt8], or repair the text with the program that wrote it."
      default: "Request the stored type, or convert the column in the query with CAST."
      }
    return .value(
      .init(
        "The column \"\(columns.names[index])\" contains \(stored.typeName), which is not a value of \(type).",
        rule: "A value is read with its own type, and numbers only if nothing is lost.", remedy: remedy))
  }
}

/// The names of the columns of a result.
final class Columns: Hashable, Sendable {
  let names: [String]
  /// The names that several columns have.
  private let repeated: Set<ExactText>

  init(_ names: [String]) {
    self.names = names
    var seen: Set<ExactText> = []
    repeated = Set(names.map(ExactText.init).filter { !seen.insert($0).inserted })
  }

  var list: String { names.map { "\"\($0)\"" }.joined(separator: ", ") }

  func index(of name: String) throws(DataError) -> Int {
    guard let index = names.firstIndex(where: { $0.isExactly(name) }) else {
      throw .value(
        .init(
          "The row has no column \"\(name)\".", rule: "A column is requested by its exact name.",
          remedy: "Request one of: \(list)."))
    }
    guard repeated.isEmpty || !repeated.contains(ExactText(name)) else {
      throw .value(
        .init(
          "The row has several columns \"\(name)\".", rule: "A column that is requested by name must be the only one.",
          remedy: "Name the columns in the query with AS, or request the column by its index."))
    }
    return index
  }

  static func == (lhs: Columns, rhs: Columns) -> Bool { lhs === rhs || lhs.names.isExactly(rhs.names) }
  func hash(into hasher: inout Hasher) { for name in names { name.hashBytes(into: &hasher) } }
}

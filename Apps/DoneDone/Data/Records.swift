internal import DoneDoneModel
internal import Foundation
internal import KeelData

/// Activities as rows of the table.
enum ActivityRecord {
  /// The columns that ``activity(_:)`` reads, in its order.
  static let columns: SQL = "id, name, category, minutes, note, day, time"

  static func activity(_ row: Row) throws -> Activity {
    try Activity(
      id: UUID(row: row, 0), name: row[1], categoryID: UUID(optional: row, 2), minutes: row[3], note: row[4],
      day: Day(number: row[5]), time: row[6])
  }

  /// The number of activities with the same content.
  static func count(of activity: Activity) -> SQL {
    """
    SELECT count(*) FROM activity
    WHERE day = \(activity.day.number) AND time = \(activity.time) AND name = \(activity.name)
      AND category IS \((activity.categoryID?.bytes).dataValue) AND minutes = \(activity.minutes)
      AND note = \(activity.note)
    """
  }

  /// Inserts an activity, or replaces the one of the same id. Without its category it has none.
  static func upsert(_ activity: Activity, words: String) -> SQL {
    """
    INSERT INTO activity (id, name, category, minutes, note, day, time, words)
    VALUES (
      \(activity.id.bytes), \(activity.name), (SELECT id FROM category WHERE id = \((activity.categoryID?.bytes).dataValue)),
      \(activity.minutes), \(activity.note), \(activity.day.number), \(activity.time), \(words))
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, category = excluded.category, minutes = excluded.minutes, note = excluded.note,
      day = excluded.day, time = excluded.time, words = excluded.words
    """
  }
}

/// Categories as rows of the table.
enum CategoryRecord {
  static let all = Query<DoneDoneModel.Category>(
    "SELECT id, name, color, symbol, position FROM category ORDER BY position, name, id", decode: category)

  static func category(_ row: Row) throws -> DoneDoneModel.Category {
    try DoneDoneModel.Category(
      // A colour that another program has written.
      id: UUID(row: row, 0), name: row[1], color: CategoryColor(rawValue: row[2]) ?? .blue, symbol: row[3],
      position: row[4])
  }

  static func upsert(_ category: DoneDoneModel.Category) -> SQL {
    """
    INSERT INTO category (id, name, color, symbol, position)
    VALUES (\(category.id.bytes), \(category.name), \(category.color.rawValue), \(category.symbol), \(category.position))
    ON CONFLICT (id) DO UPDATE SET
      name = excluded.name, color = excluded.color, symbol = excluded.symbol, position = excluded.position
    """
  }
}

extension UUID {
  /// The 16 bytes, as they are stored.
  var bytes: [UInt8] { withUnsafeBytes(of: uuid) { Array($0) } }

  init?(bytes: [UInt8]) {
    guard bytes.count == 16 else { return nil }
    var uuid = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)).uuid
    withUnsafeMutableBytes(of: &uuid) { $0.copyBytes(from: bytes) }
    self.init(uuid: uuid)
  }

  init(row: Row, _ column: Int) throws {
    guard let id = try UUID(optional: row, column) else {
      throw DataError.value(
        .init("A row has no identifier.", rule: "Identifiers have 16 bytes.", remedy: "Restore a backup."))
    }
    self = id
  }

  /// Reads an identifier; `nil` if it is NULL.
  init?(optional row: Row, _ column: Int) throws {
    guard let bytes: [UInt8] = try row.get(column, as: [UInt8]?.self), let id = UUID(bytes: bytes) else { return nil }
    self = id
  }
}

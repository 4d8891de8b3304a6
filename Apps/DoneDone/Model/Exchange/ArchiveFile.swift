internal import Foundation

/// A file of JSON while it is read: what is right so far, and what is wrong.
struct ArchiveFile {
  private var version: Int?
  private var categories: [Category] = []
  private var activities: [Activity] = []
  private var problems = ArchiveProblems()
  private var properties: Set<String> = []
  /// The lines of the categories that activities refer to, which are checked at the end.
  private var references: [(line: Int, id: Category.ID)] = []
  private var identifiers: Set<UUID> = []

  mutating func read(_ reader: inout JSONReader) throws(ArchiveError) {
    _ = try reader.peek()
    let line = reader.line
    let isObject = try reader.readObject { (key, reader) throws(ArchiveError) in try property(key, &reader) }
    guard isObject else { throw .malformed(ArchiveProblem(line: line, reason: .type)) }
  }

  /// The archive, if nothing is wrong.
  func archive() throws(ArchiveError) -> Archive {
    if let version, version > Archive.currentVersion { throw .newerVersion(version) }
    var problems = problems
    let known = Set(categories.map(\.id))
    for reference in references where !known.contains(reference.id) {
      problems.append(ArchiveProblem(line: reference.line, column: "category", reason: .unknownCategory))
    }
    for (name, isThere) in [("version", version != nil), ("activities", properties.contains("activities"))]
    where !isThere && !problems.first.contains(where: { $0.column == name }) {
      problems.append(ArchiveProblem(line: 1, column: name, reason: .missing))
    }
    guard problems.count == 0 else { throw .rows(problems) }
    return Archive(version: Archive.currentVersion, categories: categories, activities: activities)
  }

  private mutating func property(_ key: String, _ reader: inout JSONReader) throws(ArchiveError) {
    _ = try reader.peek()
    let line = reader.line
    if ["version", "categories", "activities"].contains(key), !properties.insert(key).inserted {
      throw .malformed(ArchiveProblem(line: line, column: key, reason: .repeated))
    }
    let isRight: Bool
    switch key {
    case "version":
      version = try reader.readInteger()
      isRight = version.map { $0 > 0 } ?? false
    case "categories": isRight = try reader.readArray { (reader) throws(ArchiveError) in try category(&reader) }
    case "activities": isRight = try reader.readArray { (reader) throws(ArchiveError) in try activity(&reader) }
    default:
      try reader.skip()
      isRight = true
    }
    if !isRight { problems.append(ArchiveProblem(line: line, column: key, reason: .type)) }
  }

  private mutating func category(_ reader: inout JSONReader) throws(ArchiveError) {
    var row = try ArchiveRow(&reader, integers: ["position"])
    let category = Category(
      id: row.identifier("id") ?? UUID(), name: row.text("name") ?? "-",
      color: row.optional("color", .color) { CategoryColor(rawValue: $0) } ?? .blue,
      symbol: row.optional("symbol", .type) { $0.utf8.count <= Category.symbolLimit ? $0 : nil }
        ?? Category.defaultSymbol, position: row.integer("position") ?? categories.count)
    row.check(category.problems(), ["name": [.nameMissing, .nameTooLong]])
    finish(row, category.id)
    categories.append(category)
  }

  private mutating func activity(_ reader: inout JSONReader) throws(ArchiveError) {
    var row = try ArchiveRow(&reader, integers: ["minutes"])
    var activity = Activity(
      id: row.identifier("id") ?? UUID(), name: row.text("name") ?? "-",
      minutes: row.integer("minutes") ?? 0, note: row.optional("note", .type) { $0 } ?? "",
      day: row.required("day", .day) { Day($0) } ?? .first,
      time: row.optional("time", .time) { ExchangeText.time($0) } ?? 0)
    if let categoryID = row.optional("category", .identifier, { UUID(uuidString: $0) }) {
      activity.categoryID = categoryID
      references.append((row.line("category"), categoryID))
    }
    row.check(
      activity.problems,
      ["name": [.nameMissing, .nameTooLong], "note": [.noteTooLong], "minutes": [.minutesOutOfRange]])
    finish(row, activity.id)
    activities.append(activity)
  }

  private mutating func finish(_ row: ArchiveRow, _ id: UUID) {
    var found = row.problems
    if !identifiers.insert(id).inserted {
      found.append(ArchiveProblem(line: row.line("id"), column: "id", reason: .repeatedIdentifier))
    }
    for problem in found.sorted(by: { $0.line < $1.line }) { problems.append(problem) }
  }
}

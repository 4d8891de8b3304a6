internal import Foundation

/// The rows of a table while they are read: what is right so far, and what is wrong.
struct ArchiveTable {
  /// The number of fields that rows must have.
  private let fieldCount: Int
  /// The indices of the known columns.
  private var columns: [String: Int] = [:]
  private var problems = ArchiveProblems()
  private var activities: [Activity] = []
  private var added: [Category] = []
  /// The number of categories that were stored before.
  private let storedCount: Int
  private let firstPosition: Int
  /// The categories by their names, as names are compared.
  private var categories: [String: Category.ID]
  /// The same by their names as they are written, which is faster.
  private var seen: [String: Category.ID] = [:]
  private var identifiers: Set<UUID> = []
  private var unidentified: Set<UUID> = []

  /// True if the header has the columns without which nothing can be read.
  let hasColumns: Bool

  init(_ header: CSVReader.Row, categories: [Category]) {
    fieldCount = header.fields.count
    storedCount = categories.count
    firstPosition = (categories.map(\.position).max() ?? -1) + 1
    self.categories = Dictionary(categories.map { ($0.nameKey, $0.id) }) { first, _ in first }
    if let wrong = header.wrongField {
      problems.append(ArchiveProblem(line: header.line, column: header.fields[wrong], reason: .syntax))
    }
    for (index, field) in header.fields.enumerated() {
      let name = CSVReader.columnName(field)
      guard ArchiveCSV.columns.contains(name) else { continue }
      if columns.updateValue(index, forKey: name) != nil {
        problems.append(ArchiveProblem(line: header.line, column: name, reason: .repeated))
      }
    }
    for name in ["day", "name"] where columns[name] == nil {
      problems.append(ArchiveProblem(line: header.line, column: name, reason: .missing))
    }
    hasColumns = problems.count == 0
  }

  /// The archive, if nothing is wrong.
  func archive() throws(ArchiveError) -> Archive {
    guard problems.count == 0 else { throw .rows(problems) }
    var archive = Archive(categories: added, activities: activities)
    archive.unidentified = unidentified
    return archive
  }

  mutating func add(_ row: CSVReader.Row) {
    // Spreadsheets export blank rows between and after the others.
    if row.wrongField == nil, row.fields.allSatisfy(\.isEmpty) { return }
    let before = problems.count
    if let wrong = row.wrongField {
      let column = columns.first { $0.value == wrong }?.key
      return problems.append(ArchiveProblem(line: row.line, column: column, reason: .syntax))
    }
    guard row.fields.count == fieldCount else {
      let reason = ArchiveProblem.Reason.fieldCount(expected: fieldCount, found: row.fields.count)
      return problems.append(ArchiveProblem(line: row.line, reason: reason))
    }
    let id = read("id", row, .identifier) { UUID(uuidString: $0) }
    let activity = Activity(
      id: id ?? UUID(), name: ArchiveCSV.unguarded(field("name", row)), categoryID: category(row),
      minutes: read("minutes", row, .minutes) { ExchangeText.minutes($0) } ?? 0,
      note: ArchiveCSV.unguarded(field("note", row)),
      day: read("day", row, .day, isRequired: true) { Day($0) } ?? .first,
      time: read("time", row, .time) { ExchangeText.time($0) } ?? 0)
    if id == nil { unidentified.insert(activity.id) }
    if !identifiers.insert(activity.id).inserted {
      problems.append(ArchiveProblem(line: row.line, column: "id", reason: .repeatedIdentifier))
    }
    for problem in activity.problems {
      let column = problem == .noteTooLong ? "note" : "name"
      problems.append(ArchiveProblem(line: row.line, column: column, reason: .invalid(problem)))
    }
    if problems.count == before { activities.append(activity) }
  }

  private func field(_ column: String, _ row: CSVReader.Row) -> String { columns[column].map { row.fields[$0] } ?? "" }

  /// Converts a field. An empty one is `nil`, and a problem only if it is required.
  private mutating func read<Value>(
    _ column: String, _ row: CSVReader.Row, _ reason: ArchiveProblem.Reason, isRequired: Bool = false,
    _ convert: (String) -> Value?
  ) -> Value? {
    let text = field(column, row).trimmingSpaces
    if text.isEmpty && !isRequired { return nil }
    let value = convert(text)
    if value == nil { problems.append(ArchiveProblem(line: row.line, column: column, reason: reason)) }
    return value
  }

  /// The category of a row, which is made if there is none of its name.
  private mutating func category(_ row: CSVReader.Row) -> Category.ID? {
    let name = ArchiveCSV.unguarded(field("category", row))
    if let id = seen[name] { return id }
    if name.isBlank { return nil }
    let index = storedCount + added.count
    let category = Category(
      name: name, color: CategoryColor.allCases[index % CategoryColor.allCases.count],
      position: firstPosition + added.count)
    if let id = categories[category.nameKey] {
      seen[name] = id
      return id
    }
    if let problem = category.problems().first {
      problems.append(ArchiveProblem(line: row.line, column: "category", reason: .invalid(problem)))
      return nil
    }
    categories[category.nameKey] = category.id
    seen[name] = category.id
    added.append(category)
    return category.id
  }
}

extension String {
  /// The text without spaces around it.
  fileprivate var trimmingSpaces: String {
    guard utf8.first == 0x20 || utf8.last == 0x20 else { return self }
    return trimmingCharacters(in: .whitespaces)
  }
}

internal import Foundation

/// The format for spreadsheets: a table of activities after RFC 4180, with the names of their categories.
///
/// - Fields are separated by commas, semicolons or tabs: spreadsheets of many languages write semicolons. The header shows
///   which, or a line such as `sep=;` before it.
/// - Columns are `id`, `day` (2026-11-25), `time` (18:30), `name`, `category`, `minutes` and `note`. A file may have
///   them in any order and other columns besides, and needs `day` and `name` only. Activities without an `id` are new
///   ones each time; the import asks before it adds what is stored already.
/// - A category is found by its name, whatever the case and the accents. A new name makes a new category. Colours,
///   symbols and categories without activities are not kept.
/// - Files begin with a byte order mark, without which spreadsheets do not recognise UTF-8, and lines end with CRLF.
/// - A spreadsheet takes a text that begins with `=`, `+`, `-`, `@`, a tab, a line end, or the wide form of one of
///   these, for a formula, which could harm the user. Such a text of a user is exported with an apostrophe before it,
///   as spreadsheets themselves mark texts, and the apostrophe is removed when it is imported. Any text comes back
///   as it was, because one that has apostrophes before such a character gets one more.
public enum ArchiveCSV {
  /// The columns of exported files.
  static let columns = ["id", "day", "time", "name", "category", "minutes", "note"]

  /// The bytes of a file with the activities of the archive.
  public static func encode(_ archive: Archive) -> [UInt8] {
    let names = Dictionary(archive.categories.map { ($0.id, $0.name) }) { first, _ in first }
    var bytes = ExchangeText.mark
    func write(_ fields: [String]) {
      for (index, field) in fields.enumerated() {
        if index > 0 { bytes.append(UInt8(ascii: ",")) }
        append(field, to: &bytes)
      }
      bytes += [UInt8(ascii: "\r"), UInt8(ascii: "\n")]
    }
    write(columns)
    for activity in archive.activities {
      write([
        activity.id.uuidString, activity.day.description, ExchangeText.time(activity.time), guarded(activity.name),
        guarded(activity.categoryID.flatMap { names[$0] } ?? ""), String(activity.minutes), guarded(activity.note),
      ])
    }
    return bytes
  }

  /// The archive of a file. It contains the new categories only.
  ///
  /// - Parameter categories: The stored categories, which names refer to.
  /// - Throws: `ArchiveError.rows` with everything that is wrong.
  public static func decode(_ bytes: [UInt8], categories: [Category] = []) throws(ArchiveError) -> Archive {
    try ExchangeText.check(bytes)
    var reader = CSVReader(bytes, columns: columns)
    guard let header = reader.next() else {
      throw .malformed(ArchiveProblem(line: 1, reason: .missing))
    }
    var table = ArchiveTable(header, categories: categories)
    if table.hasColumns { while let row = reader.next() { table.add(row) } }
    return try table.archive()
  }

  /// Appends a field, in quotation marks if it needs them.
  private static func append(_ field: String, to bytes: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    let isPlain = field.utf8.allSatisfy { ![quote, UInt8(ascii: ","), 0x0A, 0x0D].contains($0) }
    if isPlain {
      bytes.append(contentsOf: field.utf8)
    } else {
      bytes.append(quote)
      for byte in field.utf8 {
        if byte == quote { bytes.append(quote) }
        bytes.append(byte)
      }
      bytes.append(quote)
    }
  }

  /// The text as it is exported, so that no spreadsheet takes it for a formula.
  static func guarded(_ text: String) -> String { needsGuard(text.unicodeScalars) ? "'" + text : text }

  /// The text of an exported one.
  static func unguarded(_ text: String) -> String {
    guard text.unicodeScalars.first == "'", needsGuard(text.unicodeScalars) else { return text }
    return String(text.unicodeScalars.dropFirst())
  }

  private static func needsGuard(_ text: String.UnicodeScalarView) -> Bool {
    switch text.first(where: { $0 != "'" }) {
    case "=", "+", "-", "@", "\t", "\n", "\r", "＝", "＋", "－", "＠": true
    default: false
    }
  }
}

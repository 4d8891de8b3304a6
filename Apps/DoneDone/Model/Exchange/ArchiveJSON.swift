internal import Foundation

/// The format of backups, which keeps everything.
///
/// Each category and each activity has a line of its own, so that backups can be compared. Unknown properties are
/// ignored. A file with a higher `version` is refused, because it may contain what this version would lose.
public enum ArchiveJSON {
  /// The bytes of a file with the archive.
  public static func encode(_ archive: Archive) -> [UInt8] {
    var writer = JSONWriter()
    writer.raw("{\n\"format\": \"donedone\",\n\"version\": \(archive.version),\n\"categories\": [")
    for (index, category) in archive.categories.enumerated() {
      writer.raw(index == 0 ? "\n{" : ",\n{")
      writer.property("id", category.id.uuidString)
      writer.property("name", category.name)
      writer.property("color", category.color.rawValue)
      writer.property("symbol", category.symbol)
      writer.property("position", category.position)
      writer.raw("}")
    }
    writer.raw("\n],\n\"activities\": [")
    for (index, activity) in archive.activities.enumerated() {
      writer.raw(index == 0 ? "\n{" : ",\n{")
      writer.property("id", activity.id.uuidString)
      writer.property("day", activity.day.description)
      writer.property("time", ExchangeText.time(activity.time))
      writer.property("name", activity.name)
      if let categoryID = activity.categoryID { writer.property("category", categoryID.uuidString) }
      writer.property("minutes", activity.minutes)
      if !activity.note.isEmpty { writer.property("note", activity.note) }
      writer.raw("}")
    }
    writer.raw("\n]\n}\n")
    return writer.bytes
  }

  /// The archive of a file.
  ///
  /// - Throws: `ArchiveError.rows` with everything that is wrong with values, or the first place that is no JSON.
  public static func decode(_ bytes: [UInt8]) throws(ArchiveError) -> Archive {
    try ExchangeText.check(bytes)
    var reader = JSONReader(bytes)
    var file = ArchiveFile()
    try file.read(&reader)
    try reader.end()
    return try file.archive()
  }
}

/// Writes JSON.
private struct JSONWriter {
  var bytes: [UInt8] = []
  private var isFirst = true

  mutating func raw(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    isFirst = true
  }

  mutating func property(_ name: StaticString, _ value: Int) {
    key(name)
    bytes.append(contentsOf: String(value).utf8)
  }

  mutating func property(_ name: StaticString, _ value: String) {
    key(name)
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes.append(contentsOf: "\\n".utf8)
      case 0..<0x20: bytes.append(contentsOf: ((byte < 16 ? "\\u000" : "\\u00") + String(byte, radix: 16)).utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func key(_ name: StaticString) {
    if !isFirst { bytes.append(contentsOf: ", ".utf8) }
    isFirst = false
    bytes.append(contentsOf: "\"\(name)\": ".utf8)
  }
}

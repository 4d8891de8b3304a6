import FoundationEssentials
import Testing

/// A folder that is removed with the object.
final class Folder {
  private let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/wifi-settings-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  func file(_ name: String) -> String { path + "/" + name }

  func lines(_ name: String) throws -> [String] {
    let data = try #require(FileManager.default.contents(atPath: file(name)))
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  func write(_ text: String, to name: String) -> Bool {
    (try? text.write(toFile: file(name), atomically: false, encoding: .utf8)) != nil
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

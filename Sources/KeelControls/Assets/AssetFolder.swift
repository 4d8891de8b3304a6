import FoundationEssentials

/// A folder with files of the program, such as a bundle. Nothing outside of it is read, whatever names and links say.
struct AssetFolder: Sendable {
  /// The path without links.
  let path: String

  /// The largest number of bytes that a picture may have, and that a description of a catalogue may have.
  static let pictureLimit = 64 << 20
  static let descriptionLimit = 1 << 20
  /// The largest number of folders and files of a catalogue that are looked at.
  private static let entryLimit = 20_000
  private static let depthLimit = 16

  init(path: String) { self.path = Self.withoutLinks(path) }

  private static func withoutLinks(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  /// Returns true if a name stays inside the folder.
  static func isProper(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.count <= 1_024 && !name.utf8.contains(0) && name.first != "/"
      && !name.split(separator: "/", omittingEmptySubsequences: false).contains { $0 == ".." || $0 == "." }
  }

  /// Returns the contents of an ordinary file in the folder, or `nil` if there is none, it is too large, or it is
  /// elsewhere.
  func contents(of file: String, limit: Int) -> [UInt8]? {
    let whole = Self.withoutLinks(file)
    guard contains(whole) else { return nil }
    // A file that cannot be examined or read is treated as missing; a pipe would never end.
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: whole),
      attributes[.type] as? FileAttributeType == .typeRegular,
      let size = attributes[.size].flatMap(Self.number), size <= limit
    else { return nil }
    return FileManager.default.contents(atPath: whole).map { Array($0) }
  }

  /// Returns true if a path without links leads to something in the folder.
  private func contains(_ whole: String) -> Bool {
    let start = path == "/" ? path : path + "/"
    return whole.utf8.starts(with: start.utf8)
  }

  /// Foundation gives sizes in several types of numbers.
  private static func number(_ value: Any) -> Int? {
    (value as? UInt).map { Int(clamping: $0) } ?? (value as? UInt64).map { Int(clamping: $0) } ?? value as? Int
  }

  /// Returns the names of a folder's entries in order; none if it cannot be read.
  private func entries(of folder: String) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
  }

  /// Returns the names of the files directly in the folder with an ending, in order.
  func files(endingIn ending: String) -> [String] { entries(of: path).filter { $0.hasSuffix(ending) } }

  /// Returns the sets of all asset catalogues directly in the folder, by kind and name. A set in a group has its own
  /// name and, as namespaces would give it, the name with the groups before it.
  func sets() -> [AssetKind: [String: String]] {
    var sets: [AssetKind: [String: String]] = [:]
    var count = 0
    for entry in entries(of: path) where entry.hasSuffix(".xcassets") {
      collect(path + "/" + entry, group: "", depth: 0, &sets, &count)
    }
    return sets
  }

  private func collect(
    _ folder: String, group: String, depth: Int, _ sets: inout [AssetKind: [String: String]], _ count: inout Int
  ) {
    guard depth < Self.depthLimit, contains(Self.withoutLinks(folder)) else { return }
    for entry in entries(of: folder) {
      count += 1
      guard count <= Self.entryLimit else { return }
      let whole = folder + "/" + entry
      let parts = entry.split(separator: ".", omittingEmptySubsequences: false)
      if parts.count > 1, let kind = AssetKind(rawValue: String(parts[parts.count - 1])) {
        let name = parts.dropLast().joined(separator: ".")
        for name in [name, group + name] where sets[kind, default: [:]][name] == nil {
          sets[kind, default: [:]][name] = whole
        }
      } else if isFolder(whole) {
        collect(whole, group: group + entry + "/", depth: depth + 1, &sets, &count)
      }
    }
  }

  private func isFolder(_ path: String) -> Bool {
    var isFolder = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
  }
}

/// The kinds of sets in a catalogue, by the ends of their folders' names.
enum AssetKind: String, Hashable, Sendable {
  case image = "imageset"
  case color = "colorset"
  case symbol = "symbolset"
  case icon = "appiconset"
}

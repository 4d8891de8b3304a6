import Foundation

/// The names of the assets in catalogues, or in a folder of one that provides a namespace.
struct AssetGroup {
  private(set) var images: Set<String> = []
  private(set) var colors: Set<String> = []
  private(set) var groups: [String: AssetGroup] = [:]

  private static let depthLimit = 16

  /// Adds what is in a folder. What is in a folder without a namespace counts as being in the folder around it.
  ///
  /// Throws if a folder cannot be read or its description is no JSON.
  mutating func add(contentsOf folder: URL) throws { try add(contentsOf: folder, depth: 0) }

  private mutating func add(contentsOf folder: URL, depth: Int) throws {
    guard depth < Self.depthLimit else { return }
    let entries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    for entry in entries where try entry.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "imageset", "symbolset": images.insert(name)
      case "colorset": colors.insert(name)
      // A set of another kind has no sets in it.
      default: try add(group: entry, depth: depth + 1)
      }
    }
  }

  private mutating func add(group folder: URL, depth: Int) throws {
    guard try Self.providesNamespace(folder) else { return try add(contentsOf: folder, depth: depth) }
    try groups[folder.lastPathComponent, default: AssetGroup()].add(contentsOf: folder, depth: depth)
  }

  /// The part of a folder's description that matters here.
  private struct Description: Decodable {
    struct Properties: Decodable {
      var providesNamespace: Bool?
      enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
  }

  private static func providesNamespace(_ folder: URL) throws -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    do {
      let description = try JSONDecoder().decode(Description.self, from: Data(contentsOf: file))
      return description.properties?.providesNamespace ?? false
    } catch {
      throw CatalogError(file: file.path, reason: "\(error)")
    }
  }
}

/// A description in a catalogue that cannot be read.
struct CatalogError: LocalizedError {
  var file: String
  var reason: String

  var errorDescription: String? { "\(file) cannot be read: \(reason)" }
}

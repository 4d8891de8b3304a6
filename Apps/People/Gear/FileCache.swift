public import Foundation

/// A cache of files in a folder. Keys with equal content share one file.
///
/// When the total size exceeds the limit, the least recently used files are evicted. The cache removes only files whose
/// names have its own form. If the index is damaged, the cache starts empty and its files are fetched again.
public actor FileCache {
  /// A file of the cache.
  public struct Entry: Hashable, Codable, Sendable {
    /// The name of the file: the hash of its content, and an ending.
    public var name: String
    /// The media type.
    public var type: String
    public var size: Int
    /// The sequence number of the last use.
    var use: Int
  }

  /// The folder, which is created with the first file.
  public nonisolated let folder: URL
  private let limit: Int
  private let onDamage: @Sendable () -> Void
  private var stored: [String: Entry]?

  /// Creates a cache that stores at most `limit` bytes.
  ///
  /// - Parameter onDamage: Called when the cache starts empty because its index is damaged.
  public init(folder: URL, limit: Int, onDamage: @escaping @Sendable () -> Void = {}) {
    self.folder = folder
    self.limit = limit
    self.onDamage = onDamage
  }

  /// The path of an entry's file.
  public nonisolated func path(of entry: Entry) -> String { folder.appendingPathComponent(entry.name).path }

  /// Returns the file for a key; `nil` if it is not cached or has been deleted.
  public func entry(for key: String) -> Entry? {
    var entries = entries()
    guard var entry = entries[key] else { return nil }
    guard FileManager.default.fileExists(atPath: path(of: entry)) else {
      entries[key] = nil
      stored = entries
      return nil
    }
    entry.use = Self.nextUse(entries)
    entries[key] = entry
    stored = entries
    return entry
  }

  /// Stores a file for a key, and evicts the least recently used files if the limit is exceeded.
  ///
  /// - Parameters:
  ///   - data: The content, not larger than the limit.
  ///   - type: Its media type, whose second part becomes the ending of the file's name.
  public func store(_ data: Data, type: String, for key: String) throws -> Entry {
    var entries = entries()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let ending = (type.split(separator: "/").last ?? "").filter { $0.isASCII && $0.isLetter }
    let entry = Entry(
      name: "\(ContentHash.sha256(data)).\(ending.isEmpty ? "data" : ending)", type: type, size: data.count,
      use: Self.nextUse(entries))
    let file = folder.appendingPathComponent(entry.name)
    if !FileManager.default.fileExists(atPath: file.path) { try data.write(to: file, options: .atomic) }
    entries[key] = entry
    stored = makeRoom(entries)
    try JSONEncoder().encode(stored).write(to: index, options: .atomic)
    return entry
  }

  /// Removes all files of the cache.
  public func removeAll() throws {
    stored = [:]
    guard FileManager.default.fileExists(atPath: folder.path) else { return }
    try? FileManager.default.removeItem(at: index)
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where ContentHash.isName(name) {
      try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private var index: URL { folder.appendingPathComponent("index.json") }

  private func entries() -> [String: Entry] {
    if let stored { return stored }
    // An index that is missing or damaged means an empty cache.
    let data = try? Data(contentsOf: index)
    let read = data.flatMap { try? JSONDecoder().decode([String: Entry].self, from: $0) }
    if data != nil, read == nil { onDamage() }
    let entries = (read ?? [:]).filter { isValid($0.value) }
    removeOrphans(besides: Set(entries.values.map(\.name)))
    stored = entries
    return entries
  }

  /// Returns false for an entry that this cache cannot have written. Its numbers could overflow in calculations.
  private func isValid(_ entry: Entry) -> Bool {
    ContentHash.isName(entry.name) && (0...max(0, limit)).contains(entry.size) && (0..<1 << 53).contains(entry.use)
  }

  /// Removes files that are missing in the index, such as those of a program that ended before it saved the index.
  private func removeOrphans(besides names: Set<String>) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    where ContentHash.isName(name) && !names.contains(name) {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    }
  }

  private func makeRoom(_ entries: [String: Entry]) -> [String: Entry] {
    var entries = entries
    var size = Self.size(entries)
    guard size > limit else { return entries }
    for (key, entry) in entries.sorted(by: { $0.value.use < $1.value.use }) where size > limit {
      entries[key] = nil
      guard !entries.values.contains(where: { $0.name == entry.name }) else { continue }
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(entry.name))
      size -= entry.size
    }
    return entries
  }

  private static func size(_ entries: [String: Entry]) -> Int {
    Dictionary(entries.values.map { ($0.name, $0.size) }, uniquingKeysWith: { first, _ in first }).values.reduce(0, +)
  }

  private static func nextUse(_ entries: [String: Entry]) -> Int { (entries.values.map(\.use).max() ?? 0) + 1 }
}

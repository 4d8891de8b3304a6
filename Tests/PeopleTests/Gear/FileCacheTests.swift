import Foundation
import PeopleGear
import Testing

@Suite struct FileCacheTests {
  private let place: Place

  init() throws { place = try Place() }

  private func cache(_ limit: Int = 100) -> FileCache { FileCache(folder: place.photos, limit: limit) }

  private var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: place.photos.path)) ?? []).filter { $0 != "index.json" }
  }

  @Test func whatIsTheSameIsStoredOnce() async throws {
    let cache = cache()
    let first = try await cache.store(Data("same".utf8), type: "image/png", for: "a")
    let second = try await cache.store(Data("same".utf8), type: "image/png", for: "b")
    #expect(first.name == second.name)
    #expect(first.name.hasSuffix(".png"))
    #expect(files.count == 1)
  }

  @Test func theLeastRecentlyUsedMakeRoom() async throws {
    let cache = cache()
    for key in ["a", "b", "c"] {
      _ = try await cache.store(Data(repeating: key.utf8.first ?? 0, count: 30), type: "image/png", for: key)
    }
    #expect(await cache.entry(for: "a") != nil)
    _ = try await cache.store(Data(repeating: 1, count: 30), type: "image/png", for: "d")
    #expect(await cache.entry(for: "b") == nil)
    for key in ["a", "c", "d"] { #expect(await cache.entry(for: key) != nil) }
    #expect(files.count == 3)
  }

  @Test func damageCostsNoMoreThanTheFiles() async throws {
    _ = try await cache().store(Data("one".utf8), type: "image/png", for: "a")
    try Data("{ not an index".utf8).write(to: place.photos.appending(path: "index.json"))
    try Data("mine".utf8).write(to: place.photos.appending(path: "mine.png"))
    let cache = cache()
    #expect(await cache.entry(for: "a") == nil)
    // What no index knows is removed, and nothing else.
    #expect(files == ["mine.png"])
    _ = try await cache.store(Data("two".utf8), type: "image/png", for: "a")
    #expect(await cache.entry(for: "a")?.size == 3)
  }

  @Test func aFileThatSomebodyRemovedIsGone() async throws {
    let cache = cache()
    let entry = try await cache.store(Data("one".utf8), type: "image/png", for: "a")
    try FileManager.default.removeItem(atPath: cache.path(of: entry))
    #expect(await cache.entry(for: "a") == nil)
  }

  @Test(arguments: [
    ("../../etc/passwd", 1, 1), ("good", -1, 1), ("good", 101, 1), ("good", Int.max, 1), ("good", 1, Int.max),
    ("good", 1, -1), ("short.png", 1, 1),
  ])
  func anIndexThatThisCacheCannotHaveWrittenIsNotBelieved(_ name: String, _ size: Int, _ use: Int) async throws {
    let good = try await cache().store(Data("one".utf8), type: "image/png", for: "first")
    let file = name == "good" ? good.name : name
    let entry = #"{"name": "\#(file)", "type": "image/png", "size": \#(size), "use": \#(use)}"#
    try Data(#"{"a": \#(entry), "b": \#(entry)}"#.utf8).write(to: place.photos.appending(path: "index.json"))
    let cache = cache()
    #expect(await cache.entry(for: "a") == nil)
    for key in ["a", "b", "c"] { _ = try await cache.store(Data(repeating: 1, count: 60), type: "image/png", for: key) }
    #expect(await cache.entry(for: "c")?.size == 60)
    #expect(files.count == 1)
  }

  @Test func aTypeWithoutAnEndingGetsOne() async throws {
    let entry = try await cache().store(Data("one".utf8), type: "image/1", for: "a")
    #expect(entry.name.hasSuffix(".data"))
    #expect(await cache().entry(for: "a")?.size == 3)
  }
}

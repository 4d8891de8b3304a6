import Foundation
import Testing

@testable import KeelViews

/// The values of a program are in its file when it ends, even if they were set immediately before.
@MainActor @Suite struct KeyedStoreTests {
  @Test func pendingWritesAreFinishedAsTheProgramEnds() async throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for number in 0..<20 {
      let file = folder.appending(path: "\(number)/settings.json")
      let store = KeyedStore(file: file)
      store.set(number, for: "number")
      // The write has begun, and may not be finished.
      await Task.yield()
      store.saveBeforeExit()
      #expect(KeyedStore(file: file).value("number", as: Int.self) == number)
    }
  }

  @Test func anOlderWriteNeverFollowsANewerOne() async throws {
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "settings.json")
    let store = KeyedStore(file: file)
    for number in 0..<50 {
      store.set(number, for: "number")
      await Task.yield()
      store.set(number + 1_000, for: "number")
      store.saveBeforeExit()
      #expect(KeyedStore(file: file).value("number", as: Int.self) == number + 1_000)
    }
  }
}

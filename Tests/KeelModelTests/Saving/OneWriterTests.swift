import Foundation
import Testing

@testable import KeelModel

/// Each file has one writer in a process, so that no state replaces another one and no file is torn.
extension SharedTurn {
  @MainActor @Suite(.timeLimit(.minutes(5))) final class OneWriterTests {
    private struct Count: Codable, Equatable {
      var number = 0
      var text = ""
    }

    private let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    private var path: String { folder.path + "/app/state.json" }
    private let clock = TestClock()

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func open(_ path: String, fault: @escaping @Sendable (AtomicFile.Step) -> Int32 = { _ in 0 }) -> (
      file: StateFile<Count>, reports: Int
    ) {
      var opened: StateFile<Count>?
      var file = AtomicFile(path: path)
      file.fault = fault
      let reports = RuntimeWarning.withCapture {
        opened = StateFile(file, version: 1, migrations: [], delay: .milliseconds(500), clock: clock)
      }
      return (opened ?? StateFile(URL(filePath: path)), reports.count)
    }

    private func number(in path: String) throws -> Int? {
      guard let content = try AtomicFile(path: path).read() else { return nil }
      return try DecodedState<Count>(content, version: 1).state.number
    }

    @Test func theSecondFileOfAPathHasAProblemAndSavesNothing() throws {
      let (stores, first) = ([MutableStore(Count()), MutableStore(Count())], open(path))
      first.file.keep(stores[0].toStore())
      stores[0].update { $0.number = 1 }
      Turn.shared.flush()
      first.file.saveNow()
      let second = open(path)
      #expect(second.file.problem == .alreadyOpen(path) && second.reports == 1)
      #expect(second.file.restored?.number == 1 && !second.file.hasUnsavedChanges)
      second.file.keep(stores[1].toStore())
      stores[1].update { $0.number = -1 }
      Turn.shared.flush()
      #expect(second.file.hasUnsavedChanges)
      second.file.saveNow()
      FileSaver.saveAll()
      #expect(try number(in: path) == 1)
      stores[0].update { $0.number = 2 }
      Turn.shared.flush()
      first.file.saveNow()
      #expect(try number(in: path) == 2 && first.file.problem == nil)
    }

    @Test(arguments: [false, true]) func aReleasedFileIsFreeAndItsLastChangeIsSaved(_ isSaving: Bool) async throws {
      var first: StateFile<Count>? = open(path).file
      let store = MutableStore(Count())
      first?.keep(store.toStore())
      store.update { $0.number = 1 }
      Turn.shared.flush()
      if isSaving {
        // The save is under way when the file is released.
        await clock.advance(by: .milliseconds(500))
      }
      first = nil
      let next = open(path).file
      #expect(next.problem == nil && next.restored?.number == 1)
      let other = MutableStore(next.restored ?? Count())
      next.keep(other.toStore())
      other.update { $0.number = 2 }
      Turn.shared.flush()
      next.saveNow()
      await clock.advance(by: .seconds(1))
      #expect(try number(in: path) == 2)
    }

    @Test func theRealPathCounts() throws {
      let manager = FileManager.default
      // Before the folder exists, and then through links to the folder and to a file that does not exist.
      let first = open(path)
      #expect(open(folder.path + "/app/../app/./state.json").file.problem != nil)
      try manager.createDirectory(atPath: folder.path + "/app", withIntermediateDirectories: true)
      try manager.createSymbolicLink(atPath: folder.path + "/other", withDestinationPath: "app")
      try manager.createSymbolicLink(atPath: folder.path + "/link.json", withDestinationPath: "other/state.json")
      #expect(open(folder.path + "/other/state.json").file.problem != nil)
      #expect(open(folder.path + "/link.json").file.problem != nil)
      let here = manager.currentDirectoryPath.split(separator: "/").map { _ in ".." }.joined(separator: "/")
      #expect(open(here + path).file.problem != nil)
      #expect(open(folder.path + "/app/state.json2").file.problem == nil)
      // The two forms of "é" are the names of two files.
      let composed = open(folder.path + "/\u{e9}.json")
      #expect(open(folder.path + "/e\u{301}.json").file.problem == nil)
      withExtendedLifetime((first, composed)) {}
    }

    @Test func aLinkToAFileThatDoesNotExistStays() throws {
      let link = folder.path + "/link.json"
      try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "app/state.json")
      try AtomicFile(path: link).write(Array("new".utf8))
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "app/state.json")
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "new")
    }

    /// Objects that do not know each other may write to one file, such as those of two processes with one number.
    @Test func writersOfOneFileDoNotTearIt() async throws {
      let file = AtomicFile(path: path)
      let contents = ["a", "b"].map { [UInt8](repeating: Array($0.utf8)[0], count: $0 == "a" ? 100 : 60_000) }
      try file.write(contents[0])
      try await withThrowingTaskGroup(of: Void.self) { group in
        for content in contents {
          group.addTask { for _ in 0..<50 { try file.write(content) } }
        }
        group.addTask {
          for _ in 0..<200 { try #require(contents.contains(file.read() ?? [])) }
        }
        try await group.waitForAll()
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/app") == ["state.json"])
    }

    @Test func aPathWithANULIsRefused() throws {
      let other = folder.path + "/other.json"
      try AtomicFile(path: other).write(Array("kept".utf8))
      let state = open(other + "\0.json").file
      guard case .unreadable(let error)? = state.problem else {
        Issue.record("\(String(describing: state.problem))")
        return
      }
      #expect(error.path == other + "\0.json")
      let written = #expect(throws: FileError.self) { try AtomicFile(path: other + "\0").write([]) }
      #expect(written?.path == other + "\0")
      #expect(try String(contentsOfFile: other, encoding: .utf8) == "kept")
    }
  }
}

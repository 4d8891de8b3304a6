import Foundation
import Synchronization
import Testing

@testable import KeelModel

/// A state that is kept in a file is there after the next start, and nothing that was in the file is lost.
extension SharedTurn {
  @MainActor @Suite final class StateFileTests {
    private struct Settings: Codable, Equatable {
      var isRegion = true
      var recents: [String] = []
      var size = 1.0
    }

    private let folder = URL(filePath: NSTemporaryDirectory()).appending(path: UUID().uuidString)
    private var file: URL { folder.appending(path: "app/state.json") }
    private let clock = TestClock()
    private let store = MutableStore(Settings())

    deinit { try? FileManager.default.removeItem(at: folder) }

    private func makeFile(
      version: Int = 1, migrations: [StateMigration] = [], in registry: FileSaver.Registry = .shared,
      fault: @escaping @Sendable (AtomicFile.Step) -> Int32 = { _ in 0 }
    ) -> StateFile<Settings> {
      var file = AtomicFile(path: file.path)
      file.fault = fault
      return StateFile(
        file, version: version, migrations: migrations, delay: .milliseconds(500), clock: clock, in: registry)
    }

    private func write(_ text: String) throws {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }

    private var content: String? { try? String(contentsOf: file, encoding: .utf8) }
    private var names: [String] {
      get throws { try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).sorted() }
    }

    @Test func aStateIsRestoredByTheNextRun() {
      let first = makeFile()
      #expect(first.restored == nil)
      first.keep(store.toStore())
      store.update { $0.recents = ["Kim"] }
      Turn.shared.flush()
      first.saveNow()
      #expect(first.problem == nil)
      #expect(makeFile().restored == Settings(recents: ["Kim"]))
    }

    @Test func changesAreSavedTogetherHalfASecondAfterTheFirst() async {
      // Other tests save the files of the shared registry while this one waits.
      let state = makeFile(in: FileSaver.Registry())
      state.keep(store.toStore())
      #expect(!state.hasUnsavedChanges)
      store.update { $0.recents = ["Kim"] }
      await clock.advance(by: .milliseconds(400))
      #expect(content == nil)
      store.update { $0.recents = ["Kim", "Lee"] }
      await clock.advance(by: .milliseconds(100))
      while state.hasUnsavedChanges { await Task.yield() }
      #expect(makeFile().restored?.recents == ["Kim", "Lee"])
    }

    @Test func everythingIsSavedBeforeTheProgramEnds() {
      let state = makeFile()
      state.keep(store.toStore())
      // The program ends in the job of the change.
      store.update { $0.size = 3 }
      FileSaver.saveAll()
      #expect(!state.hasUnsavedChanges)
      #expect(makeFile().restored?.size == 3)
    }

    /// A save before the program ends waits for the save that another thread has begun, even if nothing has changed since.
    @Test func aSaveUnderWayIsOnTheDiskBeforeTheProgramEnds() async {
      let (began, ends) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
      let isFirst = Atomic(true)
      var file = AtomicFile(path: file.path)
      file.fault = { step in
        if step == .folder, isFirst.exchange(false, ordering: .relaxed) {
          began.signal()
          ends.wait()
        }
        return 0
      }
      let saver = FileSaver(file, in: FileSaver.Registry()) { #expect($0 == nil) }
      saver.setNeedsSave { Array("new".utf8) }
      await withCheckedContinuation { continuation in
        DispatchQueue.global().async {
          began.wait()
          continuation.resume()
        }
      }
      saver.setNeedsSave {
        ends.signal()
        return Array("new".utf8)
      }
      saver.saveNow()
      #expect(content == "new" && !saver.hasUnsavedChanges)
    }

    @Test func contentThatTheFileHasIsNotWrittenAgain() {
      let writes = Mutex(0)
      let (fails, path) = (Toggle(), file.path)
      var file = AtomicFile(path: path)
      file.fault = { step in
        if step == .folder { writes.withLock { $0 += 1 } }
        return fails.isOn ? ENOSPC : 0
      }
      let saver = FileSaver(file, in: FileSaver.Registry()) { _ in }
      saver.skip(Array("untouched".utf8))
      func save(_ text: String) -> Int {
        saver.setNeedsSave { Array(text.utf8) }
        saver.saveNow()
        return writes.withLock { $0 }
      }
      #expect(save("untouched") == 0 && content == nil)
      #expect(save("new") == 1 && save("new") == 1 && content == "new")
      #expect(save("untouched") == 2)
      fails.isOn = true
      #expect(save("failed") == 3)
      fails.isOn = false
      #expect(save("untouched") == 4, "After an error the content of the file is unknown.")
    }

    @Test func anUnchangedStateIsNotWritten() throws {
      let text = #"{"version":1,"state":{"isRegion":false,"recents":[],"size":1}}"#
      try write(text)
      let state = makeFile()
      let store = MutableStore(state.restored ?? Settings())
      #expect(store.value.isRegion == false)
      state.keep(store.toStore())
      #expect(!state.hasUnsavedChanges)
      FileSaver.saveAll()
      #expect(content == text)
    }

    @Test(arguments: ["", "{", "[1, 2]", "{\"version\":1,\"state\":{}}", "{\"version\":0,\"state\":{}}", "\u{0}\u{0}"])
    func aDamagedFileIsKeptUnderAnotherName(_ text: String) throws {
      try write(text)
      var state: StateFile<Settings>?
      let reports = RuntimeWarning.withCapture { state = makeFile() }
      let kept = file.path + ".damaged"
      #expect(state?.restored == nil)
      #expect(state?.problem == .damaged(keptAt: kept))
      #expect(reports.map(\.description).joined().contains(kept))
      #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
      // The program works, and the next damaged file does not replace the first one.
      state?.keep(store.toStore())
      store.update { $0.size = 2 }
      Turn.shared.flush()
      state?.saveNow()
      #expect(state?.problem == nil)
      #expect(makeFile().restored?.size == 2)
      try write("again")
      state = nil
      _ = RuntimeWarning.withCapture { state = makeFile() }
      #expect(state?.problem == .damaged(keptAt: kept + "-2"))
      #expect(try String(contentsOfFile: kept, encoding: .utf8) == text)
    }

    @Test func theFileOfANewerVersionIsKeptUnderAnotherName() throws {
      try write(#"{"version":7,"state":{"somethingElse":1}}"#)
      var state: StateFile<Settings>?
      let reports = RuntimeWarning.withCapture { state = makeFile(version: 2) }
      #expect(state?.problem == .newer(version: 7, keptAt: file.path + ".version-7"))
      #expect(reports.map(\.description).joined().contains("version 7"))
      #expect(try names == ["state.json.version-7"])
    }

    @Test func anOlderFormIsConvertedStepByStep() throws {
      struct First: Codable { var showsRegion: Bool }
      struct Second: Codable { var region: Bool }
      let steps = [
        StateMigration(from: 2) { (old: Second) in Settings(isRegion: old.region, recents: ["from 2"]) },
        StateMigration(from: 1) { (old: First) in Second(region: old.showsRegion) },
      ]
      try write(#"{"version":1,"state":{"showsRegion":false}}"#)
      let state = makeFile(version: 3, migrations: steps)
      #expect(state.restored == Settings(isRegion: false, recents: ["from 2"]))
      #expect(state.problem == nil)
      // It is saved in the new form, without waiting for a change.
      let store = MutableStore(state.restored ?? Settings())
      state.keep(store.toStore())
      state.saveNow()
      #expect(content?.contains(#""version":3"#) == true)
      #expect(makeFile(version: 3).restored == store.value)
    }

    @Test func aStepThatFailsLeavesTheOldContent() throws {
      struct Refused: Error {}
      try write(#"{"version":1,"state":{"isRegion":true,"recents":[],"size":1}}"#)
      var state: StateFile<Settings>?
      _ = RuntimeWarning.withCapture {
        state = makeFile(
          version: 2, migrations: [StateMigration(from: 1) { (_: Settings) -> Settings in throw Refused() }])
      }
      #expect(state?.problem == .damaged(keptAt: file.path + ".damaged"))
      #expect(try names == ["state.json.damaged"])
    }

    @Test(arguments: AtomicFile.Step.allCases) func aFailedSaveLeavesTheOldFileAndIsTriedAgain(
      _ step: AtomicFile.Step
    ) throws {
      let text = #"{"version":1,"state":{"isRegion":true,"recents":["old"],"size":1}}"#
      try write(text)
      let isFull = Toggle()
      let state = makeFile { isFull.isOn && $0 == step ? ENOSPC : 0 }
      let store = MutableStore(state.restored ?? Settings())
      state.keep(store.toStore())
      var seen: [Bool] = []
      let token = observe { seen.append(state.problem == nil) }
      store.update { $0.recents = ["new"] }
      Turn.shared.flush()
      isFull.isOn = true
      let reports = RuntimeWarning.withCapture { state.saveNow() }
      guard case .notSaved(let error) = state.problem else {
        Issue.record("\(String(describing: state.problem))")
        return
      }
      #expect(error.reason == .noSpace)
      #expect(reports.count == 1)
      #expect(content == text)
      #expect(try names == ["state.json"])
      #expect(state.hasUnsavedChanges)
      isFull.isOn = false
      FileSaver.saveAll()
      #expect(state.problem == nil)
      #expect(makeFile().restored?.recents == ["new"])
      Turn.shared.flush()
      #expect(seen.last == true)
      withExtendedLifetime(token) {}
    }

    @Test func aFolderThatCannotBeMadeIsAProblemAndNotTheEnd() throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data().write(to: folder.appending(path: "app"))
      var state: StateFile<Settings>?
      _ = RuntimeWarning.withCapture {
        state = makeFile()
        state?.keep(store.toStore())
        store.update { $0.size = 2 }
        Turn.shared.flush()
        state?.saveNow()
      }
      // What is in the way of the folder may be anything, so that nothing is saved.
      #expect(state?.problem != nil)
    }

    @Test func aStateThatCannotBeEncodedIsAProblem() {
      let state = makeFile()
      state.keep(store.toStore())
      store.update { $0.size = .infinity }
      Turn.shared.flush()
      _ = RuntimeWarning.withCapture { state.saveNow() }
      guard case .notEncodable = state.problem else {
        Issue.record("\(String(describing: state.problem))")
        return
      }
      #expect(content == nil)
      store.update { $0.size = 2 }
      Turn.shared.flush()
      state.saveNow()
      #expect(state.problem == nil)
    }

    @Test func whatAKilledProgramLeftIsRemovedAndWhatIsBeingSavedIsNot() throws {
      try write(#"{"version":1,"state":{"isRegion":true,"recents":[],"size":1}}"#)
      for name in [
        "state.json.77.saving", "state.json.77-3.saving", "state.json.draft.saving", "other.json.78.saving",
      ] {
        try Data("half".utf8).write(to: file.deletingLastPathComponent().appending(path: name))
      }
      _ = makeFile()
      #expect(try names == ["other.json.78.saving", "state.json", "state.json.draft.saving"])
      // The same program opens the file again while it is saved, as another one may do.
      let path = file.path
      var saving = AtomicFile(path: path)
      saving.fault = { step in
        if step == .sync || step == .rename { AtomicFile(path: path).removeAbandoned() }
        return 0
      }
      try saving.write(Array("new".utf8))
      #expect(content == "new")
      #expect(try names == ["other.json.78.saving", "state.json", "state.json.draft.saving"])
    }

    @Test func theFileBehindALinkIsReplacedAndItsPermissionsStay() throws {
      try write(#"{"version":1,"state":{"isRegion":true,"recents":[],"size":1}}"#)
      let real = folder.appending(path: "real.json")
      try FileManager.default.moveItem(at: file, to: real)
      try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: real.path)
      try FileManager.default.createSymbolicLink(at: file, withDestinationURL: real)
      try AtomicFile(path: file.path).write(Array("new".utf8))
      #expect(try String(contentsOf: real, encoding: .utf8) == "new")
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: file.path) == real.path)
      #expect(try FileManager.default.attributesOfItem(atPath: real.path)[.posixPermissions] as? Int == 0o640)
    }
  }
}

/// A fault that a test turns on, on any thread.
private final class Toggle: Sendable {
  private let lock = Mutex(false)
  var isOn: Bool {
    get { lock.withLock { $0 } }
    set { lock.withLock { $0 = newValue } }
  }
}

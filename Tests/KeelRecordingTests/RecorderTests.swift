import FoundationEssentials
import KeelModel
import Testing

@testable import KeelRecording

#if canImport(Glibc)
import Glibc
#endif

@MainActor @Suite struct RecorderTests {
  let clock = TestClock()
  let folder: Folder
  init() throws { folder = try Folder() }

  private func recorder(_ problem: @escaping (RecordingError) -> Void = { _ in }) throws -> ActionRecorder {
    try ActionRecorder(folder.file("r"), app: "test", facts: ["seed": "1"], clock: clock, onProblem: problem)
  }

  @Test func aRecordingIsLinesInTheOrderOfTheActions() async throws {
    let recorder = try recorder()
    let model = TimerModel(clock: clock)
    recorder.add(window: model)
    await clock.advance(by: .milliseconds(1500))
    model.editButtonTapped("a/b")
    guard case .edit(let label)? = model.destination else { return }
    Bindable(label).text.wrappedValue = "“é”"
    Turn.shared.performing {
      label.doneButtonTapped()
      model.startButtonTapped()
    }
    recorder.end()
    #expect(
      try folder.lines("r") == [
        #"{"app":"test","keel":"recording","version":1,"with":{"seed":"1"}}"#,
        #"{"at":0,"root":"TimerModel","window":1}"#,
        #"{"at":1.5,"do":{"editButtonTapped":{"_0":"a/b"}},"window":1}"#,
        #"{"at":1.5,"do":{"text":{"_0":"“é”"}},"place":["edit(a/b)"],"window":1}"#,
        #"{"at":1.5,"do":{"doneButtonTapped":{}},"place":["edit(a/b)"],"window":1}"#,
        #"{"at":1.5,"do":{"startButtonTapped":{}},"same":true,"window":1}"#,
        #"{"at":1.5,"end":true}"#,
      ])
  }

  @Test func anyTextIsACompleteLine() async throws {
    let recorder = try recorder()
    let model = TimerModel(clock: clock)
    recorder.add(window: model)
    let hostile = "\"\\\n\u{1}\u{1F}\u{7F}é/“\u{2028}"
    model.editButtonTapped(hostile)
    guard case .edit(let label)? = model.destination else {
      Issue.record("nothing is open")
      return
    }
    label.send(.text(hostile))
    model.send(.minutes(7))
    recorder.end()
    #expect(try folder.lines("r").count == 6)
    #expect(
      try folder.lines("r")[3].hasSuffix(
        #""place":["edit(\"\\\u000a\u0001\u001f"# + "\u{7F}é/“\u{2028}" + #")"],"window":1}"#))
    let other = TimerModel(clock: clock)
    try await Replay(folder.file("r")).run(on: other, clock: clock)
    guard case .edit(let replayed)? = other.destination else {
      Issue.record("nothing is open")
      return
    }
    #expect(replayed.text == hostile && other.minutes == 7)
  }

  @Test func theSecretBeforeAnActionIsNotAmongTheActionsSecrets() throws {
    let recorder = try recorder()
    let model = TimerModel(clock: clock)
    recorder.add(window: model)
    Bindable(model).pin.wrappedValue = "12"
    Bindable(model).pin.wrappedValue = ""
    Bindable(model).pin.wrappedValue = "34"
    model.startButtonTapped()
    recorder.end()
    #expect(
      try folder.lines("r").dropFirst(2) == [
        #"{"at":0,"do":{"pin":{"_0":{"secret":"pin"}}},"secrets":["pin"],"window":1}"#,
        #"{"at":0,"do":{"startButtonTapped":{}},"window":1}"#,
        #"{"at":0,"end":true}"#,
      ])
  }

  @Test func aModelIsAskedForItsChildrenOnceForEachAction() throws {
    let recorder = try recorder()
    let leaf = NestModel(nil)
    let root = NestModel(NestModel(leaf))
    recorder.add(window: root)
    leaf.tapped()
    #expect(try folder.lines("r").last == #"{"at":0,"do":{"tapped":{}},"place":["inner","inner"],"window":1}"#)
    #expect(leaf.askedCount == 1 && root.askedCount == 1)
    root.tapped()
    #expect(try folder.lines("r").last == #"{"at":0,"do":{"tapped":{}},"open":["inner","inner"],"window":1}"#)
    #expect(leaf.askedCount == 2 && root.askedCount == 2)
    withExtendedLifetime(recorder) {}
  }

  @Test func aSecretIsRecordedByItsNameOnly() async throws {
    let recorder = try recorder()
    let model = TimerModel(clock: clock)
    recorder.add(window: model)
    let pin = Bindable(model).pin
    for text in ["1", "12", "123", "1234"] { pin.wrappedValue = text }
    model.startButtonTapped()
    pin.wrappedValue = "9876"
    model.startButtonTapped()
    pin.wrappedValue = ""
    model.startButtonTapped()
    pin.wrappedValue = "1234"
    recorder.end()
    let lines = try folder.lines("r")
    #expect(
      lines.filter { $0.contains("pin") } == [
        #"{"at":0,"do":{"pin":{"_0":{"secret":"pin"}}},"secrets":["pin"],"window":1}"#,
        #"{"at":0,"do":{"pin":{"_0":{"secret":"pin-2"}}},"secrets":["pin-2"],"window":1}"#,
        #"{"at":0,"do":{"pin":{"_0":{"secret":""}}},"window":1}"#,
        #"{"at":0,"do":{"pin":{"_0":{"secret":"pin"}}},"secrets":["pin"],"window":1}"#,
      ])
    #expect(!lines.joined().contains("1234") && !lines.joined().contains("9876"))
  }

  @Test func eachCallOfAnEndpointWithASecretIsALine() throws {
    let recorder = try recorder()
    let model = TimerModel(clock: clock)
    recorder.add(window: model)
    for pin in ["1234", "1235"] {
      let before = try folder.lines("r").count
      model.unlockButtonTapped(Secret(pin))
      #expect(try folder.lines("r").count == before + 1)
    }
    #expect(try folder.lines("r").last?.contains(#""unlockButtonTapped""#) == true && model.unlockCount == 2)
    withExtendedLifetime(recorder) {}
  }

  @Test func thePropertyOfASecretIsRecordedByItsNameOnly() async throws {
    let recorder = try recorder()
    let model = TimerModel(clock: clock)
    recorder.add(window: model)
    let text = Bindable(model).code.text
    for typed in ["9", "98", "987", "9876"] { text.wrappedValue = typed }
    recorder.end()
    let lines = try folder.lines("r")
    #expect(
      lines.filter { $0.contains("code") } == [
        #"{"at":0,"do":{"code":{"_0":{"secret":"code"}}},"secrets":["code"],"window":1}"#
      ])
    #expect(!lines.joined().contains("98"))
    let other = TimerModel(clock: clock)
    #expect(folder.write("code=9876\n", to: "secrets"))
    try await Replay(folder.file("r"), secrets: folder.file("secrets")).run(on: other, clock: clock)
    #expect(other.code == Secret("9876"))
  }

  @Test func anActionIsInTheFileBeforeItIsPerformed() throws {
    let recorder = try recorder()
    let model = TimerModel(clock: clock)
    recorder.add(window: model)
    var found = 0
    Endpoint.call(model, .startButtonTapped) { found = (try? folder.lines("r").count) ?? 0 }
    #expect(found == 3)
    withExtendedLifetime(recorder) {}
  }

  @Test func aRecordingIsANewFileForItsOwnerOnly() throws {
    let recorder = try recorder()
    var status = stat()
    #expect(stat(folder.file("r"), &status) == 0)
    #expect(status.st_mode & 0o777 == 0o600)
    #expect(throws: RecordingError.exists(folder.file("r"))) { try self.recorder() }
    #expect(throws: RecordingError.self) { try ActionRecorder(folder.file("none/r"), app: "test") }
    #expect(throws: RecordingError.self) { try ActionRecorder(folder.file("cut\0.keel"), app: "test") }
    #expect(throws: ReplayError.self) { try Replay(folder.file("r\0.keel")) }
    #expect(!FileManager.default.fileExists(atPath: folder.file("cut")))
    withExtendedLifetime(recorder) {}
  }

  @Test func aFullDiskEndsTheRecordingAtACompleteLineAndTheAppGoesOn() throws {
    var room = 130
    var problems: [RecordingError] = []
    let file = try RecordingFile(folder.file("r")) { descriptor, bytes in
      guard room > 0 else {
        errno = ENOSPC
        return -1
      }
      let count = write(descriptor, bytes.baseAddress, min(room, bytes.count))
      room -= count
      return count
    }
    let recorder = try ActionRecorder(file, app: "test", facts: [:], clock: clock) { problems.append($0) }
    let model = TimerModel(clock: clock)
    recorder.add(window: model)
    model.startButtonTapped()
    model.startButtonTapped()
    model.startButtonTapped()
    recorder.end()
    #expect(problems.count == 1)
    #expect(model.startCount == 3)
    // 130 bytes are the header, the window, and a part of an action, which is removed.
    #expect(try folder.lines("r").count == 2)
    #expect(try Replay(folder.file("r")).cutOffLine == nil)
  }

  @Test func aWriteThatIsNoActionIsALineThatStopsAReplay() async throws {
    let recorder = try recorder()
    let model = TimerModel(clock: clock)
    recorder.add(window: model)
    let reports = RuntimeWarning.withCapture { Bindable(model).note.wrappedValue = "x" }
    recorder.end()
    #expect(reports.count == 1)
    let error = await #expect(throws: ReplayError.self) {
      try await Replay(folder.file("r")).run(on: TimerModel(clock: clock), clock: clock)
    }
    #expect(error?.kind == .notRecorded && error?.line == 3)
  }

  @Test func windowsAreRecordedByTheirNumbers() async throws {
    let recorder = try recorder()
    let models = [TimerModel(clock: clock), TimerModel(clock: clock)]
    for model in models { recorder.add(window: model) }
    models[1].send(.minutes(7))
    models[0].startButtonTapped()
    recorder.end()
    let player = ReplayPlayer(try Replay(folder.file("r")), clock: clock, pace: .atOnce)
    let others = [TimerModel(clock: clock), TimerModel(clock: clock)]
    for model in others { player.add(window: model) }
    try await player.run()
    #expect(others.map(\.minutes) == [5, 7] && others.map(\.startCount) == [1, 0])
  }
}

/// A model inside of others of its kind, which counts how often it is asked for its children.
@MainActor private final class NestModel: ActionModel {
  @Actions enum Action: ActionValue { case tapped }

  let inner: NestModel?
  private(set) var askedCount = 0
  init(_ inner: NestModel?) { self.inner = inner }

  var actionChildren: [ActionChild] {
    askedCount += 1
    return inner.map { [ActionChild("inner", $0)] } ?? []
  }

  @Endpoint func tapped() {}
}

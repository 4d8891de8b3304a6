import Dispatch
import KeelModel
import Observation
import Testing

@testable import KeelRecording

/// What nothing connects with its cause is recorded as an action, and happens once in a replay, or the replay says so.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OwnCallTests {
  let clock = TestClock()
  let folder: Folder
  let model = DiceModel()

  init() throws { folder = try Folder() }

  private func record(_ work: () async -> Void) async throws -> [String] {
    let recorder = try ActionRecorder(folder.file("r"), app: "test", clock: clock)
    recorder.add(window: model)
    await work()
    recorder.end()
    return try folder.lines("r").dropFirst(2).dropLast().map { String($0) }
  }

  private func replayed() async throws -> [Int] {
    let other = DiceModel()
    try await Replay(folder.file("r")).run(on: other, clock: clock)
    return other.rolls
  }

  @Test func aConsequenceOnADispatchQueueHappensOnce() async throws {
    let lines = try await record {
      model.queueButtonTapped()
      while model.rolls.count < 2 { await Task.yield() }
      model.rollButtonTapped(1)
    }
    #expect(
      lines == [
        #"{"at":0,"do":{"queueButtonTapped":{}},"window":1}"#,
        #"{"at":0,"do":{"rollButtonTapped":{"_0":1}},"own":"queue","window":1}"#,
        #"{"at":0,"do":{"rollButtonTapped":{"_0":1}},"window":1}"#,
      ])
    #expect(try await replayed() == [3, 1, 1] && model.rolls == [3, 1, 1])
  }

  @Test func aConsequenceInADetachedTaskHappensOnce() async throws {
    let lines = try await record {
      model.detachButtonTapped()
      while model.rolls.count < 2 { await Task.yield() }
    }
    #expect(lines.last == #"{"at":0,"do":{"rollButtonTapped":{"_0":6}},"own":"task","window":1}"#)
    #expect(try await replayed() == [3, 6] && model.rolls == [3, 6])
  }

  @Test func aConsequenceInATimerHappensOnce() async throws {
    let lines = try await record {
      model.timerButtonTapped()
      while model.rolls.count < 2 { await Task.yield() }
    }
    #expect(lines.last == #"{"at":0,"do":{"rollButtonTapped":{"_0":2}},"own":"queue","window":1}"#)
    #expect(try await replayed() == [3, 2])
  }

  /// A test may act as a user in several tasks. Nothing repeats such a call in the replay.
  @Test func aCallInAnotherTaskOfATestIsPlayed() async throws {
    let lines = try await record {
      await Task { model.rollButtonTapped(4) }.value
      await Task { model.rollButtonTapped(5) }.value
    }
    #expect(lines.allSatisfy { $0.contains(#""own":"task""#) })
    #expect(try await replayed() == [4, 5])
  }

  /// As in a recording of an earlier version, or without a task that records.
  @Test func aReplayInWhichAnActionHappensTwiceSaysSo() async throws {
    _ = try await record {
      model.queueButtonTapped()
      while model.rolls.count < 2 { await Task.yield() }
    }
    let text = try folder.lines("r").joined(separator: "\n").replacing(#""own":"queue","#, with: "") + "\n"
    let replay = try Replay(bytes: Array(text.utf8), file: "r", secrets: [:])
    let error = await #expect(throws: ReplayError.self) { try await replay.run(on: DiceModel(), clock: clock) }
    #expect(error?.kind == .notEqual && error?.line == 4)
    #expect(error?.message.contains("“rollButtonTapped” happened twice") == true)
  }

  @Test func whatTheUserDoesBesideAReplayIsNoMatter() async throws {
    _ = try await record { model.rollButtonTapped(1) }
    let other = DiceModel()
    let player = ReplayPlayer(try Replay(folder.file("r")), clock: clock, pace: .atOnce)
    player.add(window: other)
    Turn.shared.performing { other.rollButtonTapped(1) }
    try await player.run()
    Turn.shared.performing { other.rollButtonTapped(1) }
    #expect(other.rolls == [1, 1, 1])
  }
}

/// Numbers distinguish siblings that have the same name and the same identity, or no identity.
@MainActor @Suite struct TwinTests {
  let clock = TestClock()
  let folder: Folder
  let tray = TrayModel()

  init() throws { folder = try Folder() }

  @Test(arguments: ["a", nil]) func eachTwinHasItsOwnActions(_ id: String?) async throws {
    let recorder = try ActionRecorder(folder.file("r"), app: "test", clock: clock)
    recorder.add(window: tray)
    for id in [id, id, "other"] { tray.addButtonTapped(id) }
    tray.dice[1].rollButtonTapped(1)
    tray.dice[1].rollButtonTapped(2)
    tray.dice[0].rollButtonTapped(3)
    tray.dice[2].rollButtonTapped(4)
    recorder.end()
    let name = id.map { "die(\($0))" } ?? "die"
    let lines = try folder.lines("r")
    #expect(lines[5].contains(#""open":["die(other)"],"place":["\#(name) 2/2"]"#), "\(lines)")
    #expect(lines[7].contains(#""place":["\#(name) 1/2"]"#) && lines[8].contains(#""place":["die(other)"]"#))
    let other = TrayModel()
    try await Replay(folder.file("r")).run(on: other, clock: clock)
    #expect(other.dice.map(\.rolls) == [[3], [1, 2], [4]] && tray.dice.map(\.rolls) == other.dice.map(\.rolls))
  }

  @Test func aPlaceOfAnotherNumberOfTwinsLeadsNowhere() async throws {
    for id in ["a", "a", "b"] { tray.addButtonTapped(id) }
    let places = ["die(a)", "die(a) 1/2", "die(a) 2/2", "die(a) 2/3", "die(b)", "die(b) 1/1"]
    #expect(
      places.map { place in ActionPlace.model(at: [place], from: tray).map { $0 === tray.dice[0] } } == [
        nil, true, false, nil, false, nil,
      ])
    tray.dice.removeFirst()
    #expect(places.map { ActionPlace.model(at: [$0], from: tray) != nil } == [true, false, false, false, true, false])
  }

  /// A recording of an earlier version does not say which of the two it means.
  @Test func aReplayThatCannotTellTwinsApartSaysSo() async throws {
    let lines = [
      #"{"app":"test","keel":"recording","version":1}"#,
      #"{"at":0,"root":"TrayModel","window":1}"#,
      #"{"at":0,"do":{"addButtonTapped":{"_0":"a"}},"window":1}"#,
      #"{"at":0,"do":{"addButtonTapped":{"_0":"a"}},"window":1}"#,
      #"{"at":0,"do":{"rollButtonTapped":{"_0":1}},"place":["die(a)"],"window":1}"#,
    ]
    let replay = try Replay(bytes: Array(lines.map { $0 + "\n" }.joined().utf8), file: "r", secrets: [:])
    let error = await #expect(throws: ReplayError.self) { try await replay.run(on: tray, clock: clock) }
    #expect(error?.kind == .notApplicable && error?.line == 5)
    #expect(error?.message.contains("The window is at die(a) 2/2") == true)
  }
}

/// A model whose endpoints call another one in ways that do not connect the two.
@MainActor @Observable final class DiceModel {
  private(set) var rolls: [Int] = []
  let id: String?
  init(id: String? = nil) { self.id = id }

  @Endpoint func rollButtonTapped(_ number: Int) { rolls.append(number) }

  @Endpoint func queueButtonTapped() {
    rolls.append(3)
    DispatchQueue.main.async { MainActor.assumeIsolated { self.rollButtonTapped(1) } }
  }

  @Endpoint func timerButtonTapped() {
    rolls.append(3)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) {
      MainActor.assumeIsolated { self.rollButtonTapped(2) }
    }
  }

  @Endpoint func detachButtonTapped() {
    rolls.append(3)
    Task.detached { await self.rollButtonTapped(6) }
  }
}

extension DiceModel: ActionModel {
  @CasePathable @Actions enum Action: ActionValue {
    case rollButtonTapped(Int)
    case queueButtonTapped
    case timerButtonTapped
    case detachButtonTapped
  }

  var actionID: String? { id }
}

/// A model with several children of one name.
@MainActor @Observable final class TrayModel {
  var dice: [DiceModel] = []

  @Endpoint func addButtonTapped(_ id: String?) { dice.append(DiceModel(id: id)) }
}

extension TrayModel: ActionModel {
  @CasePathable @Actions enum Action: ActionValue {
    case addButtonTapped(String?)
  }

  var actionChildren: [ActionChild] { dice.map { ActionChild("die", $0) } }
}

import FoundationEssentials
import KeelModel

/// A call of an endpoint that the program makes during a replay, not the player and not the user.
struct OwnCall {
  var window: Int
  var place: [String]
  var action: any ActionValue
  var type: any ActionModel.Type
}

// A consequence of an action is not an action, as long as something connects the two. `Task.detached`, dispatch queues
// and timers do not: the recorder marks such calls (`CallOrigin`), and during a replay the program makes them again. So
// the player waits for a marked call before it performs it itself, as it must if a view made the call that the replay
// does not have.
// A call that counts for no marked line although the recording has its action happens twice, and ends the replay.
extension ReplayPlayer {
  /// The real time in which the program may make a call of its own.
  private static func limit(_ origin: CallOrigin) -> Duration {
    switch origin {
    case .task: .seconds(1)
    case .queue: patience
    }
  }

  /// Notes a call of the program.
  func receive(_ item: ActionFeed.Item) {
    guard !isSending, isPerforming || Turn.shared.currentEvent == nil, case .performed(let model, let action, _) = item
    else { return }
    for (index, window) in windows.enumerated() {
      guard let root = window.root, let place = ActionPlace.steps(to: model, from: root) else { continue }
      return ownCalls.append(OwnCall(window: index + 1, place: place, action: action, type: type(of: model)))
    }
  }

  /// Returns true if the program performs the action of a marked line by itself, after a wait if necessary.
  func isPerformedByProgram(_ line: ReadLine) async -> Bool {
    guard let origin = line.own, case .action(let name, _, _, _, _) = line.content else { return false }
    func index() -> Int? { ownCalls.firstIndex { isCall($0, line) } }
    if index() == nil, !unawaited.contains(name) {
      _ = await isTrue({ index() != nil }, within: Self.limit(origin), on: ContinuousClock())
    }
    guard let index = index() else {
      unawaited.insert(name)
      return false
    }
    ownCalls.remove(at: index)
    performedCount += 1
    return true
  }

  /// Waits for calls of the program that happen a second time, if some are possible.
  func awaitLateCalls() async {
    guard performed.contains(where: { $0.own != nil }) else { return }
    _ = await isTrue(
      { self.ownCalls.contains { call in self.performed.contains { $0.own != nil && self.isCall(call, $0) } } },
      within: Self.limit(.task), on: ContinuousClock())
  }

  /// Throws if the program has performed an action by itself that the player has performed, too.
  ///
  /// - Parameter rest: The lines that have not been played.
  func checkOwnCalls(before rest: ArraySlice<ReadLine>) throws(ReplayError) {
    for call in ownCalls where !rest.contains(where: { $0.own != nil && isCall(call, $0) }) {
      guard let line = performed.last(where: { isCall(call, $0) }), case .action(let name, _, _, _, _) = line.content
      else { continue }
      throw error(
        .notEqual, line,
        "“\(name)” happened twice: the recording has it as an action, and the program has also performed it by itself. "
          + "What an action causes in a detached task, on a dispatch queue or in a timer does not count as part of it. "
          + "Start it with `Task { … }`, or give what the program does by itself a method that is no endpoint.")
    }
  }

  private func isCall(_ call: OwnCall, _ line: ReadLine) -> Bool {
    guard case .action(_, let place, _, _, _) = line.content, line.window == call.window, place == call.place else {
      return false
    }
    return isAction(call.action, of: call.type, line)
  }

  private func isAction<Model: ActionModel>(_ action: any ActionValue, of type: Model.Type, _ line: ReadLine) -> Bool {
    guard let action = action as? Model.Action else { return false }
    return (try? decoder.decode(ActionLine<Model.Action>.self, from: Data(line.text)))?.action == action
  }
}

public import Keel
import KeelInteraction
import KeelLoop
public import KeelScene

/// Reads an app out, one sentence a line, and accepts commands, one a line: for a speech synthesiser, a braille display
/// or a serial line.
///
/// Its only information about the app is the tree that patches build. `KeelInteraction` determines which elements are
/// in reach, their names, the possible events, the meaning of keys, and the moves of the focus.
@MainActor public final class SpokenFrontEnd: LaunchableFrontEnd {
  private let tree = SceneTree()
  private weak var events: (any EventSink)?
  private let say: @MainActor (String) -> Void
  /// The sentences that have been read out for the current screen.
  private var known: Set<String> = []
  /// The element that was read last. Keys, and commands without a name, apply to it.
  public private(set) var focused: NodeID?
  private var follower = FocusFollower()
  private var input: LoopToken?
  private var lines = LineReader()

  public init(say: @escaping @MainActor (String) -> Void) { self.say = say }

  // MARK: FrontEnd

  public func attach(events: any EventSink) { self.events = events }

  /// Applies the patch and reads out the new sentences.
  public func apply(_ patch: Patch) {
    if patch.mayMoveFocus { follower.willApply(to: tree, focused: focused) }
    tree.apply(patch)
    if patch.mayMoveFocus { follow(follower.didApply(to: tree)) }
    for case .focus(.some(let wanted)) in patch.operations { focused = wanted }
    let sentences = elements.map(\.sentence)
    for sentence in sentences where !known.contains(sentence) { say(sentence) }
    known = Set(sentences)
  }

  /// Moves the focus according to the effect of a patch on the page.
  private func follow(_ move: FocusFollower.Move) {
    switch move {
    case .stays: break
    case .presents(let first): focused = first
    case .goes(let id): focused = id
    case .begins(let page): focused = tree.stop(in: page)
    case .ends: focused = nil
    }
  }

  // MARK: LaunchableFrontEnd

  public func start(end: @escaping @MainActor (Int32) -> Void) {
    input = MainLoop.watch(
      descriptor: 0,
      onReadable: { [weak self] in
        guard let self, let complete = lines.read(descriptor: 0) else { return end(0) }
        complete.forEach(perform)
      })
  }

  public func stop() { input = nil }

  // MARK: Commands

  /// The elements that can be read at the moment, in reading order. Elements behind a sheet or an alert are excluded.
  public var elements: [FoundElement] {
    SceneSurvey(tree, focused: focused).elements.filter { $0.isInReach && !$0.sentence.isEmpty }
  }

  /// Performs a command: a verb and its argument.
  public func perform(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case nil, "next": move(1)
    case "previous": move(-1)
    case "read": elements.forEach { say($0.sentence) }
    case "press": send(find(rest)?.mainEvent)
    case "key": press(rest)
    case "more": send(find(rest).map { .increment($0.id) })
    case "less": send(find(rest).map { .decrement($0.id) })
    case "type": send(find("").map { .edit($0.id, text: rest) })
    case "enter": send(find(rest).map { .submit($0.id) })
    case "back": send(tree.wayBack(around: focused)?.event)
    case "escape": press("escape")
    case "close": send(.close)
    default: say("next, previous, read, press NAME, key NAME, more, less, type TEXT, enter, back, escape, close")
    }
  }

  private static let keys: [String: CommandKey] = [
    "return": .return, "space": .space, "escape": .escape, "delete": .delete, "up": .up, "down": .down, "left": .left,
    "right": .right, "home": .home, "end": .end,
  ]

  /// Presses a key on the element that was read last.
  private func press(_ name: String) {
    if name == "tab" || name == "shift-tab" { return moveFocus(name == "tab" ? .next : .previous) }
    guard let key = Self.keys[name] else {
      return say("tab, shift-tab, \(Self.keys.keys.sorted().joined(separator: ", "))")
    }
    switch tree.action(of: key, at: KeyPlace(focused: focused, in: tree)) {
    case .send(let event): send(event)
    case .move(let motion): moveFocus(motion)
    case .focus(let id): focus(on: id)
    // A full front end would read out the choices, and ask for the text to find.
    case .open, .offer, .find, .help, nil: say("That is not possible now.")
    }
  }

  private func moveFocus(_ motion: Motion) {
    focus(on: tree.stop(motion, from: focused, in: FocusColumn(of: tree, focused: focused)))
  }

  private func focus(on id: NodeID?) {
    guard let id, id != focused else { return }
    focused = id
    if let element = elements.first(where: { $0.id == id }) { say(element.sentence) }
    send(.focus(id))
    requestRows(around: id)
  }

  /// Makes the element with this name the one to which commands without a name apply.
  public func focus(on name: String) {
    guard let found = find(name), found.id != focused else { return }
    focused = found.id
    send(.focus(found.id))
  }

  /// Returns the element with a name; an empty name means the element that was read last.
  private func find(_ name: String) -> FoundElement? {
    if name.isEmpty { return elements.first { $0.id == focused } }
    let named = SceneSurvey(tree, focused: focused).elements.filter {
      $0.isInReach && ($0.names.contains(name) || $0.borrowedNames.contains(name))
    }
    return named.first { accepted($0.mainEvent) != nil } ?? named.first { $0.mainEvent != nil }
  }

  private func move(_ step: Int) {
    let all = elements
    let here = all.firstIndex { $0.id == focused }
    let next = here.map { $0 + step } ?? (step > 0 ? 0 : all.count - 1)
    guard all.indices.contains(next) else { return say(step > 0 ? "The end." : "The beginning.") }
    focused = all[next].id
    say(all[next].sentence)
    send(.focus(focused))
    requestRows(around: all[next].id)
  }

  /// Requests the rows around one that is being read, because lists describe only the rows near it.
  private func requestRows(around row: NodeID) {
    if let event = tree.demand(around: row, reach: 20) { send(event) }
  }

  /// Sends an event with the value that the scene accepts, or reads out that it is not possible.
  private func send(_ event: Event?) {
    guard let lawful = accepted(event) else { return say("That is not possible now.") }
    events?.send(lawful)
  }

  private func accepted(_ event: Event?) -> Event? {
    guard let event, case .accepted(let lawful) = tree.verdict(on: event) else { return nil }
    return lawful
  }
}

public import Keel
import KeelInteraction
import KeelLoop
public import KeelScene

/// Reads an app out, one sentence a line, and accepts commands, one a line: for a speech synthesiser, a braille display
/// or a serial line.
///
/// It knows the app only as the tree that patches build. `KeelInteraction` determines the reachable elements, their
/// names and the possible events.
@MainActor public final class SpokenFrontEnd: LaunchableFrontEnd {
  private let tree = SceneTree()
  private weak var events: (any EventSink)?
  private let say: @MainActor (String) -> Void
  /// The sentences that have been read out for the current screen.
  private var known: Set<String> = []
  /// The element that was read last, to which commands without a name apply.
  public private(set) var focused: NodeID?
  private var input: LoopToken?
  private var lines = LineReader()

  public init(say: @escaping @MainActor (String) -> Void) { self.say = say }

  // MARK: FrontEnd

  public func attach(events: any EventSink) { self.events = events }

  /// Applies the patch and reads out the new sentences.
  public func apply(_ patch: Patch) {
    tree.apply(patch)
    if let wanted = tree.focused { focused = wanted }
    let sentences = elements.map(\.sentence)
    for sentence in sentences where !known.contains(sentence) { say(sentence) }
    known = Set(sentences)
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

  /// The elements that can be read at the moment, in reading order, without those that a sheet or an alert covers.
  public var elements: [FoundElement] { SceneSurvey(tree).sightings.filter { $0.isInReach && !$0.sentence.isEmpty } }

  /// Performs a command: a verb and its argument.
  public func perform(_ line: String) {
    let words = line.split(separator: " ", maxSplits: 1).map(String.init)
    let rest = words.count > 1 ? words[1] : ""
    switch words.first {
    case nil, "next": move(1)
    case "previous": move(-1)
    case "read": elements.forEach { say($0.sentence) }
    case "press": send(find(rest)?.mainEvent)
    case "more": send(find(rest).map { .increment($0.id) })
    case "less": send(find(rest).map { .decrement($0.id) })
    case "type": send(find("").map { .edit($0.id, text: rest) })
    case "enter": send(find(rest).map { .submit($0.id) })
    case "back": send(wayBack)
    case "escape": send(elements.last { $0.isModal }.map { .dismiss($0.id) })
    case "close": send(.close)
    default: say("next, previous, read, press NAME, more, less, type TEXT, enter, back, escape, close")
    }
  }

  /// Makes the element with this name the one to which commands without a name apply.
  public func focus(on name: String) {
    guard let found = find(name), found.id != focused else { return }
    focused = found.id
    send(.focus(found.id))
  }

  /// Returns the element with a name; for an empty name, the one that was read last.
  private func find(_ name: String) -> FoundElement? {
    if name.isEmpty { return elements.first { $0.id == focused } }
    let named = SceneSurvey(tree).sightings.filter {
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
    guard let section = tree.parent(of: row), case .section(let rows)? = tree[section]?.element,
      let list = tree.parent(of: section), let index = tree[section]?.children.firstIndex(of: row)
    else { return }
    var before = 0
    for other in tree[list]?.children ?? [] {
      if other == section { break }
      if case .section(let part)? = tree[other]?.element { before += part.rowCount }
    }
    let place = before + rows.windowStart + index
    send(.reveal(list, rows: max(0, place - 20)..<place + 21))
  }

  /// The event that goes back by one level of the reachable stack; `nil` if there is no previous page.
  private var wayBack: Event? {
    let stacks = SceneSurvey(tree).sightings.filter { $0.isInReach && $0.node.children.count > 1 }
    return stacks.last { if case .navigation = $0.element { true } else { false } }
      .map { .pop($0.id, toLevel: $0.node.children.count - 2) }
  }

  /// Sends an event with the value that the scene accepts, or says that it is not possible.
  private func send(_ event: Event?) {
    guard let lawful = accepted(event) else { return say("That is not possible now.") }
    events?.send(lawful)
  }

  private func accepted(_ event: Event?) -> Event? {
    guard let event, case .accepted(let lawful) = tree.verdict(on: event) else { return nil }
    return lawful
  }
}

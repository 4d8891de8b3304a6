public import KeelScene

/// One thing that every front end has to get right: a scene, what a person does, what must come of it.
@MainActor public struct ConformanceCase {
  public var name: String
  /// How the program answers, for cases that need it.
  public var answer: (@MainActor (Event) -> Patch?)?
  public var steps: [ConformanceStep]

  public init(
    _ name: String, answer: (@MainActor (Event) -> Patch?)? = nil, _ steps: ConformanceStep...
  ) {
    self.init(name, answer: answer, steps: steps)
  }

  public init(_ name: String, answer: (@MainActor (Event) -> Patch?)? = nil, steps: [ConformanceStep]) {
    self.name = name
    self.answer = answer
    self.steps = steps
  }
}

public enum ConformanceStep: Sendable {
  case show(Patch)
  /// The person speaks this language from now on; a front end need not follow once it shows something.
  case speaks(String)
  /// The act can be done, and sends exactly these events, beside what front ends report by themselves.
  case act(ConformanceAct, sends: [Event])
  /// The act throws or sends nothing.
  case cannot(ConformanceAct)
  /// The act sends at least an event of this kind.
  case causes(ConformanceAct, ConformanceEventKind)
  case expect(ConformanceExpectation)
}

/// What a person does.
public enum ConformanceAct: Hashable, Sendable {
  case activate(String)
  case toggle(String)
  case type(String, into: String)
  case submit(String)
  case action(String, on: String)
  case goBack
  case dismiss
  case find(String)
  case refresh
  /// A key that types this character, with what is held down.
  case key(Character, KeyCommand.Modifiers = [])
  case resize(columns: Int, lines: Int)
  case close
  case press(String)
  case release
  /// Moves a slider as far as that.
  case adjust(String, to: Double)
  case increment(String)
  case decrement(String)
  case choose(String, in: String)
  /// Sets a date to the day after.
  case nextDay(String)
  /// Follows the link with these words in a text.
  case follow(String)
  case chooseInMenu(String, of: String)
  case chooseTab(String)
  /// Types into the search line of the page.
  case look(String)
  case endLook
  case delete(String)
  case moveDown(String)
  /// Leads the keyboard to a control by Tab and arrows.
  case reach(String)
  /// Presses a key that types nothing, on what has the keyboard.
  case stroke(Keystroke)
}

/// Keys that mean something to what has the keyboard.
public enum Keystroke: String, Hashable, Sendable, CaseIterable {
  case `return`, space, escape, delete, up, down, left, right, home, end, pageUp, pageDown
}

/// What must be so after a step.
public enum ConformanceExpectation: Hashable, Sendable {
  case visible(String)
  case notVisible(String)
  /// Of two texts the first comes first in reading order.
  case order(String, before: String)
  /// None of these went out to the device.
  case neverWritten([Unicode.Scalar])
  case focus(NodeID)
  /// The keyboard is where a page begins that has come: at its first control, or at its heading where readers begin there.
  case begins(page: NodeID, at: NodeID)
  /// The keyboard focus is not there.
  case notFocus(NodeID)
  /// The front end has asked for this row of the list.
  case revealed(NodeID, row: Int)
}

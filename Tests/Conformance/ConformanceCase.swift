public import KeelScene

/// One requirement on every front end: a scene, the user's acts, and the required results.
@MainActor public struct ConformanceCase {
  public var name: String
  /// The program's answer to events, for cases that need it.
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
  /// The user's language is this one from now on; a front end need not follow once it has shown something.
  case speaks(String)
  /// The act succeeds, and sends exactly these events, beside those that front ends report by themselves.
  case act(ConformanceAct, sends: [Event])
  /// The front end does not offer the act, or the act sends nothing.
  case cannot(ConformanceAct)
  /// The act sends these moments of a press on a node: the first and the last phase, and the distance in points from
  /// where the press began, within a cell of a terminal.
  case pulls(ConformanceAct, NodeID, PointerReport.Phase, PointerReport.Phase, by: Double, Double)
  /// The act sends at least one event of this kind.
  case causes(ConformanceAct, ConformanceEventKind)
  case expect(ConformanceExpectation)
  /// The step is for front ends that draw: with panes side by side or one at a time, and views in front of others.
  indirect case whereDrawn(ConformanceStep)
}

/// An act of the user.
public enum ConformanceAct: Hashable, Sendable {
  case activate(String)
  case toggle(String)
  case type(String, into: String)
  /// Types key by key, with the caret after that many characters of the field at first.
  case typeInside(String, of: String, after: Int)
  /// Types at the caret of the focused field, wherever it is, in place of the selection.
  case typeHere(String)
  case submit(String)
  /// Presses the clear button of a field with the pointer.
  case clear(String)
  case action(String, on: String)
  case goBack
  case dismiss
  case find(String)
  case refresh
  /// Presses a key that types this character, with the modifiers.
  case key(Character, KeyCommand.Modifiers = [])
  case resize(ConformanceWidth, lines: Int)
  case close
  case press(String)
  case release
  /// Moves a slider to that value.
  case adjust(String, to: Double)
  case increment(String)
  case decrement(String)
  case choose(String, in: String)
  /// Sets a date to the next day.
  case nextDay(String)
  /// Follows the link with these words in a text.
  case follow(String)
  case chooseInMenu(String, of: String)
  case chooseTab(String)
  /// Types into the search field of the page.
  case look(String)
  case endLook
  case delete(String)
  case moveDown(String)
  /// Presses the pointer on something, moves it by a distance in points, and releases it.
  case drag(String, by: Double, Double)
  /// Presses the pointer on something for two seconds.
  case hold(String)
  /// Turns the wheel over a text by a distance in points, a multiple of 48.
  case scroll(String, down: Double)
  /// Moves the keyboard focus to a control by Tab and arrows.
  case reach(String)
  /// Presses a key that types no character, on the focused control.
  case stroke(Keystroke)
}

/// The width of a window in the unit of one front end. In the unit of another one, it is the same part of the least
/// regular width, and so of the same class.
public enum ConformanceWidth: Hashable, Sendable {
  case columns(Int)
  case points(Int)

  /// The width in columns of a terminal.
  public var columns: Int {
    switch self {
    case .columns(let columns): columns
    case .points(let points): points * 80 / 600
    }
  }

  /// The width in points.
  public var points: Int {
    switch self {
    case .columns(let columns): columns * 600 / 80
    case .points(let points): points
    }
  }
}

/// Keys that have a meaning for the focused control.
public enum Keystroke: String, Hashable, Sendable, CaseIterable {
  case `return`, space, escape, delete, up, down, left, right, home, end, pageUp, pageDown, tab
  case backTab = "shift-tab"
}

/// A condition that must hold after a step.
public enum ConformanceExpectation: Hashable, Sendable {
  case visible(String)
  case notVisible(String)
  /// The first of the two texts comes first in reading order.
  case order(String, before: String)
  /// The row with this text has a check mark, or has none.
  case checked(String, Bool)
  /// None of these scalars was sent to the device.
  case neverWritten([Unicode.Scalar])
  case focus(NodeID)
  /// The keyboard focus is at the beginning of a new page: at its first control, or at its heading if readers begin
  /// there.
  case begins(page: NodeID, at: NodeID)
  /// The front end has reported this class of its window's width last.
  case width(SceneEnvironment.SizeClass)
  /// The keyboard focus is not on this node.
  case notFocus(NodeID)
  /// The front end reported this position of a region last, with the tolerance of a terminal's cell. `isByUser` is the
  /// reported cause of the movement; `nil` accepts both.
  case scrolled(NodeID, x: Double, y: Double, isByUser: Bool?)
  /// The front end has reported this selection of a field last, in UTF-16 code units.
  case selected(NodeID, Range<Int>)
  /// The front end has never reported a selection of the field.
  case notSelected(NodeID)
  /// The front end has requested this row of the list.
  case revealed(NodeID, row: Int)
}

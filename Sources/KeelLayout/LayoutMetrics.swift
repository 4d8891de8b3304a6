public import KeelScene

/// The sizes of nodes that the solver does not lay out: texts, controls, lists, pages.
///
/// All sizes are in points, also those of a front end with another unit.
@MainActor public protocol LayoutMetrics {
  /// Returns the size that a node chooses for a proposal.
  ///
  /// - Parameter proposal: The proposed size; `nil` in a dimension asks for the ideal length, infinity for the largest.
  ///   A label receives a proposed height only if a frame limits its height. Then it chooses as many lines as fit, and
  ///   at least one.
  func size(of node: NodeID, _ element: Element, in proposal: LayoutProposal) -> SceneSize

  /// Returns the spacing between two neighbours in a stack or a grid, for example in whole cells.
  ///
  /// - Parameters:
  ///   - spacing: The spacing of the stack or the grid, in points.
  ///   - axis: The axis of the spacing.
  ///   - first: The child before the spacing; `nil` between the columns and rows of a grid.
  ///   - second: The child after the spacing; `nil` between the columns and rows of a grid.
  func spacing(_ spacing: Double, along axis: StackElement.Axis, between first: NodeID?, _ second: NodeID?) -> Double

  /// Returns the insets of a stack or a box, for example in whole cells.
  ///
  /// - Parameters:
  ///   - insets: The insets of the element.
  ///   - border: The border of the box, for which a medium may need space.
  func insets(_ insets: SceneInsets, inside border: SceneBorder?) -> SceneInsets

  /// Returns the room between the edges of a button and its label, for example for marks of the focus; `nil` if the
  /// metrics measure the button together with its label.
  func insets(of button: ButtonElement) -> SceneInsets?

  /// Returns true if a length fits a room, in the unit that the front end shows: a child that is chosen by its size
  /// must fit the room that was made for it.
  func fits(_ length: Double, in room: Double, along axis: StackElement.Axis) -> Bool

  /// Returns the distances of the first and the last baseline from the top of a text; `nil` for other elements.
  func baselines(of node: NodeID, _ element: Element, _ size: SceneSize) -> (first: Double, last: Double)?

  /// Called when the solver forgets the sizes of a node, because something in it changes or the node is removed.
  /// Metrics that remember sizes forget them too.
  func didForgetSizes(of node: NodeID)

  /// Called when the solver forgets the sizes of all nodes.
  func didForgetAllSizes()
}

extension LayoutMetrics {
  /// Returns the spacing unchanged.
  public func spacing(
    _ spacing: Double, along axis: StackElement.Axis, between first: NodeID?, _ second: NodeID?
  ) -> Double { spacing }

  /// Returns the insets unchanged: a border is drawn over the edge.
  public func insets(_ insets: SceneInsets, inside border: SceneBorder?) -> SceneInsets { insets }

  /// Returns no insets: a button is as large as its label.
  public func insets(of button: ButtonElement) -> SceneInsets? { SceneInsets() }

  /// Returns true for a length that is at most a hundredth of a point longer than the room.
  public func fits(_ length: Double, in room: Double, along axis: StackElement.Axis) -> Bool { length <= room + 0.01 }

  /// Returns `nil`: the baseline of each element is its lower edge.
  public func baselines(of node: NodeID, _ element: Element, _ size: SceneSize) -> (first: Double, last: Double)? {
    nil
  }

  /// Does nothing: most metrics remember no sizes.
  public func didForgetSizes(of node: NodeID) {}

  /// Does nothing: most metrics remember no sizes.
  public func didForgetAllSizes() {}
}

/// A fixed metric: characters are 8 points wide, East Asian ones and emoji 16 points, and lines are 16 points high.
///
/// The headless front end lays out with it, and so do tests that must not depend on a font. Text is broken at spaces
/// into lines of at most the proposed width; a longer word has a line of its own. A control without text is 32 by 16
/// points; lists, fields and pages have the proposed size.
public struct FixedLayoutMetrics: LayoutMetrics {
  /// Creates the metric.
  public init() {}

  /// Returns the size that a node chooses for a proposal.
  public func size(of node: NodeID, _ element: Element, in proposal: LayoutProposal) -> SceneSize {
    switch element {
    case .separator: return SceneSize(width: proposal.width ?? 1, height: 1)
    case .stack(let stack): return Self.size(of: stack, in: proposal)
    default: break
    }
    let growth = element.ownGrowth
    var size = Self.size(
      of: element.ownText, in: proposal.width, lineLimit: element.lineLimit(within: proposal.height))
    size.height = max(size.height, Double(element.reservedLines) * Self.lineHeight)
    if case .label(let label) = element {
      size.height += (size.height / Self.lineHeight - 1) * label.lineSpacing
    }
    for axis in StackElement.Axis.allCases where growth.grows(along: axis) {
      size[axis] = max(proposal[axis] ?? 0, size[axis])
    }
    return size
  }

  /// Returns baselines 4 points above the lower edge of the first and of the last line.
  public func baselines(of node: NodeID, _ element: Element, _ size: SceneSize) -> (first: Double, last: Double)? {
    guard !element.ownText.isEmpty else { return nil }
    return (Self.lineHeight - 4, max(Self.lineHeight, size.height) - 4)
  }

  /// Returns the size of a lazy stack: the proposed breadth, and a line for each of its children.
  private static func size(of stack: StackElement, in proposal: LayoutProposal) -> SceneSize {
    let count = Double(stack.window?.count ?? 0)
    var size = SceneSize()
    size[stack.axis.across] = proposal[stack.axis.across] ?? 32
    size[stack.axis] = count * lineHeight + max(0, count - 1) * stack.spacing
    return size
  }

  /// Returns the size of a text in lines of at most a width. If there are more lines than the limit, the last one that is
  /// shown is cut at the width.
  static func size(of text: String, in width: Double?, lineLimit: Int?) -> SceneSize {
    guard !text.isEmpty else { return SceneSize(width: 32, height: lineHeight) }
    let lines = SceneFont.lines(of: text, pointSize: lineHeight, width: width ?? .infinity)
    let limit = lineLimit ?? lines.count
    var lengths = lines.prefix(limit).map { SceneFont.width(of: $0, pointSize: lineHeight) }
    if lines.count > limit, let last = lengths.popLast() {
      let next = SceneFont.width(of: " " + lines[limit], pointSize: lineHeight)
      lengths.append(min(width ?? .infinity, last + next))
    }
    return SceneSize(width: lengths.max() ?? 0, height: Double(lengths.count) * lineHeight)
  }

  /// The height of a line in points, which is also the size of the letters: most are half as wide.
  fileprivate static let lineHeight = 16.0
}

extension Element {
  /// Returns the most lines of the element's text in a height; `nil` for any number.
  @MainActor fileprivate func lineLimit(within height: Double?) -> Int? {
    if case .textEditor(let editor) = self { return editor.lines?.upperBound }
    guard case .label(let label) = self else { return nil }
    let limit = label.lineLimit > 0 ? label.lineLimit : nil
    guard let height, height.isFinite else { return limit }
    let gap = max(0, label.lineSpacing)
    let fitting = ((height + gap + 0.001) / (FixedLayoutMetrics.lineHeight + gap)).rounded(.down)
    return min(limit ?? .max, Int(min(max(1, fitting), 100_000)))
  }

  /// The number of lines for which the element reserves space, whatever its text.
  fileprivate var reservedLines: Int {
    switch self {
    case .label(let label): label.reservedLines
    case .textEditor(let editor): min(editor.lines?.lowerBound ?? 0, 10_000)
    default: 0
    }
  }

  /// The text of the element, without its children.
  fileprivate var ownText: String {
    switch self {
    case .label(let label): label.text
    case .button(let button): button.title
    case .toggle(let toggle): toggle.title
    case .textField(let field): field.text.isEmpty ? field.placeholder : field.text
    case .textEditor(let editor) where editor.lines != nil: editor.text.isEmpty ? editor.placeholder : editor.text
    case .link(let link): link.title
    case .menu(let menu): menu.title
    default: ""
    }
  }
}

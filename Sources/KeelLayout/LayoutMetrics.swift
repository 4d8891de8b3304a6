public import KeelScene

/// The sizes of what the solver does not lay out: texts, controls, lists, pages.
///
/// A front end answers in points, whatever its own unit is.
@MainActor public protocol LayoutMetrics {
  /// Returns the size that a node takes if it is offered a room.
  ///
  /// - Parameter proposal: The room; `nil` in a dimension asks for the ideal length, infinity for the largest.
  func size(of node: NodeID, _ element: Element, in proposal: LayoutProposal) -> LayoutSize

  /// Returns the distance between two neighbours of a stack or a grid, for example in whole cells.
  ///
  /// - Parameters:
  ///   - spacing: The distance that the stack or the grid says, in points.
  ///   - axis: The axis along which it is.
  ///   - first: The child before it; `nil` between the columns and rows of a grid.
  ///   - second: The child after it; `nil` between the columns and rows of a grid.
  func spacing(_ spacing: Double, along axis: StackElement.Axis, between first: NodeID?, _ second: NodeID?) -> Double

  /// Returns the insets of a stack or a box, for example in whole cells.
  ///
  /// - Parameters:
  ///   - insets: The insets that the element says.
  ///   - border: The line around a box, for which a medium may need room.
  func insets(_ insets: SceneInsets, inside border: SceneBorder?) -> SceneInsets
}

extension LayoutMetrics {
  /// Returns the distance as it is.
  public func spacing(
    _ spacing: Double, along axis: StackElement.Axis, between first: NodeID?, _ second: NodeID?
  ) -> Double { spacing }

  /// Returns the insets as they are: a line is drawn over the edge.
  public func insets(_ insets: SceneInsets, inside border: SceneBorder?) -> SceneInsets { insets }
}

/// A fixed metric in which every character is 8 points wide and every line is 16 points high.
///
/// The headless front end lays out with it, and so do tests that must not depend on a font. Text is broken at spaces
/// into lines of at most the offered width; a word that is longer has a line of its own. A control without text is 32
/// by 16 points; lists, fields and pages take what they are offered.
public struct FixedLayoutMetrics: LayoutMetrics {
  /// Creates the metric.
  public init() {}

  /// Returns the size that a node takes if it is offered a room.
  public func size(of node: NodeID, _ element: Element, in proposal: LayoutProposal) -> LayoutSize {
    if case .separator = element { return LayoutSize(width: proposal.width ?? 1, height: 1) }
    let growth = element.ownGrowth
    var size = Self.size(of: element.ownText, in: proposal.width)
    for axis in StackElement.Axis.allCases where growth.grows(along: axis) {
      size[axis] = max(proposal[axis] ?? 0, size[axis])
    }
    return size
  }

  /// Returns the size of a text in lines of at most a width.
  static func size(of text: String, in width: Double?) -> LayoutSize {
    guard !text.isEmpty else { return LayoutSize(width: 32, height: 16) }
    let most = max(1, (width ?? .infinity) / 8)
    var longest = 0
    var lines = 0
    for paragraph in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = 0
      lines += 1
      for word in paragraph.split(separator: " ", omittingEmptySubsequences: false) {
        let wanted = line == 0 ? word.count : line + 1 + word.count
        if line > 0, Double(wanted) > most {
          longest = max(longest, line)
          lines += 1
          line = word.count
        } else {
          line = wanted
        }
      }
      longest = max(longest, line)
    }
    return LayoutSize(width: Double(longest) * 8, height: Double(lines) * 16)
  }
}

extension Element {
  /// The text that an element shows itself.
  fileprivate var ownText: String {
    switch self {
    case .label(let label): label.text
    case .button(let button): button.title
    case .toggle(let toggle): toggle.title
    case .textField(let field): field.text.isEmpty ? field.placeholder : field.text
    case .link(let link): link.title
    case .menu(let menu): menu.title
    default: ""
    }
  }
}

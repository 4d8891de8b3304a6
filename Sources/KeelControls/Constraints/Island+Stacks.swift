import KeelLayout

// Stacks whose subviews have constraints to other views: the arrangement as equations, as in UIKit.
extension Island {
  /// Adds the equations of a stack.
  func add(_ stack: UIStackView) {
    guard let box = boxes[ObjectIdentifier(stack)] else { return }
    let arranged = stack.arrangedSubviews.filter { $0.isShown && boxes[ObjectIdentifier($0)] != nil }
    let shown = arranged.compactMap { boxes[ObjectIdentifier($0)] }
    let margins = stack.isLayoutMarginsRelativeArrangement ? stack.directionalLayoutMargins : NSDirectionalEdgeInsets()
    let isRow = stack.axis == .horizontal
    let name = name(of: stack, ": arrangement")
    let along = Line(of: box, isRow, margins)
    let across = Line(of: box, !isRow, margins)
    let lines = shown.map { Line(of: $0, isRow) }
    let spaces = arranged.map { $0.rare?.layout?.spacingAfter }
    addOrder(of: lines, spaces, in: along, stack, name)
    for line in shown.map({ Line(of: $0, !isRow) }) { add(line, to: across, stack.alignment, name) }
    for line in [along, across] { fix([.init(line.length)], .atMost, 0, Level.fitting - 1) }
  }

  /// The beginning and the length of a box along an axis, and the margins at its ends.
  private struct Line {
    let start, length: Solver.Variable
    var before = 0.0
    var after = 0.0

    init(of box: Box, _ isHorizontal: Bool, _ margins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets()) {
      start = isHorizontal ? box.x : box.y
      length = isHorizontal ? box.width : box.height
      before = isHorizontal ? margins.leading : margins.top
      after = isHorizontal ? margins.trailing : margins.bottom
    }
  }

  private func addOrder(
    of lines: [Line], _ spaces: [Double?], in stack: Line, _ view: UIStackView, _ name: @escaping () -> String
  ) {
    guard let first = lines.first, let last = lines.last else { return }
    fix([.init(first.start), .init(stack.start, -1)], .equal, stack.before, Level.program, name)
    fix(
      [.init(stack.start), .init(stack.length), .init(last.start, -1), .init(last.length, -1)], .equal, stack.after,
      Level.program, name)
    let gap = view.distribution == .equalSpacing || view.distribution == .equalCentering ? solver.makeVariable() : nil
    if let gap {
      fix([.init(gap)], .atLeast, view.spacing, Level.program, name)
      fix([.init(gap)], .atMost, 0, Level.fitting)
    }
    for ((line, next), space) in zip(zip(lines, lines.dropFirst()), spaces) {
      let distance: [Solver.Term] = [.init(next.start), .init(line.start, -1), .init(line.length, -1)]
      if let space {
        fix(distance, .equal, space, Level.program, name)
      } else if let gap {
        fix(distance + [.init(gap, -1)], .equal, 0, Level.program, name)
      } else {
        fix(distance, .equal, view.spacing, Level.program, name)
      }
      if view.distribution == .fillEqually {
        fix([.init(line.length), .init(next.length, -1)], .equal, 0, Level.program, name)
      }
    }
  }

  private func add(
    _ line: Line, to stack: Line, _ alignment: UIStackView.Alignment, _ name: @escaping () -> String
  ) {
    let start: [Solver.Term] = [.init(line.start), .init(stack.start, -1)]
    let end: [Solver.Term] = [
      .init(stack.start), .init(stack.length), .init(line.start, -1), .init(line.length, -1),
    ]
    let isAtStart = alignment == .fill || alignment == .leading || alignment == .top || alignment == .firstBaseline
    let isAtEnd = alignment == .fill || alignment == .trailing || alignment == .bottom
    fix(start, isAtStart ? .equal : .atLeast, stack.before, Level.program, name)
    fix(end, isAtEnd ? .equal : .atLeast, stack.after, Level.program, name)
    guard alignment == .center else { return }
    fix(
      [.init(line.start), .init(line.length, 0.5), .init(stack.start, -1), .init(stack.length, -0.5)], .equal,
      (stack.before - stack.after) / 2, Level.program, name)
  }
}

package import KeelControls
import KeelLayout
package import KeelScene

/// A picture of views as commands of a drawing, placed by the same solver as in front ends.
///
/// Texts, symbols, pictures, shapes, drawings, and the backgrounds, clips and effects of boxes are copied. Other controls
/// have no picture. Sizes of texts are estimates (`SceneFont.width(of:pointSize:)`), because no front end shows these
/// views.
@MainActor package struct DrawnSymbol {
  nonisolated package private(set) var size: SceneSize
  nonisolated package private(set) var commands: [DrawingCommand] = []

  /// Draws the first of the views in the size that it chooses for a proposal, by default its ideal one.
  package init(of items: [UIView], in proposal: LayoutProposal = LayoutProposal()) {
    size = SceneSize()
    guard let view = items.first else { return }
    let symbol = PlacedSymbol(view)
    size = symbol.size(in: proposal)
    commands = symbol.commands(in: SceneRect(width: size.width, height: size.height), proposal)
  }

  /// Draws views on top of each other in a room. Those that are smaller are placed in it.
  package init(of items: [UIView], in room: SceneSize, at anchor: SceneAnchor) {
    size = room
    for item in items {
      let symbol = PlacedSymbol(item)
      let own = symbol.size(in: LayoutProposal(room))
      let frame = SceneRect(
        x: (room.width - own.width) * Double(anchor.halvesBefore(along: .horizontal)) / 2,
        y: (room.height - own.height) * Double(anchor.halvesBefore(along: .vertical)) / 2, width: own.width,
        height: own.height)
      commands += symbol.commands(in: frame, LayoutProposal(room))
    }
  }
}

/// A view and its subviews as a tree that the solver lays out.
@MainActor private struct PlacedSymbol {
  private let root: NodeID
  /// The views, with the numbers of their nodes as indices.
  private var views: [UIView] = []
  private let solver: LayoutSolver

  init(_ view: UIView) {
    var views: [UIView] = []
    let subtree = PlacedSymbol.subtree(of: view, &views)
    self.views = views
    root = subtree.id
    let tree = SceneTree()
    tree.apply(Patch(operations: [.root(subtree)]))
    solver = LayoutSolver(tree, metrics: DrawnSymbolMetrics())
  }

  private static func subtree(of view: UIView, _ views: inout [UIView]) -> Subtree {
    let id = NodeID(rawValue: UInt64(views.count))
    views.append(view)
    let children = view.shownSubviews.map { subtree(of: $0, &views) }
    return Subtree(id: id, element: view.element, children: children)
  }

  func size(in proposal: LayoutProposal) -> SceneSize { solver.size(of: root, in: proposal) }

  func commands(in frame: SceneRect, _ proposal: LayoutProposal) -> [DrawingCommand] {
    solver.tree.entry(of: root).map { commands(of: $0, in: frame, proposal) } ?? []
  }

  private func commands(
    of entry: SceneTree.Entry, in frame: SceneRect, _ proposal: LayoutProposal
  ) -> [DrawingCommand] {
    var commands = ownCommands(of: views[Int(entry.id.rawValue)], in: frame)
    solver.forEachChild(of: entry, in: frame, proposal) { child, frame, proposal in
      guard let child = solver.tree.entry(of: child) else { return }
      commands += self.commands(of: child, in: frame, proposal)
    }
    if case .box(let box) = entry.element { commands = box.withEffects(commands, in: frame) }
    return commands
  }

  private func ownCommands(of view: UIView, in frame: SceneRect) -> [DrawingCommand] {
    switch view.element {
    case .label(var label):
      // A label adapts its colour to its ground, which it does not have in a drawing.
      if let own = view as? UILabel { label.color = own.textColor.sceneColor }
      return [.text(label.drawn(in: frame))]
    case .image(let image):
      switch image.source {
      case .symbol(var symbol):
        symbol.color = symbol.color ?? .label
        return [.symbol(symbol, in: frame)]
      case .data(let data): return [.picture(data, in: frame)]
      }
    case .shape(let shape):
      let path = Path(_ShapeOutline(kind: shape.kind), in: frame)
      return [
        shape.fill.map { .fill(path.drawn, DrawingPaint($0, in: frame)) },
        shape.stroke.map { .stroke(path.drawn, .color($0), DrawingStroke(width: shape.lineWidth)) },
      ].compactMap { $0 }
    case .drawing(let drawing):
      guard !drawing.commands.isEmpty else { return [] }
      var transform = DrawingTransform.identity
      if let redraw = (view as? UIShapeView)?.redraw {
        // No front end reports the size of this view.
        let commands = redraw(frame.size)
        return [.group(DrawingGroup(transform: .translation(x: frame.x, y: frame.y), commands: commands))]
      }
      if let made = drawing.size, made.width > 0, made.height > 0 {
        transform.a = frame.width / made.width
        transform.d = frame.height / made.height
      }
      (transform.tx, transform.ty) = (frame.x, frame.y)
      return [.group(DrawingGroup(transform: transform, commands: drawing.commands))]
    case .box(let box):
      let path = Path(_ShapeOutline(kind: box.shape), in: frame)
      return [
        box.background.map { .fill(path.drawn, DrawingPaint($0, in: frame)) },
        box.border.map { .stroke(path.drawn, .color($0.color), DrawingStroke(width: $0.width)) },
      ].compactMap { $0 }
    case .separator:
      return [.fill(Path(_ShapeOutline(kind: .rectangle), in: frame).drawn, .color(.separator))]
    default: return []
    }
  }
}

extension BoxElement {
  /// Returns commands in a group with the clip, the opacity and the effects of the box, if it has any.
  fileprivate func withEffects(_ commands: [DrawingCommand], in frame: SceneRect) -> [DrawingCommand] {
    var commands = commands
    if isClipped {
      let path =
        outline.map { outline in
          outline.path.stretched(from: outline.size, to: frame.size)
            .applying(.translation(x: frame.x, y: frame.y))
        } ?? DrawingPath(shape, in: frame)
      let clip = DrawingGroup.Clip(path, isEvenOdd: outline?.isEvenOdd ?? false)
      commands = [.group(DrawingGroup(clip: clip, commands: commands))]
    }
    var opacity = opacity
    var filters: [DrawingGroup.Filter] = []
    for effect in effects {
      switch effect {
      case .opacity(let part): opacity *= part
      case .blur(let radius): filters.append(.blur(radius: radius))
      case .shadow(let color, let opacity, let radius, let x, let y):
        filters.append(.shadow(color, opacity: opacity, radius: radius * 2, x: x, y: y))
      default: break
      }
    }
    let transform = effects.transform(in: frame.size).map {
      DrawingTransform.translation(x: -frame.x, y: -frame.y).concatenating($0)
        .concatenating(.translation(x: frame.x, y: frame.y))
    }
    guard transform != nil || opacity < 1 || !filters.isEmpty else { return commands }
    return [
      .group(
        DrawingGroup(transform: transform ?? .identity, opacity: opacity, filters: filters, commands: commands))
    ]
  }
}

/// The sizes of texts and symbols that no front end shows.
private struct DrawnSymbolMetrics: LayoutMetrics {
  /// The length of a symbol's sides in points.
  private static let symbolSide = 20.0

  func size(of node: NodeID, _ element: Element, in proposal: LayoutProposal) -> SceneSize {
    switch element {
    case .label(let label):
      let room = SceneRect(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
      return label.drawn(in: room).bounds
    case .image(let image):
      let own = image.naturalSize ?? (Self.symbolSide, Self.symbolSide)
      guard image.isResizable else { return SceneSize(width: own.width, height: own.height) }
      return SceneSize(width: proposal.width ?? own.width, height: proposal.height ?? own.height)
    case .separator: return SceneSize(width: proposal.width ?? 1, height: 1)
    default: return SceneSize()
    }
  }
}

extension LabelElement {
  /// Returns the text in its frame, in lines that fit its width.
  fileprivate func drawn(in frame: SceneRect) -> DrawingText {
    var text = DrawingText(
      lines(in: frame.width), font: font, paint: .color(color), at: ScenePoint(x: frame.x, y: frame.y),
      anchor: ScenePoint(x: 0, y: 0))
    if text.lines.count == 1 || alignment == .center {
      // In the middle of its estimated width, where a wrong estimate is seen least.
      text.anchor.x = 0.5
      text.origin.x = frame.x + text.bounds.width / 2
    } else if alignment == .trailing {
      text.anchor.x = 1
      text.origin.x = frame.x + text.bounds.width
    }
    return text
  }

  /// Returns the lines of the text, of which no more are shown than its limit.
  private func lines(in width: Double) -> [String] {
    // A text that is as wide as its frame has one line.
    let room = width + 0.01
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      SceneFont.width(of: String(line), pointSize: font.pointSize) <= room
        ? [String(line)] : SceneFont.lines(of: String(line), pointSize: font.pointSize, width: room)
    }
    if lineLimit > 0, lines.count > lineLimit {
      lines.removeLast(lines.count - lineLimit)
      lines[lineLimit - 1] += "\u{2026}"
    }
    return lines
  }
}

extension DrawingPath {
  /// Returns the path of an area, stretched to another size.
  func stretched(from old: SceneSize, to new: SceneSize) -> DrawingPath {
    guard old != new, old.width > 0, old.height > 0 else { return self }
    return applying(
      DrawingTransform(a: new.width / old.width, b: 0, c: 0, d: new.height / old.height, tx: 0, ty: 0))
  }
}

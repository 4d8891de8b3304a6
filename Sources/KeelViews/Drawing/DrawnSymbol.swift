package import KeelControls
package import KeelScene

/// A picture of views as commands of a drawing.
///
/// Texts, symbols, shapes and drawings are copied, also in boxes, stacks and layers. Other controls have no picture.
/// Sizes are estimates (`SceneFont.width(of:pointSize:)`), because no front end shows these views.
@MainActor package struct DrawnSymbol {
  nonisolated package private(set) var size: SceneSize
  nonisolated package private(set) var commands: [DrawingCommand] = []

  private static let nothing = SceneSize(width: 0, height: 0)

  /// Draws the first of the views.
  package init(of items: [UIView]) {
    self.init(items.first, in: nil)
  }

  private init(_ view: UIView?, in room: SceneSize?) {
    size = room ?? DrawnSymbol.nothing
    guard let view else { return }
    switch view.element {
    case .label(var label):
      // A label adapts its colour to its ground, which it does not have in a drawing.
      if let own = view as? UILabel { label.color = own.textColor.sceneColor }
      draw(label)
    case .image(let image): draw(image, in: room)
    case .shape(let shape): draw(shape, in: room ?? SceneSize(width: 10, height: 10))
    case .drawing(let drawing):
      size = room ?? drawing.size ?? DrawnSymbol.nothing
      commands = drawing.commands
    case .box(let box): draw(box, view, in: room)
    case .stack(let stack): draw(stack, view)
    case .layers:
      let parts = view.shownSubviews.map { DrawnSymbol($0, in: room) }
      size = SceneSize(width: parts.map(\.size.width).max() ?? 0, height: parts.map(\.size.height).max() ?? 0)
      for part in parts {
        add(part, x: (size.width - part.size.width) / 2, y: (size.height - part.size.height) / 2)
      }
    default: break
    }
  }

  private mutating func add(_ part: DrawnSymbol, x: Double, y: Double) {
    guard !part.commands.isEmpty else { return }
    let move = DrawingTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    commands.append(.group(DrawingGroup(transform: move, commands: part.commands)))
  }

  private mutating func draw(_ label: LabelElement) {
    let text = DrawingText(
      label.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init), font: label.font,
      paint: .color(label.color), at: ScenePoint(x: 0, y: 0), anchor: ScenePoint(x: 0, y: 0))
    size = text.bounds
    commands = [.text(text)]
  }

  private mutating func draw(_ image: ImageElement, in room: SceneSize?) {
    switch image.source {
    case .symbol(var symbol):
      size = image.isResizable ? room ?? SceneSize(width: 20, height: 20) : SceneSize(width: 20, height: 20)
      symbol.color = symbol.color ?? .label
      commands = [.symbol(symbol, in: SceneRect(x: 0, y: 0, width: size.width, height: size.height))]
    case .data(let data):
      let natural = SceneSize(width: Double(max(data.width, 1)), height: Double(max(data.height, 1)))
      size = image.isResizable ? room ?? natural : natural
      commands = [.picture(data, in: SceneRect(x: 0, y: 0, width: size.width, height: size.height))]
    }
  }

  private mutating func draw(_ shape: ShapeElement, in room: SceneSize) {
    size = room
    let area = SceneRect(x: 0, y: 0, width: room.width, height: room.height)
    let path = Path(_ShapeOutline(kind: shape.kind), in: area)
    if let fill = shape.fill { commands.append(.fill(path.drawn, DrawingPaint(fill, in: area))) }
    if let stroke = shape.stroke {
      commands.append(.stroke(path.drawn, .color(stroke), DrawingStroke(width: shape.lineWidth)))
    }
  }

  private mutating func draw(_ box: BoxElement, _ view: UIView, in room: SceneSize?) {
    func length(_ minimum: Double?, _ maximum: Double?, _ own: Double, _ offered: Double?) -> Double {
      if let minimum, minimum == maximum { return minimum }
      let wanted = maximum == .infinity ? offered ?? own : own
      return max(min(wanted, maximum ?? wanted), minimum ?? 0)
    }
    let (insets, frame) = (box.insets, box.frame)
    let (across, down) = (insets.leading + insets.trailing, insets.top + insets.bottom)
    let hasSize = frame.maxWidth?.isFinite ?? false && frame.maxHeight?.isFinite ?? false
    let offered =
      hasSize
      ? SceneSize(width: (frame.maxWidth ?? 0) - across, height: (frame.maxHeight ?? 0) - down)
      : room.map { SceneSize(width: max(0, $0.width - across), height: max(0, $0.height - down)) }
    let child = DrawnSymbol(view.shownSubviews.first, in: offered)
    size = SceneSize(
      width: length(frame.minWidth, frame.maxWidth, child.size.width + across, room?.width),
      height: length(frame.minHeight, frame.maxHeight, child.size.height + down, room?.height))
    if let background = box.background {
      let area = SceneRect(x: 0, y: 0, width: size.width, height: size.height)
      commands.append(
        .fill(Path(_ShapeOutline(kind: box.shape), in: area).drawn, DrawingPaint(background, in: area)))
    }
    let free = (size.width - across - child.size.width, size.height - down - child.size.height)
    add(
      child, x: insets.leading + free.0 * Double(box.alignment.halvesBefore(along: .horizontal)) / 2,
      y: insets.top + free.1 * Double(box.alignment.halvesBefore(along: .vertical)) / 2)
  }

  private mutating func draw(_ stack: StackElement, _ view: UIView) {
    let parts = view.shownSubviews.map { DrawnSymbol($0, in: nil) }
    let gaps = stack.spacing * Double(max(0, parts.count - 1))
    let isHorizontal = stack.axis == .horizontal
    func along(_ size: SceneSize) -> Double { isHorizontal ? size.width : size.height }
    func across(_ size: SceneSize) -> Double { isHorizontal ? size.height : size.width }
    let length = parts.reduce(gaps) { $0 + along($1.size) }
    let breadth = parts.map { across($0.size) }.max() ?? 0
    size = SceneSize(width: isHorizontal ? length : breadth, height: isHorizontal ? breadth : length)
    var place = 0.0
    for part in parts {
      let free = breadth - across(part.size)
      let side = stack.alignment == .trailing ? free : stack.alignment == .center ? free / 2 : 0
      add(part, x: isHorizontal ? place : side, y: isHorizontal ? side : place)
      place += along(part.size) + stack.spacing
    }
  }
}

import KeelScene
import KeelTerminal
import Measure

/// Measures a terminal's frame after one segment of a drawing has changed, beside a hand-written loop that draws the
/// same lines into an array of dots; and after one of many views has changed its size.
@main @MainActor enum Main {
  static func main() async {
    for size in [100, 1_000, 10_000] { await oneChange(of: size) }
    for rows in [5, 50] { await oneSize(of: rows * 20) }
  }

  /// Rows of 19 labels, of which one becomes longer and shorter. The reference places as many texts in an array of
  /// cells.
  static func oneSize(of views: Int) async {
    let id = NodeID.next()
    let rows = views / 20
    let screen = TerminalScreen(columns: 200, rows: 60)
    let stacks = (0..<rows).map { row in
      Subtree(
        id: .next(), element: .stack(StackElement(axis: .horizontal, spacing: 8)),
        children: (0..<19).map { column in
          Subtree(id: row == rows / 2 && column == 9 ? id : .next(), element: .label(LabelElement(text: "\(column)")))
        })
    }
    screen.apply(
      Patch(operations: [
        .root(window(Subtree(id: .next(), element: .stack(StackElement(spacing: 0)), children: stacks)))
      ]))
    screen.compose()
    var turn = 0
    var cells = [UInt8](repeating: 32, count: 200 * 60)
    await compare("screen.one-size", size: views, rounds: 60) {
      turn += 1
      screen.apply(Patch(operations: [.update(id, .label(LabelElement(text: turn.isMultiple(of: 2) ? "9" : "9999")))]))
      screen.compose()
    } reference: {
      for index in cells.indices { cells[index] = 32 }
      for row in 0..<rows {
        var x = row * 200
        for column in 0..<19 {
          for byte in (row == rows / 2 && column == 9 && turn.isMultiple(of: 2) ? "9999" : "\(column)").utf8 {
            cells[x] = byte
            x += 1
          }
          x += 1
        }
      }
    }
  }

  static func oneChange(of size: Int) async {
    let id = NodeID.next()
    let screen = TerminalScreen(columns: 120, rows: 40)
    screen.apply(Patch(operations: [.root(window(Subtree(id: id, element: drawing(size, changed: 0))))]))
    screen.compose()
    var turn = 0
    let bare = BareCanvas()
    await compare("drawing.one-changed", size: size, rounds: 60) {
      turn += 1
      screen.apply(Patch(operations: [.update(id, drawing(size, changed: turn % size))]))
      screen.compose()
    } reference: {
      bare.draw(size, changed: turn % size)
    }
  }

  private static func window(_ content: Subtree) -> Subtree {
    let page = Subtree(id: .next(), element: .screen(ScreenElement(title: "Lines")), children: [content])
    return Subtree(id: .next(), element: .window(WindowElement()), children: [page])
  }

  /// Lines of some 20 points in all directions.
  private static func drawing(_ size: Int, changed: Int) -> Element {
    .drawing(
      DrawingElement(
        commands: (0..<size).map { index in
          let (start, end) = BareCanvas.line(index, isChanged: index == changed)
          return .stroke(
            DrawingPath([.move(to: ScenePoint(x: start.0, y: start.1)), .line(to: ScenePoint(x: end.0, y: end.1))]),
            .color(.tint), DrawingStroke())
        }))
  }
}

/// Dots that a plain loop sets.
@MainActor final class BareCanvas {
  private var dots = [Bool](repeating: false, count: 240 * 160)

  nonisolated static func line(_ index: Int, isChanged: Bool) -> ((Double, Double), (Double, Double)) {
    let start = (Double(index * 37 % 900), Double(index * 53 % 560))
    let slant = Double(index % 41) - 20
    return (start, (start.0 + slant, start.1 + (isChanged ? 20 : 20 - abs(slant))))
  }

  func draw(_ size: Int, changed: Int) {
    for index in dots.indices { dots[index] = false }
    for index in 0..<size {
      let (start, end) = Self.line(index, isChanged: index == changed)
      let steps = max(1, Int(max(abs(end.0 - start.0), abs(end.1 - start.1)) / 4))
      for step in 0..<steps {
        let part = (Double(step) + 0.5) / Double(steps)
        let x = Int((start.0 + (end.0 - start.0) * part) / 4)
        let y = Int((start.1 + (end.1 - start.1) * part) / 4)
        if x >= 0, x < 240, y >= 0, y < 160 { dots[y * 240 + x] = true }
      }
    }
  }
}

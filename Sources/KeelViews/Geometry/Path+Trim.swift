// The part of an outline between two fractions. Every step is represented as a cubic curve and cut at its parameter.
// This is exact for lines. For curves it approximates the fraction of the length, which is measured in pieces.

import KeelScene

extension Path {
  /// Returns the part of the outline between two fractions of its length, from 0 to 1.
  public func trimmedPath(from: Double, to: Double) -> Path {
    let pieces = self.pieces
    let total = pieces.reduce(0) { $0 + $1.length }
    let begin = min(max(from, 0), 1) * total
    let end = min(max(to, 0), 1) * total
    guard total > 0, begin < end else { return Path() }
    var path = Path()
    var passed = 0.0
    for piece in pieces where piece.length > 0 {
      defer { passed += piece.length }
      let first = max(0, (begin - passed) / piece.length)
      let last = min(1, (end - passed) / piece.length)
      guard first < last else { continue }
      let part = piece.part(from: first, to: last)
      if path.current != part.start { path.append(.move(to: part.start)) }
      path.append(part.step)
    }
    return path
  }

  private struct Piece {
    var start: Point
    var control1: Point
    var control2: Point
    var end: Point
    var isLine: Bool

    func point(_ t: Double) -> Point {
      let u = 1 - t
      let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return Point(
        x: a * start.x + b * control1.x + c * control2.x + d * end.x,
        y: a * start.y + b * control1.y + c * control2.y + d * end.y)
    }

    var length: Double {
      let steps = isLine ? 1 : 16
      return (0..<steps).reduce(0) { sum, step in
        let one = point(Double(step) / Double(steps))
        let two = point(Double(step + 1) / Double(steps))
        return sum + ((two.x - one.x) * (two.x - one.x) + (two.y - one.y) * (two.y - one.y)).squareRoot()
      }
    }

    /// Returns the part between two parameters, cut twice by de Casteljau's algorithm.
    func part(from: Double, to: Double) -> Piece {
      func mix(_ one: Point, _ two: Point, _ t: Double) -> Point {
        Point(x: one.x + (two.x - one.x) * t, y: one.y + (two.y - one.y) * t)
      }
      func split(_ piece: Piece, at t: Double) -> (Piece, Piece) {
        let (ab, bc) = (mix(piece.start, piece.control1, t), mix(piece.control1, piece.control2, t))
        let cd = mix(piece.control2, piece.end, t)
        let (abc, bcd) = (mix(ab, bc, t), mix(bc, cd, t))
        let middle = mix(abc, bcd, t)
        return (
          Piece(start: piece.start, control1: ab, control2: abc, end: middle, isLine: piece.isLine),
          Piece(start: middle, control1: bcd, control2: cd, end: piece.end, isLine: piece.isLine)
        )
      }
      if isLine {
        var line = self
        (line.start, line.end) = (mix(start, end, from), mix(start, end, to))
        return line
      }
      let head = to < 1 ? split(self, at: to).0 : self
      return from > 0 ? split(head, at: from / to).1 : head
    }

    var step: Step { isLine ? .line(to: end) : .curve(to: end, control1: control1, control2: control2) }
  }

  private var pieces: [Piece] {
    var pieces: [Piece] = []
    var begin = Point(x: 0, y: 0)
    var here = begin
    func third(_ from: Point, _ to: Point) -> Point {
      Point(x: from.x + (to.x - from.x) / 3, y: from.y + (to.y - from.y) / 3)
    }
    func line(to end: Point) {
      pieces.append(Piece(start: here, control1: third(here, end), control2: third(end, here), end: end, isLine: true))
      here = end
    }
    for step in steps {
      switch step {
      case .move(let end):
        begin = end
        here = end
      case .line(let end): line(to: end)
      case .closeSubpath: line(to: begin)
      case .quadCurve(let end, let control):
        func raised(_ from: Point) -> Point {
          Point(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
        }
        pieces.append(Piece(start: here, control1: raised(here), control2: raised(end), end: end, isLine: false))
        here = end
      case .curve(let end, let first, let second):
        pieces.append(Piece(start: here, control1: first, control2: second, end: end, isLine: false))
        here = end
      }
    }
    return pieces
  }
}

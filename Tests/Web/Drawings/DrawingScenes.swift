import Glibc
import KeelScene

/// Drawings that use every part of the display list except text, symbols and pictures, which depend on fonts and files.
///
/// All have 200 by 160 points and exact colours.
enum DrawingScenes {
  static let size = SceneSize(width: 200, height: 160)

  static let all: [(name: String, commands: [DrawingCommand])] = [
    ("polygons", [.fill(star(100, 80, 70), red), .fill(star(50, 40, 30), .color(blue, opacity: 0.5))]),
    ("even-odd", [.fill(star(100, 80, 75), red, isEvenOdd: true)]),
    ("curves", [.fill(blob, .color(green)), .stroke(blob, .color(blue), DrawingStroke(width: 3))]),
    ("arcs", [.fill(ellipse(SceneRect(x: 20, y: 30, width: 160, height: 100)), .color(orange))]),
    (
      "caps",
      DrawingStroke.Cap.allCases.enumerated().map { index, cap in
        .stroke(
          line([(40, 40 + 40 * Double(index)), (160, 40 + 40 * Double(index))]), .color(blue),
          DrawingStroke(width: 20, cap: cap))
      }
    ),
    (
      "joins",
      DrawingStroke.Join.allCases.enumerated().map { index, join in
        .stroke(
          line([(20 + 60 * Double(index), 130), (40 + 60 * Double(index), 40), (60 + 60 * Double(index), 130)]),
          .color(green), DrawingStroke(width: 14, join: join))
      }
    ),
    (
      "miter limit",
      [2.0, 10].enumerated().map { index, limit in
        .stroke(
          line([(20 + 90 * Double(index), 140), (45 + 90 * Double(index), 50), (70 + 90 * Double(index), 140)]),
          .color(blue), DrawingStroke(width: 12, miterLimit: limit))
      }
    ),
    (
      "dashes",
      [
        .stroke(line([(10, 30), (190, 30)]), red, DrawingStroke(width: 8, dash: [20, 10])),
        .stroke(line([(10, 70), (190, 70)]), red, DrawingStroke(width: 8, cap: .round, dash: [1, 14], dashPhase: 5)),
        .stroke(
          ellipse(SceneRect(x: 30, y: 90, width: 140, height: 60)), .color(blue),
          DrawingStroke(width: 4, dash: [9, 4, 2])),
      ]
    ),
    ("linear", [.fill(whole, .linear(stops, from: ScenePoint(x: 20, y: 20), to: ScenePoint(x: 160, y: 120)))]),
    (
      "radial",
      [
        .fill(
          whole, .radial(stops, center: ScenePoint(x: 100, y: 80), startRadius: 10, endRadius: 80, aspect: 0.7))
      ]
    ),
    (
      "angular",
      [
        .fill(
          ellipse(SceneRect(x: 20, y: 10, width: 140, height: 140)),
          .angular(stops, center: ScenePoint(x: 90, y: 80), startAngle: 0, endAngle: 2 * .pi))
      ]
    ),
    (
      "gradient stroke",
      [
        .stroke(
          blob, .linear(stops, from: ScenePoint(x: 20, y: 0), to: ScenePoint(x: 180, y: 0)),
          DrawingStroke(width: 12, join: .round))
      ]
    ),
    (
      "transforms",
      (0..<6).map { turn in
        let angle = Double(turn) * .pi / 6
        return .group(
          DrawingGroup(
            transform: DrawingTransform(
              a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 100, ty: 80),
            commands: [.fill(rectangle(SceneRect(x: 20, y: -6, width: 50, height: 12)), .color(blue, opacity: 0.7))]))
      }
    ),
    (
      "clips",
      [
        .group(
          DrawingGroup(
            clip: DrawingGroup.Clip(star(100, 80, 75), isEvenOdd: true),
            commands: [
              .fill(whole, .linear(stops, from: ScenePoint(x: 0, y: 0), to: ScenePoint(x: 200, y: 0))),
              .group(
                DrawingGroup(
                  clip: DrawingGroup.Clip(rectangle(SceneRect(x: 90, y: 0, width: 110, height: 160))),
                  commands: [.fill(whole, .color(green))])),
            ]))
      ]
    ),
    (
      "opacity",
      [
        .fill(rectangle(SceneRect(x: 10, y: 60, width: 180, height: 40)), .color(blue)),
        .group(
          DrawingGroup(
            opacity: 0.5,
            commands: [
              .fill(ellipse(SceneRect(x: 30, y: 30, width: 90, height: 100)), red),
              .fill(ellipse(SceneRect(x: 80, y: 30, width: 90, height: 100)), .color(green)),
            ])),
      ]
    ),
  ]

  // MARK: Parts

  private static let red = DrawingPaint.color(.rgb(red: 220, green: 40, blue: 30))
  private static let blue = SceneColor.rgb(red: 30, green: 80, blue: 220)
  private static let green = SceneColor.rgb(red: 20, green: 160, blue: 70)
  private static let orange = SceneColor.rgb(red: 250, green: 150, blue: 20)
  private static let stops = [
    SceneGradient.Stop(color: .rgb(red: 220, green: 40, blue: 30), location: 0),
    SceneGradient.Stop(color: orange, location: 0.4),
    SceneGradient.Stop(color: blue, location: 1),
  ]
  private static let whole = rectangle(SceneRect(x: 0, y: 0, width: 200, height: 160))

  private static func line(_ points: [(Double, Double)]) -> DrawingPath {
    DrawingPath(
      points.enumerated().map { index, point in
        let place = ScenePoint(x: point.0, y: point.1)
        return index == 0 ? .move(to: place) : .line(to: place)
      })
  }

  private static func rectangle(_ area: SceneRect) -> DrawingPath {
    let (right, bottom) = (area.x + area.width, area.y + area.height)
    let corners = line([(area.x, area.y), (right, area.y), (right, bottom), (area.x, bottom)])
    return DrawingPath(corners.steps + [.closeSubpath])
  }

  /// A star of five points in one line, whose middle is wound twice.
  private static func star(_ x: Double, _ y: Double, _ radius: Double) -> DrawingPath {
    let corners = (0..<5).map { index in
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      return (x + radius * cos(angle), y + radius * sin(angle))
    }
    return DrawingPath(line(corners).steps + [.closeSubpath])
  }

  private static let blob = DrawingPath([
    .move(to: ScenePoint(x: 30, y: 120)),
    .curve(to: ScenePoint(x: 170, y: 60), control1: ScenePoint(x: 20, y: -20), control2: ScenePoint(x: 140, y: 10)),
    .quadCurve(to: ScenePoint(x: 100, y: 140), control: ScenePoint(x: 210, y: 130)),
    .closeSubpath,
  ])

  private static func ellipse(_ area: SceneRect) -> DrawingPath {
    let (x, y) = (area.x + area.width / 2, area.y + area.height / 2)
    let (across, down) = (area.width / 2, area.height / 2)
    let part = 0.552_284_75
    func point(_ dx: Double, _ dy: Double) -> ScenePoint { ScenePoint(x: x + dx * across, y: y + dy * down) }
    return DrawingPath([
      .move(to: point(1, 0)),
      .curve(to: point(0, 1), control1: point(1, part), control2: point(part, 1)),
      .curve(to: point(-1, 0), control1: point(-part, 1), control2: point(-1, part)),
      .curve(to: point(0, -1), control1: point(-1, -part), control2: point(-part, -1)),
      .curve(to: point(1, 0), control1: point(part, -1), control2: point(1, -part)),
      .closeSubpath,
    ])
  }
}

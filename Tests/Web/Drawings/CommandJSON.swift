import KeelScene

/// Commands as JSON, for the program that draws them again with cairo.
enum CommandJSON {
  static func text(of commands: [DrawingCommand]) -> String { list(commands.map(text)) }

  private static func list(_ parts: [String]) -> String { "[" + parts.joined(separator: ",") + "]" }

  private static func text(of command: DrawingCommand) -> String {
    switch command {
    case .fill(let path, let paint, let isEvenOdd):
      list(["\"fill\"", text(of: path), text(of: paint), isEvenOdd ? "true" : "false"])
    case .stroke(let path, let paint, let stroke):
      list([
        "\"stroke\"", text(of: path), text(of: paint),
        list([
          "\(stroke.width)", "\"\(stroke.cap.rawValue)\"", "\"\(stroke.join.rawValue)\"", "\(stroke.miterLimit)",
          list(stroke.dash.map { "\($0)" }), "\(stroke.dashPhase)",
        ]),
      ])
    case .group(let group):
      list([
        "\"group\"",
        list(
          [
            group.transform.a, group.transform.b, group.transform.c, group.transform.d, group.transform.tx,
            group.transform.ty,
          ].map { "\($0)" }),
        group.clip.map { list([text(of: $0.path), $0.isEvenOdd ? "true" : "false"]) } ?? "null", "\(group.opacity)",
        text(of: group.commands),
      ])
    case .text, .symbol, .picture: "null"
    }
  }

  private static func text(of path: DrawingPath) -> String {
    list(
      path.steps.map { step in
        switch step {
        case .move(let end): list(["\"M\"", "\(end.x)", "\(end.y)"])
        case .line(let end): list(["\"L\"", "\(end.x)", "\(end.y)"])
        case .quadCurve(let end, let control):
          list(["\"Q\"", "\(control.x)", "\(control.y)", "\(end.x)", "\(end.y)"])
        case .curve(let end, let first, let second):
          list(["\"C\"", "\(first.x)", "\(first.y)", "\(second.x)", "\(second.y)", "\(end.x)", "\(end.y)"])
        case .closeSubpath: list(["\"Z\""])
        }
      })
  }

  private static func text(of paint: DrawingPaint) -> String {
    switch paint {
    case .color(let color, let opacity): list(["\"color\"", text(of: color, opacity)])
    case .linear(let stops, let start, let end):
      list(["\"linear\"", text(of: stops), "\(start.x)", "\(start.y)", "\(end.x)", "\(end.y)"])
    case .radial(let stops, let center, let start, let end, let aspect):
      list(["\"radial\"", text(of: stops), "\(center.x)", "\(center.y)", "\(start)", "\(end)", "\(aspect)"])
    case .angular(let stops, let center, let start, let end):
      list(["\"angular\"", text(of: stops), "\(center.x)", "\(center.y)", "\(start)", "\(end)"])
    case .material, .tiles: "null"
    }
  }

  private static func text(of stops: [SceneGradient.Stop]) -> String {
    list(stops.map { list(["\($0.location)", text(of: $0.color, $0.opacity)]) })
  }

  private static func text(of color: SceneColor, _ opacity: Double) -> String {
    guard case .rgb(let red, let green, let blue) = color else { return "null" }
    return list(["\(red)", "\(green)", "\(blue)", "\(opacity)"])
  }
}

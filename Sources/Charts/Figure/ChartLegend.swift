import Foundation
import KeelScene
import SwiftUI

/// The names of the values of a chart, beside their colour and symbol.
@MainActor struct ChartLegend {
  struct Entry {
    var name: String
    var style: any ShapeStyle
    var shape: (any ChartSymbolShape)?
    var origin = ScenePoint(x: 0, y: 0)
  }
  private(set) var entries: [Entry] = []
  /// The limits of a scale of colours.
  private var range: ClosedRange<Double>?
  private(set) var size = SceneSize(width: 0, height: 0)
  private(set) var position = AnnotationPosition.Kind.automatic
  private(set) var spacing = 8.0

  init() {}

  init(_ figure: ChartFigure) {
    let settings = figure.plan.settings.legend
    position = settings.position.kind
    spacing = settings.spacing ?? (figure.context.isInCells ? 0 : 8)
    guard settings.visibility != .hidden, settings.content == nil else { return }
    if figure.plan.styleRange != nil, figure.plan.styleNames.isEmpty { range = figure.plan.styleRange }
    let plan = figure.plan
    for name in plan.styleNames {
      let shape = plan.symbolNames == plan.styleNames ? figure.symbolShape(named: name) : nil
      entries.append(Entry(name: name, style: figure.style(of: .category(name)), shape: shape))
    }
    if plan.symbolNames != plan.styleNames {
      for name in plan.symbolNames {
        entries.append(Entry(name: name, style: Color.secondary, shape: figure.symbolShape(named: name)))
      }
    }
    place(figure)
  }

  var isAtTop: Bool { [.top, .topLeading, .topTrailing].contains(position) && size.height > 0 }

  /// The room of a dot and the distance to its name.
  private static let dot = 12.0

  private mutating func place(_ figure: ChartFigure) {
    let context = figure.context
    let line = context.isInCells ? 16.0 : 16
    if range != nil { size = SceneSize(width: 160, height: line * 2) }
    let isColumn = position == .leading || position == .trailing
    let room = isColumn ? figure.size.width * 0.4 : figure.size.width
    let dot = context.isInCells ? 16 : Self.dot
    var (x, y, widest) = (0.0, size.height, size.width)
    for index in entries.indices {
      entries[index].name = context.fitting(entries[index].name, max(room - dot, 20))
      let width = dot + context.size(of: entries[index].name).width
      if x > 0, isColumn || x + width > room { (x, y) = (0, y + line) }
      entries[index].origin = ScenePoint(x: x, y: y)
      widest = max(widest, x + width)
      x += width + (context.isInCells ? 16 : 12)
    }
    guard !entries.isEmpty else { return }
    // A legend leaves at least half of the chart to the plot.
    let most = max(1, (figure.size.height / 2 / line).rounded(.down)) * line
    entries.removeAll { $0.origin.y + line > most }
    size = SceneSize(width: widest, height: min(y + line, most))
  }

  func commands(_ figure: ChartFigure) -> [DrawingCommand] {
    guard size.height > 0 else { return [] }
    let corner = corner(figure)
    var commands: [DrawingCommand] = []
    let context = figure.context
    if let range { commands += bar(range, figure, corner) }
    for entry in entries {
      let origin = ScenePoint(x: corner.x + entry.origin.x, y: corner.y + entry.origin.y)
      let side = context.isInCells ? 8.0 : 8
      let area = SceneRect(x: origin.x, y: origin.y + 8 - side / 2, width: side, height: side)
      let shape: any ChartSymbolShape = entry.shape ?? BasicChartSymbolShape.circle
      if context.isInCells, let paint = figure.paint(entry.style, in: area) {
        let text = DrawingText(
          ["●"], font: ChartContext.labelFont, paint: paint, at: ScenePoint(x: origin.x, y: origin.y + 8),
          anchor: ScenePoint(x: 0, y: 0.5))
        commands.append(.text(text))
      } else if let paint = figure.paint(entry.style, in: area) {
        let path = shape.path(in: CGRect(x: area.x, y: area.y, width: area.width, height: area.height))
        commands.append(.fill(path.drawn, paint))
      }
      let dot = context.isInCells ? 16 : Self.dot
      commands.append(
        .text(
          DrawingText(
            [entry.name], font: ChartContext.labelFont, paint: .color(.secondaryLabel),
            at: ScenePoint(x: origin.x + dot, y: origin.y + 8), anchor: ScenePoint(x: 0, y: 0.5))))
    }
    return commands
  }

  private func corner(_ figure: ChartFigure) -> ScenePoint {
    let isAtSide = position == .leading || position == .trailing
    let halves =
      isAtSide
      ? (position == .leading ? 0 : 2)
      : figure.plan.settings.legend.alignment?.halves(.x)
        ?? ([.topTrailing, .bottomTrailing].contains(position) ? 2 : 0)
    let down = figure.plan.settings.legend.alignment?.halves(.y) ?? 0
    let x = (figure.size.width - size.width) * Double(halves) / 2
    switch position {
    case .top, .topLeading, .topTrailing: return ScenePoint(x: x, y: 0)
    case .overlay: return ScenePoint(x: figure.plot.x + 4, y: figure.plot.y + 4)
    case .leading, .trailing:
      return ScenePoint(x: x, y: figure.plot.y + max(0, figure.plot.height - size.height) * Double(down) / 2)
    case .automatic, .bottom, .bottomLeading, .bottomTrailing:
      return ScenePoint(x: x, y: max(0, figure.size.height - size.height))
    }
  }

  /// The colours of a range of numbers, with its limits.
  private func bar(_ range: ClosedRange<Double>, _ figure: ChartFigure, _ corner: ScenePoint) -> [DrawingCommand] {
    let area = SceneRect(x: corner.x, y: corner.y + 2, width: min(160, figure.size.width), height: 8)
    let colors = (0...4).map { step -> Color in
      let part = Double(step) / 4
      let number = range.lowerBound * (1 - part) + range.upperBound * part
      return figure.style(of: .number(number)) as? Color ?? .blue
    }
    let gradient = LinearGradient(colors: colors, startPoint: .leading, endPoint: .trailing)
    guard let paint = figure.paint(gradient, in: area) else { return [] }
    var path = Path()
    path.addRect(area)
    let digits = range.upperBound - range.lowerBound < 10 ? 1 : 0
    func text(_ number: Double, _ anchor: Double) -> DrawingCommand {
      .text(
        DrawingText(
          [figure.context.text(of: number, fractionDigits: digits)], font: ChartContext.labelFont,
          paint: .color(.secondaryLabel),
          at: ScenePoint(x: area.x + area.width * anchor, y: corner.y + 24), anchor: ScenePoint(x: anchor, y: 0.5)))
    }
    return [.fill(path.drawn, paint), text(range.lowerBound, 0), text(range.upperBound, 1)]
  }
}

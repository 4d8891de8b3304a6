import Foundation
import KeelScene
import SwiftUI
import Testing

@testable import Charts

@Suite("Drawings of charts") @MainActor struct ChartFigureTests {
  /// Returns all texts of a drawing with their areas, by the metric of charts.
  private func texts(_ figure: ChartFigure) -> [(text: String, area: SceneRect)] {
    func texts(_ commands: [DrawingCommand]) -> [(text: String, area: SceneRect)] {
      commands.flatMap { command -> [(text: String, area: SceneRect)] in
        switch command {
        case .text(let text):
          let sizes = text.lines.map { figure.context.size(of: $0, text.font) }
          let (width, height) = (sizes.map(\.width).max() ?? 0, sizes.reduce(0) { $0 + $1.height })
          let area = SceneRect(
            x: text.origin.x - text.anchor.x * width, y: text.origin.y - text.anchor.y * height, width: width,
            height: height)
          return [(text.lines.joined(separator: " "), area)]
        case .group(let group): return texts(group.commands)
        default: return []
        }
      }
    }
    return texts(figure.commands)
  }

  private func isFinite(_ commands: [DrawingCommand]) -> Bool {
    commands.allSatisfy { command in
      switch command {
      case .fill(let path, _, _), .stroke(let path, _, _):
        path.steps.allSatisfy { step in
          switch step {
          case .move(let end), .line(let end): abs(end.x) < 1e7 && abs(end.y) < 1e7
          case .curve(let end, let one, let other):
            [end, one, other].allSatisfy { $0.x.isFinite && $0.y.isFinite }
          case .quadCurve(let end, _): end.x.isFinite && end.y.isFinite
          case .closeSubpath: true
          }
        }
      case .text(let text): text.origin.x.isFinite && text.origin.y.isFinite
      case .group(let group): isFinite(group.commands)
      case .symbol, .picture: true
      }
    }
  }

  @Test("An axis has round labels, and its lines are where the labels are")
  func axis() throws {
    let figure = makeFigure(width: 300, height: 200) {
      BarMark(x: .value("X", "a"), y: .value("Y", 87))
    }
    #expect(Set(texts(figure).map(\.text)) == ["a", "0", "20", "40", "60", "80", "100"])
    let plot = figure.plot
    let label = try #require(texts(figure).first { $0.text == "60" })
    #expect(abs(label.area.y + label.area.height / 2 - (plot.y + plot.height * 0.4)) < 1)
    #expect(label.area.x >= plot.x + plot.width)
  }

  @Test(
    "Labels neither overlap nor leave the chart",
    arguments: [(120.0, 90.0), (300, 160), (390, 300), (1000, 500)], [false, true])
  func labels(size: (Double, Double), isInCells: Bool) {
    let settings = ChartSettings()
    let names = (0..<9).map { "Category number \($0)" }
    let charts = [
      makeFigure(width: size.0, height: size.1, settings, isInCells: isInCells) {
        ForEach(names, id: \.self) { BarMark(x: .value("X", $0), y: .value("Y", 123_456)) }
      },
      makeFigure(width: size.0, height: size.1, settings, isInCells: isInCells) {
        ForEach(names, id: \.self) { BarMark(x: .value("X", 123_456), y: .value("Y", $0)) }
      },
      makeFigure(width: size.0, height: size.1, settings, isInCells: isInCells) {
        ForEach(0..<400) {
          LineMark(x: .value("X", Date(timeIntervalSince1970: Double($0) * 86_400)), y: .value("Y", -$0))
        }
      },
    ]
    for chart in charts {
      let shown = texts(chart)
      for (index, one) in shown.enumerated() {
        #expect(one.area.x > -1 && one.area.x + one.area.width < size.0 + 1, "\(one) in \(size)")
        for other in shown.dropFirst(index + 1) {
          let across = min(one.area.x + one.area.width, other.area.x + other.area.width) - max(one.area.x, other.area.x)
          let down = min(one.area.y + one.area.height, other.area.y + other.area.height) - max(one.area.y, other.area.y)
          #expect(across < 1 || down < 2, "\(one) and \(other) in \(size)")
        }
      }
    }
  }

  @Test("Hostile values leave a drawing with finite numbers")
  func hostile() {
    let values: [Double] = [
      .nan, .infinity, -.infinity, 1e308, -1e308, 0, -0.0, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
    ]
    let figure = makeFigure {
      ForEach(values, id: \.self) { value in
        BarMark(x: .value("X", "a"), y: .value("Y", value))
        LineMark(x: .value("X", "b"), y: .value("Y", value)).interpolationMethod(.catmullRom)
        AreaMark(x: .value("X", "c"), y: .value("Y", value))
        PointMark(x: .value("X", "d"), y: .value("Y", value)).symbolSize(value).offset(x: value)
        RuleMark(y: .value("Y", value))
        RectangleMark(x: .value("X", "a"), yStart: .value("Y", value), yEnd: .value("Y", -value))
      }
    }
    #expect(isFinite(figure.commands))
    let round = makeFigure {
      ForEach(values, id: \.self) { SectorMark(angle: .value("V", $0), innerRadius: .fixed($0), angularInset: $0) }
    }
    #expect(isFinite(round.commands))
    let dates = makeFigure {
      ForEach(values, id: \.self) { value in
        PointMark(
          x: .value("D", Date(timeIntervalSinceReferenceDate: value), unit: .month), y: .value("Y", value))
      }
    }
    #expect(isFinite(dates.commands))
  }

  @Test("No data, one point and equal points have a drawing", arguments: [0, 1, 3])
  func few(count: Int) {
    let figure = makeFigure {
      ForEach(0..<count, id: \.self) { _ in
        LineMark(x: .value("X", 7), y: .value("Y", 7))
        PointMark(x: .value("X", 7), y: .value("Y", 7))
      }
    }
    #expect(isFinite(figure.commands))
    #expect(figure.plot.width > 0 && figure.plot.height > 0)
    for side in [0.0, 1, 12, .nan, .infinity, -5] {
      #expect(
        isFinite(makeFigure(width: side, height: side) { BarMark(x: .value("X", "a"), y: .value("Y", 1)) }.commands))
    }
  }

  @Test("A line of many points keeps the first, lowest, highest and last of each point of width")
  func decimation() throws {
    let figure = makeFigure(width: 300, height: 200) {
      ForEach(0..<10_000) { index in
        LineMark(x: .value("X", index), y: .value("Y", index == 5003 ? 900 : index % 7))
      }
    }
    let segments = figure.commands.map { command -> Int in
      if case .stroke(let path, _, _) = command { path.segmentCount } else { 0 }
    }
    let most = try #require(segments.max())
    #expect(most > 300 && most <= 4 * 301)
    let series = try #require(figure.series.first)
    let points = series.marks.compactMap { figure.frame(of: $0).map { ScenePoint(x: $0.x, y: $0.y) } }
    let highest = points.map(\.y).min()
    #expect(figure.decimated(points, true).map(\.y).min() == highest)
    // Points that run back keep their order and number.
    #expect(figure.decimated(points.reversed(), true).count == points.count)
  }

  @Test("Many points are few outlines, and those at the same place are drawn once")
  func cloud() {
    let figure = makeFigure(width: 300, height: 200) {
      ForEach(0..<10_000) { PointMark(x: .value("X", $0 % 50), y: .value("Y", $0 % 20)) }
    }
    func outlines(_ commands: [DrawingCommand]) -> [DrawingPath] {
      commands.flatMap { command -> [DrawingPath] in
        switch command {
        case .fill(let path, _, _): [path]
        case .group(let group): outlines(group.commands)
        default: []
        }
      }
    }
    let found = outlines(figure.commands)
    // Fifty columns and twenty rows have a hundred places in common, and an outline has room for 64 of them.
    #expect(found.count == 2)
    #expect(found.flatMap(\.steps).count { if case .move = $0 { true } else { false } } == 100)
  }

  @Test("A value that is not finite leaves a gap in a line")
  func gap() {
    let figure = makeFigure {
      ForEach([1.0, 2, .nan, 3, 4], id: \.self) { value in
        LineMark(x: .value("X", value.isNaN ? 2.5 : value), y: .value("Y", value))
      }
    }
    let moves = figure.commands.compactMap { command -> Int? in
      guard case .stroke(let path, _, let stroke) = command, stroke.width == 2 else { return nil }
      return path.steps.filter { if case .move = $0 { true } else { false } }.count
    }
    #expect(moves == [2])
  }

  @Test("Monotone curves stay between their points")
  func monotone() {
    let points = [0.0, 10, 10.5, 30, 0].enumerated().map { ScenePoint(x: Double($0 * 10), y: $1) }
    var path = Path()
    path.addCurve(through: points, .monotone, isAcross: true, startsSubpath: true)
    var last = points[0]
    var count = 0
    for step in path.drawn.steps {
      guard case .curve(let end, let one, let other) = step else { continue }
      let range = min(last.y, end.y)...max(last.y, end.y)
      #expect(range.contains(one.y) && range.contains(other.y))
      last = end
      count += 1
    }
    #expect(count == 4 && last == points[4])
  }

  @Test("Steps are at the beginning, in the middle or at the end of an interval")
  func steps() {
    let points = [ScenePoint(x: 0, y: 0), ScenePoint(x: 10, y: 5)]
    func corner(_ method: InterpolationMethod) -> Double {
      var path = Path()
      path.addCurve(through: points, method, isAcross: true, startsSubpath: true)
      guard case .line(let end) = path.drawn.steps[2] else { return -1 }
      return end.x
    }
    #expect([corner(.stepStart), corner(.stepCenter), corner(.stepEnd)] == [0, 5, 10])
  }

  @Test("Points of the chart are values, and values are points")
  func places() throws {
    let figure = makeFigure {
      BarMark(x: .value("X", "a"), y: .value("Y", 5))
      BarMark(x: .value("X", "b"), y: .value("Y", 10))
    }
    let proxy = figure.plan.proxy(figure.places)
    let y = try #require(proxy.position(forY: 5))
    #expect(proxy.value(atY: y, as: Double.self).map { abs($0 - 5) < 1e-9 } == true)
    #expect(proxy.value(atX: proxy.plotSize.width * 0.75, as: String.self) == "b")
    #expect(proxy.value(atX: 10, as: Int.self) == nil)
    #expect(proxy.position(forX: "unknown") == nil)
    let range = try #require(proxy.positionRange(forX: "a"))
    #expect(Double(range.upperBound).isClose(to: Double(proxy.plotSize.width) / 2))
  }
}

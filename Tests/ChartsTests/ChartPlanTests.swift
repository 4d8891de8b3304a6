import Foundation
import KeelScene
import SwiftUI
import Testing

@testable import Charts

@Suite("Marks of charts") @MainActor struct ChartPlanTests {
  @Test("Bars at the same place are stacked, those below zero downwards")
  func standard() {
    let plan = makePlan {
      ForEach([3.0, 2, -4, 1, -1], id: \.self) { value in
        BarMark(x: .value("X", "a"), y: .value("Y", value)).foregroundStyle(by: .value("S", "s\(value)"))
      }
    }
    #expect(plan.marks.map { [$0.low, $0.high] } == [[0, 3], [3, 5], [0, -4], [5, 6], [-4, -5]])
    #expect([plan.y.lower, plan.y.upper] == [-6, 6])
  }

  @Test("Normalized marks are parts of 1, and centred ones have zero in the middle")
  func otherMethods() {
    let normalized = makePlan {
      ForEach([1.0, 3], id: \.self) { value in
        BarMark(x: .value("X", "a"), y: .value("Y", value), stacking: .normalized)
      }
    }
    #expect(normalized.marks.map { [$0.low, $0.high] } == [[0, 0.25], [0.25, 1]])
    #expect([normalized.y.lower, normalized.y.upper] == [0, 1])
    let centred = makePlan {
      ForEach([1.0, 3], id: \.self) { value in
        AreaMark(x: .value("X", 1), y: .value("Y", value), series: .value("S", "\(value)"), stacking: .center)
      }
    }
    #expect(centred.marks.map { [$0.low, $0.high] } == [[-2, -1], [-1, 2]])
    let unstacked = makePlan {
      ForEach([1.0, 3], id: \.self) { value in BarMark(x: .value("X", "a"), y: .value("Y", value), stacking: .unstacked)
      }
    }
    #expect(unstacked.marks.map { [$0.low, $0.high] } == [[0, 1], [0, 3]])
  }

  @Test("Bars of different groups are not stacked but stand side by side")
  func groups() throws {
    let figure = makeFigure {
      ForEach(["g", "h"], id: \.self) { group in
        BarMark(x: .value("X", "a"), y: .value("Y", 1)).position(by: .value("G", group))
      }
    }
    let frames = figure.plan.marks.compactMap { figure.frame(of: $0) }
    #expect(figure.plan.marks.map(\.low) == [0, 0])
    #expect(frames.count == 2)
    #expect(frames[0].x + frames[0].width <= frames[1].x)
    #expect(frames[0].width.isClose(to: frames[1].width))
  }

  @Test("The axis with numbers is that of the values")
  func orientation() {
    func axis(_ mark: BarMark) -> ChartAxis { ChartPlan.valueAxis(of: mark.mark) }
    #expect(axis(BarMark(x: .value("", "a"), y: .value("", 1))) == .y)
    #expect(axis(BarMark(x: .value("", 1), y: .value("", "a"))) == .x)
    #expect(axis(BarMark(x: .value("", 1), y: .value("", 2))) == .y)
    #expect(axis(BarMark(x: .value("", Date.now, unit: .day), y: .value("", 2))) == .y)
    #expect(axis(BarMark(x: .value("", 2), y: .value("", Date.now, unit: .day))) == .x)
    #expect(axis(BarMark(x: .value("", 2))) == .x)
    #expect(axis(BarMark(xStart: .value("", 1), xEnd: .value("", 2), y: .value("", 3))) == .x)
  }

  @Test("A bar fills seven tenths of its category, from zero to its value")
  func barFrame() throws {
    let figure = makeFigure(width: 200, height: 100) {
      BarMark(x: .value("X", "a"), y: .value("Y", 5))
      BarMark(x: .value("X", "b"), y: .value("Y", 10))
    }
    let plot = figure.plot
    let frame = try #require(figure.frame(of: figure.plan.marks[0]))
    #expect(frame.width.isClose(to: plot.width / 2 * 0.7))
    #expect((frame.x + frame.width / 2).isClose(to: plot.x + plot.width / 4))
    #expect(frame.height.isClose(to: plot.height / 2))
    #expect((frame.y + frame.height).isClose(to: plot.y + plot.height))
  }

  @Test("Widths are fixed, parts of the room, or the room without margins")
  func widths() throws {
    for (width, expected) in [(MarkDimension.fixed(10), 10.0), (.ratio(0.5), 0.5), (.inset(3), -6), (20, 20)] {
      let figure = makeFigure { BarMark(x: .value("X", "a"), y: .value("Y", 5), width: width) }
      let frame = try #require(figure.frame(of: figure.plan.marks[0]))
      let room = figure.plot.width
      #expect(frame.width.isClose(to: expected == 0.5 ? room / 2 : expected < 0 ? room + expected : expected))
    }
  }

  @Test("Automatic domains include zero unless they are told not to")
  func zero() {
    let marks = { PointMark(x: .value("X", 150), y: .value("Y", 80)) }
    #expect(makePlan(content: marks).y.lower == 0)
    var settings = ChartSettings()
    settings.y.domain = AutomaticScaleDomain.automatic(includesZero: false)._domain
    #expect(makePlan(settings, content: marks).y.lower > 0)
    settings.y.domain = (40...120)._domain
    #expect(makePlan(settings, content: marks).y.lower == 40)
    settings.y.domain = [100, 0]._domain
    #expect(makePlan(settings, content: marks).y.isReversed)
  }

  @Test("A chart without marks has no axes, unless it has a domain")
  func empty() {
    let marks = { ForEach([Double](), id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) } }
    func axes(_ settings: ChartSettings) -> [ChartAxis] {
      makeFigure(settings, content: marks).axes.filter { !$0.value.isEmpty }.map(\.key)
    }
    #expect(axes(ChartSettings()).isEmpty)
    var settings = ChartSettings()
    settings.y.domain = (0...10)._domain
    #expect(axes(settings) == [.y])
  }

  @Test("Sectors are parts of the circle, clockwise from the top")
  func sectors() throws {
    let figure = makeFigure(width: 100, height: 100) {
      ForEach([1.0, 3], id: \.self) { value in SectorMark(angle: .value("V", value), innerRadius: .ratio(0.5)) }
    }
    let sectors = figure.sectors().map(\.1)
    #expect(sectors.map(\.start) == [0, .pi / 2])
    #expect(sectors.map(\.end) == [.pi / 2, 2 * .pi])
    #expect(sectors[0].inner.isClose(to: sectors[0].outer / 2))
    let top = sectors[0].point(0, 10)
    #expect(top.x.isClose(to: sectors[0].center.x) && top.y.isClose(to: sectors[0].center.y - 10))
    #expect(figure.axes.isEmpty)
  }

  @Test("Colours follow the order in which values appear, or the scale of the program")
  func styles() throws {
    @ChartContentBuilder func marks() -> some ChartContent {
      ForEach(["x", "y", "x"], id: \.self) { name in
        PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(by: .value("S", name))
      }
    }
    let plan = makePlan(content: marks)
    #expect(plan.styleNames == ["x", "y"])
    #expect(ChartStyles(plan).style(of: .category("y")) as? Color == .green)
    var settings = ChartSettings()
    settings.styles.domain = ["y", "x"]
    settings.styles.range = [Color.red, Color.mint]
    #expect(ChartStyles(makePlan(settings, content: marks)).style(of: .category("y")) as? Color == .red)
  }

  @Test("An inner modifier wins over an outer one, and opacities multiply")
  func modifiers() throws {
    let plan = makePlan {
      Plot {
        PointMark(x: .value("X", 1), y: .value("Y", 1)).foregroundStyle(.red).opacity(0.5)
        PointMark(x: .value("X", 1), y: .value("Y", 1))
      }
      .foregroundStyle(.green).opacity(0.5)
    }
    #expect(plan.marks.map { $0.mark.looks.style as? Color } == [.red, .green])
    #expect(plan.marks.map(\.mark.looks.opacity) == [0.25, 0.5])
  }
}

/// Returns the plan of marks.
@MainActor func makePlan(
  _ settings: ChartSettings = ChartSettings(), @ChartContentBuilder content: () -> some ChartContent
) -> ChartPlan {
  var marks = _ChartMarks()
  content()._add(to: &marks)
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = .gmt
  return ChartPlan(marks.all, settings: settings, calendar: calendar)
}

/// Returns the figure of marks in a size.
@MainActor func makeFigure(
  width: Double = 300, height: Double = 200, _ settings: ChartSettings = ChartSettings(), isInCells: Bool = false,
  @ChartContentBuilder content: () -> some ChartContent
) -> ChartFigure {
  ChartFigure(
    makePlan(settings, content: content), size: SceneSize(width: width, height: height),
    context: .plain(isInCells: isInCells))
}

extension ChartContext {
  /// A context in which blue is blue and texts are plain.
  static func plain(isInCells: Bool = false) -> ChartContext {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return ChartContext(
      calendar: calendar, isInCells: isInCells, paint: { _, _ in .color(.blue) },
      words: { ($0.plain ?? "", ChartContext.labelFont, nil) })
  }
}

import Keel
import KeelControls
import KeelScene
import KeelTesting
import SwiftUI
import Testing

@testable import ChartSources
@testable import Charts

/// Charts in windows, as front ends receive them.
@Suite("Views of charts", .serialized) @MainActor struct ChartViewTests {
  private func show(_ view: some View) -> (HeadlessFrontEnd, UIWindow) {
    let window = UIWindow(rootViewController: UIHostingController(rootView: view))
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    frontEnd.revealVisibleRows()
    return (frontEnd, window)
  }

  private func drawings(_ frontEnd: HeadlessFrontEnd) -> [DrawingElement] {
    frontEnd.tree.inReadingOrder().compactMap { if case .drawing(let drawing) = $0.element { drawing } else { nil } }
  }

  @Test("Every chart of the list is drawn with a table of its values", arguments: 0..<20)
  func list(index: Int) throws {
    #expect(allCharts.count == 20)
    let (frontEnd, window) = show(allCharts[index].view)
    let drawing = try #require(drawings(frontEnd).first { $0.table != nil })
    #expect(drawing.commands.count > 1)
    #expect(drawing.table?.rows.isEmpty == false)
    withExtendedLifetime(window) {}
  }

  @Test("The table has a column for each label and a row for each mark")
  func table() throws {
    let (frontEnd, window) = show(StackedBars())
    let table = try #require(drawings(frontEnd).first?.table)
    #expect(table.columns == ["Shape Type", "Total Count", "Shape Color"])
    #expect(table.rows.count == 12)
    #expect(table.rows.first == ["Cube", "2", "Green"])
    withExtendedLifetime(window) {}
  }

  @Test("Accessibility labels and values replace those of the data, and hidden marks have no row")
  func tableOfLabels() throws {
    let chart = Chart {
      BarMark(x: .value("X", "a"), y: .value("Y", 1)).accessibilityLabel("First").accessibilityValue("one piece")
      BarMark(x: .value("X", "b"), y: .value("Y", 2)).accessibilityHidden(true)
    }
    let (frontEnd, window) = show(chart)
    let table = try #require(drawings(frontEnd).first?.table)
    #expect(table.rows.count == 1)
    #expect(table.rows[0].contains("First") && table.rows[0].contains("one piece"))
    withExtendedLifetime(window) {}
  }

  @Test("A table of many values is cut, and says so")
  func largeTable() throws {
    let chart = Chart(0..<1000, id: \.self) { PointMark(x: .value("X", $0), y: .value("Y", $0)) }
    let (frontEnd, window) = show(chart)
    let table = try #require(drawings(frontEnd).first?.table)
    #expect(table.rows.count == 200)
    #expect(table.caption == "200 / 1000")
    withExtendedLifetime(window) {}
  }

  @Test("A changed value sends one operation for the drawing, of which one command differs")
  func change() throws {
    let model = BarValues()
    let (frontEnd, window) = show(ChangingBars(model: model))
    let before = try #require(drawings(frontEnd).first)
    let patches = frontEnd.log.patches.count
    model.values[3] = 4
    Turn.shared.flush()
    let after = try #require(drawings(frontEnd).first)
    #expect(frontEnd.log.patches.count == patches + 1)
    #expect(frontEnd.log.patches.last?.operations.count == 1)
    #expect(before.commands.count == after.commands.count)
    #expect(zip(before.commands, after.commands).filter { $0 != $1 }.count == 1)
    let rows = zip(before.table?.rows ?? [], after.table?.rows ?? [])
    #expect(rows.filter { $0 != $1 }.count == 1)
    withExtendedLifetime(window) {}
  }

  @Test("Pressing the column of a value selects it, and pressing it again selects nothing")
  func selection() throws {
    let model = BarValues()
    let (frontEnd, window) = show(ChangingBars(model: model))
    #expect(frontEnd.buttons.map(\.name) == (0..<6).map { "Bar \($0)" })
    frontEnd.press(2)
    #expect(model.selected == "Bar 2")
    frontEnd.press(2)
    #expect(model.selected == nil)
    withExtendedLifetime(window) {}
  }

  @Test("A range is selected by its first and its last value")
  func range() {
    let model = BarValues()
    let (frontEnd, window) = show(RangedLine(model: model))
    frontEnd.press(4)
    #expect(model.range == 4...4)
    frontEnd.press(1)
    #expect(model.range == 1...4)
    withExtendedLifetime(window) {}
  }

  // Two locales, of which the one of the machine can be only one.
  @Test(
    "Numbers are read to the user in the locale of the chart",
    arguments: [("de_DE", ["0,5", "1,5"]), ("en_US", ["0.5", "1.5"])])
  func localizedNames(locale: String, names: [String]) {
    let chart = Chart([0.5, 1.5], id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
      .chartXSelection(value: .constant(nil as Double?))
      .environment(\.locale, Locale(identifier: locale))
    let (frontEnd, window) = show(chart)
    #expect(frontEnd.buttons.map(\.name) == names)
    withExtendedLifetime(window) {}
  }

  @Test("A chart in an imperative controller is the same")
  func imperative() throws {
    let controller = UIViewController()
    let host = UIHostingController(rootView: SimpleBars())
    controller.addChild(host)
    controller.view.addSubview(host.view)
    host.didMove(toParent: controller)
    let window = UIWindow(rootViewController: controller)
    let frontEnd = HeadlessFrontEnd()
    window.show(on: frontEnd)
    #expect(drawings(frontEnd).first?.table?.rows.count == 3)
    withExtendedLifetime(window) {}
  }

  @Test("An axis that scrolls is as long as its visible part requires")
  func scrolling() {
    var settings = ChartSettings()
    settings.scrollableAxes = .horizontal
    settings.x.visibleLength = 10
    settings.x.domain = (0...40)._domain
    let marks = { PointMark(x: .value("X", 1), y: .value("Y", 1)) }
    #expect(makePlan(settings, content: marks).stretch(of: .x) == 4)
    #expect(makePlan(settings, content: marks).stretch(of: .y) == 1)
    settings.x.visibleLength = 1e-300
    #expect(makePlan(settings, content: marks).stretch(of: .x) == 50)
  }
}

@Observable @MainActor final class BarValues {
  var values = [5, 2, 4, 3, 1, 5]
  var selected: String?
  var range: ClosedRange<Int>?
}

struct ChangingBars: View {
  @Bindable var model: BarValues
  var body: some View {
    Chart(model.values.indices, id: \.self) { index in
      BarMark(x: .value("Name", "Bar \(index)"), y: .value("Value", model.values[index]))
    }
    .chartXSelection(value: $model.selected)
  }
}

struct RangedLine: View {
  @Bindable var model: BarValues
  var body: some View {
    Chart(0..<6, id: \.self) { LineMark(x: .value("X", $0), y: .value("Y", $0)) }
      .chartXSelection(range: $model.range)
  }
}

extension HeadlessFrontEnd {
  /// The buttons in reading order.
  fileprivate var buttons: [(id: NodeID, name: String)] {
    tree.inReadingOrder().compactMap {
      if case .button = $0.element { ($0.id, $0.attributes.accessibility.label) } else { nil }
    }
  }
  fileprivate func press(_ index: Int) { send(.activate(buttons[index].id)) }
}

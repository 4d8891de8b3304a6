import KeelViews
public import SwiftUI

/// A view that shows data by marks.
///
/// It takes the room that it is offered. Assistive technology reads it as a table of its values.
public struct Chart<Content: ChartContent> {
  let content: Content

  /// Creates a chart from marks.
  public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart with marks for each element.
  public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, Data.Element.ID, C>, Data.Element: Identifiable {
    self.content = ForEach(data: data, content: content) { $0.id }
  }

  /// Creates a chart with marks for each element, identified by a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data: data, content: content) { $0[keyPath: id] }
  }
}

extension Chart: View {
  /// The content and behaviour of the view.
  public var body: some View {
    var marks = _ChartMarks()
    content._add(to: &marks)
    return ChartView(marks: marks.all)
  }
}

/// The drawing of marks with the settings of its environment.
struct ChartView: View {
  @Environment(\.chartSettings) private var settings
  @Environment(\.calendar) private var calendar
  @State private var model = ChartModel()
  let marks: [ChartMark]

  var body: some View {
    let plan = ChartPlan(marks, settings: settings, calendar: calendar)
    if let legend = settings.legend.content, settings.legend.visibility != .hidden {
      let isAbove = [.top, .topLeading, .topTrailing].contains(settings.legend.position.kind)
      VStack(alignment: settings.legend.alignment?.horizontal ?? .leading, spacing: 8) {
        if isAbove { legend() }
        scrolling(plan)
        if !isAbove { legend() }
      }
    } else {
      scrolling(plan)
    }
  }

  /// Returns the drawing; in a region that scrolls if not all of an axis is visible at a time.
  @ViewBuilder private func scrolling(_ plan: ChartPlan) -> some View {
    let (across, down) = (plan.stretch(of: .x), plan.stretch(of: .y))
    if across > 1 || down > 1 {
      GeometryReader { room in
        ScrollView(plan.settings.scrollableAxes) {
          drawing(plan).frame(width: room.size.width * across, height: room.size.height * down)
        }
      }
    } else {
      drawing(plan)
    }
  }

  @ViewBuilder private func drawing(_ plan: ChartPlan) -> some View {
    let drawing = DrawnView(
      isClipped: false, symbols: plan.parts, table: { ChartTable(plan, ChartContext($0)).table }
    ) { [model] drawn in
      let figure = ChartFigure(plan, size: drawn.size, context: ChartContext(drawn))
      model.update(figure.places)
      return figure.commands
    }
    if plan.settings.hasParts {
      drawing
        .background(alignment: .topLeading) { ChartGround(model: model, plan: plan) }
        .overlay(alignment: .topLeading) { ChartOverlays(model: model, plan: plan) }
    } else {
      drawing
    }
  }
}

extension ChartPlan {
  /// Returns the number of times that the whole axis is as long as its visible part; 1 for an axis that does not
  /// scroll, at most 50.
  func stretch(of axis: ChartAxis) -> Double {
    guard settings.scrollableAxes.contains(axis == .x ? .horizontal : .vertical), !isRound,
      let visible = settings[axis].visibleLength, visible > 0
    else { return 1 }
    let scale = self[axis]
    let whole = scale.isCategory ? Double(scale.categories.count) : scale.upper - scale.lower
    return whole.isFinite ? min(max(whole / visible, 1), 50) : 1
  }
}

extension ChartContext {
  init<Symbols: View>(_ drawn: DrawnView<Symbols>.Context) {
    let style = drawn.style
    self.init(
      locale: drawn.environment.locale, calendar: drawn.environment.calendar,
      isInCells: drawn.environment.isShownInCells,
      paint: { style.paint(of: $0, in: $1) },
      words: { text in
        let resolved = text.resolve(in: style.text)
        return (resolved.text, resolved.font, resolved.color)
      }, views: drawn.drawnSymbols)
  }
}

extension ChartPlan {
  /// The number of annotations and symbols that are drawn.
  private static let viewLimit = 500

  /// The views that the chart draws, each with its identifier.
  @MainActor var parts: some View {
    let views = views
    return ForEach(views.indices, id: \.self) { views[$0].view.tag(views[$0].id) }
  }

  /// The views beside marks, at the values of axes and over the plot.
  @MainActor private var views: [(id: ChartViewID, view: AnyView)] {
    var views: [(id: ChartViewID, view: AnyView)] = []
    for planned in marks {
      guard views.count < Self.viewLimit else { break }
      for (index, annotation) in planned.mark.looks.annotations.enumerated() {
        views.append((.annotation(mark: planned.index, index), annotation.content()))
      }
      if case .view(let view) = planned.mark.looks.symbol { views.append((.symbol(mark: planned.index), view())) }
    }
    for axis in [ChartAxis.x, .y] {
      if let title = settings[axis].title {
        let view = title.content().font(.caption2).foregroundStyle(.secondary)
        views.append((.title(axis), AnyView(view)))
      }
      for (index, axisPlan) in axisPlans(of: axis).enumerated() {
        guard axisPlan.content != nil else { continue }
        let ticks = self[axis].ticks(axisPlan.values, count: ChartPlan.usualCount, calendar: calendar)
        for (number, datum) in ticks.values.prefix(100).enumerated() {
          let parts = axisPlan.parts(of: AxisValue(datum: datum, index: number, count: ticks.values.count)) ?? []
          for (position, part) in parts.enumerated() {
            guard case .label(let label) = part.kind, case .view(let view) = label.content else { continue }
            let id = ChartViewID.label(axis, plan: index, tick: number, part: position)
            let styled = view().font(part.font ?? .caption2).foregroundStyle(
              part.style.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.secondary))
            views.append((id, AnyView(styled)))
          }
        }
      }
    }
    return views
  }
}

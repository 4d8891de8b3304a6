import Foundation
import KeelScene
import SwiftUI

/// The areas of a chart that the user can press to select a value.
///
/// Front ends do not report where in a view the user presses. So each value has an invisible button of its own over the
/// plot: it is pressed, touched, and reached by the keyboard, and assistive technology reads its value.
struct ChartBand {
  var datum: _ChartDatum
  /// The area in points of the chart.
  var area: SceneRect
  var name: String

  /// The number of areas along an axis; of more values some share one.
  static let limit = 60
  /// The least breadth of an area in points.
  static let least = 8.0
}

extension ChartPlan {
  /// Returns the areas of the values of an axis, from its beginning to its end.
  func bands(on axis: ChartAxis, _ places: ChartPlaces, name: (_ChartDatum) -> String) -> [ChartBand] {
    let plot = places.plot
    let length = axis == .x ? plot.width : plot.height
    let start = axis == .x ? plot.x : plot.y
    guard length > 0 else { return [] }
    var known: Set<_ChartDatum> = []
    var values: [(datum: _ChartDatum, point: Double)] = []
    for planned in marks where planned.mark.kind != .rule && planned.mark.isFinite {
      guard let position = planned.position(on: axis), known.insert(position.datum).inserted,
        let point = places.point(of: position.middle, on: axis), point >= start - 1, point <= start + length + 1
      else { continue }
      values.append((position.datum, point))
    }
    values.sort { $0.point < $1.point }
    let most = max(1, min(ChartBand.limit, Int(length / ChartBand.least)))
    if values.count > most {
      let all = values
      values = (0..<most).map { all[$0 * (all.count - 1) / max(most - 1, 1)] }
    }
    return values.indices.map { index in
      let low = index == 0 ? start : (values[index - 1].point + values[index].point) / 2
      let high = index == values.count - 1 ? start + length : (values[index].point + values[index + 1].point) / 2
      let area =
        axis == .x
        ? SceneRect(x: low, y: plot.y, width: high - low, height: plot.height)
        : SceneRect(x: plot.x, y: low, width: plot.width, height: high - low)
      return ChartBand(datum: values[index].datum, area: area, name: name(values[index].datum))
    }
  }

  /// Returns the areas of the sectors: a square in the middle of each.
  func bands(ofSectors places: ChartPlaces, name: (_ChartDatum) -> String) -> [ChartBand] {
    let plot = places.plot
    let (total, radius) = (marks.map(\.high).max() ?? 0, min(plot.width, plot.height) / 2)
    guard isRound, total > 0, radius > 0 else { return [] }
    return marks.filter { $0.high > $0.low }.prefix(ChartBand.limit).map { planned in
      let angle = (planned.low / 2 + planned.high / 2) / total * 2 * .pi
      let side = min(max(radius * (planned.high - planned.low) / total * 3, 16), radius * 0.6)
      let middle = ScenePoint(
        x: plot.x + plot.width / 2 + radius * 0.7 * sin(angle), y: plot.y + plot.height / 2 - radius * 0.7 * cos(angle))
      let area = SceneRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side)
      let datum = _ChartDatum.number(planned.low / 2 + planned.high / 2)
      return ChartBand(datum: datum, area: area, name: planned.mark.looks.styleBy?.datum.name ?? name(datum))
    }
  }
}

/// The invisible buttons of a selection.
struct ChartBandButtons: View {
  enum Arrangement { case row, column, free }
  let bands: [ChartBand]
  let selection: ChartSelection
  let arrangement: Arrangement

  var body: some View {
    let first = bands.first?.area ?? SceneRect(x: 0, y: 0, width: 0, height: 0)
    let corner = EdgeInsets(top: first.y, leading: first.x, bottom: 0, trailing: 0)
    switch arrangement {
    case .row: HStack(spacing: 0) { buttons }.padding(corner)
    case .column: VStack(spacing: 0) { buttons }.padding(corner)
    case .free:
      ForEach(bands.indices, id: \.self) { index in
        let area = bands[index].area
        button(bands[index]).padding(EdgeInsets(top: area.y, leading: area.x, bottom: 0, trailing: 0))
      }
    }
  }

  private var buttons: some View {
    ForEach(bands.indices, id: \.self) { button(bands[$0]) }
  }

  private func button(_ band: ChartBand) -> some View {
    Button {
      // Pressing the selected value again selects nothing.
      selection.select(isSelected(band) ? nil : band.datum)
    } label: {
      Color.clear.frame(width: band.area.width, height: band.area.height).contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text(verbatim: band.name))
    .accessibilityAddTraits(isSelected(band) ? .isSelected : [])
  }

  private func isSelected(_ band: ChartBand) -> Bool {
    if let (low, high) = selection.range() {
      guard let value = band.datum.number, let low = low.number, let high = high.number else {
        return band.datum == low || band.datum == high
      }
      return value >= low && value <= high
    }
    return selection.value() == band.datum
  }
}

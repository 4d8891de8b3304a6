import Foundation
import KeelModel
import KeelScene
import Observation
import SwiftUI

/// The places of a chart as it was last drawn, for the views over and behind it.
@MainActor @Observable final class ChartModel {
  private(set) var places: ChartPlaces?

  nonisolated init() {}

  func update(_ places: ChartPlaces) {
    if withoutTracking({ self.places }) != places { self.places = places }
  }
}

extension ChartSettings {
  /// True if there are views over or behind the drawing.
  var hasParts: Bool {
    !plotStyles.isEmpty || !overlays.isEmpty || !backgrounds.isEmpty || x.selection != nil || y.selection != nil
      || angle != nil
  }
}

extension ChartPlan {
  /// Returns a proxy for views over and behind the chart.
  @MainActor func proxy(_ places: ChartPlaces) -> ChartProxy {
    ChartProxy(
      places: places, styleOf: { ChartStyles(self).style(of: $0) }, xSelection: settings.x.selection,
      ySelection: settings.y.selection)
  }
}

/// The views behind a chart.
struct ChartGround: View {
  let model: ChartModel
  let plan: ChartPlan

  var body: some View {
    if let places = model.places {
      let plot = places.plot
      ForEach(plan.settings.plotStyles.indices, id: \.self) { index in
        plan.settings.plotStyles[index]()
          .frame(width: plot.width, height: plot.height)
          .padding(EdgeInsets(top: plot.y, leading: plot.x, bottom: 0, trailing: 0))
      }
      ChartLayers(layers: plan.settings.backgrounds, proxy: plan.proxy(places))
    }
  }
}

/// The views over a chart.
struct ChartOverlays: View {
  let model: ChartModel
  let plan: ChartPlan
  @Environment(\.locale) private var locale

  var body: some View {
    if let places = model.places {
      ChartLayers(layers: plan.settings.overlays, proxy: plan.proxy(places))
      if let selection = plan.settings.x.selection {
        ChartBandButtons(bands: plan.bands(on: .x, places, name: name), selection: selection, arrangement: .row)
      }
      if let selection = plan.settings.y.selection {
        ChartBandButtons(bands: plan.bands(on: .y, places, name: name), selection: selection, arrangement: .column)
      }
      if let selection = plan.settings.angle {
        ChartBandButtons(bands: plan.bands(ofSectors: places, name: name), selection: selection, arrangement: .free)
      }
    }
  }

  /// Returns the words of a value for assistive technology.
  private func name(_ datum: _ChartDatum) -> String {
    switch datum {
    case .category(let name): return name
    case .number(let number): return number.formatted(.number.precision(.fractionLength(0...2)).locale(locale))
    case .date(let seconds):
      let format = Date.FormatStyle(
        date: .abbreviated, time: .omitted, locale: locale, calendar: plan.calendar, timeZone: plan.calendar.timeZone)
      return format.format(Date(timeIntervalSinceReferenceDate: seconds))
    }
  }
}

/// Views of a program over or behind a chart.
struct ChartLayers: View {
  let layers: [(alignment: Alignment, content: (ChartProxy) -> AnyView)]
  let proxy: ChartProxy

  var body: some View {
    ForEach(layers.indices, id: \.self) { index in
      layers[index].content(proxy)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: layers[index].alignment)
        // Charts in these views are charts of their own.
        .transformEnvironment(\.chartSettings) { $0 = ChartSettings() }
    }
  }
}

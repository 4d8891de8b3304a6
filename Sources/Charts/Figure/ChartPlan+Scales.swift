import Foundation

extension ChartPlan {
  /// The values of an axis.
  private struct Extent {
    var categories = OrderedNames([])
    var hasDates = false
    var low = Double.infinity
    var high = -Double.infinity
    var bases: Set<Double> = []
    var isWhole = true
    var hasNumbers: Bool { low <= high }

    mutating func add(_ number: Double) {
      guard number.isFinite else { return }
      isWhole = isWhole && number == number.rounded()
      low = min(low, number)
      high = max(high, number)
    }
    mutating func add(_ datum: _ChartDatum?) {
      switch datum {
      case .category(let name): categories.add(name)
      case .date(let seconds):
        hasDates = true
        add(seconds)
      case .number(let number): add(number)
      case nil: break
      }
    }
  }

  /// Returns the scale of an axis, from the values of the marks and the settings.
  mutating func scale(of axis: ChartAxis) -> ChartScale {
    let (domain, type) = (settings[axis].domain, settings[axis].type)
    var extent = Extent()
    if let names = domain?.values?.compactMap(\.category), !names.isEmpty {
      for name in names { extent.categories.add(name) }
    }
    for planned in marks where planned.mark.kind != .sector { add(planned, to: &extent, axis) }

    var scale: ChartScale
    if domain?.values == nil || domain?.values?.first?.category != nil || type?.kind == .category,
      !extent.categories.names.isEmpty
    {
      let names = domain?.values?.compactMap(\.category) ?? extent.categories.names
      scale = ChartScale(categories: OrderedNames(names).names)
    } else if let numbers = domain?.values?.compactMap(\.number).filter(\.isFinite), let low = numbers.min(),
      let high = numbers.max()
    {
      let isDate = if case .date? = domain?.values?.first { true } else { false }
      scale = ChartScale(form(type, isDate: isDate), from: low, to: high)
      // A range or an array from a large to a small value is a reversed axis.
      if let first = numbers.first, let last = numbers.last, first > last { scale.isReversed = true }
    } else {
      scale = automatic(extent, axis, form(type, isDate: extent.hasDates), includesZero: domain?.includesZero)
    }
    scale.isWhole = extent.isWhole && extent.hasNumbers
    if domain?.isReversed == true { scale.isReversed = true }
    return scale
  }

  private func form(_ type: ScaleType?, isDate: Bool) -> ChartScale.Form {
    switch type?.kind {
    case .log: .log
    case .squareRoot: .squareRoot
    case .symmetricLog: .symmetricLog
    case .linear, .date, .category, nil: isDate ? .date : .linear
    }
  }

  private func add(_ planned: PlannedMark, to extent: inout Extent, _ axis: ChartAxis) {
    let mark = planned.mark
    guard mark.isFinite else { return }
    let position = planned.position(on: axis)
    if mark.kind == .bar || mark.kind == .area, planned.valueAxis == axis, let position,
      case .number = position.start
    {
      extent.add(planned.low)
      extent.add(planned.high)
      return
    }
    extent.add(position?.start)
    extent.add(position?.end)
    extent.add(planned.end(on: axis)?.start)
    if mark.kind == .bar, planned.valueAxis != axis, let position, position.end == nil,
      let number = position.start.number
    {
      extent.bases.insert(number)
    }
  }

  private mutating func automatic(
    _ extent: Extent, _ axis: ChartAxis, _ form: ChartScale.Form, includesZero: Bool?
  ) -> ChartScale {
    guard extent.hasNumbers else { return ChartScale(form, from: form == .log ? 1 : 0, to: form == .log ? 10 : 1) }
    var (low, high) = (extent.low, extent.high)
    if !extent.bases.isEmpty {
      // Bars at numbers or dates are as wide as the least distance between them.
      let bases = extent.bases.sorted()
      let step =
        zip(bases, bases.dropFirst()).map { $1 - $0 }.filter { $0 > 0 && $0.isFinite }.min()
        ?? (form == .date ? 86_400 : 1)
      barSteps[axis] = step
      if step < (high / 2 - low / 2) * 4 || low == high {
        low = max(low - step / 2, -.greatestFiniteMagnitude)
        high = min(high + step / 2, .greatestFiniteMagnitude)
      }
    }
    if form == .date {
      if low == high { (low, high) = (low - 43_200, high + 43_200) }
      return ChartScale(.date, from: ChartCalendar.clamped(low), to: ChartCalendar.clamped(high))
    }
    if form == .log {
      let positive = low > 0 ? low : min(1, high / 1000)
      guard high > 0 else { return ChartScale(.log, from: 1, to: 10) }
      let power = min(log10(high).rounded(.up), 308)
      return ChartScale(.log, from: pow(10, max(log10(positive).rounded(.down), -307)), to: pow(10, power))
    }
    // Bars at numbers keep the edges of the bars; other numbers are rounded, with zero.
    if includesZero ?? extent.bases.isEmpty {
      low = min(low, 0)
      high = max(high, 0)
    }
    if !extent.bases.isEmpty { return ChartScale(form, from: low, to: high) }
    if low == high {
      let room = max(abs(low) * 0.5, 0.5)
      (low, high) = low == 0 ? (0, 1) : (low - room, min(high + room, .greatestFiniteMagnitude))
    }
    var numbers = NiceNumbers(from: low, to: high, count: 5)
    if extent.isWhole, numbers.step < 1 { numbers = NiceNumbers(from: low, to: high, step: 1) }
    let round = numbers.covering
    return ChartScale(form, from: round.first ?? low, to: round.last ?? high)
  }
}

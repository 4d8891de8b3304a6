import Foundation

/// The map from the values of an axis to places: 0 at the beginning of the axis, 1 at its end.
struct ChartScale: Equatable {
  enum Form: Equatable { case linear, log, squareRoot, symmetricLog, date, category }
  var form: Form
  /// The categories in their order.
  var categories: [String] = [] { didSet { places = ChartScale.places(of: categories) } }
  private var places: [String: Int] = [:]
  var lower = 0.0
  var upper = 1.0
  var isReversed = false
  /// True if all values are whole numbers, between which an axis needs no marks.
  var isWhole = false

  init(categories: [String]) {
    form = .category
    self.categories = categories
    places = ChartScale.places(of: categories)
  }

  init(_ form: Form, from lower: Double, to upper: Double) {
    self.form = form
    self.lower = lower.isFinite ? lower : 0
    self.upper = upper.isFinite ? upper : 0
    if form == .log {
      self.upper = max(self.upper, .leastNormalMagnitude * 10)
      self.lower = self.lower > 0 ? self.lower : min(1, self.upper / 10)
    }
    if form == .squareRoot { self.lower = max(self.lower, 0) }
    if self.upper <= self.lower { self.upper = ChartScale.beyond(self.lower, form) }
  }

  private static func places(of categories: [String]) -> [String: Int] {
    Dictionary(categories.enumerated().map { ($1, $0) }) { first, _ in first }
  }

  private static func beyond(_ value: Double, _ form: Form) -> Double {
    if form == .log { return value < 1e307 ? value * 10 : .greatestFiniteMagnitude }
    return value + max(abs(value) * 1e-6, 1) < .greatestFiniteMagnitude
      ? value + max(abs(value) * 1e-6, 1) : .greatestFiniteMagnitude
  }

  var isCategory: Bool { form == .category }

  private func bent(_ value: Double) -> Double {
    switch form {
    case .linear, .date, .category: value / 2
    case .log: log10(max(value, .leastNormalMagnitude))
    case .squareRoot: max(value, 0).squareRoot()
    case .symmetricLog: value < 0 ? -log10(1 - max(value, -1e307)) : log10(1 + min(value, 1e307))
    }
  }

  private func straight(_ value: Double) -> Double {
    switch form {
    case .linear, .date, .category: value * 2
    case .log: pow(10, value)
    case .squareRoot: value * value
    case .symmetricLog: value < 0 ? 1 - pow(10, -value) : pow(10, value) - 1
    }
  }

  /// The part of the axis that one category takes.
  var band: Double { categories.isEmpty ? 1 : 1 / Double(categories.count) }

  /// Returns the place of a value, which is outside of 0 to 1 for values outside of the domain; `nil` for unknown
  /// categories and numbers that are not finite.
  func place(of datum: _ChartDatum) -> Double? {
    let place: Double
    if isCategory {
      guard let category = datum.category, let index = places[category] else { return nil }
      place = (Double(index) + 0.5) * band
    } else {
      guard let number = datum.number, number.isFinite else { return nil }
      let (low, high) = (bent(lower), bent(upper))
      place = min(max((bent(number) - low) / (high - low), -1e6), 1e6)
    }
    guard place.isFinite else { return nil }
    return isReversed ? 1 - place : place
  }

  /// Returns the value at a place.
  func datum(at place: Double) -> _ChartDatum? {
    guard place.isFinite else { return nil }
    let place = isReversed ? 1 - place : place
    if isCategory {
      guard !categories.isEmpty, place >= 0, place <= 1 else { return nil }
      return .category(categories[min(Int(place * Double(categories.count)), categories.count - 1)])
    }
    let (low, high) = (bent(lower), bent(upper))
    let value = straight(low + (high - low) * place)
    guard value.isFinite else { return nil }
    return form == .date ? .date(value) : .number(value)
  }
}

/// The values at which an axis has marks, and the way in which they are written.
struct ChartTicks {
  var values: [_ChartDatum] = []
  /// The number of digits after the point of all numbers.
  var fractionDigits = 0
  /// The distance between dates.
  var step: ChartCalendar.Step?
}

extension ChartScale {
  /// Returns round values in the domain, about as many as are wanted.
  func ticks(_ wanted: AxisMarkValues, count: Int, calendar: Calendar) -> ChartTicks {
    switch wanted.kind {
    case .values(let values): return ChartTicks(values: Array(values.prefix(1000)), fractionDigits: digits(of: values))
    case .automatic(let own): return automatic(count: min(max(own ?? count, 1), 100), calendar)
    case .stride(let step):
      guard !isCategory, form != .date, step > 0, step.isFinite else { return automatic(count: count, calendar) }
      let numbers = NiceNumbers(from: lower, to: upper, step: step)
      return ChartTicks(values: numbers.within.map { .number($0) }, fractionDigits: numbers.fractionDigits)
    case .dates(let unit, let count, let own):
      guard form == .date else { return automatic(count: 5, calendar) }
      let dates = ChartCalendar(calendar: own ?? calendar).ticks(every: count, unit, from: lower, to: upper)
      return ChartTicks(values: dates.map { .date($0) }, step: ChartCalendar.Step(count: count, unit: unit))
    }
  }

  private func digits(of values: [_ChartDatum]) -> Int {
    values.prefix(1000).compactMap(\.number).map { value in
      (0...6).first { abs(value * pow(10, Double($0)) - (value * pow(10, Double($0))).rounded()) < 1e-6 } ?? 6
    }.max() ?? 0
  }

  private func automatic(count: Int, _ calendar: Calendar) -> ChartTicks {
    switch form {
    case .category: return ChartTicks(values: categories.map { .category($0) })
    case .date:
      let step = ChartCalendar.step(from: lower, to: upper, count: count)
      let dates = ChartCalendar(calendar: calendar).ticks(every: step.count, step.unit, from: lower, to: upper)
      return ChartTicks(values: (dates.isEmpty ? [lower] : dates).map { .date($0) }, step: step)
    case .log:
      let (low, high) = (log10(lower), log10(upper))
      let every = max(1, ((high - low) / Double(count)).rounded(.up))
      let powers = stride(from: low.rounded(.up), through: high + 1e-9, by: every).map { pow(10, $0) }
      guard powers.count > 1 else { break }
      return ChartTicks(values: powers.map { .number($0) }, fractionDigits: digits(of: powers.map { .number($0) }))
    case .linear, .squareRoot, .symmetricLog: break
    }
    var numbers = NiceNumbers(from: lower, to: upper, count: count)
    if isWhole, numbers.step < 1 { numbers = NiceNumbers(from: lower, to: upper, step: 1) }
    return ChartTicks(values: numbers.within.map { .number($0) }, fractionDigits: numbers.fractionDigits)
  }
}

import KeelModel
public import Observation

/// The numbers of the page *Charts*, and what is selected in them.
@MainActor @Observable public final class HarbourModel {
  /// The ships of one kind that arrived in a month.
  public struct Arrivals: Identifiable, Sendable {
    public let month: String
    public let kind: String
    public let count: Int
    public var id: String { month + kind }
  }

  /// The level of the water at an hour, in centimetres.
  public struct Tide: Identifiable, Sendable {
    public let place: String
    public let hour: Int
    public let level: Double
    public var id: String { "\(place) \(hour)" }
  }

  public static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun"]
  public static let kinds = ["Ferries", "Yachts", "Trawlers"]

  public let arrivals: [Arrivals]
  public let tides: [Tide]
  public var selectedMonth: String?
  /// The number of the selected ship, counted through all kinds.
  public var selectedShip: Int?

  public init() {
    let counts = [[42, 6, 18], [40, 9, 21], [48, 21, 24], [55, 38, 22], [61, 57, 19], [70, 84, 15]]
    arrivals = zip(Self.months, counts).flatMap { month, counts in
      zip(Self.kinds, counts).map { Arrivals(month: month, kind: $0, count: $1) }
    }
    let hours = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24]
    let levels = [
      "Harbour": [60.0, 118, 152, 141, 92, 38, 12, 31, 84, 134, 155, 131, 80],
      "Lighthouse": [31, 70, 98, 96, 68, 34, 14, 20, 48, 82, 101, 91, 58],
    ]
    tides = ["Harbour", "Lighthouse"].flatMap { place in
      zip(hours, levels[place] ?? []).map { Tide(place: place, hour: $0, level: $1) }
    }
  }

  /// The number of ships of each kind in all months.
  public var totals: [(kind: String, count: Int)] {
    Self.kinds.map { kind in (kind, arrivals.filter { $0.kind == kind }.reduce(0) { $0 + $1.count }) }
  }

  /// The kind of the selected ship.
  public var selectedKind: String? {
    guard var number = selectedShip else { return nil }
    return totals.first { total in
      number -= total.count
      return number < 0
    }?.kind
  }

  /// What is selected among the months, as text.
  public var monthSummary: String {
    guard let month = selectedMonth else { return "Choose a month" }
    let count = arrivals.filter { $0.month == month }.reduce(0) { $0 + $1.count }
    return "\(month): \(count) ships"
  }

  /// What is selected among the kinds of ships, as text.
  public var kindSummary: String {
    guard let kind = selectedKind, let total = totals.first(where: { $0.kind == kind }) else { return "Choose a part" }
    return "\(total.kind): \(total.count)"
  }

  /// Selects the month after the selected one; after the last one, the first.
  public func nextMonthButtonTapped() {
    let index = selectedMonth.flatMap(Self.months.firstIndex) ?? -1
    selectedMonth = Self.months[(index + 1) % Self.months.count]
  }

  public func clearButtonTapped() { selectedMonth = nil }
}

import Foundation
import Testing

@testable import Charts

@Suite("Scales of charts") struct ChartScaleTests {
  static let rounded: [(low: Double, high: Double, count: Int, numbers: [Double])] = [
    (0, 100, 5, [0, 20, 40, 60, 80, 100]), (0, 87, 5, [0, 20, 40, 60, 80, 100]),
    (0, 1, 5, [0, 0.2, 0.4, 0.6, 0.8, 1]), (-35, 15, 5, [-40, -30, -20, -10, 0, 10, 20]),
    (0, 0.003, 3, [0, 0.001, 0.002, 0.003]), (3, 3, 5, [3]),
  ]

  @Test("Round numbers are multiples of 1, 2 or 5 times a power of ten", arguments: rounded)
  func roundNumbers(low: Double, high: Double, count: Int, numbers: [Double]) {
    #expect(NiceNumbers(from: low, to: high, count: count).covering == numbers)
  }

  @Test("Round numbers within a range leave out those beyond it")
  func numbersWithin() {
    #expect(NiceNumbers(from: 3, to: 87, count: 5).within == [20, 40, 60, 80])
    #expect(NiceNumbers(from: 0, to: 0.7, count: 7).within == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7])
    #expect(NiceNumbers(from: 0, to: 1, step: 0.25).fractionDigits == 2)
  }

  static let hostile: [(low: Double, high: Double)] = [
    (-1e308, 1e308), (0, .greatestFiniteMagnitude), (.nan, 1), (-.infinity, .infinity), (1e15, 1e15 + 1),
    (.leastNonzeroMagnitude, .leastNormalMagnitude), (1e308, 1e308), (0, -0.0),
  ]

  @Test("Round numbers of hostile ranges are finite and few", arguments: hostile)
  func hostileNumbers(low: Double, high: Double) {
    for count in [1, 5, 100] {
      let numbers = NiceNumbers(from: low, to: high, count: count)
      #expect(numbers.step > 0)
      #expect(numbers.covering.count <= NiceNumbers.limit + 2)
      #expect(numbers.covering.allSatisfy { $0.isFinite })
    }
  }

  @Test("A linear scale maps its domain to 0 to 1 and back")
  func linear() {
    let scale = ChartScale(.linear, from: -10, to: 30)
    #expect(scale.place(of: .number(-10)) == 0)
    #expect(scale.place(of: .number(0)) == 0.25)
    #expect(scale.place(of: .number(30)) == 1)
    #expect(scale.datum(at: 0.5) == .number(10))
    var reversed = scale
    reversed.isReversed = true
    #expect(reversed.place(of: .number(0)) == 0.75)
    #expect(reversed.datum(at: 0.75) == .number(0))
  }

  @Test("A linear scale of the largest numbers does not overflow")
  func largest() {
    let scale = ChartScale(.linear, from: -.greatestFiniteMagnitude, to: .greatestFiniteMagnitude)
    #expect(scale.place(of: .number(0)) == 0.5)
    #expect(scale.place(of: .number(.nan)) == nil)
    #expect(scale.place(of: .number(.infinity)) == nil)
  }

  @Test("A logarithmic scale has equal distances for equal ratios")
  func logarithmic() {
    let scale = ChartScale(.log, from: 1, to: 10_000)
    #expect(scale.place(of: .number(100)).map { $0.isClose(to: 0.5) } == true)
    #expect(scale.place(of: .number(10)).map { $0.isClose(to: 0.25) } == true)
    let ticks = scale.ticks(.automatic, count: 5, calendar: .init(identifier: .gregorian))
    #expect(ticks.values == [1, 10, 100, 1000, 10_000].map { .number($0) })
    #expect(ChartScale(.log, from: -5, to: 0).place(of: .number(-1)) != nil)
  }

  @Test("The root and the symmetric logarithm keep zero and the order")
  func bentScales() {
    let root = ChartScale(.squareRoot, from: 0, to: 16)
    #expect(root.place(of: .number(4)) == 0.5)
    let symmetric = ChartScale(.symmetricLog, from: -99, to: 99)
    #expect(symmetric.place(of: .number(0)).map { $0.isClose(to: 0.5) } == true)
    #expect(symmetric.place(of: .number(9)).map { $0.isClose(to: 0.75) } == true)
  }

  @Test("Categories have bands of equal breadth, and equal ones share a band")
  func categories() {
    let scale = ChartScale(categories: ["a", "b", "c", "d"])
    #expect(scale.place(of: .category("b")) == 0.375)
    #expect(scale.place(of: .category("z")) == nil)
    #expect(scale.datum(at: 0.99) == .category("d"))
    #expect(scale.datum(at: 1.5) == nil)
  }

  static let spans: [(span: Double, unit: Calendar.Component, count: Int)] = [
    (31_536_000, .month, 3), (604_800, .day, 2), (18_000, .hour, 1), (600, .minute, 5), (378_432_000, .year, 5),
  ]

  @Test("Dates are marked at the beginnings of units", arguments: spans)
  func dateSteps(span: Double, unit: Calendar.Component, count: Int) {
    #expect(ChartCalendar.step(from: 0, to: span, count: 5) == ChartCalendar.Step(count: count, unit: unit))
  }

  @Test("Months are marked at their first days, whatever their length")
  func months() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let start = try #require(calendar.date(from: DateComponents(year: 2024, month: 1, day: 15)))
    let end = try #require(calendar.date(from: DateComponents(year: 2024, month: 12, day: 15)))
    let ticks = ChartCalendar(calendar: calendar).ticks(
      every: 3, .month, from: start.timeIntervalSinceReferenceDate, to: end.timeIntervalSinceReferenceDate)
    let months = ticks.map { calendar.dateComponents([.month, .day], from: Date(timeIntervalSinceReferenceDate: $0)) }
    #expect(months.map(\.month) == [4, 7, 10])
    #expect(months.allSatisfy { $0.day == 1 })
  }

  @Test("Dates far away are limited, and marks of seconds in ten thousand years are refused")
  func farDates() {
    let far = Date(timeIntervalSinceReferenceDate: 1e18)
    #expect(far._datum == .date(252_423_993_599))
    let calendar = ChartCalendar(calendar: Calendar(identifier: .gregorian))
    #expect(calendar.ticks(every: 1, .second, from: -1e18, to: 1e18).isEmpty)
    #expect(calendar.ticks(every: 1, .day, from: .nan, to: 1).isEmpty)
    let step = ChartCalendar.step(from: ChartCalendar.clamped(-1e18), to: ChartCalendar.clamped(1e18), count: 5)
    #expect(step == ChartCalendar.Step(count: 5000, unit: .year))
  }

  @Test("Bins cover all values, and a value at a limit belongs to the bin that begins there")
  func bins() {
    let bins = NumberBins(data: [3, 7, 12, 29], desiredCount: 6)
    #expect(bins.thresholds == [0, 5, 10, 15, 20, 25, 30])
    #expect(bins.index(for: 5) == 1)
    #expect(bins.index(for: 30) == 5)
    #expect(bins.index(for: -100) == 0)
    #expect(Array(bins).last == ChartBinRange(lowerBound: 25, upperBound: 30))
    #expect(NumberBins<Double>(data: []).count > 0)
    #expect(NumberBins(size: 0, range: 1...9).count == 1)
  }

  @Test("Values convert to those of a type, or to none")
  func plottable() {
    #expect(Int(datum: .number(3.4)) == 3)
    #expect(Int(datum: .number(1e300)) == nil)
    #expect(Int(datum: .category("3")) == nil)
    #expect(Decimal(datum: .number(2.5)) == 2.5)
    #expect(Decimal(datum: .number(1e308)) == nil)
    #expect(String(datum: .category("a")) == "a")
    #expect(Float(datum: .number(1e308)) == .infinity)
  }
}

extension Double {
  func isClose(to other: Double) -> Bool { abs(self - other) < 1e-9 }
}

import DoneDoneModel
import Foundation

/// Numbers that are the same for each run.
struct Random: RandomNumberGenerator {
  private var state: UInt64
  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state &* 0x2545_F491_4F6C_DD1D
  }
}

let today = Day("2026-11-25") ?? .first

/// Hostile texts.
let hostileTexts = [
  "plain", "Ada's \"walk\"", "a,b", "\"", "\"\"", "line\nfeed", "carriage\r\nreturn\r", "=1+1", "'=1+1", "''-x",
  "'plain",
  "+1", "-1", "@sum", "\ttab", "＝１", "아침 운동 🏃🏽‍♀️", "e\u{301}", "\u{FEFF}mark", "a\u{0}b", "\u{1B}[31mred", "\\", "\\u0041",
  "{\"a\": [1]}", "\u{2028}", "שלום\u{202E}txt", " spaces ", "\u{7F}", ";", "NULL",
]

extension Archive {
  /// An archive of invented content.
  static func random(_ count: Int, using generator: inout Random) -> Archive {
    let categories = (0..<4).map { index in
      Category(
        name: "Category \(index) \(hostileTexts.randomElement(using: &generator) ?? "")",
        color: CategoryColor.allCases.randomElement(using: &generator) ?? .red, symbol: "star", position: index)
    }
    let activities = (0..<count).map { index in
      Activity(
        name: (hostileTexts.randomElement(using: &generator) ?? "") + "\(index)",
        categoryID: (categories.map(\.id) + [nil]).randomElement(using: &generator) ?? nil,
        minutes: .random(in: Activity.minutesRange, using: &generator),
        note: index % 3 == 0 ? hostileTexts.shuffled(using: &generator).prefix(3).joined(separator: "\n") : "",
        day: Day(number: .random(in: Day.first.number...Day.last.number, using: &generator)),
        time: .random(in: Activity.timeRange, using: &generator))
    }
    return Archive(categories: categories, activities: activities)
  }
}

/// What is wrong with a file, or `nil`.
func archiveError<Value>(_ work: () throws(ArchiveError) -> Value) -> ArchiveError? {
  do throws(ArchiveError) {
    _ = try work()
    return nil
  } catch {
    return error
  }
}

/// The problems of rows, or none if the file has none.
func rowProblems<Value>(_ work: () throws(ArchiveError) -> Value) -> [ArchiveProblem] {
  if case .rows(let problems)? = archiveError(work) { problems.first } else { [] }
}

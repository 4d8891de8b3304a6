public import DoneDoneModel
internal import Foundation

/// Invented activities. The same numbers always give the same activities.
public struct SampleActivities: Sendable {
  private let today: Day
  private let words: Words

  /// Creates a source of activities up to a day, named in a language.
  public init(today: Day, words: Words) {
    self.today = today
    self.words = words
  }

  /// An archive of some activities, the latest of which are of today, and of the default categories.
  public func archive(_ count: Int) -> Archive {
    var numbers = Numbers(state: 7)
    let categories = Category.defaults(words)
    var activities: [Activity] = []
    activities.reserveCapacity(count)
    var day = today
    // Ten years at most, so that many activities make full days.
    let most = max(7, count / 1800)
    while activities.count < count {
      // Evenings first, as in lists.
      var time = 1290
      for _ in 0..<min(1 + numbers.below(most), count - activities.count) {
        activities.append(activity(activities.count, day, time, categories, &numbers))
        time = max(time - 15 - numbers.below(90), 300)
      }
      // Nothing was done on some days.
      day = day.adding(numbers.below(9) == 0 ? -2 : -1)
    }
    return Archive(categories: categories, activities: activities)
  }

  private func activity(
    _ index: Int, _ day: Day, _ time: Int, _ categories: [DoneDoneModel.Category], _ numbers: inout Numbers
  ) -> Activity {
    let number = numbers.below(Self.names.count)
    let name = Self.names[number]
    let hasCategory = numbers.below(12) > 0
    let note = numbers.below(5) == 0 ? Self.notes[numbers.below(Self.notes.count)] : ("", "")
    return Activity(
      id: id(index), name: inLanguage(name.english, name.korean),
      categoryID: hasCategory ? categories[number % categories.count].id : nil,
      minutes: 5 * (1 + numbers.below(18)), note: inLanguage(note.0, note.1), day: day, time: time)
  }

  private func inLanguage(_ english: String, _ korean: String) -> String {
    switch words.language {
    case .english: english
    case .korean: korean
    }
  }

  private func id(_ index: Int) -> UUID {
    let high = UInt8(truncatingIfNeeded: index >> 24)
    return UUID(
      uuid: (
        0x5A, 0x3F, 0x1E, 0, 0, 0, 0x80, 0, 0x80, 0, 0, 0, high, UInt8(truncatingIfNeeded: index >> 16),
        UInt8(truncatingIfNeeded: index >> 8), UInt8(truncatingIfNeeded: index)
      ))
  }

  /// One name of each default category after the other.
  private static let names: [(english: String, korean: String)] = [
    ("Reviewed a design", "디자인 검토"), ("Read a chapter", "책 한 장 읽기"), ("Ran in the park", "공원 달리기"),
    ("Did the laundry", "빨래"), ("Took a nap", "낮잠"),
    ("Answered e-mail", "이메일 답장"), ("Practised Spanish", "스페인어 연습"), ("Swam", "수영"),
    ("Cooked dinner", "저녁 요리"), ("Watched a film", "영화 보기"),
    ("Planned the week", "주간 계획"), ("Solved exercises", "문제 풀이"), ("Stretched", "스트레칭"),
    ("Cleaned the kitchen", "부엌 청소"), ("Listened to music", "음악 감상"),
    ("Wrote a report", "보고서 작성"), ("Attended a lecture", "강의 듣기"), ("Cycled to work", "자전거 출근"),
    ("Watered the plants", "화분 물 주기"), ("Walked by the river", "강변 산책"),
  ]

  private static let notes = [
    ("Went well.", "잘 됐다."), ("Longer than planned.", "계획보다 오래 걸렸다."), ("With Ada.", "민지와 함께."),
    ("Continue tomorrow.", "내일 계속하기."), ("Should do this more often.", "더 자주 해야겠다."),
  ]
}

/// A sequence of numbers that look random and are the same each time.
private struct Numbers {
  var state: UInt64

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % bound
  }
}

extension ActivityDatabase {
  /// Opens a database in memory with invented activities, for demonstrations.
  public static func sample(_ count: Int, today: Day, words: Words) async throws(DoneDoneError) -> ActivityDatabase {
    let database = try await open(.memory, categories: Category.defaults(words))
    try await database.importArchive(SampleActivities(today: today, words: words).archive(count))
    return database
  }
}

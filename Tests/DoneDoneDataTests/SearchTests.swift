import DoneDoneModel
import Foundation
import KeelData
import Testing

@testable import DoneDoneData

@Suite struct SearchTests {
  private func found(_ text: String, among names: [String]) async throws -> Set<String> {
    let database = try await ActivityDatabase.open(.memory, categories: [])
    try await database.save(names.map { Activity($0) })
    let activities = try await first(database.activities(ActivityFilter(text: text)))
    await database.close()
    return Set((activities ?? []).map(\.name))
  }

  @Test(arguments: [
    ("wal", ["Walk", "A long wälk", "Sidewalk"], ["Walk", "A long wälk"]),
    ("CAFE", ["Café", "cafe\u{301}", "decaf"], ["Café", "cafe\u{301}"]),
    ("strasse", ["Straße fegen", "STRASSE", "stras"], ["Straße fegen", "STRASSE"]),
    ("straß", ["strasse", "strand"], ["strasse"]),
    ("ελλ", ["ΕΛΛΆΔΑ", "Ελβετία"], ["ΕΛΛΆΔΑ"]),
    ("run 5", ["5 km run", "run 15 km", "Run, 5!"], ["5 km run", "Run, 5!"]),
    ("full", ["ｆｕｌｌ width", "full"], ["ｆｕｌｌ width", "full"]),
    ("🏃", ["🏃🏽‍♀️ run", "run"], ["🏃🏽‍♀️ run"]),
    ("read 📚", ["reading📚", "reading"], ["reading📚"]),
    ("\"walk\" OR *", ["walk", "walk or talk"], ["walk or talk"]),
    ("walk*", ["walking"], ["walking"]),
    ("  ", ["walk", "run"], ["walk", "run"]),
    ("\"'", ["walk", "\"'"], []),
    ("a\u{0}b", ["a b", "a"], ["a b"]),
  ])
  func wordsAreFoundByTheirBeginnings(text: String, names: [String], expected: [String]) async throws {
    #expect(try await found(text, among: names) == Set(expected))
  }

  @Test func aKoreanWordIsFoundWhileItIsTyped() async throws {
    let names = ["아침 운동", "닭고기 요리", "우나", "독서"]
    // What an input method shows between the keys of 운동.
    for text in ["ㅇ", "우", "운", "운ㄷ", "운도", "운동"] {
      #expect(try await found(text, among: names).contains("아침 운동"), "\(text)")
    }
    #expect(try await found("운동", among: names) == ["아침 운동"])
    #expect(try await found("운", among: names) == ["아침 운동", "우나"])
    for text in ["ㄷ", "다", "달", "닭", "닭고", "닭고기"] {
      #expect(try await found(text, among: names).contains("닭고기 요리"), "\(text)")
    }
    // The same letters, decomposed by another system.
    #expect(try await found("운동".decomposedStringWithCanonicalMapping, among: names) == ["아침 운동"])
    #expect(try await found("운동", among: ["운동".decomposedStringWithCanonicalMapping]).count == 1)
    #expect(try await found("동", among: names) == [])
  }

  @Test func theNoteIsSearchedToo() async throws {
    let database = try await ActivityDatabase.open(.memory, categories: [])
    let walk = Activity("Walk", note: "With Ada\nby the river")
    try await database.save([walk, Activity("Swim")])
    #expect(try await first(database.activities(ActivityFilter(text: "riv wal"))) == [walk])
    await database.close()
  }

  @Test func veryLongWordsAndSearchesAreBounded() async throws {
    let long = String(repeating: "a", count: 3000)
    let words = SearchWords.words(long + " " + long)
    #expect(words.map(\.count) == [SearchWords.longestWord, SearchWords.longestWord])
    let condition = try #require(SearchWords.condition(String(repeating: "word ", count: 10_000)))
    #expect(condition.split(separator: "\"").count == 2 * SearchWords.longestSearch)
    let database = try await ActivityDatabase.open(.memory, categories: [])
    try await database.save([Activity("walk", note: long)])
    #expect(try await first(database.activities(ActivityFilter(text: long)))?.count == 1)
    await database.close()
  }

  @Test(arguments: ["", "Walk", "  a-b_c ", "it's 5 km, OK?", "x\u{0}y", String(repeating: "A", count: 100) + " b"])
  func textsOfASCIIHaveTheSameWordsInBothWays(text: String) {
    #expect(SearchWords.plainWords(text) == SearchWords.words(text).joined(separator: " "))
    #expect(SearchWords.plainWords(text + "é") == nil)
  }

  @Test func bothWaysOfSearchingFindTheSame() async throws {
    let database = try await ActivityDatabase.sample(3000, today: today, words: Words(.english))
    for text in ["r", "read", "w", "the", "nothing", "ran pa"] {
      let list = ActivityList(ActivityFilter(days: today.adding(-400)...today, text: text, limit: 50))
      let stored = try await database.database()
      let ways = try await (stored.rows(list.query(isCommon: false)), stored.rows(list.query(isCommon: true)))
      #expect(ways.0 == ways.1, "\(text)")
    }
    await database.close()
  }
}

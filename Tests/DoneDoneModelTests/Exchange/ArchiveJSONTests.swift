import Foundation
import Testing

@testable import DoneDoneModel

@Suite struct ArchiveJSONTests {
  private func decode(_ text: String) throws(ArchiveError) -> Archive { try ArchiveJSON.decode(Array(text.utf8)) }
  private func error(_ text: String) -> ArchiveError? { archiveError { () throws(ArchiveError) in try decode(text) } }
  private let id = "00000000-0000-4000-8000-000000000001"

  @Test func everythingComesBackAsItWas() throws {
    var generator = Random(seed: 7)
    let archive = Archive.random(400, using: &generator)
    let bytes = ArchiveJSON.encode(archive)
    let back = try ArchiveJSON.decode(bytes)
    #expect(back == archive)
    #expect(
      back.activities.map { Array(($0.name + $0.note).utf8) }
        == archive.activities.map { Array(($0.name + $0.note).utf8) })
    #expect(ArchiveJSON.encode(back) == bytes)
    // Foundation reads it, too, except for a byte order mark, which it drops wherever it is.
    let object = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let activities = try #require(object["activities"] as? [[String: Any]])
    for (activity, object) in zip(archive.activities, activities) where !activity.name.contains("\u{FEFF}") {
      #expect(object["name"] as? String == activity.name)
    }
    #expect(activities.count == archive.activities.count)
    #expect(try ArchiveJSON.decode(ArchiveJSON.encode(Archive())) == Archive())
  }

  @Test func filesOfOtherProgramsAreRead() throws {
    let archive = try decode(
      #"""
      {"activities":[{"day":"2026-11-25","id":"\#(id)","name":"\u0041\ud83c\udfc3\n\/","mood":[{"a":1e-5}],"note":null}],
       "later":{"x":[true,false,null,-0.5E+3,"\""]},"version":1}
      """#)
    #expect(archive.activities.map(\.name) == ["A🏃\n/"])
    #expect(archive.activities.map(\.note) == [""])
    #expect(archive.categories == [])
  }

  @Test func allBadRowsAreToldWithTheirLines() {
    let text = """
      {
      "categories": [
        {"id": "\(id)", "name": " ", "color": "ultraviolet"},
        7
      ],
      "activities": [
        {"id": "\(id)", "name": "a", "day": "2026-02-30",
         "time": "25:00", "minutes": 1441},
        {"name": 5, "minutes": "5", "minutes": 1.5},
        {"id": "x", "name": "a", "day": "2026-11-25", "category": "00000000-0000-4000-8000-000000000009"}
      ]
      }
      """
    #expect(
      rowProblems { () throws(ArchiveError) in try decode(text) } == [
        ArchiveProblem(line: 3, column: "color", reason: .color),
        ArchiveProblem(line: 3, column: "name", reason: .invalid(.nameMissing)),
        ArchiveProblem(line: 4, reason: .type),
        ArchiveProblem(line: 7, column: "day", reason: .day),
        ArchiveProblem(line: 7, column: "id", reason: .repeatedIdentifier),
        ArchiveProblem(line: 8, column: "time", reason: .time),
        ArchiveProblem(line: 8, column: "minutes", reason: .invalid(.minutesOutOfRange)),
        ArchiveProblem(line: 9, column: "name", reason: .type),
        ArchiveProblem(line: 9, column: "minutes", reason: .type),
        ArchiveProblem(line: 9, column: "minutes", reason: .repeated),
        ArchiveProblem(line: 9, column: "minutes", reason: .type),
        ArchiveProblem(line: 9, column: "id", reason: .missing),
        ArchiveProblem(line: 9, column: "day", reason: .missing),
        ArchiveProblem(line: 10, column: "id", reason: .identifier),
        ArchiveProblem(line: 10, column: "category", reason: .unknownCategory),
        ArchiveProblem(line: 1, column: "version", reason: .missing),
      ])
  }

  @Test(arguments: [
    ("", 1), ("{", 1), ("\n\n{\"a\" 1}", 3), ("{}\n}", 2), ("{\"a\":\n01}", 2), ("{\"a\": .5}", 1), ("{\"a\": 1.}", 1),
    ("{\"a\": +1}", 1), ("{\"a\": nul}", 1), ("{\"a\": 'x'}", 1), ("{\"a\": \"\n\"}", 1), ("{\"a\": \"\\x\"}", 1),
    ("{\"a\": \"\\ud800\"}", 1), ("{\"a\": \"\\udc00\"}", 1), ("{\"a\": \"\\u12g4\"}", 1), ("{a: 1}", 1),
    ("{\"a\": [1,]}", 1), ("{\"a\": 1,}", 1), ("{\"a\": [1 2]}", 1), ("{\"activities\": [{]}", 1), ("{\"a\": \"", 1),
    ("{\"a\": \"\\", 1), ("{\"a\": -}", 1), ("{\"a\": 1e}", 1), ("{\"a\": NaN}", 1), ("// x\n{}", 1),
  ])
  func whatIsNoJSONIsToldWithItsLine(text: String, line: Int) {
    #expect(error(text) == .malformed(ArchiveProblem(line: line, reason: .syntax)))
  }

  @Test func otherKindsOfFilesAreRefused() {
    #expect(error("[]") == .malformed(ArchiveProblem(line: 1, reason: .type)))
    #expect(error("\n5") == .malformed(ArchiveProblem(line: 2, reason: .type)))
    #expect(error("{\"version\": 2, \"activities\": [{}]}") == .newerVersion(2))
    #expect(error("{\"activities\": [{}], \"version\": 99}") == .newerVersion(99))
    #expect(
      error("{\"activities\": [],\n\"activities\": []}")
        == .malformed(ArchiveProblem(line: 2, column: "activities", reason: .repeated)))
    #expect(
      rowProblems { () throws(ArchiveError) in try decode("{}") }.map(\.column) == ["version", "activities"])
    for wrong in ["\"version\": \"1\", \"activities\": []", "\"version\": 0, \"activities\": []"] {
      #expect(
        rowProblems { () throws(ArchiveError) in try decode("{\(wrong)}") }
          == [ArchiveProblem(line: 1, column: "version", reason: .type)])
    }
    #expect(
      rowProblems { () throws(ArchiveError) in try decode("{\"version\": 1, \"activities\": {\"a\": 1}}") }
        == [ArchiveProblem(line: 1, column: "activities", reason: .type)])
  }

  @Test func aDeepFileIsRefused() {
    for (open, close) in [("[", "]"), ("{\"a\":", "}")] {
      let deep = String(repeating: open, count: 1_000_000)
      #expect(error("{\"x\": " + deep) == .malformed(ArchiveProblem(line: 1, reason: .depth)))
      let fitting =
        String(repeating: open, count: JSONReader.depthLimit - 1) + "1"
        + String(repeating: close, count: JSONReader.depthLimit - 1)
      #expect(error("{\"version\": 1, \"activities\": [], \"x\": \(fitting)}") == nil)
    }
  }

  @Test func aFileWithManyBadRowsCostsLittle() {
    let text = "{\"version\": 1, \"activities\": [\n" + String(repeating: "{},\n", count: 20_000) + "5]}"
    guard case .rows(let problems)? = error(text) else {
      Issue.record("The rows were imported.")
      return
    }
    #expect(problems.count == 60_001)
    #expect(problems.first.count == ArchiveProblems.limit)
  }

  @Test func anyDamageIsReadOrRefused() {
    var generator = Random(seed: 8)
    let bytes = ArchiveJSON.encode(Archive.random(6, using: &generator))
    var count = 0
    for _ in 0..<3000 {
      var damaged = bytes
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let index = Int.random(in: damaged.indices, using: &generator)
        switch Int.random(in: 0...2, using: &generator) {
        case 0: damaged[index] = .random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: index)
        default: damaged.removeSubrange(index...)
        }
        if damaged.isEmpty { break }
      }
      guard let archive = try? ArchiveJSON.decode(damaged) else { continue }
      count += 1
      #expect((try? ArchiveJSON.decode(ArchiveJSON.encode(archive))) == archive)
      #expect(archive.activities.allSatisfy { $0.problems.isEmpty })
    }
    // Damage to letters of a text leaves a file that can be read.
    #expect(count > 0 && count < 3000, "\(count) of 3000 were read")
  }

  @Test func theFormatIsRecognised() {
    #expect(ArchiveFormat(guessing: Array("\u{FEFF} \n{".utf8)) == .json)
    #expect(ArchiveFormat(guessing: Array("name,day".utf8)) == .csv)
    #expect(ArchiveFormat(guessing: []) == .csv)
    #expect(ArchiveFormat.allCases.allSatisfy { ArchiveFormat(guessing: $0.encode(Archive())) == $0 })
  }
}

import Foundation
import Testing

@testable import DoneDoneModel

@Suite struct ArchiveCSVTests {
  private func decode(_ text: String, _ categories: [DoneDoneModel.Category] = []) throws(ArchiveError) -> Archive {
    try ArchiveCSV.decode(Array(text.utf8), categories: categories)
  }

  @Test func everythingComesBackAsItWas() throws {
    var generator = Random(seed: 5)
    let archive = Archive.random(400, using: &generator)
    let bytes = ArchiveCSV.encode(archive)
    let back = try ArchiveCSV.decode(bytes, categories: archive.categories)
    #expect(back.activities == archive.activities)
    #expect(
      back.activities.map { Array(($0.name + $0.note).utf8) }
        == archive.activities.map { Array(($0.name + $0.note).utf8) })
    #expect(back.categories.isEmpty)
    // Without the categories they are made, once each.
    let other = try ArchiveCSV.decode(bytes)
    #expect(
      Set(other.categories.map(\.name))
        == Set(
          archive.activities.compactMap { activity in
            archive.categories.first { $0.id == activity.categoryID }?.name
          }))
    #expect(Set(other.categories.map(\.position)).count == other.categories.count)
  }

  @Test func aFileIsForSpreadsheets() throws {
    let id = try #require(UUID(uuidString: "00000000-0000-4000-8000-000000000001"))
    let work = Category(name: "Work, mostly")
    let archive = Archive(
      categories: [work],
      activities: [
        Activity(
          id: id, name: "=HYPERLINK(\"x\")", categoryID: work.id, minutes: 65, note: "a\nb", day: today, time: 485)
      ])
    let text = String(decoding: ArchiveCSV.encode(archive), as: UTF8.self)
    #expect(
      text == "\u{FEFF}id,day,time,name,category,minutes,note\r\n"
        + "00000000-0000-4000-8000-000000000001,2026-11-25,08:05,\"'=HYPERLINK(\"\"x\"\")\",\"Work, mostly\",65,\"a\nb\"\r\n"
    )
  }

  @Test(arguments: hostileTexts) func noTextIsAFormulaAndEveryTextComesBack(text: String) {
    let guarded = ArchiveCSV.guarded(text)
    #expect(!["=", "+", "-", "@", "\t", "\r", "\n", "＝"].contains(guarded.unicodeScalars.first.map(String.init) ?? ""))
    #expect(Array(ArchiveCSV.unguarded(guarded).utf8) == Array(text.utf8))
  }

  @Test func columnsMayBeInAnyOrderAndOthersAreIgnored() throws {
    let archive = try decode("mood,NAME, Day ,Minutes\n🙂,walk,2026-11-25,5\n\n,,,\nbad,\"swim\",2026-11-24,\n")
    #expect(archive.activities.map(\.name) == ["walk", "swim"])
    #expect(archive.activities.map(\.minutes) == [5, 0])
    #expect(archive.activities.map(\.day) == [today, today.adding(-1)])
  }

  /// Spreadsheets of many languages write semicolons. Such a file was refused, as one without the columns.
  @Test(arguments: [";", "\t", ","], [false, true])
  func fieldsMayBeSeparatedInAnotherWay(separator: String, isNamed: Bool) throws {
    let mark = isNamed ? "\u{FEFF}" : ""
    let other = separator == "," ? "mood" : "mood, or weather"
    let lines = [
      ["Note", "day", "NAME", other], ["\"a\(separator)b\"", "2026-11-25", "walk", "good"],
      ["", "2026-11-24", "run", ""],
    ].map { $0.joined(separator: separator) }
    let text = mark + (isNamed ? "sep=\(separator)\r\n" : "") + lines.joined(separator: "\r\n")
    let archive = try decode(text)
    #expect(archive.activities.map(\.name) == ["walk", "run"])
    #expect(archive.activities.map(\.note) == ["a\(separator)b", ""])
    #expect(archive.unidentified == Set(archive.activities.map(\.id)))
    #expect(
      rowProblems { () throws(ArchiveError) in try decode(text + "\r\nfew") }
        == [ArchiveProblem(line: isNamed ? 5 : 4, reason: .fieldCount(expected: 4, found: 1))])
  }

  @Test(arguments: ["\n", "\r\n", "\r"], ["", "\u{FEFF}"]) func linesMayEndInAnyWay(end: String, mark: String) throws {
    let lines = ["name,day,note", "walk,2026-11-25,\"a\(end)b\"", "run,2026-11-25,", "swim,2026-11-31,x"]
    let good = try decode(mark + lines[0...2].joined(separator: end))
    #expect(good.activities.map(\.note) == ["a\(end)b", ""])
    // The last line, which follows a field of two lines.
    #expect(
      rowProblems { () throws(ArchiveError) in try decode(mark + lines.joined(separator: end) + end) }
        == [ArchiveProblem(line: 5, column: "day", reason: .day)])
  }

  @Test func categoriesAreFoundByTheirNames() throws {
    let work = Category(name: "Café", position: 7)
    let archive = try decode(
      "name,day,category\na,2026-11-25, CAFE\nb,2026-11-25,new\nc,2026-11-25,NEW\nd,2026-11-25,\ne,2026-11-25, \n",
      [work])
    #expect(archive.categories.map(\.name) == ["new"])
    #expect(archive.categories.map(\.position) == [8])
    let new = archive.categories.first?.id
    #expect(archive.activities.map(\.categoryID) == [work.id, new, new, nil, nil])
  }

  @Test func allBadRowsAreToldAndNothingIsImported() {
    let long = String(repeating: "x", count: 201)
    let text = """
      id,day,time,name,category,minutes,note
      ,2026-11-25,10:00,good,,5,
      no,2026-02-30,24:00,,\(long),1441,
      ,2026-11-25,10:00,a"b,,5,
      ,2026-11-25,10:00,few
      ,2026-11-25,10:00,"x"y,,5,
      ,,,\(long),,-5,
      00000000-0000-4000-8000-000000000001,2026-11-25,8:05,first,,,
      00000000-0000-4000-8000-000000000001,2026-11-25,08:05:30,second,,,
      ,2026-11-25,10:00,"open,,5,
      """
    #expect(
      rowProblems { () throws(ArchiveError) in try decode(text) } == [
        ArchiveProblem(line: 3, column: "id", reason: .identifier),
        ArchiveProblem(line: 3, column: "category", reason: .invalid(.nameTooLong)),
        ArchiveProblem(line: 3, column: "minutes", reason: .minutes),
        ArchiveProblem(line: 3, column: "day", reason: .day),
        ArchiveProblem(line: 3, column: "time", reason: .time),
        ArchiveProblem(line: 3, column: "name", reason: .invalid(.nameMissing)),
        ArchiveProblem(line: 4, column: "name", reason: .syntax),
        ArchiveProblem(line: 5, reason: .fieldCount(expected: 7, found: 4)),
        ArchiveProblem(line: 6, column: "name", reason: .syntax),
        ArchiveProblem(line: 7, column: "minutes", reason: .minutes),
        ArchiveProblem(line: 7, column: "day", reason: .day),
        ArchiveProblem(line: 7, column: "name", reason: .invalid(.nameTooLong)),
        ArchiveProblem(line: 9, column: "id", reason: .repeatedIdentifier),
        ArchiveProblem(line: 10, column: "name", reason: .syntax),
      ])
  }

  @Test func theFirstFiftyAndTheNumberAreTold() {
    let text = "name,day\n" + (0..<1234).map { "thing \($0),never\n" }.joined()
    guard case .rows(let problems)? = archiveError({ () throws(ArchiveError) in try decode(text) }) else {
      Issue.record("The rows were imported.")
      return
    }
    #expect(problems.count == 1234)
    #expect(problems.first.map(\.line) == Array(2...51))
  }

  @Test func aHeaderIsNeeded() {
    #expect(
      rowProblems { () throws(ArchiveError) in try decode("walk,2026-11-25\n") }
        == [
          ArchiveProblem(line: 1, column: "day", reason: .missing),
          ArchiveProblem(line: 1, column: "name", reason: .missing),
        ])
    #expect(
      rowProblems { () throws(ArchiveError) in try decode("name,day,Name\nwalk,2026-11-25,x\n") }
        == [ArchiveProblem(line: 1, column: "name", reason: .repeated)])
    for empty in ["", "\n\n", "\u{FEFF}"] {
      #expect(
        archiveError { () throws(ArchiveError) in try decode(empty) }
          == .malformed(ArchiveProblem(line: 1, reason: .missing)))
    }
    #expect(archiveError { () throws(ArchiveError) in try decode("name,day") } == nil)
  }

  @Test func whatIsNoTextIsToldWithItsLine() {
    var bytes = Array("name,day\nwalk,2026-11-25\nr".utf8)
    bytes += [0xED, 0xA0, 0x80]
    bytes += Array("n,2026-11-25\n".utf8)
    #expect(
      archiveError { () throws(ArchiveError) in try ArchiveCSV.decode(bytes) }
        == .malformed(ArchiveProblem(line: 3, reason: .encoding)))
    let wide: [UInt8] = [0xFF, 0xFE, 0x6E, 0, 0x61, 0]
    #expect(
      archiveError { () throws(ArchiveError) in try ArchiveCSV.decode(wide) }
        == .malformed(ArchiveProblem(line: 1, reason: .encoding)))
    #expect(
      archiveError { () throws(ArchiveError) in
        try ArchiveCSV.decode([UInt8](repeating: 0x41, count: Archive.sizeLimit + 1))
      } == .tooLarge)
  }

  @Test func anyBytesAreReadOrRefused() {
    var generator = Random(seed: 6)
    let pieces = ["name,day\n", "\"", ",", "\r", "\n", "2026-11-25", "a", "é", "\u{0}", "'", "=", "minutes", " "]
    let bytes = ArchiveCSV.encode(Archive.random(6, using: &generator))
    var count = 0
    for round in 0..<3000 {
      func piece() -> String { pieces.randomElement(using: &generator) ?? "" }
      var text = Array(("name,day,note\n" + (0..<12).map { _ in piece() }.joined()).utf8)
      if round.isMultiple(of: 2) {
        // A whole file with a piece too much is often one that can be read.
        text = bytes
        text.insert(contentsOf: Array(piece().utf8), at: .random(in: 0...bytes.count, using: &generator))
      }
      guard let archive = try? ArchiveCSV.decode(text) else { continue }
      count += 1
      // What was accepted can be exported and comes back.
      let back = try? ArchiveCSV.decode(ArchiveCSV.encode(archive), categories: archive.categories)
      #expect(back?.activities == archive.activities)
    }
    #expect(count > 0 && count < 3000, "\(count) of 3000 were read")
  }
}

import Foundation
import PeopleModel
import PeopleService
import PeopleUtil
import Synchronization
import Testing

@Suite struct ModelTests {
  @Test func generationsFollowTheAge() {
    let ages = [0, 12, 13, 19, 20, 39, 40, 59, 60, 79, 80, 150]
    #expect(
      ages.map { Generation(age: $0).title }
        == ["KID", "KID", "TEEN", "TEEN", "YOUTH", "YOUTH", "MIDDLE", "MIDDLE", "SENIOR", "SENIOR", "OLD", "OLD"])
  }

  @Test func gendersAreReadLeniently() {
    #expect(["Female", "MALE", "robot", ""].map { Gender(text: $0) } == [.female, .male, .unknown, .unknown])
    #expect(Gender(text: nil) == .unknown)
  }

  @Test func groupsAreMadeOfSortedPeople() {
    let people = ["DE", "DE", "NO"].enumerated().map {
      Person.Meta(id: "\($0.offset)", name: "N", age: 1, country: $0.element)
    }
    #expect(Person.Group.groups(of: people, in: .byCountry).map(\.people.count) == [2, 1])
    #expect(Person.Group.groups(of: people, in: .plain).map(\.people.count) == [3])
    #expect(Person.Group.groups(of: [], in: .plain) == [])
  }

  /// All of them, each after another one, so that a new case does not compile without its place.
  private func next(after fizzle: Fizzle) -> Fizzle? {
    switch fizzle {
    case .unknown: .noInternet
    case .noInternet: .sourceTooSlow
    case .sourceTooSlow: .answerCutOff
    case .answerCutOff: .sourceFailed(status: 500)
    case .sourceFailed: .tooManyRequests(seconds: 90)
    case .tooManyRequests: .answerTooLarge(limit: 16 << 20)
    case .answerTooLarge: .notPeople(type: "text/html")
    case .notPeople: .answerDamaged
    case .answerDamaged: .nobody
    case .nobody: .sourceAddress("x")
    case .sourceAddress: .personMissing
    case .personMissing: .photoMissing
    case .photoMissing: .notMoving
    case .notMoving: .databaseLocked
    case .databaseLocked: .databaseReadOnly
    case .databaseReadOnly: .diskFull
    case .diskFull: .databaseDamaged
    case .databaseDamaged: .databaseNewer
    case .databaseNewer: .databaseUnavailable(file: "/x")
    case .databaseUnavailable: nil
    }
  }

  @Test func everyFizzleHasItsOwnWords() {
    let all = Array(sequence(first: Fizzle.unknown) { self.next(after: $0) })
    #expect(all.count > 10)
    #expect(Set(all.map(\.errorDescription)).count == all.count)
    #expect(all.allSatisfy { $0.localizedDescription == $0.errorDescription })
    #expect(
      Fizzle.tooManyRequests(seconds: 90).text
        == "The source of people has had too many requests. Try again in 90 seconds.")
    #expect(Fizzle.tooManyRequests(seconds: 7201).recoverySuggestion == "Try again in 3 hours.")
  }

  @Test func routesArePathsAndBack() {
    let routes = [
      Roger.Route(), Roger.Route(isSearching: true), Roger.Route(person: "a/b ü?"),
      Roger.Route(isSearching: true, person: "7"),
    ]
    #expect(routes.map(\.path) == ["", "search", "person/a%2Fb%20%C3%BC%3F", "search/7"])
    #expect(routes.map { Roger.Route(path: $0.path) } == routes)
    for path in ["person", "person/1/2", "nowhere", "person/%ZZ"] { #expect(Roger.Route(path: path) == nil) }
  }

  /// A property that is added to the state needs a decision about who shares it.
  @Test func everyPropertyOfTheStateHasAScope() {
    let paths = Mirror(reflecting: Roger()).children.flatMap { group in
      Mirror(reflecting: group.value).children.map { "\(group.label ?? "").\($0.label ?? "")" }
    }
    #expect(Set(paths) == Set(Roger.scopes.keys))
  }

  @Test func aMessageForDevelopersIsOneLineThatNoTerminalObeys() {
    let lines = Mutex<[String]>([])
    let log = Log { entry in lines.withLock { $0 += [entry.line, entry.detailedLine] } }
    let text = "a\nb \u{1B}[2J\u{7}\u{202E}ü 한"
    log(.web, "1 \(known: text)", detail: text)
    let escaped = #"a b \u{1B}[2J\u{07}\u{202E}ü 한"#
    #expect(lines.withLock { $0 } == ["web: 1 \(escaped)", "1 \(escaped) \(escaped)"])
  }

  @Test func whatIsKeptOfAnAddressSaysNothingAboutAPerson() {
    let secret = "https://kim:secret@people.example.org:8080/api/?results=100&name=kim#top"
    #expect(LogText("\(address: secret) \(3 as Int32)").description == "https://people.example.org:8080/api/ 3")
    for text in ["kim", "", "file:///home/kim", "http://"] {
      #expect(LogText("\(address: text)").description == "(no address)")
    }
    let long = LogText("\(address: "http://a/" + String(repeating: "b", count: 9000))")
    #expect(long.description.count == 200)
  }

  @Test func aReportIsReadFromItsNewestLine() {
    let lines = Report(text: "one\ntwo\n").newestFirst
    #expect(lines.map(\.text) == ["two", "one"])
    #expect(lines.map(\.id) == [1, 0])
    #expect(Report(text: "").newestFirst == [])
  }

  @Test func durationsAreShort() {
    let texts = [Duration.microseconds(432), .milliseconds(12), .milliseconds(3100), .zero].map(\.text)
    #expect(texts == ["0.4 ms", "12 ms", "3.1 s", "0 ms"])
  }
}

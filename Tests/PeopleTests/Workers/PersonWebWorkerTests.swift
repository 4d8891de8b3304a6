import Foundation
import KeelModel
import PeopleGear
import PeopleModel
import PeopleService
import PeopleUtil
import Synchronization
import Testing

@testable import PeopleWorkers

/// The web worker against a real HTTP server, including a faulty one.
@Suite struct PersonWebWorkerTests {
  private let notes = Notes()

  private func worker(
    _ source: String, clock: any Clock<Duration> = ContinuousClock(), pauses: any Clock<Duration> = ImmediateClock()
  ) -> PersonWebWorker {
    PersonWebWorker(source: source, access: HTTPAccess(clock: clock), clock: pauses, log: notes.log)
  }

  private func people(_ server: FaultServer) async throws(Fizzle) -> PersonAnswer {
    defer { withExtendedLifetime(server) {} }
    return try await worker(server.url()).getAllPerson { _ in }
  }

  private func failure(_ server: FaultServer) async -> Fizzle? {
    await fizzle { () async throws(Fizzle) in try await people(server) }
  }

  @Test func aHundredRecordsBecomeEntities() async throws {
    let server = FaultServer(always: .answer(try RandomUserBody.body()))
    let progress = Mutex<[Roger.Signal.Progress]>([])
    let answer = try await worker(server.url()).getAllPerson { step in progress.withLock { $0.append(step) } }
    #expect(answer.people.count == 100)
    #expect(answer.skipped == 0)
    #expect(
      answer.people[4]
        == Person(
          id: "uuid-4", name: "First4 Last4", username: "nick4", gender: .female, email: "first4@example.com", age: 24,
          country: "DE", cellphone: "555-24", photo: "https://photos.example.org/4.jpg"))
    #expect(server.requests == ["GET /api/?results=100 HTTP/1.1"])
    let last = progress.withLock { $0.last }
    #expect(last?.done == (try RandomUserBody.body().count))
    #expect(last?.fraction == 1)
    #expect(notes.failures == [])
  }

  @Test func aBadRecordIsLoggedAndTheOthersAreKept() async throws {
    var records: [Any] = (0..<100).map(RandomUserBody.record)
    var broken = RandomUserBody.record(37)
    broken["dob"] = ["age": "old"]
    records[37] = broken
    let answer = try await people(FaultServer(always: .answer(try RandomUserBody.body(records))))
    #expect(answer.people.count == 99)
    #expect(answer.skipped == 1)
    #expect(!answer.people.contains { $0.id == "uuid-37" })
    #expect(notes.failures.count == 1)
    #expect(notes.failures.first?.line == "record: Record 37 of 100 was left out: results.37.dob.age is no Int")
  }

  @Test func recordsThatAreNoPeopleAreLeftOut() async throws {
    var nameless = RandomUserBody.record(1)
    nameless["name"] = ["first": " ", "last": "\n"]
    var nobody = RandomUserBody.record(2)
    nobody["login"] = ["uuid": " "]
    var ancient = RandomUserBody.record(3)
    ancient["dob"] = ["age": 4000]
    let records: [Any] = [nameless, nobody, ancient, "text", NSNull(), RandomUserBody.record(4)]
    let answer = try await people(FaultServer(always: .answer(try RandomUserBody.body(records))))
    #expect(answer.people.map(\.id) == ["uuid-4"])
    #expect(answer.skipped == 5)
  }

  @Test func valuesFromOutsideAreMadeHarmless() async throws {
    var record = RandomUserBody.record(1)
    record["name"] = ["first": " A\r\nB ", "last": String(repeating: "x", count: 5000)]
    record["nat"] = "Norway"
    record["gender"] = 7 as Any
    record["picture"] = ["large": "file:///etc/passwd", "medium": "javascript:alert(1)"]
    let strange = FaultServer(always: .answer(try RandomUserBody.body([record])))
    #expect(try await people(strange).skipped == 1)
    record["gender"] = "robot"
    let answer = try await people(FaultServer(always: .answer(try RandomUserBody.body([record]))))
    let person = try #require(answer.people.first)
    #expect(person.name.hasPrefix("A B xxx"))
    #expect(person.name.count < 300)
    #expect(person.country == Person.unknownCountry)
    #expect(person.gender == .unknown)
    #expect(person.photo == nil)
    // One character of many scalars.
    record["name"] = ["first": "a" + String(repeating: "\u{0301}", count: 100_000), "last": "b"]
    let heavy = try await people(FaultServer(always: .answer(try RandomUserBody.body([record])))).people
    #expect(try #require(heavy.first).name.unicodeScalars.count <= 1002)
  }

  @Test func theLastOfRecordsWithOneIdentityCounts() async throws {
    var second = RandomUserBody.record(1)
    second["email"] = "second@example.com"
    let records: [Any] = [RandomUserBody.record(1), second]
    let answer = try await people(FaultServer(always: .answer(try RandomUserBody.body(records))))
    #expect(answer.people.map(\.email) == ["second@example.com"])
  }

  @Test func aServerErrorIsTriedAgain() async throws {
    let body = try RandomUserBody.body(count: 2)
    let server = FaultServer { number, _ in number < 3 ? .answer(503, [:], Data()) : .answer(body) }
    #expect(try await people(server).people.count == 2)
    #expect(server.count == 3)
  }

  @Test func aLastingServerErrorIsTold() async {
    let server = FaultServer(always: .answer(500, [:], Data()))
    #expect(await failure(server) == .sourceFailed(status: 500))
    #expect(server.count == 3)
  }

  @Test func anErrorOfTheRequestIsNotTriedAgain() async {
    let server = FaultServer(always: .answer(404, [:], Data()))
    #expect(await failure(server) == .sourceFailed(status: 404))
    #expect(server.count == 1)
  }

  @Test func aShortRetryAfterIsWaitedFor() async throws {
    let body = try RandomUserBody.body(count: 1)
    let server = FaultServer { number, _ in number == 1 ? .answer(429, ["Retry-After": "3"], Data()) : .answer(body) }
    let clock = TestClock()
    let source = server.url()
    let fetch = Task { try await worker(source, pauses: clock).getAllPerson { _ in }.people.count }
    await until { clock.sleeperCount > 0 }
    await clock.advance(by: .milliseconds(2999))
    #expect(server.count == 1)
    await clock.advance(by: .milliseconds(1))
    #expect(try await fetch.value == 1)
    #expect(server.count == 2)
  }

  @Test func aLongRetryAfterIsToldAtOnce() async {
    let server = FaultServer(always: .answer(429, ["Retry-After": "3600"], Data()))
    #expect(await failure(server) == .tooManyRequests(seconds: 3600))
    #expect(server.count == 1)
    let silent = FaultServer(always: .answer(429, [:], Data()))
    #expect(await failure(silent) == .tooManyRequests(seconds: nil))
    let never = FaultServer(always: .answer(429, ["Retry-After": "\(Int.max)"], Data()))
    #expect(await failure(never)?.recoverySuggestion == "Try again in 720 hours.")
    let odd = FaultServer(always: .answer(429, ["Retry-After": "soon"], Data()))
    #expect(await failure(odd) == .tooManyRequests(seconds: nil))
  }

  @Test func aRetryAfterMayBeADate() {
    let answer = HTTPAnswer(status: 429, fields: ["retry-after": "Wed, 21 Oct 2026 07:28:00 GMT"])
    #expect(answer.retryAfter(now: Date(timeIntervalSince1970: 1_792_567_650)) == 30)
    #expect(answer.retryAfter(now: Date(timeIntervalSince1970: 1_892_567_650)) == 0)
  }

  @Test func aPageInPlaceOfPeopleIsTold() async {
    let page = Data(" <!DOCTYPE html><title>Sign in</title>".utf8)
    let html = FaultServer(always: .answer(200, ["Content-Type": "text/html; charset=utf-8"], page))
    #expect(await failure(html) == .notPeople(type: "text/html"))
    let long = FaultServer(always: .answer(200, ["Content-Type": "text/" + String(repeating: "x", count: 9000)], page))
    #expect(await failure(long) == .notPeople(type: "text/" + String(repeating: "x", count: 95)))
    // It may say that it is JSON.
    #expect(await failure(FaultServer(always: .answer(page))) == .notPeople(type: "application/json"))
  }

  @Test func badJSONIsTold() async {
    for text in [#"{"results": [{"gender": "#, "", "null", "[]", #"{"info": {}}"#, "\u{0}\u{1}"] {
      #expect(await failure(FaultServer(always: .answer(Data(text.utf8)))) == .answerDamaged, "\(text)")
    }
    #expect(!notes.failures.isEmpty)
  }

  @Test func anErrorThatTheInterfaceReportsIsTold() async {
    let body = Data(#"{"error": "Uh oh, something has gone wrong."}"#.utf8)
    #expect(await failure(FaultServer(always: .answer(body))) == .sourceFailed(status: 200))
    #expect(notes.failures.first?.detail == "Uh oh, something has gone wrong.")
  }

  @Test func anAnswerOverFiveMegabytesIsRefused() async throws {
    let limit = PersonWebWorker.limits.size
    #expect(limit == 5 << 20)
    let people = try RandomUserBody.body(count: 2)
    let most = people + Data(repeating: 0x20, count: limit - people.count)
    #expect(try await self.people(FaultServer(always: .answer(most))).people.count == 2)
    #expect(await failure(FaultServer(always: .answer(most + Data([0x20])))) == .answerTooLarge(limit: limit))
    // The header says so, and nothing of the body is read.
    #expect(await failure(FaultServer(always: .flood(50 << 20, says: true))) == .answerTooLarge(limit: limit))
    // Nobody says so, and no more than the limit is kept.
    #expect(await failure(FaultServer(always: .flood(50 << 20, says: false))) == .answerTooLarge(limit: limit))
  }

  @Test func anAnswerThatIsCutOffIsTriedAgainAndTold() async throws {
    let body = try RandomUserBody.body(count: 3)
    let server = FaultServer { number, _ in number == 1 ? .cutOff(said: body.count, body.prefix(50)) : .answer(body) }
    #expect(try await people(server).people.count == 3)
    #expect(await failure(FaultServer(always: .cutOff(said: 9000, body.prefix(50)))) == .answerCutOff)
  }

  @Test func aSourceThatStopsInTheMiddleIsGivenUpInTime() async throws {
    let server = FaultServer(always: .stall(Data("{".utf8)))
    let clock = TestClock()
    let source = server.url()
    let fetch = Task { () -> Fizzle? in
      await fizzle { () async throws(Fizzle) in try await worker(source, clock: clock).getAllPerson { _ in } }
    }
    await until { clock.sleeperCount > 0 && server.count > 0 }
    await clock.advance(by: .seconds(30))
    #expect(await fetch.value == .sourceTooSlow)
    #expect(server.count == 1)
  }

  @Test func aCancelledFetchEndsAtOnce() async throws {
    let server = FaultServer(always: .stall(Data("{".utf8)))
    let source = server.url()
    let fetch = Task { () -> Fizzle? in
      await fizzle { () async throws(Fizzle) in try await worker(source).getAllPerson { _ in } }
    }
    await until { server.count > 0 }
    fetch.cancel()
    #expect(await fetch.value == .unknown)
    #expect(notes.failures == [])
  }

  @Test func noServerIsNoInternet() async {
    let nobody = worker(FaultServer.nobody)
    #expect(await fizzle { () async throws(Fizzle) in try await nobody.getAllPerson { _ in } } == .noInternet)
    let nowhere = worker("http://no-such-host.invalid/")
    #expect(await fizzle { () async throws(Fizzle) in try await nowhere.getAllPerson { _ in } } == .noInternet)
    #expect(await failure(FaultServer(always: .hangUp)) == .noInternet)
  }

  @Test func aSourceThatIsNoAddressIsTold() async {
    for text in ["", "people", "file:///etc/passwd", "ftp://example.org/", "http://"] {
      let worker = worker(text)
      #expect(
        await fizzle { () async throws(Fizzle) in try await worker.getAllPerson { _ in } } == .sourceAddress(text))
    }
  }

  @Test func walkingGoesToTheSourceAndBack() async throws {
    let server = FaultServer(always: .answer(404, [:], Data()))
    let text = try await worker(server.url(), pauses: TestClock()).walk(isLeg: true)
    #expect(text == "Walked to 127.0.0.1 and back in 0 ms.")
    #expect(server.requests == ["HEAD /api/?results=100 HTTP/1.1"])
    let worker = worker(FaultServer.nobody)
    #expect(await fizzle { () async throws(Fizzle) in try await worker.walk(isLeg: true) } == .noInternet)
    #expect(await fizzle { () async throws(Fizzle) in try await worker.walk(isLeg: false) } == .notMoving)
  }
}

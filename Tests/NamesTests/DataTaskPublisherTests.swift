import Combine
import Foundation
import FoundationNetworking
import Synchronization
import Testing

/// Publishers of data tasks.
@Suite(.timeLimit(.minutes(10))) struct DataTaskPublisherTests {
  private let session: URLSession
  private let server: FakeServer

  init() throws {
    server = try FakeServer()
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [FakeProtocol.self]
    configuration.urlCache = nil
    session = URLSession(configuration: configuration)
  }

  @Test func anAnswerIsOneValueAndTheEnd() async throws {
    server.answer(.body("tea"))
    var bodies: [String] = []
    for try await (data, response) in session.dataTaskPublisher(for: server.url).values {
      bodies.append(String(decoding: data, as: UTF8.self))
      #expect((response as? HTTPURLResponse)?.statusCode == 200)
    }
    #expect(bodies == ["tea"])
  }

  @Test func anEmptyAnswerIsOneToo() async throws {
    server.answer(.body(""))
    var sizes: [Int] = []
    for try await (data, _) in session.dataTaskPublisher(for: URLRequest(url: server.url)).values {
      sizes.append(data.count)
    }
    #expect(sizes == [0])
  }

  @Test func aFailureIsTheOneThatTheSessionTells() async {
    server.answer(.failure(.cannotFindHost))
    await #expect(throws: URLError(.cannotFindHost)) {
      for try await _ in session.dataTaskPublisher(for: server.url).values { Issue.record("There is no answer.") }
    }
  }

  @Test func eachSubscriberHasItsAnswer() async throws {
    server.answer(.body("tea"))
    let publisher = session.dataTaskPublisher(for: server.url).map { String(decoding: $0.data, as: UTF8.self) }
    var texts: [String] = []
    for _ in 0..<2 {
      for try await text in publisher.values { texts.append(text) }
    }
    #expect(texts == ["tea", "tea"])
    #expect(server.takeLog().filter { $0 == .started }.count == 2)
  }

  @Test func nothingIsFetchedBeforeItIsAskedFor() async throws {
    server.answer(.body("tea"))
    let heard = Mutex<[String]>([])
    let (ends, end) = AsyncStream<Void>.makeStream()
    let held = Mutex<Held?>(nil)
    session.dataTaskPublisher(for: server.url).subscribe(
      AnySubscriber(
        receiveSubscription: { subscription in held.withLock { $0 = Held(subscription: subscription) } },
        receiveValue: { value in
          heard.withLock { $0.append(String(decoding: value.data, as: UTF8.self)) }
          return .none
        },
        receiveCompletion: { _ in end.finish() }))
    // Without a demand, nothing is fetched, as in Combine.
    #expect(await session.taskCount == 0)
    held.withLock(\.self)?.subscription.request(.max(1))
    for await _ in ends {}
    #expect(heard.withLock(\.self) == ["tea"])
  }

  @Test func aCancelEndsTheTaskAndSendsNothing() async {
    server.answer(.nothing)
    let heard = Mutex(0)
    let cancellable = session.dataTaskPublisher(for: server.url)
      .sink { _ in
        heard.withLock { $0 += 1 }
      } receiveValue: { _ in
        heard.withLock { $0 += 1 }
      }
    for await step in server.steps where step == .started { break }
    cancellable.cancel()
    for await step in server.steps where step == .stopped { break }
    await session.sendsItsData()
    #expect(heard.withLock(\.self) == 0)
  }

  /// `Loading` describes when Foundation ends the program, or never completes another task, after a cancellation.
  @Test(arguments: [false, true]) func aSessionWorksAfterManyRequestsWereCancelled(hasCache: Bool) async throws {
    server.answer(.body("tea"))
    let configuration = session.configuration
    configuration.urlCache = hasCache ? URLCache(memoryCapacity: 1 << 20, diskCapacity: 0, diskPath: nil) : nil
    let session = URLSession(configuration: configuration)
    defer { session.finishTasksAndInvalidate() }
    let publisher = session.dataTaskPublisher(for: server.url)
    for _ in 0..<500 {
      let cancellable = publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
      cancellable.cancel()
    }
    let answer = try #require(try await publisher.values.first { _ in true })
    #expect(answer.data == Data("tea".utf8))
  }
}

extension URLSession {
  /// The number of unfinished tasks.
  fileprivate var taskCount: Int {
    get async {
      await withCheckedContinuation { continuation in
        getAllTasks { continuation.resume(returning: $0.count) }
      }
    }
  }

  /// Returns when all callbacks that are now on the session's queue have run.
  fileprivate func sendsItsData() async {
    await withCheckedContinuation { continuation in
      delegateQueue.addOperation { continuation.resume() }
    }
  }
}

/// `@unchecked Sendable`: written once, before it is read.
private struct Held: @unchecked Sendable { let subscription: any Subscription }

/// The answers to the requests of one test.
private final class FakeServer: Sendable {
  enum Answer: Sendable {
    case body(String)
    case failure(URLError.Code)
    /// Never answers.
    case nothing
  }
  enum Step: Sendable { case started, answered, stopped }

  private static let all = Mutex<[String: FakeServer]>([:])
  private static let count = Mutex(0)

  static func at(_ url: URL?) -> FakeServer? { url?.host.flatMap { host in all.withLock { $0[host] } } }

  let url: URL
  let steps: AsyncStream<Step>
  private let told: AsyncStream<Step>.Continuation
  private let log = Mutex<[Step]>([])
  private let wanted = Mutex(Answer.nothing)

  init() throws {
    let number = Self.count.withLock { count in
      count += 1
      return count
    }
    url = try #require(URL(string: "http://server\(number).test/page"))
    (steps, told) = AsyncStream.makeStream()
    Self.all.withLock { $0["server\(number).test"] = self }
  }

  func answer(_ answer: Answer) { wanted.withLock { $0 = answer } }
  var answer: Answer { wanted.withLock(\.self) }

  func note(_ step: Step) {
    log.withLock { $0.append(step) }
    told.yield(step)
  }

  func takeLog() -> [Step] {
    log.withLock { log in
      defer { log = [] }
      return log
    }
  }
}

/// Answers in place of a network.
private final class FakeProtocol: URLProtocol {
  override class func canInit(with request: URLRequest) -> Bool { FakeServer.at(request.url) != nil }
  override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    guard let server = FakeServer.at(request.url), let url = request.url else { return }
    server.note(.started)
    switch server.answer {
    case .nothing: return
    case .failure(let code): client?.urlProtocol(self, didFailWithError: URLError(code))
    case .body(let text):
      guard let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil) else {
        return
      }
      client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      if !text.isEmpty { client?.urlProtocol(self, didLoad: Data(text.utf8)) }
      client?.urlProtocolDidFinishLoading(self)
    }
    server.note(.answered)
  }

  override func stopLoading() { FakeServer.at(request.url)?.note(.stopped) }
}

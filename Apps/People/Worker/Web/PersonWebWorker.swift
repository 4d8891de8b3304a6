internal import Foundation
public import PeopleGear
public import PeopleModel
public import PeopleService
public import PeopleUtil

/// Fetches people from the randomuser.me interface.
public final class PersonWebWorker: PersonWebWork {
  private let source: String
  private let access: HTTPAccess
  private let patience: Patience
  private let clock: any Clock<Duration>
  private let log: Log

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - source: The address of the interface with its query, `https://randomuser.me/api/?results=100`.
  ///   - access: Sends the requests.
  ///   - patience: How often a request is sent again after an error that may pass.
  ///   - clock: Measures the pauses between attempts.
  ///   - log: Receives what only a developer should see.
  public init(
    source: String, access: HTTPAccess, patience: Patience = Patience(),
    clock: any Clock<Duration> = ContinuousClock(), log: Log = .standardError
  ) {
    self.source = source
    self.access = access
    self.patience = patience
    self.clock = clock
    self.log = log
  }

  /// The limits of an answer. 5 MB hold about 4,300 people.
  public static let limits = HTTPAccess.Limits(size: 5 << 20, time: .seconds(30))

  public func getAllPerson(
    onProgress: @escaping @Sendable (Roger.Signal.Progress) -> Void
  ) async throws(Fizzle) -> PersonAnswer {
    let answer = try await patience.retrying(on: clock, Self.verdict) { () async throws(Fizzle) -> HTTPAnswer in
      try await request(.get) { onProgress(Roger.Signal.Progress(done: $0, total: $1)) }
    }
    return try RandomUserReader(log: log).people(in: answer.body, type: answer.type)
  }

  /// Measures the time of a request. Any status of the answer counts as success.
  public func walk(isLeg: Bool) async throws(Fizzle) -> String {
    guard isLeg else { throw .notMoving }
    let (_, time) = try await clock.timed { () async throws(Fizzle) -> Void in
      do throws(HTTPFault) {
        _ = try await access.answer(.head, source, limits: Self.limits)
      } catch {
        throw fizzle(error)
      }
    }
    return "Walked to \(URL(string: source)?.host ?? source) and back in \(time.text)."
  }

  /// Sends a request once.
  private func request(
    _ method: HTTPAccess.Method, onProgress: @escaping @Sendable (Int, Int?) -> Void
  ) async throws(Fizzle) -> HTTPAnswer {
    let answer: HTTPAnswer
    do throws(HTTPFault) {
      answer = try await access.answer(
        method, source, accept: "application/json", limits: Self.limits, onProgress: onProgress)
    } catch {
      throw fizzle(error)
    }
    if (200..<300).contains(answer.status) { return answer }
    log(.web, "\(address: source) answered with status \(answer.status).", detail: source)
    switch answer.status {
    case 429: throw .tooManyRequests(seconds: answer.retryAfter(now: Date()))
    // A network that wants a sign-in says so with this status (RFC 6585).
    case 511: throw .notPeople(type: answer.type)
    default: throw .sourceFailed(status: answer.status)
    }
  }

  /// A source that was too slow is not retried, because the user has waited long enough.
  private static func verdict(_ fizzle: Fizzle) -> Patience.Verdict {
    switch fizzle {
    case .noInternet, .answerCutOff: .tryAgain
    case .sourceFailed(let status): status >= 500 ? .tryAgain : .giveUp
    case .tooManyRequests(let seconds?): .tryAgainAfter(.seconds(seconds))
    default: .giveUp
    }
  }

  private func fizzle(_ fault: HTTPFault) -> Fizzle {
    if fault != .cancelled {
      log(.web, "\(address: source) gave no answer: \(LogText(fault))", detail: "\(source): \(fault)")
    }
    return switch fault {
    case .address(let text): .sourceAddress(text)
    case .noConnection: .noInternet
    case .tooSlow: .sourceTooSlow
    case .tooLarge(let limit): .answerTooLarge(limit: limit)
    case .cutOff: .answerCutOff
    case .cancelled, .other: .unknown
    }
  }
}

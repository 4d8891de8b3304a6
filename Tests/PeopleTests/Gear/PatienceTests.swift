import KeelModel
import PeopleUtil
import Testing

@MainActor @Suite struct PatienceTests {
  struct Failure: Error, Equatable { var number: Int }

  @Test func pausesDoubleAndTheLastErrorIsThrown() async {
    let clock = TestClock()
    var attempts: [Duration] = []
    let work = Task {
      await fizzle { () async throws(Failure) -> Void in
        try await Patience(attempts: 3, pause: .seconds(1)).retrying(on: clock, { _ in .tryAgain }) {
          () async throws(Failure) -> Void in
          attempts.append(clock.now.offset)
          throw Failure(number: attempts.count)
        }
      }
    }
    await clock.advance(by: .seconds(10))
    #expect(await work.value == Failure(number: 3))
    #expect(attempts == [.zero, .seconds(1), .seconds(3)])
  }

  @Test func anErrorThatAsksForTooLongIsThrownAtOnce() async {
    let patience = Patience(longestPause: .seconds(5))
    var attempts = 0
    let error = await fizzle { () async throws(Failure) -> Void in
      try await patience.retrying(on: ImmediateClock(), { _ in .tryAgainAfter(.seconds(6)) }) {
        () async throws(Failure) -> Void in
        attempts += 1
        throw Failure(number: attempts)
      }
    }
    #expect(error == Failure(number: 1))
  }

  @Test func aCancelledTaskDoesNotWait() async {
    let clock = TestClock()
    var attempts = 0
    let work = Task {
      await fizzle { () async throws(Failure) -> Void in
        try await Patience().retrying(on: clock, { _ in .tryAgain }) { () async throws(Failure) -> Void in
          attempts += 1
          throw Failure(number: attempts)
        }
      }
    }
    await until { clock.sleeperCount > 0 }
    work.cancel()
    #expect(await work.value == Failure(number: 1))
  }
}

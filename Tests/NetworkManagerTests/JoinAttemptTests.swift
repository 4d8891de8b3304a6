import Testing
import WiFiSettingsModel

@testable import NetworkManagerRadio

@MainActor @Suite struct JoinAttemptTests {
  private final class Undone { var count = 0 }
  private let undone = Undone()
  private let here = JoinCircumstances(security: .wpa2Personal, isInRange: true)

  private func makeAttempt() -> JoinAttempt {
    let undone = undone
    return JoinAttempt(JoinRequest(network: id("x"), password: Password("secret12")), device: "/d") { _ in
      undone.count += 1
    }
  }

  @Test("An attempt ends once, with its first outcome")
  func once() async {
    let attempt = makeAttempt()
    attempt.begin(activeConnection: "/a", createdProfile: "/p")
    attempt.activeConnectionChanged("/a", to: 2, reason: 0) { here }
    attempt.finish(.failure(.cancelled))
    attempt.deviceChanged("/d", to: 120, reason: 7) { here }
    #expect(await attempt.outcome() == .success(()))
    #expect(undone.count == 0)
  }

  @Test("A failure undoes the attempt once")
  func undo() async {
    let attempt = makeAttempt()
    attempt.begin(activeConnection: "/a", createdProfile: "/p")
    attempt.deviceChanged("/d", to: 60, reason: 0) { here }
    attempt.deviceChanged("/d", to: 120, reason: 7) { here }
    attempt.activeConnectionChanged("/a", to: 4, reason: 9) { here }
    attempt.objectRemoved("/a")
    #expect(await attempt.outcome() == .failure(.incorrectPassword))
    #expect(undone.count == 1)
  }

  @Test(
    "A password request after a timeout is distinguished from a refusal",
    arguments: [
      ([0], JoinFailure.incorrectPassword), ([0, 8], .incorrectPassword), ([0, 0], .outOfRange),
      ([0, 8, 0], .outOfRange),
    ])
  func silence(reasons: [Int], expected: JoinFailure) async {
    let away = JoinCircumstances(security: .wpa2Personal, isInRange: false)
    let attempt = makeAttempt()
    attempt.begin(activeConnection: "/a", createdProfile: "/p")
    for reason in reasons {
      attempt.deviceChanged("/d", to: 50, reason: 0) { away }
      attempt.deviceChanged("/d", to: 60, reason: reason) { away }
    }
    attempt.deviceChanged("/d", to: 120, reason: 7) { away }
    #expect(await attempt.outcome() == .failure(expected))
  }

  @Test("The late result of a cancelled call is undone")
  func lateAnswer() async {
    let attempt = makeAttempt()
    attempt.finish(.failure(.cancelled))
    #expect(undone.count == 0)
    attempt.begin(activeConnection: "/a", createdProfile: nil)
    #expect(undone.count == 1)
    #expect(await attempt.outcome() == .failure(.cancelled))
  }

  @Test("The end of the previous connection does not end this one")
  func otherEnds() {
    let attempt = makeAttempt()
    attempt.begin(activeConnection: "/a", createdProfile: nil)
    attempt.deviceChanged("/d", to: 120, reason: 8) { here }
    attempt.deviceChanged("/other", to: 50, reason: 0) { here }
    attempt.deviceChanged("/other", to: 120, reason: 7) { here }
    attempt.activeConnectionChanged("/before", to: 4, reason: 9) { here }
    attempt.objectRemoved("/before")
    #expect(!attempt.isOver)
    attempt.objectRemoved("/d")
    #expect(attempt.isOver)
  }

  @Test("An activation that ends before its path is known ends the attempt when it is")
  func earlyEnd() async {
    let attempt = makeAttempt()
    attempt.activeConnectionChanged("/a", to: 4, reason: 9) { here }
    attempt.objectRemoved("/a")
    #expect(!attempt.isOver)
    attempt.begin(activeConnection: "/a", createdProfile: "/p")
    #expect(await attempt.outcome() == .failure(.incorrectPassword))
    #expect(undone.count == 1)
  }

  @Test("An awaited outcome is delivered when it is known")
  func waiting() async {
    let attempt = makeAttempt()
    async let outcome = attempt.outcome()
    attempt.begin(activeConnection: "/a", createdProfile: nil)
    attempt.activeConnectionChanged("/a", to: 4, reason: 6) { here }
    #expect(await outcome == .failure(.timedOut))
  }
}

private func == (left: Result<Void, JoinFailure>, right: Result<Void, JoinFailure>) -> Bool {
  switch (left, right) {
  case (.success, .success): true
  case (.failure(let left), .failure(let right)): left == right
  default: false
  }
}

import WiFiSettingsModel

/// A radio whose state and answers are set by a test. It ignores cancellation, so that answers can arrive too late.
@MainActor final class ScriptedRadio: Radio {
  enum Call: Hashable {
    case power(Bool), scan, join(Network.ID, hidden: Bool), disconnect, forget(Network.ID), details(Network.ID)
    case settings(NetworkSettings), trial(NetworkSettings, Duration), keep, undo
  }

  let name = "Scripted"
  private(set) var calls: [Call] = []
  private(set) var passwords: [String?] = []
  /// Prepared answers; a call without one waits for `answer`.
  var joinAnswers: [JoinFailure?] = []
  var powerAnswers: [RadioFailure?] = []
  var settingsAnswers: [RadioFailure?] = []
  var plainAnswers: [RadioFailure?] = []
  var detailsAnswers: [Result<NetworkDetails, RadioFailure>] = []

  /// The stored settings, as returned by the last details or written since. A test changes them to simulate another
  /// program.
  var stored: NetworkSettings?
  private var untried: NetworkSettings?

  private(set) var state: RadioState
  private let listeners = RadioListeners()
  private var waitingJoins: [CheckedContinuation<JoinFailure?, Never>] = []
  private var waiting: [CheckedContinuation<RadioFailure?, Never>] = []
  private var waitingDetails: [CheckedContinuation<Result<NetworkDetails, RadioFailure>, Never>] = []
  /// The number of calls that have been answered and have not continued yet. They continue through another thread.
  private(set) var resumingCount = 0

  init(_ state: RadioState) { self.state = state }

  func listen(_ onState: @escaping @MainActor (RadioState) -> Void) -> RadioListener {
    listeners.add(startingWith: state, onState)
  }

  func send(_ change: (inout RadioState) -> Void) {
    change(&state)
    listeners.send(state)
  }

  // MARK: - Answers

  func answerJoin(_ failure: JoinFailure? = nil) {
    resume(&waitingJoins, failure)
  }

  func answer(_ failure: RadioFailure? = nil) {
    resume(&waiting, failure)
  }

  func answerDetails(_ answer: Result<NetworkDetails, RadioFailure>) {
    resume(&waitingDetails, answer)
  }

  // MARK: - Calls

  func setPower(_ isOn: Bool) async throws(RadioFailure) {
    calls.append(.power(isOn))
    if let failure = powerAnswers.isEmpty ? await wait() : powerAnswers.removeFirst() { throw failure }
  }

  func scan() async throws(RadioFailure) {
    calls.append(.scan)
    if let failure = plainAnswers.isEmpty ? await wait() : plainAnswers.removeFirst() { throw failure }
  }

  func join(_ request: JoinRequest) async throws(JoinFailure) {
    calls.append(.join(request.network, hidden: request.isHidden))
    passwords.append(request.password?.secret)
    let failure =
      joinAnswers.isEmpty ? await wait(in: \.waitingJoins) : joinAnswers.removeFirst()
    if let failure { throw failure }
  }

  func disconnect() async throws(RadioFailure) {
    calls.append(.disconnect)
    if let failure = plainAnswers.isEmpty ? await wait() : plainAnswers.removeFirst() { throw failure }
  }

  func forget(_ network: Network.ID) async throws(RadioFailure) {
    calls.append(.forget(network))
    if let failure = plainAnswers.isEmpty ? await wait() : plainAnswers.removeFirst() { throw failure }
  }

  func details(of network: Network.ID) async throws(RadioFailure) -> NetworkDetails {
    calls.append(.details(network))
    let answer =
      detailsAnswers.isEmpty
      ? await wait(in: \.waitingDetails) : detailsAnswers.removeFirst()
    let details = try answer.get()
    stored = details.settings
    return details
  }

  func setSettings(_ settings: NetworkSettings, for network: Network.ID) async throws(RadioFailure) {
    calls.append(.settings(settings))
    if let failure = settingsAnswers.isEmpty ? await wait() : settingsAnswers.removeFirst() { throw failure }
    stored = settings
  }

  func storedSettings(of network: Network.ID) async throws(RadioFailure) -> NetworkSettings? { stored }

  func trySettings(
    _ settings: NetworkSettings, for network: Network.ID, undoneAfter limit: Duration
  ) async throws(RadioFailure) {
    calls.append(.trial(settings, limit))
    if let failure = settingsAnswers.isEmpty ? await wait() : settingsAnswers.removeFirst() { throw failure }
    (untried, stored) = (stored, settings)
  }

  func keepSettings() async throws(RadioFailure) {
    calls.append(.keep)
    if let failure = settingsAnswers.isEmpty ? await wait() : settingsAnswers.removeFirst() { throw failure }
  }

  func undoSettings() async {
    calls.append(.undo)
    stored = untried
  }

  private(set) var chosenAdapters: [RadioState.Adapter.ID] = []
  func choose(adapter: RadioState.Adapter.ID) { chosenAdapters.append(adapter) }

  private func wait() async -> RadioFailure? { await wait(in: \.waiting) }

  private func wait<Answer: Sendable>(
    in calls: ReferenceWritableKeyPath<ScriptedRadio, [CheckedContinuation<Answer, Never>]>
  ) async -> Answer {
    let answer = await withCheckedContinuation { self[keyPath: calls].append($0) }
    resumingCount -= 1
    return answer
  }

  private func resume<Answer: Sendable>(_ calls: inout [CheckedContinuation<Answer, Never>], _ answer: Answer) {
    guard !calls.isEmpty else { return }
    resumingCount += 1
    calls.removeFirst().resume(returning: answer)
  }
}

/// The side of a store that the server sees: it answers in time or says that it does not, knows changes as soon as they
/// are requested, and makes them again until the store has them.
@MainActor final class SessionKeeper {
  let store: any SessionStore
  private let schedule: Schedule
  private let log: WebLog
  private let metrics: Metrics
  /// Changes that the store has not been given, and those that it is making.
  private var waiting = StoreChanges()
  private var sent = StoreChanges()
  private var isApplying = false
  private var retry: Schedule.Ticket?
  private var failures = 0
  /// Reads that wait for an answer, and what has been forgotten since the first of them began: their answers may be older.
  private(set) var reads = 0
  private var forgotten: Set<String> = []
  /// Called when the store has made all changes.
  var onIdle: (@MainActor () -> Void)?

  /// The time for an answer of the store. A page waits 6 seconds for its own.
  static let patience: Milliseconds = 5_000
  /// The maximum number of reads that wait at the same time. Others are refused, and tried again by their clients.
  static let mostReads = 1000
  /// The maximum number of tabs that wait for a store that does not take them.
  static let mostWaiting = 10_000
  /// The maximum size of the states that wait for a store which has failed.
  static let mostWaitingBytes = 64 << 20

  init(_ store: any SessionStore, schedule: Schedule, log: WebLog, metrics: Metrics) {
    self.store = store
    self.schedule = schedule
    self.log = log
    self.metrics = metrics
  }

  /// True if the store has made all changes.
  var isIdle: Bool { !isApplying && waiting.isEmpty }
  /// True if the store has failed, and is tried again in a moment.
  var isWaitingToRetry: Bool { retry != nil }
  var outlivesProcess: Bool { store.outlivesProcess }

  // MARK: Reading

  /// Returns the kept data of the tab with that token, if it belongs to that browser.
  func tab(token: String, of browser: String) async throws(StoreUnavailable) -> SavedSession? {
    let digest = Digest.hex(token)
    var found: SavedSession?
    if let change = change(of: digest) {
      found = change
    } else {
      let answer = try await ask { [store] in try await store.tab(digest) }
      found = change(of: digest) ?? current(answer)
    }
    guard let found, Secrets.areEqual(found.browser, browser) else { return nil }
    return found
  }

  /// Returns the tab of a browser that was kept last at a path, except open ones, which their checksums name.
  func latestTab(
    of browser: String, at path: String, except open: Set<String>
  ) async throws(StoreUnavailable) -> SavedSession? {
    // What the store has not made yet is newer than anything in it.
    func newer() -> SavedSession? {
      [waiting, sent].lazy.compactMap { changes in
        changes.tabs.values.lazy.compactMap { $0 }
          .filter { $0.browser == browser && $0.path == path && !open.contains($0.digest) }
          .first { self.change(of: $0.digest) == $0 }
      }.first
    }
    if let found = newer() { return found }
    let changed = open.union(waiting.tabs.keys).union(sent.tabs.keys)
    let answer = try await ask { [store] in try await store.latestTab(of: browser, at: path, except: changed) }
    return newer() ?? current(answer)
  }

  /// Returns true if any tab of that browser is kept.
  func hasTabs(of browser: String) async throws(StoreUnavailable) -> Bool {
    if [waiting, sent].contains(where: { $0.tabs.values.contains { $0?.browser == browser } }) { return true }
    if isLoggedOut(browser) { return false }
    return try await ask { [store] in try await store.hasTabs(of: browser) } && !isLoggedOut(browser)
  }

  /// Returns a paired browser, or `nil` if it is unknown.
  func pairedBrowser(_ digest: String) async throws(StoreUnavailable) -> PairedBrowser? {
    if let change = waiting.browsers[digest] ?? sent.browsers[digest] { return change }
    let answer = try await ask { [store] in try await store.pairedBrowser(digest) }
    if let change = waiting.browsers[digest] ?? sent.browsers[digest] { return change }
    return forgotten.contains(digest) ? nil : answer
  }

  /// Returns all paired browsers by their checksums.
  func pairedBrowsers() async throws(StoreUnavailable) -> [String: PairedBrowser] {
    // The answer may be older than changes that the store makes meanwhile.
    let before = [sent, waiting]
    var all = try await ask { [store] in try await store.pairedBrowsers() }
    for changes in before + [sent, waiting] {
      for (digest, browser) in changes.browsers { all[digest] = browser }
    }
    for digest in forgotten { all[digest] = nil }
    return all
  }

  /// Returns a file of another build; `nil` if there is none.
  func asset(_ name: String) async throws(StoreUnavailable) -> [UInt8]? {
    guard outlivesProcess else { return nil }
    return try await ask { [store] in try await store.asset(name) }
  }

  private func change(of digest: String) -> SavedSession?? { waiting.tabs[digest] ?? sent.tabs[digest] }

  private func isLoggedOut(_ browser: String) -> Bool {
    waiting.loggedOut.contains(browser) || sent.loggedOut.contains(browser) || forgotten.contains(browser)
  }

  /// Returns an answer of the store, or `nil` if the tab was forgotten meanwhile.
  private func current(_ answer: SavedSession?) -> SavedSession? {
    guard let answer, !isLoggedOut(answer.browser), !forgotten.contains(answer.digest) else { return nil }
    return answer
  }

  /// Asks the store. A store that answers at once, as files do, suspends nothing.
  private func ask<Value: Sendable>(
    _ question: @escaping @MainActor () async throws -> Value
  ) async throws(StoreUnavailable) -> Value {
    guard reads < SessionKeeper.mostReads else { throw StoreUnavailable() }
    if reads == 0 { forgotten = [] }
    reads += 1
    let answer = Once<Result<Value, any Error>>()
    Task.immediate { @MainActor in
      do { answer.set(.success(try await question())) } catch { answer.set(.failure(error)) }
    }
    var deadline: Schedule.Ticket?
    if answer.value == nil {
      deadline = schedule.at(schedule.now + SessionKeeper.patience) { answer.set(.failure(StoreUnavailable())) }
    }
    let result = await answer.get()
    deadline?.cancel()
    reads -= 1
    switch result {
    case .success(let value): return value
    case .failure(let error):
      metrics.failedReads += 1
      report(error)
      throw StoreUnavailable()
    }
  }

  // MARK: Changing

  /// Keeps the data of a tab, in place of older ones.
  func keep(_ session: SavedSession) {
    if waiting.tabs.count >= SessionKeeper.mostWaiting, waiting.tabs[session.digest] == nil {
      metrics.failedWrites += 1
      return
    }
    waiting.tabs[session.digest] = .some(session)
    apply()
  }

  func forget(digest: String) {
    if reads > 0 { forgotten.insert(digest) }
    waiting.tabs[digest] = .some(nil)
    apply()
  }

  /// Forgets all tabs of a browser that has logged out.
  func forget(browser: String) {
    if reads > 0 { forgotten.insert(browser) }
    waiting.logOut(browser)
    apply()
  }

  /// Keeps the files of this build for the processes that follow this one.
  func keep(_ assets: [String: [UInt8]]) {
    guard outlivesProcess else { return }
    waiting.assets = assets
    apply()
  }

  /// Remembers a paired browser, or forgets it.
  func remember(_ browser: PairedBrowser?, _ digest: String) {
    if reads > 0, browser == nil { forgotten.insert(digest) }
    waiting.browsers[digest] = .some(browser)
    apply()
  }

  private func apply() {
    guard !isApplying, retry == nil, !waiting.isEmpty else { return }
    isApplying = true
    sent = waiting
    waiting = StoreChanges()
    Task.immediate { @MainActor in
      do {
        try await store.apply(sent)
        if failures > 0 { log.info("the store of tabs works again") }
        failures = 0
      } catch {
        metrics.failedWrites += 1
        report(error)
        failures += 1
        sent.add(waiting)
        waiting = sent
        waiting.limitSnapshots(to: SessionKeeper.mostWaitingBytes)
      }
      sent = StoreChanges()
      isApplying = false
      again()
    }
  }

  /// Goes on with what has been requested meanwhile; after an error in a moment.
  private func again() {
    if waiting.isEmpty {
      onIdle?()
    } else if failures == 0 {
      apply()
    } else {
      retry = schedule.at(schedule.now + min(30_000, 500 << Milliseconds(min(failures, 7)))) { [weak self] in
        self?.retry = nil
        self?.apply()
      }
    }
  }

  /// Makes pending changes now: the program ends.
  func hurry() {
    retry?.cancel()
    retry = nil
    apply()
    store.finish()
  }

  private func report(_ error: any Error) {
    guard failures == 0 else { return }
    log.error("the store of tabs does not answer; pages wait for it", ["reason": SafeText.line("\(error)")])
  }
}

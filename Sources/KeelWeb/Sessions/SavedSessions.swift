/// The store of one process: tabs and paired browsers in memory and, if there is a state directory, on disk.
///
/// The number and the size are bounded, in memory and on disk: the oldest entries are evicted first. Each has a file on
/// disk, named by the checksum of its tab's token.
@MainActor final class SavedSessions: SessionStore {
  private var sessions: [String: Kept] = [:]
  /// The entries from the oldest to the newest. Obsolete ones, which were removed or saved again since, are skipped.
  private var order: [Turn] = []
  private var lastNumber = 0
  /// The number of entries of each browser.
  private var browsers: [String: Int] = [:]
  private var timer: Schedule.Ticket?
  private(set) var bytes = 0
  private let schedule: Schedule
  private let lifetime: Milliseconds
  private let limit: Int
  private let byteLimit: Int
  let directory: StateDirectory?
  private var paired: [String: PairedBrowser]
  private let pairedDays: Int
  /// The maximum number of paired browsers. Those whose last visits are the oldest are forgotten first.
  static let mostPaired = 1000

  private struct Kept {
    var session: SavedSession
    /// The serial number of the save.
    var number: Int
  }

  private struct Turn {
    var digest: String
    var number: Int
    var due: Milliseconds
  }

  init(
    schedule: Schedule, lifetime: Milliseconds, limit: Int = 10_000, byteLimit: Int = 64 << 20,
    pairedDays: Int = 30, directory: StateDirectory? = nil
  ) {
    self.schedule = schedule
    self.lifetime = lifetime
    self.limit = limit
    self.byteLimit = byteLimit
    self.directory = directory
    self.pairedDays = pairedDays
    paired = directory?.readPaired() ?? [:]
    // Read once, before the first request.
    for (session, age) in directory?.readSessions(limit: limit) ?? [] {
      if age < lifetime { insert(session, for: lifetime - age) } else { directory?.remove(session.digest) }
    }
  }

  var count: Int { sessions.count }
  /// The number of entries in the order, including obsolete ones.
  var turns: Int { order.count }

  /// Stores the session for a lifetime from now, in place of older data of the same tab.
  func keep(_ session: SavedSession) {
    directory?.write(session)
    insert(session, for: lifetime)
  }

  private func insert(_ session: SavedSession, for time: Milliseconds) {
    drop(session.digest)
    lastNumber += 1
    sessions[session.digest] = Kept(session: session, number: lastNumber)
    browsers[session.browser, default: 0] += 1
    bytes += size(session)
    order.append(Turn(digest: session.digest, number: lastNumber, due: schedule.now + time))
    forgetFirst { _ in sessions.count > limit || bytes > byteLimit }
    // Obsolete entries accumulate, because a tab is saved each second in which it changes.
    if order.count > 2 * sessions.count + 64 { order.removeAll { !stands($0) } }
    plan()
  }

  /// Returns true if the entry is the latest save of its tab.
  private func stands(_ turn: Turn) -> Bool { sessions[turn.digest]?.number == turn.number }

  /// Removes entries from the front while the condition is true, and skips obsolete ones.
  private func forgetFirst(while condition: (Turn) -> Bool) {
    var passed = 0
    while passed < order.count {
      let turn = order[passed]
      if stands(turn) {
        guard condition(turn) else { break }
        forget(digest: turn.digest)
      }
      passed += 1
    }
    order.removeFirst(passed)
  }

  // MARK: The store

  var outlivesProcess: Bool { directory != nil }

  func tab(_ digest: String) -> SavedSession? { sessions[digest]?.session }

  func latestTab(of browser: String, at path: String, except open: Set<String>) -> SavedSession? {
    guard browsers[browser] != nil else { return nil }
    return sessions.values.lazy
      .filter { $0.session.browser == browser && $0.session.path == path && !open.contains($0.session.digest) }
      .max { $0.number < $1.number }?.session
  }

  func hasTabs(of browser: String) -> Bool { browsers[browser] != nil }

  func pairedBrowser(_ digest: String) -> PairedBrowser? { paired[digest] }

  func pairedBrowsers() -> [String: PairedBrowser] { paired }

  func asset(_ name: String) -> [UInt8]? { directory?.readAsset(name) }

  func apply(_ changes: StoreChanges) {
    for browser in changes.loggedOut where browsers[browser] != nil {
      for (digest, kept) in sessions where kept.session.browser == browser { forget(digest: digest) }
    }
    for (digest, session) in changes.tabs {
      if let session { keep(session) } else { forget(digest: digest) }
    }
    if !changes.browsers.isEmpty { pair(changes.browsers) }
    if !changes.assets.isEmpty { directory?.write(changes.assets) }
  }

  private func pair(_ changes: [String: PairedBrowser?]) {
    let before = paired
    for (digest, browser) in changes { paired[digest] = browser }
    let now = paired.values.lazy.map(\.seen).max() ?? 0
    paired = paired.filter { now - $0.value.seen < Int64(pairedDays) * 86_400 }
    if paired.count > SavedSessions.mostPaired, let oldest = paired.min(by: { $0.value.seen < $1.value.seen }) {
      paired[oldest.key] = nil
    }
    if paired != before { directory?.writePaired(paired) }
  }

  func finish() { directory?.finish() }

  func forget(digest: String) {
    directory?.remove(digest)
    drop(digest)
  }

  private func drop(_ digest: String) {
    guard let session = sessions.removeValue(forKey: digest)?.session else { return }
    bytes -= size(session)
    let others = (browsers[session.browser] ?? 1) - 1
    browsers[session.browser] = others > 0 ? others : nil
  }

  private func size(_ session: SavedSession?) -> Int {
    session.map { 300 + $0.path.utf8.count + ($0.snapshot?.count ?? 0) } ?? 0
  }

  private func plan() {
    guard timer == nil, let first = order.first else { return }
    timer = schedule.at(first.due) { [weak self] in
      guard let self else { return }
      self.timer = nil
      self.forgetFirst { $0.due <= self.schedule.now }
      self.plan()
    }
  }
}

/// What is kept of tabs that have gone, in memory and, where there is a folder for it, on disk.
///
/// Bounded in number and size: the oldest goes first. On disk there is a file for each, of which only its tab's token
/// knows the name.
@MainActor final class SavedSessions {
  private var sessions: [String: SavedSession] = [:]
  /// Oldest first; digests that have been taken out since are passed over.
  private var order: [(digest: String, due: Milliseconds)] = []
  /// How many are of each browser.
  private var browsers: [String: Int] = [:]
  private var timer: Schedule.Ticket?
  private(set) var bytes = 0
  private let schedule: Schedule
  private let lifetime: Milliseconds
  private let limit: Int
  private let byteLimit: Int
  private let directory: StateDirectory?

  init(
    schedule: Schedule, lifetime: Milliseconds, limit: Int = 10_000, byteLimit: Int = 64 << 20,
    directory: StateDirectory? = nil
  ) {
    self.schedule = schedule
    self.lifetime = lifetime
    self.limit = limit
    self.byteLimit = byteLimit
    self.directory = directory
    // Read once, before anybody is served.
    for (session, age) in directory?.readSessions() ?? [] where age < lifetime { insert(session, for: lifetime - age) }
  }

  var count: Int { sessions.count }

  /// Keeps it. Replaces what was kept of the same tab.
  func keep(_ session: SavedSession) {
    directory?.write(session)
    insert(session, for: lifetime)
  }

  private func insert(_ session: SavedSession, for time: Milliseconds) {
    let isNew = sessions[session.digest] == nil
    drop(session.digest)
    sessions[session.digest] = session
    browsers[session.browser, default: 0] += 1
    bytes += size(session)
    if isNew { order.append((session.digest, schedule.now + time)) }
    while sessions.count > limit || bytes > byteLimit, !order.isEmpty { drop(order.removeFirst().digest) }
    plan()
  }

  /// Gives out what was kept of the tab with that token, if it was one of that browser. It stays kept until `forget`.
  func find(token: String, cookie: String) -> SavedSession? {
    guard let session = sessions[Digest.hex(token)], Secrets.areEqual(session.browser, Digest.hex(cookie)) else {
      return nil
    }
    return session
  }

  func forget(digest: String) {
    directory?.remove(digest)
    drop(digest)
  }

  /// Forgets all tabs of a browser that has logged out.
  func forget(browser: String) {
    for (digest, session) in sessions where session.browser == browser { forget(digest: digest) }
  }

  private func drop(_ digest: String) {
    guard let session = sessions.removeValue(forKey: digest) else { return }
    bytes -= size(session)
    let others = (browsers[session.browser] ?? 1) - 1
    browsers[session.browser] = others > 0 ? others : nil
  }

  /// Whether the cookie is of a browser that something is kept for: then it is one of ours.
  func knows(cookie: String) -> Bool { !browsers.isEmpty && browsers[Digest.hex(cookie)] != nil }

  private func size(_ session: SavedSession?) -> Int {
    session.map { 300 + $0.path.utf8.count + ($0.snapshot?.count ?? 0) } ?? 0
  }

  private func plan() {
    guard timer == nil, let first = order.first else { return }
    timer = schedule.at(first.due) { [weak self] in
      guard let self else { return }
      self.timer = nil
      while let first = self.order.first, first.due <= self.schedule.now {
        self.order.removeFirst()
        self.forget(digest: first.digest)
      }
      self.plan()
    }
  }
}

/// What is kept of tabs that have gone, in memory and, where there is a folder for it, on disk.
///
/// Bounded in number and size, in memory and on disk: what was saved longest ago goes first. On disk there is a file for
/// each, of which only its tab's token knows the name.
@MainActor final class SavedSessions {
  private var sessions: [String: Kept] = [:]
  /// The one that was saved longest ago first. Those that were taken out or saved again since are passed over.
  private var order: [Turn] = []
  private var lastNumber = 0
  /// How many are of each browser.
  private var browsers: [String: Int] = [:]
  private var timer: Schedule.Ticket?
  private(set) var bytes = 0
  private let schedule: Schedule
  private let lifetime: Milliseconds
  private let limit: Int
  private let byteLimit: Int
  private let directory: StateDirectory?

  private struct Kept {
    var session: SavedSession
    /// Which of all that were saved it was.
    var number: Int
  }

  private struct Turn {
    var digest: String
    var number: Int
    var due: Milliseconds
  }

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
    for (session, age) in directory?.readSessions(limit: limit) ?? [] {
      if age < lifetime { insert(session, for: lifetime - age) } else { directory?.remove(session.digest) }
    }
  }

  var count: Int { sessions.count }
  /// How many turns are remembered, among them some that mean nothing any more.
  var turns: Int { order.count }

  /// Keeps it for a lifetime from now. Replaces what was kept of the same tab.
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
    // A tab is saved each second that something happens in it.
    if order.count > 2 * sessions.count + 64 { order.removeAll { !stands($0) } }
    plan()
  }

  /// Whether it is still the last time that its tab was saved.
  private func stands(_ turn: Turn) -> Bool { sessions[turn.digest]?.number == turn.number }

  /// Forgets from the front for as long as that holds; passes over what does not stand any more.
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

  /// Gives out what was kept of the tab with that token, if it was one of that browser. It stays kept until `forget`.
  func find(token: String, cookie: String) -> SavedSession? {
    guard let session = sessions[Digest.hex(token)]?.session,
      Secrets.areEqual(session.browser, Digest.hex(cookie))
    else { return nil }
    return session
  }

  func forget(digest: String) {
    directory?.remove(digest)
    drop(digest)
  }

  /// Forgets all tabs of a browser that has logged out.
  func forget(browser: String) {
    for (digest, kept) in sessions where kept.session.browser == browser { forget(digest: digest) }
  }

  private func drop(_ digest: String) {
    guard let session = sessions.removeValue(forKey: digest)?.session else { return }
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
      self.forgetFirst { $0.due <= self.schedule.now }
      self.plan()
    }
  }
}

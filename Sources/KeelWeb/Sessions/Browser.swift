/// One browser, known by its cookie: all of its tabs.
@MainActor final class Browser {
  let cookie: String
  /// Whether it has told the code.
  let isPaired: Bool
  /// By their tokens.
  var sessions: [String: Session] = [:]
  /// Sockets that have not said yet which tab they are of.
  var greetings: [ObjectIdentifier: Greeting] = [:]
  /// When it was last told how long to keep its cookie, in seconds of the calendar; `nil` for in an earlier life of this.
  var renewed: Int64?
  /// The checksum by which it is known after a restart.
  let digest: String

  init(cookie: String, isPaired: Bool) {
    self.cookie = cookie
    self.isPaired = isPaired
    digest = Digest.hex(cookie)
  }

  /// The tab whose page said just now that it may go, from the place that is asked for: it is being loaded again. Without a
  /// connection it cannot say so: then it is one that has none, where the browser says that it loads a page again.
  func tabComingAgain(at path: String, isReload: Bool) -> Session? {
    let there = tabs(at: path)
    return there.first(where: \.mayComeAgain) ?? (isReload ? lastAway(of: there) : nil)
  }

  /// The tab that may be meant by a place that the app cannot be led to: the last one that lost its page there, as a phone
  /// takes pages from tabs that nobody looks at, or the only one there where a browser loads a page again and did not
  /// say so before.
  func tabLeft(at path: String, isReload: Bool) -> Session? {
    let there = tabs(at: path)
    return lastAway(of: there) ?? (isReload && there.count == 1 ? there[0] : nil)
  }

  private func tabs(at path: String) -> [Session] { sessions.values.filter { $0.isJoined && $0.page.path == path } }

  private func lastAway(of tabs: [Session]) -> Session? {
    tabs.filter { $0.awaySince != nil }.max { ($0.awaySince ?? 0) < ($1.awaySince ?? 0) }
  }
}

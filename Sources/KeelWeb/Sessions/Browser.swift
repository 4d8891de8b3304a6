/// A browser, identified by its cookie, with all of its tabs.
@MainActor final class Browser {
  let cookie: String
  /// What is stored of a paired browser; `nil` for one that was not paired.
  var paired: PairedBrowser?
  /// True if the browser was paired.
  var isPaired: Bool { paired != nil }
  /// True if the browser has logged out, or was removed by another: nothing is done for it any more.
  var isForgotten = false
  /// The sessions by their tokens.
  var sessions: [String: Session] = [:]
  /// Sockets that have not yet identified their tab.
  var greetings: [ObjectIdentifier: Greeting] = [:]
  /// The time at which the cookie's expiry was last extended, in seconds since 1970; `nil` if that was in an earlier
  /// run.
  var renewed: Int64?
  /// False until the browser has sent the cookie: one that a socket has set may have been replaced by that of another.
  var isConfirmed = true
  /// The checksum that identifies the browser after a restart.
  let digest: String

  init(cookie: String, paired: PairedBrowser? = nil) {
    self.cookie = cookie
    self.paired = paired
    digest = Digest.hex(cookie)
  }

  /// Returns the tab that reloads: its page has just announced at the requested path that it may unload. A page without
  /// a connection cannot announce it: if the browser reports a reload, it is the tab at the path that lost its page
  /// last.
  func reloadingTab(at path: String, isReload: Bool) -> Session? {
    let there = tabs(at: path)
    return there.first(where: \.mayReload) ?? (isReload ? lastAway(of: there) : nil)
  }

  /// Returns the tab at a path that the app cannot open, if a request for that path may continue the tab: the last one
  /// that lost its page there, as phones discard pages of hidden tabs, or the only one there if a browser reloads
  /// without an announcement.
  func tabLeft(at path: String, isReload: Bool) -> Session? {
    let there = tabs(at: path)
    return lastAway(of: there) ?? (isReload && there.count == 1 ? there[0] : nil)
  }

  private func tabs(at path: String) -> [Session] { sessions.values.filter { $0.isJoined && $0.page.path == path } }

  private func lastAway(of tabs: [Session]) -> Session? {
    tabs.filter { $0.detachedSince != nil }.max { ($0.detachedSince ?? 0) < ($1.detachedSince ?? 0) }
  }
}

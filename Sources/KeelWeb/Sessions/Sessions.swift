internal import KeelScene

/// All browsers and tabs. Creates, finds and counts them against the limits.
@MainActor final class Sessions {
  let world: SessionWorld
  let keeper: SessionKeeper
  private let makePage: @MainActor (SceneEnvironment) -> WebPage
  private(set) var browsers: [String: Browser] = [:]
  /// Those that have not sent their cookie yet.
  var unconfirmed: [String: Browser] = [:]
  private(set) var count = 0
  /// The number of tabs of each address.
  private var counts: [String: Int] = [:]
  private var unjoined: [String: [Unjoined]] = [:]
  private var dirty: [String: Session] = [:]
  private var saveTimer: Schedule.Ticket?
  private let memory: SpareMemory
  /// Returns the time in seconds since 1970; tests replace it.
  var calendar: @MainActor () -> Int64 = { StateDirectory.wallTime() }

  private struct Unjoined {
    weak var session: Session?
  }

  init(world: SessionWorld, store: any SessionStore, makePage: @escaping @MainActor (SceneEnvironment) -> WebPage) {
    self.world = world
    self.makePage = makePage
    memory = SpareMemory(schedule: world.schedule)
    keeper = SessionKeeper(store, schedule: world.schedule, log: world.log, metrics: world.metrics)
    world.sealing = store.sealing
    world.onEnd = { [weak self] in self?.ended($0) }
    world.onChange = { [weak self] in self?.changed($0) }
    world.onKeep = { [weak self] in self?.keeper.keep($0.record()) }
    world.onMove = { [weak self] in self?.tidy($0) }
  }

  // MARK: Browsers

  /// Returns the browser with that cookie, if it has a tab or a socket.
  func presentBrowser(cookie: String) -> Browser? {
    guard let browser = browsers[cookie] else { return nil }
    browser.isConfirmed = true
    unconfirmed[cookie] = nil
    return browser
  }

  /// Returns the browser with that cookie, or `nil` if it is unknown.
  func browser(cookie: String) async throws(StoreUnavailable) -> Browser? {
    if let browser = presentBrowser(cookie: cookie) { return browser }
    let digest = Digest.hex(cookie)
    // A browser without open tabs, or one of an earlier run of the program.
    if !world.needsPairing, try await keeper.hasTabs(of: digest) {
      return presentBrowser(cookie: cookie) ?? add(Browser(cookie: cookie))
    }
    guard let paired = try await keeper.pairedBrowser(digest), isRemembered(paired) else { return nil }
    if let browser = presentBrowser(cookie: cookie) { return browser }
    let browser = add(Browser(cookie: cookie, paired: paired))
    if calendar() - paired.seen > 86_400 { visit(browser) }
    return browser
  }

  private func add(_ browser: Browser) -> Browser {
    browsers[browser.cookie] = browser
    return browser
  }

  /// Returns the paired browsers that are still admitted, the most recent visits first.
  func pairedBrowsers() async throws(StoreUnavailable) -> [(digest: String, browser: PairedBrowser)] {
    try await keeper.pairedBrowsers().filter { isRemembered($0.value) }.map { (digest: $0.key, browser: $0.value) }
      .sorted { ($1.browser.seen, $0.digest) < ($0.browser.seen, $1.digest) }
  }

  private func isRemembered(_ browser: PairedBrowser) -> Bool {
    calendar() - browser.seen < Int64(world.times.pairedDays) * 86_400
  }

  /// Creates a browser; a paired one has a name.
  func makeBrowser(pairedAs name: String? = nil) -> Browser {
    let browser = add(Browser(cookie: Secrets.token(), paired: name.map { PairedBrowser(seen: calendar(), name: $0) }))
    browser.renewed = calendar()
    if let paired = browser.paired { keeper.remember(paired, browser.digest) }
    return browser
  }

  /// Creates a browser for a cookie that a socket has set.
  func makeUnconfirmedBrowser(cookie: String) -> Browser {
    let browser = add(Browser(cookie: cookie))
    browser.isConfirmed = false
    browser.renewed = calendar()
    unconfirmed[cookie] = browser
    return browser
  }

  /// Returns true if the expiry of the browser's cookie is to be extended: once a day, with a page request. The visit
  /// of a paired browser is recorded as well.
  func renew(_ browser: Browser) -> Bool {
    let now = calendar()
    if let renewed = browser.renewed, (0..<86_400).contains(now - renewed) { return false }
    browser.renewed = now
    if let paired = browser.paired, now - paired.seen >= 86_400 { visit(browser) }
    return true
  }

  /// Records a visit of a paired browser.
  private func visit(_ browser: Browser) {
    browser.paired?.seen = calendar()
    if let paired = browser.paired { keeper.remember(paired, browser.digest) }
  }

  /// Ends all tabs of the browser, closes its sockets, and removes the browser.
  func forget(_ browser: Browser) {
    browser.isForgotten = true
    unconfirmed[browser.cookie] = nil
    for greeting in Array(browser.greetings.values) { greeting.refuse(.notAllowed, "logged out") }
    for session in Array(browser.sessions.values) { session.end(.notAllowed, "logged out") }
    keeper.forget(browser: browser.digest)
    browsers[browser.cookie] = nil
    if browser.isPaired { keeper.remember(nil, browser.digest) }
  }

  /// Removes a browser that is identified by the checksum of its cookie.
  func forget(digest: String) {
    if let browser = browsers.values.first(where: { $0.digest == digest }) { return forget(browser) }
    keeper.forget(browser: digest)
    keeper.remember(nil, digest)
  }

  /// Removes a browser without tabs and sockets. If it returns without a stored tab, it gets a new cookie or is
  /// recognised as paired.
  func tidy(_ browser: Browser) {
    guard browser.sessions.isEmpty, browser.greetings.isEmpty else { return }
    browsers[browser.cookie] = nil
    unconfirmed[browser.cookie] = nil
  }

  // MARK: Tabs

  /// Returns true if there is room for another tab, and if necessary ends one without a page.
  func makeRoom(for peer: Peer) -> Bool {
    let group = peer.group
    let waiting = (unjoined[group] ?? []).filter { $0.session.map { !$0.isEnded && !$0.isJoined } ?? false }
    unjoined[group] = waiting.isEmpty ? nil : waiting
    if waiting.count >= world.limits.unjoinedSessions {
      waiting.first?.session?.end(.sessionGone, "never joined")
    }
    return hasPlace(for: peer)
  }

  /// Returns true if neither the server nor the address has reached its limit of tabs. If a limit has been reached, a
  /// tab without a page is ended: one of the same address if the address has too many.
  func hasPlace(for peer: Peer) -> Bool {
    if hasItsShare(peer) { longestAway { $0.group == peer.group }?.giveUp() }
    guard !hasItsShare(peer) else { return false }
    if count >= world.limits.sessions { longestAway { _ in true }?.giveUp() }
    return count < world.limits.sessions
  }

  /// Returns true if the address has its maximum number of tabs. This machine may have all, unless a proxy forwards the
  /// client's address.
  private func hasItsShare(_ peer: Peer) -> Bool {
    !peer.isLoopback && counts[peer.group, default: 0] >= world.limits.share
  }

  /// Returns the matching tab whose page has been away for longest. Called only if a limit is reached.
  private func longestAway(where isMeant: (Session) -> Bool) -> Session? {
    browsers.values.lazy.flatMap(\.sessions.values).filter { $0.detachedSince != nil }.filter(isMeant)
      .min { ($0.detachedSince ?? 0) < ($1.detachedSince ?? 0) }
  }

  /// Creates a tab that has no scene yet; `begin` follows.
  func makeSession(
    for browser: Browser, environment: SceneEnvironment, group: String, token: String = Secrets.token()
  ) -> Session {
    let session = Session(
      token: token, browser: browser, page: makePage(environment), environment: environment, group: group, world: world)
    browsers[browser.cookie] = browser
    unjoined[group, default: []].append(Unjoined(session: session))
    count += 1
    counts[group, default: 0] += 1
    world.metrics.sessionsMade += 1
    world.metrics.sessions = count
    return session
  }

  private func ended(_ session: Session) {
    count -= 1
    let others = counts[session.group, default: 1] - 1
    counts[session.group] = others > 0 ? others : nil
    world.metrics.sessions = count
    dirty[session.token] = nil
    if session.isClosed { keeper.forget(digest: Digest.hex(session.token)) }
    var waiting = unjoined[session.group] ?? []
    waiting.removeAll { $0.session == nil || $0.session === session || $0.session?.isJoined == true }
    unjoined[session.group] = waiting.isEmpty ? nil : waiting
    tidy(session.browser)
    memory.tabEnded()
  }

  // MARK: Saving

  /// Schedules a save half a second after a change in a tab, if the store outlives the process.
  func changed(_ session: Session) {
    guard keeper.outlivesProcess, session.isJoined else { return }
    dirty[session.token] = session
    guard saveTimer == nil else { return }
    saveTimer = world.schedule.at(world.schedule.now + 500) { [weak self] in
      guard let self else { return }
      self.saveTimer = nil
      self.saveDirty()
    }
  }

  private func saveDirty() {
    let sessions = dirty
    dirty = [:]
    for session in sessions.values where !session.isEnded { keeper.keep(session.record()) }
  }

  /// Stops all tabs: they are stored, notified and ended.
  func stop(_ text: StaticStringText) {
    for browser in Array(browsers.values) {
      for greeting in Array(browser.greetings.values) { greeting.refuse(.goingAway, text) }
      for session in Array(browser.sessions.values) {
        session.prepareToStop()
        if keeper.outlivesProcess, session.isJoined, !session.isEnded { keeper.keep(session.record()) }
        session.end(.goingAway, text)
      }
    }
    keeper.hurry()
  }
}

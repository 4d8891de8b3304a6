internal import KeelScene

/// All browsers and tabs. Creates, finds and counts them against the limits.
@MainActor final class Sessions {
  let world: SessionWorld
  let saved: SavedSessions
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
  /// The paired browsers, by the checksums of their cookies.
  private var paired: [String: PairedBrowser]
  private let directory: StateDirectory?
  private let memory: SpareMemory
  /// Returns the time in seconds since 1970; tests replace it.
  var calendar: @MainActor () -> Int64 = { StateDirectory.wallTime() }

  private struct Unjoined {
    weak var session: Session?
  }

  init(
    world: SessionWorld, directory: StateDirectory?, makePage: @escaping @MainActor (SceneEnvironment) -> WebPage
  ) {
    self.world = world
    self.directory = directory
    self.makePage = makePage
    memory = SpareMemory(schedule: world.schedule)
    saved = SavedSessions(
      schedule: world.schedule, lifetime: world.times.kept.milliseconds, directory: directory)
    paired = directory?.readPaired() ?? [:]
    world.onEnd = { [weak self] in self?.ended($0) }
    world.onChange = { [weak self] in self?.changed($0) }
    world.onKeep = { [weak self] in self?.saved.keep($0.record()) }
    world.onMove = { [weak self] in self?.tidy($0) }
  }

  // MARK: Browsers

  /// Returns the browser with that cookie, or `nil` if it is unknown.
  func browser(cookie: String?) -> Browser? {
    guard let cookie else { return nil }
    if let browser = browsers[cookie] {
      browser.isConfirmed = true
      unconfirmed[cookie] = nil
      return browser
    }
    let digest = Digest.hex(cookie)
    // A browser without open tabs, or one of an earlier run of the program.
    if !world.needsPairing, saved.knows(cookie: cookie) {
      let browser = Browser(cookie: cookie, isPaired: false)
      browsers[cookie] = browser
      return browser
    }
    guard let last = paired[digest]?.seen,
      calendar() - last < Int64(world.times.pairedDays) * 86_400
    else { return nil }
    let browser = Browser(cookie: cookie, isPaired: true)
    browsers[cookie] = browser
    if calendar() - last > 86_400 { remember(browser) }
    return browser
  }

  /// The paired browsers that are still admitted, the most recent visits first.
  var pairedBrowsers: [(digest: String, browser: PairedBrowser)] {
    paired.filter { isRemembered($0.value) }.map { (digest: $0.key, browser: $0.value) }
      .sorted { ($1.browser.seen, $0.digest) < ($0.browser.seen, $1.digest) }
  }

  private func isRemembered(_ browser: PairedBrowser) -> Bool {
    calendar() - browser.seen < Int64(world.times.pairedDays) * 86_400
  }

  func makeBrowser(isPaired: Bool = false, name: String = "") -> Browser {
    let browser = Browser(cookie: Secrets.token(), isPaired: isPaired)
    browsers[browser.cookie] = browser
    browser.renewed = calendar()
    if isPaired { remember(browser, name: name) }
    return browser
  }

  /// Creates a browser for a cookie that a socket has set.
  func makeUnconfirmedBrowser(cookie: String) -> Browser {
    let browser = Browser(cookie: cookie, isPaired: false)
    browser.isConfirmed = false
    browser.renewed = calendar()
    browsers[cookie] = browser
    unconfirmed[cookie] = browser
    return browser
  }

  /// Returns true if the expiry of the browser's cookie is to be extended: once a day, with a page request. The visit
  /// of a paired browser is recorded as well.
  func renew(_ browser: Browser) -> Bool {
    let now = calendar()
    if let renewed = browser.renewed, (0..<86_400).contains(now - renewed) { return false }
    browser.renewed = now
    if browser.isPaired, now - (paired[browser.digest]?.seen ?? 0) >= 86_400 { remember(browser) }
    return true
  }

  private func remember(_ browser: Browser, name: String? = nil) {
    paired = paired.filter { isRemembered($0.value) }
    if paired.count >= 1000, let oldest = paired.min(by: { $0.value.seen < $1.value.seen }) {
      paired[oldest.key] = nil
    }
    paired[browser.digest] = PairedBrowser(seen: calendar(), name: name ?? paired[browser.digest]?.name ?? "")
    directory?.writePaired(paired)
  }

  /// Ends all tabs of the browser, closes its sockets, and removes the browser.
  func forget(_ browser: Browser) {
    unconfirmed[browser.cookie] = nil
    for greeting in Array(browser.greetings.values) { greeting.refuse(.notAllowed, "logged out") }
    for session in Array(browser.sessions.values) { session.end(.notAllowed, "logged out") }
    saved.forget(browser: browser.digest)
    browsers[browser.cookie] = nil
    if paired.removeValue(forKey: browser.digest) != nil { directory?.writePaired(paired) }
  }

  /// Removes a browser that is identified by the checksum of its cookie.
  func forget(digest: String) {
    if let browser = browsers.values.first(where: { $0.digest == digest }) { return forget(browser) }
    guard paired.removeValue(forKey: digest) != nil else { return }
    saved.forget(browser: digest)
    directory?.writePaired(paired)
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
    if session.isClosed { saved.forget(digest: Digest.hex(session.token)) }
    var waiting = unjoined[session.group] ?? []
    waiting.removeAll { $0.session == nil || $0.session === session || $0.session?.isJoined == true }
    unjoined[session.group] = waiting.isEmpty ? nil : waiting
    tidy(session.browser)
    memory.tabEnded()
  }

  // MARK: Saving

  /// Schedules a save half a second after a change in a tab, if there is a state directory.
  func changed(_ session: Session) {
    guard directory != nil, session.isJoined else { return }
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
    for session in sessions.values where !session.isEnded { saved.keep(session.record()) }
  }

  /// Stops all tabs: they are stored, notified and ended.
  func stop(_ text: StaticStringText) {
    for browser in Array(browsers.values) {
      for greeting in Array(browser.greetings.values) { greeting.refuse(.goingAway, text) }
      for session in Array(browser.sessions.values) {
        session.prepareToStop()
        if directory != nil, session.isJoined, !session.isEnded { saved.keep(session.record()) }
        session.end(.goingAway, text)
      }
    }
    directory?.finish()
  }

  /// Waits until everything is on disk.
  func finishWriting() { directory?.finish() }

  /// Returns when the results of all writes are known; for tests.
  func writesReported() async {
    while let directory, directory.pending > 0 { await Task.yield() }
  }
}

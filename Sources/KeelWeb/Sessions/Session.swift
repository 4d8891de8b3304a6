internal import KeelScene

/// A tab: its scene, its page, and its current socket, if there is one.
///
/// A tab is *unjoined* from the response to its first request until the first message of its script, then *connected*,
/// and *detached* whenever its socket is gone. Unjoined and detached tabs have a time limit after which they end.
///
/// This file begins and ends a tab. The extensions send to the page (`Session+FrontEnd`), connect the page with the tab
/// (`Session+Joining`) and handle its messages (`Session+Receiving`). State without `private` is theirs too.
@MainActor final class Session {
  let token: String
  private(set) var browser: Browser
  let page: WebPage
  let world: SessionWorld
  /// The group of the peer that sent the first request, for limits.
  let group: String
  private(set) var scene: (any WebScene)?
  var events: (any EventSink)?
  var channel: (any Channel)?
  var isJoined = false
  private(set) var isEnded = false
  /// The time at which its page lost its socket.
  var detachedSince: Milliseconds?
  /// The time at which its page announced that it may unload.
  var leavingSince: Milliseconds?
  /// True if the user or the program closed the tab: then nothing is stored.
  private(set) var isClosed = false
  var environment: SceneEnvironment
  private let connection = SceneConnection()
  /// The last known location of the app.
  var path = ""
  /// The last path of the page that was recorded.
  var shownPath = ""
  var numbers = EventNumbers()
  /// The number of the last event that the state includes with which the scene was restored, for its page.
  var restoredEvent: Int?
  /// The parts of a text whose end has not arrived.
  var parts = SentParts()
  /// True if the page is so slow that it receives the whole page next, in place of changes.
  var isBehind = false
  var log: SentLog
  var messages: TokenBucket
  var strays: TokenBucket
  var timer: Schedule.Ticket?
  private var totalTimer: Schedule.Ticket?
  private let made: Milliseconds
  private var isOversizeLogged = false
  /// True if the tab is hidden, according to its page.
  var isHidden = false
  /// True while an event is handled that is a click which the browser follows itself.
  var isFollowingLink = false
  /// Texts that the program has announced while the page was not connected.
  var unspoken: [String] = []

  init(
    token: String, browser: Browser, page: WebPage, environment: SceneEnvironment, group: String, world: SessionWorld
  ) {
    self.token = token
    self.browser = browser
    self.page = page
    self.environment = environment
    self.group = group
    self.world = world
    made = world.schedule.now
    log = SentLog(limit: world.limits.keptBytes)
    messages = TokenBucket(rate: world.limits.messages, burst: world.limits.messagesAtOnce)
    strays = TokenBucket(rate: world.limits.strayEvents, burst: world.limits.strayEventsAtOnce)
    browser.sessions[token] = self
    connection.onSceneStateChange = { [weak self] in
      if let self, !self.isEnded { self.world.changed(self) }
    }
    wait(until: made + world.times.unjoined.milliseconds) { $0.giveUp() }
    if let total = world.times.total {
      totalTimer = world.schedule.at(made + total.milliseconds) { [weak self] in
        self?.end(.closed, "the time limit of the tab is over")
      }
    }
  }

  /// Creates the scene of the tab with the state of a stored one. A state that cannot be decrypted is as none.
  func begin(path: String, from record: SavedSession) {
    let state =
      if let sealing = world.sealing {
        record.snapshot.flatMap { sealing.opened($0, cookie: browser.cookie, tab: record.digest) }
      } else {
        record.snapshot
      }
    _ = begin(path: path, snapshot: state)
  }

  /// Creates the scene of the tab, with a snapshot if there is one. Returns false if the path is unknown.
  func begin(path: String, snapshot: [UInt8]?) -> Bool {
    self.path = path
    let request = SceneRequest(
      path: path, environment: environment, snapshot: snapshot, connection: connection, browser: browser.digest)
    let scene = world.makeScene(self, request)
    guard !isEnded else {
      scene.close()
      return false
    }
    self.scene = scene
    let found = isAtOrOpens(path, in: scene) || snapshot != nil
    // The document is created after this, and contains everything that has been applied so far.
    log.clear()
    return found
  }

  /// Returns true if the scene is at a path or opens it. A query that the app does not know is ignored, because others
  /// may have added it to the address.
  private func isAtOrOpens(_ path: String, in scene: any WebScene) -> Bool {
    // A scene that was restored may already be at the path.
    if path.isEmpty || page.path == path || scene.open(path: path) { return true }
    guard let query = path.firstIndex(of: "?") else { return false }
    let plain = String(path[..<query])
    // The tab is stored under the path that the browser requests when it reloads the page.
    if self.path == path { self.path = plain }
    return isAtOrOpens(plain, in: scene)
  }

  /// Returns true if the scene, which could not open the path it began with, shows the nearest page instead.
  func isAtNearestPage(to path: String) -> Bool {
    guard scene?.opensNearestPage(to: path) == true else { return false }
    self.path = page.path
    return true
  }

  /// Gives the tab to another browser.
  func move(to other: Browser) {
    let former = browser
    former.sessions[token] = nil
    other.sessions[token] = self
    browser = other
    world.moved(from: former)
  }

  /// Records the connection by which the page or its socket was requested.
  func recordPeer(_ peer: Peer) { connection.localAddress = world.isOpen ? peer.localAddress : "127.0.0.1" }

  // MARK: Ending

  /// Records that the page has lost its socket.
  func detach() {
    channel = nil
    isBehind = false
    detachedSince = world.schedule.now
    sendPhase(isAway: true)
  }

  /// Sends the phase of the scene. The app saves its data when the tab is hidden, because there may be no later
  /// opportunity.
  func sendPhase(isAway: Bool) { events?.send(.phase(isAway || isHidden ? .background : .active)) }

  /// Prepares for a stop of the server: the app saves its data before the tab is stored.
  func prepareToStop() { sendPhase(isAway: true) }

  func wait(until time: Milliseconds, then act: @escaping @MainActor (Session) -> Void) {
    timer?.cancel()
    timer = world.schedule.at(time) { [weak self] in
      guard let self else { return }
      act(self)
    }
  }

  /// Ends a tab without a page, and stores it for its return.
  func giveUp() {
    if isJoined { world.keep(self) }
    end(.sessionGone, "the tab was away for too long")
  }

  /// Handles the closing of the tab by the user.
  func closeByUser() {
    events?.send(.close)
    end(.closed, "closed by the user")
  }

  /// Releases the scene and everything else. If the page is connected, it receives the reason.
  func end(_ goodbye: WireProtocol.Goodbye, _ text: StaticStringText) {
    guard !isEnded else { return }
    isEnded = true
    isClosed = goodbye == .closed
    timer?.cancel()
    totalTimer?.cancel()
    timer = nil
    totalTimer = nil
    log.clear()
    let channel = channel
    self.channel = nil
    channel?.receiver = nil
    channel?.close(sending: goodbye, text)
    let scene = scene
    self.scene = nil
    browser.sessions[token] = nil
    world.ended(self)
    scene?.close()
    events = nil
  }

  /// Returns the data to store.
  func record() -> SavedSession {
    var snapshot = scene?.snapshot()
    if let size = snapshot?.count, size > world.limits.snapshotBytes {
      snapshot = nil
      if !isOversizeLogged {
        world.log.warning(
          "the state of a tab is too large to be saved; its address is kept",
          ["bytes": String(size), "limit": String(world.limits.snapshotBytes)])
      }
      isOversizeLogged = true
    }
    let digest = Digest.hex(token)
    if let sealing = world.sealing {
      snapshot = snapshot.flatMap { sealing.sealed($0, cookie: browser.cookie, tab: digest) }
    }
    return SavedSession(
      digest: digest, browser: browser.digest, path: path, lastEvent: numbers.known, snapshot: snapshot)
  }
}

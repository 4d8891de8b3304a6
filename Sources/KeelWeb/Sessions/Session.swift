internal import KeelInteraction
internal import KeelScene

/// A tab: its scene, its page, and its current socket, if there is one.
///
/// A tab is *unjoined* from the response to its first request until the first message of its script, then *connected*,
/// and *detached* whenever its socket is gone. Unjoined and detached tabs have a time limit after which they end.
@MainActor final class Session: FrontEnd {
  let token: String
  let browser: Browser
  let page: WebPage
  let world: SessionWorld
  /// The group of the peer that sent the first request, for limits.
  let group: String
  private(set) var scene: (any WebScene)?
  private(set) var events: (any EventSink)?
  private(set) var channel: (any Channel)?
  private(set) var isJoined = false
  private(set) var isEnded = false
  /// The time since which its page has been away.
  private(set) var awaySince: Milliseconds?
  /// The time at which its page announced that it may unload.
  private var leavingSince: Milliseconds?
  /// True if the user or the program closed the tab: then nothing is stored.
  private(set) var isClosed = false
  private(set) var environment: SceneEnvironment
  private let connection = SceneConnection()
  /// The last known location of the app.
  private(set) var path = ""
  /// The last path of the page that was recorded.
  private var shownPath = ""
  /// The number of the last handled event.
  private(set) var lastEvent = 0
  /// True if the page's event numbers are unknown: they belong to an earlier scene, whose events do not apply.
  private var takesAnyNumber = false
  /// True if the page is so slow that it receives the whole page next, in place of changes.
  private(set) var isBehind = false
  private var acknowledged = 0
  private(set) var log: SentLog
  private var messages: TokenBucket
  private var strays: TokenBucket
  private var timer: Schedule.Ticket?
  private var totalTimer: Schedule.Ticket?
  private let made: Milliseconds
  /// True if the tab is hidden, according to its page.
  private var isHidden = false
  /// True while an event is handled that is a click which the browser follows itself.
  private var isFollowingLink = false

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
    wait(until: made + world.times.unjoined.milliseconds) { $0.giveUp() }
    if let total = world.times.total {
      totalTimer = world.schedule.at(made + total.milliseconds) { [weak self] in self?.end(.closed, "its time is over")
      }
    }
  }

  /// Creates the scene of the tab, with a snapshot if there is one. Returns false if the path is unknown.
  func begin(path: String, snapshot: [UInt8]?) -> Bool {
    self.path = path
    let request = SceneRequest(path: path, environment: environment, snapshot: snapshot, connection: connection)
    let scene = world.makeScene(self, request)
    guard !isEnded else {
      scene.close()
      return false
    }
    self.scene = scene
    // A scene that was restored may already be at the path.
    let found = path.isEmpty || page.path == path || scene.open(path: path) || snapshot != nil
    // The document is created after this, and contains everything that has been applied so far.
    log.clear()
    return found
  }

  /// Records the connection by which the page or its socket was requested.
  func comes(by peer: Peer) { connection.localAddress = world.isOpen ? peer.localAddress : "127.0.0.1" }

  /// Accepts any number for the next event, because the page has events of an earlier scene.
  func takeAnyNumber() { takesAnyNumber = true }

  // MARK: The front end

  func attach(events: any EventSink) {
    self.events = events
    events.send(.environment(environment))
  }

  func apply(_ patch: Patch) {
    guard !isEnded else { return }
    world.metrics.patches += 1
    let before = page.sequence
    let frames = page.apply(patch)
    if page.path != shownPath {
      shownPath = page.path
      path = page.path
    }
    log.append(from: before, to: page.sequence, frames: frames)
    guard let channel, !isBehind else { return }
    if channel.queuedBytes > world.limits.queuedBytes {
      isBehind = true
      channel.dropQueued()
      if channel.queuedBytes == 0 { catchUp() }
      return
    }
    for frame in frames { channel.send(frame) }
    askForConfirmation(on: channel)
  }

  /// Requests a confirmation once there is enough to discard, because arrived changes need not be stored.
  private func askForConfirmation(on channel: any Channel) {
    if log.bytes >= Session.bytesWorthAsking { channel.confirm(page.sequence) }
  }
  private static let bytesWorthAsking = 1_024

  func open(url: String) {
    // The browser follows the user's clicks itself. This call is for URLs that the program opens.
    guard !isFollowingLink else { return }
    tell("o", url)
  }

  /// Puts text on the clipboard of the page.
  func copy(text: String) { tell("y", text) }

  /// Sends the page a message that contains one text.
  private func tell(_ kind: String, _ text: String) {
    var writer = JSONWriter()
    writer.array { writer in
      writer.string(kind)
      writer.string(text)
    }
    channel?.send(writer.text)
  }

  /// Sends the latest state to a page whose queue had no room for the changes.
  private func catchUp() {
    isBehind = false
    world.metrics.snapshotsSent += 1
    channel?.send(page.snapshot())
    acknowledge()
  }

  // MARK: Joining

  /// Takes over the socket of the tab's page, and sends the changes that the page has missed.
  func join(_ channel: any Channel, hello: PageMessage.Hello, rest: ArraySlice<String>) {
    if let old = self.channel {
      old.receiver = nil
      self.channel = nil
      old.sayGoodbye(.takenOver, "this page is shown elsewhere now")
    }
    if isJoined { world.metrics.resumed += 1 }
    isJoined = true
    awaySince = nil
    leavingSince = nil
    isBehind = false
    timer?.cancel()
    timer = nil
    if hello.environment != environment {
      environment = hello.environment
      events?.send(.environment(environment))
    }
    isHidden = hello.isHidden
    if !isEnded { tellPhase(isAway: false) }
    guard !isEnded else { return channel.sayGoodbye(.closed, "closed by the program") }
    guard
      takesAnyNumber || (hello.nextEvent - 1 <= lastEvent && hello.sequence <= page.sequence)
    else {
      world.metrics.count(.malformedMessage)
      channel.sayGoodbye(.malformed, "the numbers are not of this page")
      return end(.malformed, "the numbers are not of this page")
    }
    self.channel = channel
    channel.receiver = self
    if takesAnyNumber {
      // Events of the old page do not apply to the new one. The page repeats the texts that the user typed there.
      page.lastEvent = hello.nextEvent - 1
      world.metrics.snapshotsSent += 1
      channel.send("[\"a\",\(Session.largestNumber)]")
      channel.send(page.snapshot())
    } else {
      acknowledged = -1
      acknowledge()
      if let frames = log.frames(after: hello.sequence, upTo: page.sequence) {
        for frame in frames { channel.send(frame) }
      } else {
        world.metrics.snapshotsSent += 1
        channel.send(page.snapshot())
      }
    }
    if !rest.isEmpty { self.channel(channel, received: Array(rest)) }
  }

  /// The largest whole number that is exact in a script.
  static let largestNumber = 9_007_199_254_740_991

  private func acknowledge() {
    guard acknowledged != lastEvent, !isBehind else { return }
    acknowledged = lastEvent
    channel?.send("[\"a\",\(lastEvent)]")
  }

  // MARK: Loading again

  /// True if its page has just announced that it may unload: then the request for its address reloads the same tab.
  var mayComeAgain: Bool { leavingSince.map { world.schedule.now - $0 < Session.timeToComeAgain } ?? false }
  private static let timeToComeAgain: Milliseconds = 10_000

  /// Detaches the page, and returns the document in which the tab continues. Its event numbers continue those of the
  /// old page.
  func goOn() -> String {
    leavingSince = nil
    // The browser closes the socket with the page. Neither that nor the old page's last messages apply to the new page.
    channel?.receiver = nil
    beAway()
    if isEnded { return page.document(resume: token, after: lastEvent) }
    wait(until: world.schedule.now + world.times.unjoined.milliseconds) { $0.giveUp() }
    page.typingEnds().forEach { events?.send($0) }
    log.clear()
    return page.document(resume: token, after: lastEvent)
  }

  // MARK: Ending

  /// Records that the page has lost its socket.
  private func beAway() {
    channel = nil
    isBehind = false
    awaySince = world.schedule.now
    tellPhase(isAway: true)
  }

  /// Sends the phase of the scene. The app saves its data when the tab is hidden, because there may be no later
  /// opportunity.
  private func tellPhase(isAway: Bool) { events?.send(.phase(isAway || isHidden ? .background : .active)) }

  /// Prepares for a stop of the server: the app saves its data before the tab is stored.
  func prepareToStop() { tellPhase(isAway: true) }

  private func wait(until time: Milliseconds, then act: @escaping @MainActor (Session) -> Void) {
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
  private func closeForThePerson() {
    events?.send(.close)
    end(.closed, "closed by the person")
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
    channel?.sayGoodbye(goodbye, text)
    let scene = scene
    self.scene = nil
    browser.sessions[token] = nil
    world.ended(self)
    scene?.close()
    events = nil
  }

  /// Returns the data to store. It has no event number, which would not apply to a later scene.
  func record() -> SavedSession {
    SavedSession(
      digest: Digest.hex(token), browser: browser.digest, path: path, snapshot: scene?.snapshot())
  }
}

// MARK: - Receiving

extension Session: ChannelReceiver {
  func channel(_ channel: any Channel, received texts: [String]) {
    for text in texts {
      guard !isEnded, self.channel === channel else { return }
      guard messages.take(at: world.schedule.now) else {
        world.metrics.count(.tooFast)
        return end(.overLimit, "too many messages")
      }
      take(text)
    }
    guard !isEnded, self.channel === channel else { return }
    acknowledge()
  }

  func channel(_ channel: any Channel, confirmed number: Int) {
    guard !isEnded, self.channel === channel else { return }
    log.drop(upTo: number)
    askForConfirmation(on: channel)
  }

  func channelDrained(_ channel: any Channel) {
    if isBehind, !isEnded { catchUp() }
  }

  /// Handles the notice of a browser that a tab is closed or leaves the app. Messages that a page sends at that moment
  /// are mostly lost.
  func channelLeft(_ channel: any Channel) {
    guard self.channel === channel, !isEnded else { return }
    guard mayComeAgain, let leavingSince else { return closeForThePerson() }
    // Some browsers close sockets before they request the reloaded page.
    beAway()
    guard !isEnded else { return }
    world.changed(self)
    wait(until: leavingSince + Session.timeToComeAgain) { $0.closeForThePerson() }
  }

  func channelClosed(_ channel: any Channel) {
    guard self.channel === channel else { return }
    beAway()
    guard !isEnded else { return }
    world.changed(self)
    wait(until: world.schedule.now + world.times.idle.milliseconds) { $0.giveUp() }
  }

  private func take(_ text: String) {
    do throws(WireError) {
      switch try PageMessage.decode(text.utf8) {
      case .keepAlive: break
      case .leaving: leavingSince = world.schedule.now
      case .visible(let isVisible):
        isHidden = !isVisible
        tellPhase(isAway: false)
        if !isEnded { world.changed(self) }
      case .hello: throw WireError.order
      case .event(let number, let event):
        leavingSince = nil
        if takesAnyNumber {
          takesAnyNumber = false
          lastEvent = number - 1
        }
        // Already handled, on the previous connection.
        guard number > lastEvent else { return }
        guard number == lastEvent + 1 else { throw WireError.order }
        lastEvent = number
        handle(event, number: number)
      }
    } catch {
      world.metrics.count(.malformedMessage)
      world.log.warning("a page sent what is none of its messages", ["error": "\(error)"])
      end(WireProtocol.Goodbye(rawValue: error.closeCode) ?? .malformed, "the message was not understood")
    }
  }

  private func handle(_ event: WireEvent, number: Int) {
    world.metrics.events += 1
    switch event {
    case .open(let path):
      if scene?.open(path: path) == true { self.path = path }
    case .scene(let event):
      switch page.verdict(on: event, number: number) {
      case .accepted(.close): return closeForThePerson()
      case .accepted(let event): answer(event)
      case .late: if !takesStray() { return }
      case .unlawful:
        world.metrics.count(.unlawfulEvents)
        if !takesStray() { return }
      }
    }
    if isEnded { return }
    world.changed(self)
  }

  private func answer(_ event: Event) {
    if case .environment(let environment) = event { self.environment = environment }
    isFollowingLink = page.isLink(event)
    events?.send(event)
    isFollowingLink = false
  }

  /// Returns true if the tab may continue after an event that has no effect: a slow connection causes some, a flood
  /// ends the tab.
  private func takesStray() -> Bool {
    if strays.take(at: world.schedule.now) { return true }
    world.metrics.count(.strayEvents)
    end(.overLimit, "too many events for what is not there")
    return false
  }
}

internal import KeelInteraction
internal import KeelScene

/// One tab: its scene, what it shows, and the socket that it has now, if it has one.
///
/// A tab is *unjoined* from the answer to its first request until its script has said hello, then *connected*, and
/// *detached* whenever its socket is gone. Unjoined and detached tabs have a time after which they end.
@MainActor final class Session: FrontEnd {
  let token: String
  let browser: Browser
  let page: WebPage
  let world: SessionWorld
  /// By whom the first request came, for limits.
  let group: String
  private(set) var scene: (any WebScene)?
  private(set) var events: (any EventSink)?
  private(set) var channel: (any Channel)?
  private(set) var isJoined = false
  private(set) var isEnded = false
  /// Since when its page has been away.
  private(set) var awaySince: Milliseconds?
  /// When its page said that it may be about to go.
  private var leavingSince: Milliseconds?
  /// Whether it was the person or the program who closed it: then nothing is kept.
  private(set) var isClosed = false
  private(set) var environment: SceneEnvironment
  private let connection = SceneConnection()
  /// Where the app is, as far as the server was told.
  private(set) var path = ""
  /// What the page's address said last.
  private var shownPath = ""
  /// The last event that was handled.
  private(set) var lastEvent = 0
  /// Whether the page's count of events is not known: it is of an earlier scene, whose events mean nothing here.
  private var takesAnyNumber = false
  /// Whether the page is so slow that it gets the whole page next, in place of changes.
  private(set) var isBehind = false
  private var acknowledged = 0
  private(set) var log: SentLog
  private var messages: TokenBucket
  private var strays: TokenBucket
  private var timer: Schedule.Ticket?
  private var totalTimer: Schedule.Ticket?
  private let made: Milliseconds
  /// Whether the tab is hidden, as far as its page has said.
  private var isHidden = false
  /// Whether the event at hand is a click that the browser answers by itself.
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

  /// Shows a scene in the tab: a new one, or one that goes on from what was kept. False if the path means nothing.
  func begin(path: String, snapshot: [UInt8]?) -> Bool {
    self.path = path
    let request = SceneRequest(path: path, environment: environment, snapshot: snapshot, connection: connection)
    let scene = world.makeScene(self, request)
    guard !isEnded else {
      scene.close()
      return false
    }
    self.scene = scene
    // A scene that begins with what was kept may be there already.
    let found = path.isEmpty || page.path == path || scene.open(path: path) || snapshot != nil
    // The document is made after this: it holds all that has been shown so far.
    log.clear()
    return found
  }

  /// The page, or its socket, has come over this line.
  func comes(by peer: Peer) { connection.localAddress = world.isOpen ? peer.localAddress : "127.0.0.1" }

  /// The page that this tab is for has events of an earlier scene.
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

  /// What has arrived need not be kept; it is asked for once there is some to keep.
  private func askForConfirmation(on channel: any Channel) {
    if log.bytes >= Session.bytesWorthAsking { channel.confirm(page.sequence) }
  }
  private static let bytesWorthAsking = 1_024

  func open(url: String) {
    // The browser follows what a person clicks by itself: this is for what the program wants by itself.
    guard !isFollowingLink else { return }
    tell("o", url)
  }

  /// Puts text on the clipboard of the page.
  func copy(text: String) { tell("y", text) }

  /// Sends the page a message of one text.
  private func tell(_ kind: String, _ text: String) {
    var writer = JSONWriter()
    writer.array { writer in
      writer.string(kind)
      writer.string(text)
    }
    channel?.send(writer.text)
  }

  /// Sends the latest state to a page that had no room for the way there.
  private func catchUp() {
    isBehind = false
    world.metrics.snapshotsSent += 1
    channel?.send(page.snapshot())
    acknowledge()
  }

  // MARK: Joining

  /// Takes the socket of the tab's page over. What that page has missed goes out.
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
      // What was done on the old page means nothing on the new one. What was typed there the page types again.
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

  /// The largest whole number that a script counts without loss.
  static let largestNumber = 9_007_199_254_740_991

  private func acknowledge() {
    guard acknowledged != lastEvent, !isBehind else { return }
    acknowledged = lastEvent
    channel?.send("[\"a\",\(lastEvent)]")
  }

  // MARK: Loading again

  /// Whether its page said just now that it may be about to go: the request for its address is of the same tab then.
  var mayComeAgain: Bool { leavingSince.map { world.schedule.now - $0 < Session.timeToComeAgain } ?? false }
  private static let timeToComeAgain: Milliseconds = 10_000

  /// Lets the page go, and makes the document that the tab goes on in: it counts events from where the old one stopped.
  func goOn() -> String {
    leavingSince = nil
    // The browser closes the socket with the page. Neither that, nor what the page still says, is meant for the new one.
    channel?.receiver = nil
    beAway()
    if isEnded { return page.document(resume: token, after: lastEvent) }
    wait(until: world.schedule.now + world.times.unjoined.milliseconds) { $0.giveUp() }
    page.typingEnds().forEach { events?.send($0) }
    log.clear()
    return page.document(resume: token, after: lastEvent)
  }

  // MARK: Ending

  /// The page has no socket any more.
  private func beAway() {
    channel = nil
    isBehind = false
    awaySince = world.schedule.now
    tellPhase(isAway: true)
  }

  /// The app saves what it has when nobody sees it: there may be no other time.
  private func tellPhase(isAway: Bool) { events?.send(.phase(isAway || isHidden ? .background : .active)) }

  /// The server is about to stop: the app saves before what the tab is like is kept.
  func prepareToStop() { tellPhase(isAway: true) }

  private func wait(until time: Milliseconds, then act: @escaping @MainActor (Session) -> Void) {
    timer?.cancel()
    timer = world.schedule.at(time) { [weak self] in
      guard let self else { return }
      act(self)
    }
  }

  /// Ends a tab that nobody looks at; what it was like is kept for its return.
  func giveUp() {
    if isJoined { world.keep(self) }
    end(.sessionGone, "the tab was away for too long")
  }

  /// The person has closed the tab.
  private func closeForThePerson() {
    events?.send(.close)
    end(.closed, "closed by the person")
  }

  /// Lets go of the scene and of everything else. The page, if it is there, is told why.
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

  /// What is kept of the tab; the last number is of no use to a later scene.
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

  /// A browser says so when a tab is closed or goes elsewhere; what a page sends at that moment mostly gets lost.
  func channelLeft(_ channel: any Channel) {
    guard self.channel === channel, !isEnded else { return }
    guard mayComeAgain, let leavingSince else { return closeForThePerson() }
    // Some browsers close sockets before they ask for the page that is loaded again.
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
        // Done already, on the connection before this one.
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

  /// Whether the tab may go on after an event that comes to nothing: a slow line has some, a flood is ended.
  private func takesStray() -> Bool {
    if strays.take(at: world.schedule.now) { return true }
    world.metrics.count(.strayEvents)
    end(.overLimit, "too many events for what is not there")
    return false
  }
}

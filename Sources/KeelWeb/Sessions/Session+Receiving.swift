internal import KeelInteraction
internal import KeelScene

/// Handling the messages of the page.
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
    guard mayReload, let leavingSince else { return closeByUser() }
    // Some browsers close sockets before they request the reloaded page.
    detach()
    guard !isEnded else { return }
    world.changed(self)
    wait(until: leavingSince + Session.timeToReload) { $0.closeByUser() }
  }

  func channelClosed(_ channel: any Channel) {
    guard self.channel === channel else { return }
    detach()
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
        sendPhase(isAway: false)
        if !isEnded { world.changed(self) }
      case .hello: throw WireError.order
      case .event(let number, let event):
        // A page that unloads may still report what it has measured.
        if event.isByUser { leavingSince = nil }
        if try numbers.take(number), let event = try parts.join(event) { try handle(event, number: number) }
      }
    } catch {
      world.metrics.count(.malformedMessage)
      world.log.warning("a page sent an unknown message", ["error": "\(error)"])
      end(WireProtocol.Goodbye(rawValue: error.closeCode) ?? .malformed, "the message was not understood")
    }
  }

  private func handle(_ event: WireEvent, number: Int) throws(WireError) {
    world.metrics.events += 1
    defer { page.cause = .other }
    switch event {
    case .open(let path):
      if scene?.open(path: path) == true { self.path = path }
    case .geometry(let patch, let event):
      guard page.takesMeasurement(after: patch), case .accepted(let event) = page.receive(event, number: number)
      else { break }
      if case .geometry(_, let round) = event { page.cause = .geometry(round: round) }
      answer(event)
    case .fits(let id, let index):
      page.cause = .measurement
      send { page.choose(index, in: id) }
    case .measured(let patch, let nodes):
      guard page.takesMeasurement(after: patch) else { break }
      page.cause = .measurement
      send { page.arrange(nodes) }
      if let event = page.takeUnsettled(), case .accepted(let event) = page.receive(event, number: number) {
        answer(event)
      }
    case .guided(let patch, let id, let measured):
      guard page.takesMeasurement(after: patch) else { break }
      page.cause = .measurement
      send { page.align(id, measured) }
    case .scene(let inner):
      act(on: page.receive(inner, number: number), isByUser: event.isByUser)
    case .change(let id, let change):
      act(on: try page.receive(change, of: id, number: number), isByUser: true)
    case .part: break
    }
    if isEnded { return }
    world.changed(self)
  }

  private func act(on verdict: Verdict, isByUser: Bool) {
    switch verdict {
    case .accepted(.close): closeByUser()
    case .accepted(let event): answer(event)
    // A program that shows and removes pages quickly causes as many late reports.
    case .late: if isByUser { takeStray() }
    case .unlawful:
      world.metrics.count(.unlawfulEvents)
      takeStray()
    }
  }

  private func answer(_ event: Event) {
    if case .environment(let environment) = event { self.environment = environment }
    isFollowingLink = page.isLink(event)
    events?.send(event)
    isFollowingLink = false
  }

  /// Counts an event that has no effect: a slow connection causes some, a flood ends the tab.
  private func takeStray() {
    if strays.take(at: world.schedule.now) { return }
    world.metrics.count(.strayEvents)
    end(.overLimit, "too many events for missing elements")
  }
}

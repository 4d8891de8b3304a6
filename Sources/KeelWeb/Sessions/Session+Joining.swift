internal import KeelScene

/// Connecting a page with its tab: at first, after its socket was gone, and when the page is loaded again.
extension Session {
  /// Takes over the socket of the tab's page, and sends the changes that the page has missed.
  func join(_ channel: any Channel, hello: PageMessage.Hello, rest: ArraySlice<String>) {
    if let old = self.channel {
      old.receiver = nil
      self.channel = nil
      old.close(sending: .takenOver, "the tab is shown by another page")
    }
    if isJoined { world.metrics.resumed += 1 }
    isJoined = true
    detachedSince = nil
    leavingSince = nil
    isBehind = false
    timer?.cancel()
    timer = nil
    if hello.environment != environment {
      environment = hello.environment
      events?.send(.environment(environment))
    }
    isHidden = hello.isHidden
    if !isEnded { sendPhase(isAway: false) }
    guard !isEnded else { return channel.close(sending: .closed, "closed by the program") }
    guard numbers.areUnknown || (hello.nextEvent - 1 <= numbers.last && hello.sequence <= page.sequence) else {
      world.metrics.count(.malformedMessage)
      channel.close(sending: .malformed, "the numbers do not belong to this page")
      return end(.malformed, "the numbers do not belong to this page")
    }
    self.channel = channel
    channel.receiver = self
    if numbers.areUnknown {
      // Events of the old page do not apply to the new one. The page repeats the texts that the user typed there.
      page.lastEvent = hello.nextEvent - 1
      world.metrics.snapshotsSent += 1
      channel.send("[\"a\",\(Session.largestNumber)\(restoredEvent.map { ",\($0)" } ?? "")]")
      channel.send(page.snapshot())
    } else {
      numbers.acknowledgeAgain()
      acknowledge()
      if let frames = log.frames(after: hello.sequence, upTo: page.sequence) {
        for frame in frames { channel.send(frame) }
      } else {
        world.metrics.snapshotsSent += 1
        channel.send(page.snapshot())
      }
    }
    speak()
    if !rest.isEmpty { self.channel(channel, received: Array(rest)) }
  }

  /// The largest whole number that is exact in a script.
  static let largestNumber = 9_007_199_254_740_991

  /// Sends the page the number of its last handled event.
  func acknowledge() {
    guard !isBehind, let number = numbers.nextAcknowledgement() else { return }
    channel?.send("[\"a\",\(number)]")
  }

  // MARK: Loading again

  /// True if its page has just announced that it may unload: then the request for its address reloads the same tab.
  var mayReload: Bool { leavingSince.map { world.schedule.now - $0 < Session.timeToReload } ?? false }
  static let timeToReload: Milliseconds = 10_000

  /// Detaches the page, and returns the document in which the tab continues. Its event numbers continue those of the
  /// old page.
  func reload() -> String {
    leavingSince = nil
    // The browser closes the socket with the page. Neither that nor the old page's last messages apply to the new page.
    channel?.receiver = nil
    detach()
    if isEnded { return page.document(resume: token, after: numbers.last) }
    wait(until: world.schedule.now + world.times.unjoined.milliseconds) { $0.giveUp() }
    parts = SentParts()
    page.typingEnds().forEach { events?.send($0) }
    log.clear()
    return page.document(resume: token, after: numbers.last)
  }
}

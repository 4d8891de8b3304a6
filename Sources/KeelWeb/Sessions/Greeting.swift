/// An open socket that has not yet identified its tab.
@MainActor final class Greeting: ChannelReceiver {
  let channel: any Channel
  let browser: Browser
  let peer: Peer
  private let isHello: @MainActor (Greeting, PageMessage.Hello, ArraySlice<String>) async -> Void
  private let onEnd: @MainActor (Greeting) -> Void
  private let metrics: Metrics
  private var timer: Schedule.Ticket?
  /// True while the tab of the page is looked up. A page sends nothing more before it has the answer.
  private var isKnown = false
  /// True if the socket has another receiver or is closed.
  private(set) var isOver = false

  init(
    channel: any Channel, browser: Browser, peer: Peer, schedule: Schedule, patience: Milliseconds, metrics: Metrics,
    isHello: @escaping @MainActor (Greeting, PageMessage.Hello, ArraySlice<String>) async -> Void,
    onEnd: @escaping @MainActor (Greeting) -> Void
  ) {
    self.channel = channel
    self.browser = browser
    self.peer = peer
    self.isHello = isHello
    self.onEnd = onEnd
    self.metrics = metrics
    browser.greetings[ObjectIdentifier(self)] = self
    channel.receiver = self
    timer = schedule.at(schedule.now + patience) { [weak self] in
      guard let self else { return }
      metrics.count(.timeout)
      self.refuse(code: .policy, "no greeting arrived in time")
    }
  }

  /// Ends the greeting, because the socket has another receiver or is closed.
  func end() {
    guard !isOver else { return }
    isOver = true
    timer?.cancel()
    timer = nil
    browser.greetings[ObjectIdentifier(self)] = nil
    onEnd(self)
  }

  func refuse(_ goodbye: WireProtocol.Goodbye, _ text: StaticStringText) {
    end()
    channel.receiver = nil
    channel.close(sending: goodbye, text)
  }

  func refuse(code: CloseCode, _ text: StaticStringText) {
    end()
    channel.receiver = nil
    channel.close(code, reason: text.description)
  }

  func channel(_ channel: any Channel, received texts: [String]) {
    guard let first = texts.first, !isKnown else { return }
    let message: PageMessage
    do {
      message = try PageMessage.decode(first.utf8)
    } catch {
      metrics.count(.malformedMessage)
      return refuse(WireProtocol.Goodbye(rawValue: error.closeCode) ?? .malformed, "the message was not understood")
    }
    guard case .hello(let hello) = message else {
      metrics.count(.malformedMessage)
      return refuse(.malformed, "the first message is not a greeting")
    }
    isKnown = true
    timer?.cancel()
    timer = nil
    Task.immediate { await isHello(self, hello, texts.dropFirst()) }
  }

  func channelDrained(_ channel: any Channel) {}
  func channelClosed(_ channel: any Channel) { end() }
}

extension Channel {
  /// Sends the reason to the page, then closes.
  func close(sending goodbye: WireProtocol.Goodbye, _ text: StaticStringText) {
    send("[\"x\",\(goodbye.rawValue),\"\(text)\"]")
    close(CloseCode(rawValue: UInt16(goodbye.rawValue)), reason: text.description)
  }
}

/// The admission of WebSockets.
extension WebService {
  func socket(_ request: HTTPRequest) async throws(StoreUnavailable) -> HTTPAnswer {
    let (accept, refusal) = WebSocketUpgrade.check(request)
    if let refusal { return .response(refusal) }
    guard let accept else { return .response(.text(400, "This is no WebSocket.")) }
    guard isFromHere(request) else { return .response(refuse(.origin, 403, "Sockets are for this server's pages.")) }
    guard let presented = cookie.values(in: request.headers).first else {
      return .response(refuse(.cookie, 403, "Load the page first."))
    }
    let browser = try await browser(of: request)
    var upgrade = WebSocketUpgrade(accept: accept, cookie: browser?.cookie ?? presented, peer: request.peer)
    if let browser {
      if needsPairing, !browser.isPaired { upgrade.goodbye = .notAllowed }
    } else if needsPairing {
      world.metrics.count(.cookie)
      upgrade.goodbye = .notAllowed
    } else {
      // The cookie may date from before a restart, or another program on this host may have set it: it is not taken
      // over.
      world.metrics.count(.cookie)
      upgrade.cookie = Secrets.token()
      upgrade.setCookie = cookie.setting(upgrade.cookie, days: options.times.pairedDays, to: request)
    }
    return .upgrade(upgrade)
  }

  /// Returns true if a request with effects comes from a page of this server, by its origin, which no script can set.
  func isFromHere(_ request: HTTPRequest) -> Bool {
    guard let host = request.headers.one("host"), let origin = request.headers.one("origin") else { return false }
    if let site = request.headers.one("sec-fetch-site"), site != "same-origin" { return false }
    let isSame = HostRule.isSame(origin: origin, host: host, isSecure: request.isSecure)
    if !isSame {
      world.log.warning(
        "a request has another origin",
        [
          "origin": origin, "host": host,
          "hint": "behind a proxy, use --behind-proxy, and have it pass X-Forwarded-Proto and -Host",
        ])
    }
    return isSame
  }

  /// Handles an open socket, whose first message has to identify its tab.
  func opened(_ channel: any Channel, _ upgrade: WebSocketUpgrade, onEnd: @escaping @MainActor () -> Void = {}) {
    if let goodbye = upgrade.goodbye { return channel.close(sending: goodbye, "the browser is not known") }
    let made = upgrade.setCookie.map { _ in sessions.makeUnconfirmedBrowser(cookie: upgrade.cookie) }
    guard let browser = made ?? sessions.presentBrowser(cookie: upgrade.cookie) else {
      return channel.close(sending: .sessionGone, "the browser is not known")
    }
    _ = Greeting(
      channel: channel, browser: browser, peer: upgrade.peer, schedule: world.schedule,
      patience: options.times.hello.milliseconds, metrics: world.metrics,
      isHello: { [sessions] greeting, hello, rest in await sessions.welcome(greeting, hello, rest) },
      onEnd: { [sessions] greeting in sessions.tidy(greeting.browser) })
  }
}

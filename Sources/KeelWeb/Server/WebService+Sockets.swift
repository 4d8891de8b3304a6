/// Sockets: who may open one.
extension WebService {
  func socket(_ request: HTTPRequest) -> HTTPAnswer {
    let (accept, refusal) = WebSocketUpgrade.check(request)
    if let refusal { return .response(refusal) }
    guard let accept else { return .response(.text(400, "This is no WebSocket.")) }
    guard isFromHere(request) else { return .response(refuse(.origin, 403, "Sockets are for this server's pages.")) }
    guard let presented = cookie.values(in: request.headers).first else {
      return .response(refuse(.cookie, 403, "Load the page first."))
    }
    let browser = browser(of: request)
    var upgrade = WebSocketUpgrade(accept: accept, cookie: browser?.cookie ?? presented, peer: request.peer)
    if let browser {
      if needsPairing, !browser.isPaired { upgrade.goodbye = .notAllowed }
    } else if needsPairing {
      world.metrics.count(.cookie)
      upgrade.goodbye = .notAllowed
    } else {
      // From before a restart, say. The page will find its tab gone, and what it loads then comes with a cookie.
      world.metrics.count(.cookie)
      upgrade.goodbye = .sessionGone
    }
    return .upgrade(upgrade)
  }

  /// Whether a request that does something comes from a page of this server: its origin, which no script can set.
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

  /// The socket is open: it now has to say which tab it is of.
  func opened(_ channel: any Channel, _ upgrade: WebSocketUpgrade, onEnd: @escaping @MainActor () -> Void = {}) {
    if let goodbye = upgrade.goodbye { return channel.sayGoodbye(goodbye, "the browser is not known") }
    guard let browser = sessions.browser(cookie: upgrade.cookie) else {
      return channel.sayGoodbye(.sessionGone, "the browser is not known")
    }
    _ = Greeting(
      channel: channel, browser: browser, peer: upgrade.peer, schedule: world.schedule,
      patience: options.times.hello.milliseconds, metrics: world.metrics,
      isHello: { [sessions] greeting, hello, rest in sessions.welcome(greeting, hello, rest) },
      onEnd: { [sessions] greeting in sessions.tidy(greeting.browser) })
  }
}

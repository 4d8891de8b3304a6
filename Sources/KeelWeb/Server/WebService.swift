internal import KeelInteraction
internal import KeelScene

/// Routes and authorizes requests. It uses no sockets: it receives requests and returns responses.
@MainActor final class WebService {
  let options: WebServerOptions
  let base: BasePath
  let cookie: BrowserCookie
  let sessions: Sessions
  let world: SessionWorld
  let needsPairing: Bool
  let proxies: ProxyTrust
  let hosts: HostRule
  let assets: [String: Asset]
  let settings: WebPageSettings
  private let languages: SystemWords.Languages
  private(set) var desk = PairingDesk()
  /// The rate limits on page requests of each address.
  var visitors: AddressLimits
  /// The rate limits on requests of each address that a proxy forwards: its connections are the proxy's.
  private var forwardedVisitors: AddressLimits
  /// A closure that is called for a new code, or a new key of a link.
  var onNewCode: (@MainActor (String) -> Void)?
  /// A closure that receives the address of a client that sent a wrong code.
  var onWrongCode: (@MainActor (String) -> Void)?
  var isStopping = false
  let favicon: Asset
  let touchIcon: Asset

  init(
    options: WebServerOptions, base: BasePath, port: Int, hosts: HostRule, isSecure: Bool, needsPairing: Bool,
    proxies: ProxyTrust, schedule: Schedule, log: WebLog, metrics: Metrics,
    storing: @MainActor (any SessionStore) -> any SessionStore = { $0 },
    makeScene: @escaping @MainActor (any FrontEnd, SceneRequest) -> any WebScene
  ) {
    self.options = options
    self.base = base
    self.hosts = hosts
    self.needsPairing = needsPairing
    self.proxies = proxies
    visitors = AddressLimits(
      connections: .max, rate: options.limits.pages, burst: options.limits.pagesAtOnce)
    forwardedVisitors = AddressLimits(
      connections: .max, rate: options.limits.arrivals, burst: options.limits.arrivalsAtOnce)
    cookie = BrowserCookie(port: port, path: base.text, isSecure: isSecure, name: options.cookieName)
    favicon =
      options.icon.isEmpty
      ? Asset("favicon", .svg, bytes: Array(WebService.icon.utf8)) : Asset("favicon", .png, bytes: options.icon)
    touchIcon = Asset(
      "touch-icon", .png, bytes: options.icon.isEmpty ? PackageResources.touch_icon_png : options.icon)
    let script = Asset("keel", .script, bytes: Assets.script)
    let layouts = Asset("layouts", .script, bytes: Assets.layouts(importing: script.name))
    let sheet = Asset("keel", .sheet, bytes: Assets.stylesheet + options.theme)
    let layoutSheet = Asset("layouts", .sheet, bytes: Assets.layoutStylesheet)
    assets = Dictionary(
      uniqueKeysWithValues: [script, layouts, sheet, layoutSheet, favicon, touchIcon].map { ($0.name, $0) })
    let settings = WebPageSettings(
      basePath: base.text, scriptPath: base.text + "_keel/" + script.name,
      layoutsPath: base.text + "_keel/" + layouts.name,
      stylesheetPath: base.text + "_keel/" + sheet.name,
      layoutStylesheetPath: base.text + "_keel/" + layoutSheet.name,
      iconPath: base.text + "_keel/" + favicon.name, touchIconPath: base.text + "_keel/" + touchIcon.name,
      manifestPath: base.text + WebService.manifestPath,
      socketPath: base.text + "_keel/socket",
      // A message is slightly longer than the text that it contains.
      textBytes: max(0, min(options.limits.messageBytes - 256, WireLimits.textBytes)),
      pairingPath: needsPairing ? base.text + "_keel/pair" : "", wire: WireProtocol.identity(of: options.title))
    self.settings = settings
    let languages = SystemWords.Languages(own: options.words)
    self.languages = languages
    world = SessionWorld(
      limits: options.limits, times: options.times, schedule: schedule, metrics: metrics, log: log,
      makeScene: makeScene)
    world.needsPairing = needsPairing
    world.wire = settings.wire
    world.identity = ServerIdentity(assets: assets.keys)
    sessions = Sessions(
      world: world,
      store: storing(
        SavedSessions(
          schedule: schedule, lifetime: options.times.kept.milliseconds, pairedDays: options.times.pairedDays,
          directory: options.stateDirectory.map { StateDirectory(path: $0, log: log, metrics: metrics) })),
      makePage: { environment in
        WebPage(settings: settings.for(environment, languages))
      })
    sessions.keeper.keep(assets.mapValues(\.bytes))
    world.admitsPage = { [weak self] in self?.admitsPage(of: $0) ?? false }
    metrics.identity = world.identity
  }

  /// Returns the settings of a page that answers this request.
  func settings(for request: HTTPRequest) -> WebPageSettings {
    settings.for(environment(of: request), languages)
  }

  var pairingCode: String? { needsPairing ? desk.code : nil }
  var pairingKey: String? { needsPairing ? desk.key : nil }

  // MARK: Answering

  /// Answers a completely received request.
  func answer(_ received: HTTPRequest) -> HTTPAnswer {
    world.metrics.requests += 1
    let request = forwarded(received)
    if let refusal = refusal(of: received.peer, for: request) { return .response(complete(refusal, for: request)) }
    return complete(route(request), for: request)
  }

  private func complete(_ answer: HTTPAnswer, for request: HTTPRequest) -> HTTPAnswer {
    switch answer {
    case .response(let plain): .response(complete(plain, for: request))
    case .later(let prepare): .later { [self] in complete(await prepare(), for: request) }
    case .upgrade: answer
    }
  }

  /// Returns a response with the headers that all have.
  private func complete(_ plain: HTTPResponse, for request: HTTPRequest) -> HTTPResponse {
    var response = withLooks(plain, for: request)
    response = SecurityHeaders.added(to: response)
    // Behind a proxy, each response ends its connection. A second request on it could be part of the first one in the
    // proxy's view, and its response would be sent to another client (RFC 9112, 11.2).
    if options.trustsProxy || proxies.isExclusive { response.closes = true }
    world.log.debug(
      "request",
      [
        "method": request.method, "path": request.path, "status": String(response.status),
        "peer": request.peer.address,
      ])
    return response
  }

  /// Returns the refusal of a request that is invalid for any path, or `nil`.
  private func refusal(_ request: HTTPRequest) -> HTTPResponse? {
    let limits = options.limits
    if request.path.utf8.count + (request.query?.utf8.count ?? 0) > limits.targetBytes {
      return refuse(.tooLarge, 414, "The address is too long.")
    }
    if request.headers.bytes > limits.headerBytes { return refuse(.tooLarge, 431, "The header is too long.") }
    guard request.headers.haveProperNames, request.headers.all("content-length").count <= 1 else {
      return refuse(.form, 400, "The header cannot be read in one way alone.")
    }
    guard let host = request.headers.one("host"), hosts.serves(host) else {
      world.log.warning(
        "a request is for another host",
        ["host": request.headers.one("host") ?? "", "hint": "name it with --host if it is this server's"])
      return refuse(.host, 421, "This server does not go by that name.")
    }
    switch request.method {
    case "GET", "HEAD":
      if request.headers.contains("transfer-encoding") || (request.headers.one("content-length") ?? "0") != "0" {
        return refuse(.form, 400, "Nothing is to be sent with this method.")
      }
    case "POST":
      guard !request.headers.contains("transfer-encoding"), let length = request.headers.one("content-length"),
        let count = Int(length), count >= 0
      else { return refuse(.form, 411, "The request needs a Content-Length.") }
      if count > 4096 { return refuse(.tooLarge, 413, "That is too much.") }
    default: return .methodNotAllowed(["GET", "HEAD"])
    }
    return nil
  }

  func refuse(_ refusal: Metrics.Refusal, _ status: Int, _ text: StaticStringText) -> HTTPResponse {
    world.metrics.count(refusal)
    return .text(status, text)
  }

  /// Returns the request as the proxy received it, if it came from a trusted one. Other clients can send such headers too,
  /// and may reach the server without the proxy.
  private func forwarded(_ request: HTTPRequest) -> HTTPRequest {
    proxies.trusts(request.peer) ? proxies.asItCame(request) : request
  }

  /// Returns the refusal of a peer that is no proxy although only proxies are answered, or of a client of a proxy that
  /// sends too many requests.
  private func refusal(of peer: Peer, for request: HTTPRequest) -> HTTPResponse? {
    guard proxies.trusts(peer) else {
      return proxies.isExclusive ? refuse(.proxy, 403, "This server is reached through its proxy.") : nil
    }
    if request.peer.isLoopback || forwardedVisitors.admits(request.peer.group, at: world.schedule.now) { return nil }
    var response = refuse(.address, 429, "Too many requests at once. Try again in a moment.")
    response.headers.append(("Retry-After", "1"))
    return response
  }

  /// Returns the browser that sent a request, or `nil` if it is unknown. If there are several, a paired one is
  /// preferred.
  func browser(of request: HTTPRequest) async throws(StoreUnavailable) -> Browser? {
    let known = try await browsers(of: request)
    return known.first { $0.isPaired } ?? known.first
  }

  /// Returns all browsers whose cookies the request has: usually one.
  func browsers(of request: HTTPRequest) async throws(StoreUnavailable) -> [Browser] {
    var known: [Browser] = []
    for value in cookie.values(in: request.headers) {
      if let browser = try await sessions.browser(cookie: value) { known.append(browser) }
    }
    // One of them may have logged out while the others were looked up.
    return known.filter { !$0.isForgotten }
  }

  /// Returns an answer that may need the store; at once if the store answers at once.
  private func asking(_ answer: @escaping @MainActor () async throws(StoreUnavailable) -> HTTPAnswer) -> HTTPAnswer {
    .soon { [self] in
      do throws(StoreUnavailable) {
        let answer = try await answer()
        return isStopping ? .response(stopping()) : answer
      } catch {
        world.metrics.count(.store)
        return .response(unavailable())
      }
    }
  }

  private func route(_ request: HTTPRequest) -> HTTPAnswer {
    if let refusal = refusal(request) { return .response(refusal) }
    if isStopping, assets[request.path.split(separator: "/").last.map(String.init) ?? ""] == nil {
      return .response(stopping())
    }
    if base.lacksSlash(request.path) { return .response(.redirect(to: base.text)) }
    guard let path = base.relative(request.path) else {
      return .response(.text(404, "There is nothing at this address."))
    }
    if path == "_keel/socket" { return asking { () throws(StoreUnavailable) in try await self.socket(request) } }
    if request.method == "POST" {
      return asking { () throws(StoreUnavailable) in .response(try await self.post(path, request)) }
    }
    switch path {
    case "_keel/health": return .response(.text(200, "ok"))
    case "_keel/metrics":
      return asking { () throws(StoreUnavailable) in .response(try await self.metrics(request)) }
    case "favicon.ico", "robots.txt": return .response(path == "robots.txt" ? robots : favicon.response(to: request))
    case WebService.manifestPath: return .response(manifest)
    case "_keel/pair": return asking { () throws(StoreUnavailable) in .response(try await self.pairing(request)) }
    case "_keel/logout": return .response(.methodNotAllowed(["POST"]))
    default: break
    }
    if path.hasPrefix(PictureShelf.path) {
      let name = String(path.dropFirst(PictureShelf.path.count))
      return asking { () throws(StoreUnavailable) in try await self.picture(name, request) }
    }
    if path.hasPrefix(ThemeIcons.path) {
      return .later {
        .response(await ThemeIcons.shared.response(named: String(path.dropFirst(ThemeIcons.path.count))))
      }
    }
    if path.hasPrefix("_keel/") {
      let name = String(path.dropFirst(6))
      if let asset = name == WebService.pairingScript.name ? WebService.pairingScript : assets[name] {
        return .response(asset.response(to: request))
      }
      return asking { () throws(StoreUnavailable) in .response(try await self.otherBuild(name, request)) }
    }
    return asking { () throws(StoreUnavailable) in .response(try await self.page(path, request)) }
  }

  /// Returns a file of another build: pages that are open while the server is replaced load their second script late.
  private func otherBuild(_ name: String, _ request: HTTPRequest) async throws(StoreUnavailable) -> HTTPResponse {
    guard Asset.isName(name), let bytes = try await sessions.keeper.asset(name),
      let asset = Asset(named: name, bytes: bytes)
    else { return .text(404, "There is nothing at this address.") }
    return asset.response(to: request)
  }

  private var robots: HTTPResponse {
    HTTPResponse(status: 200, type: "text/plain; charset=utf-8", body: Array("User-agent: *\nDisallow: /\n".utf8))
  }

  /// Pictures can contain data that only paired browsers may see.
  private func picture(_ name: String, _ request: HTTPRequest) async throws(StoreUnavailable) -> HTTPAnswer {
    if needsPairing, try await browser(of: request)?.isPaired != true {
      return .response(refuse(.pairing, 403, "Pictures are for paired browsers."))
    }
    if let scaled = ScaledPictures.shared.request(named: name) {
      return .response(await ScaledPictures.shared.response(to: scaled))
    }
    return .response(PictureShelf.shared.response(named: name))
  }

  /// Returns the response while the store of tabs does not answer. Browsers load a page again by themselves.
  private func unavailable() -> HTTPResponse {
    var response = HTTPResponse.text(503, "The tabs of this server cannot be read at the moment. Trying again.")
    response.headers += [("Retry-After", "5"), ("Refresh", "5")]
    return response
  }

  private func stopping() -> HTTPResponse {
    var response = HTTPResponse.text(503, "The server stops.")
    response.headers.append(("Retry-After", "5"))
    return response
  }

  private func metrics(_ request: HTTPRequest) async throws(StoreUnavailable) -> HTTPResponse {
    if !request.peer.isLoopback, try await browser(of: request)?.isPaired != true {
      return refuse(.pairing, 403, "Figures are for this machine and for paired browsers.")
    }
    return HTTPResponse(
      status: 200, type: "text/plain; version=0.0.4; charset=utf-8", body: Array(world.metrics.text().utf8))
  }

  // MARK: Pairing

  func check(code: String, from peer: Peer) -> PairingDesk.Answer {
    let before = desk.code
    let answer = desk.check(code, from: peer.group, at: world.schedule.now)
    if answer == .wrong { onWrongCode?(peer.address) }
    if desk.code != before {
      world.log.warning("too many wrong codes: there is a new one")
      onNewCode?(desk.code)
    }
    return answer
  }

  func redeem(key: String, from peer: Peer) -> PairingDesk.Answer {
    let answer = desk.redeem(key, from: peer.group, at: world.schedule.now)
    if answer == .right { onNewCode?(desk.code) }
    return answer
  }
}

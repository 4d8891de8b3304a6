internal import KeelInteraction
internal import KeelScene

/// Responses to page requests. Each request creates a new tab, unless it reloads the page of an existing tab.
extension WebService {
  /// Returns the page at the address of the request. The query of the address is a part of the place in the app.
  ///
  /// - Parameter file: The path of the request below the base.
  func page(_ file: String, _ request: HTTPRequest) async throws(StoreUnavailable) -> HTTPResponse {
    let path = request.withQuery(file)
    let known = try await browser(of: request)
    if needsPairing, known?.isPaired != true { return pairingPage(request, next: path, .ask) }
    guard admitsPage(of: request.peer) else {
      var response = refuse(.tooFast, 429, "Too many pages at once. Try again in a moment.")
      response.headers.append(("Retry-After", "1"))
      return response
    }
    let isReload = has(request, "max-age=0")
    if let tab = known?.reloadingTab(at: path, isReload: isReload), mayContinueTab(request) {
      return reload(tab, request)
    }
    if isReload, let known, mayContinueTab(request),
      let tab = try await sessions.restoreReloading(known, at: path, for: request, environment(of: request))
    {
      return remembered(.html(200, tab.page.document(resume: tab.token)), known, isNew: false, request)
    }
    // The browser may have logged out while its tab was looked for.
    if known?.isForgotten == true { return try await page(file, request) }
    guard sessions.makeRoom(for: request.peer) else {
      world.metrics.count(.full)
      let words = settings(for: request).words
      var response = HTTPResponse.html(
        503,
        notice(
          request, words[.tooManyUsers], words[.allPlacesTaken], (words[.loadAgain], request.withQuery(request.path))))
      response.headers.append(("Retry-After", "30"))
      return response
    }
    let browser = known ?? sessions.makeBrowser()
    let session = sessions.makeSession(
      for: browser, environment: environment(of: request), group: request.peer.group)
    session.recordPeer(request.peer)
    var notice = ""
    if !session.begin(path: path, snapshot: nil) {
      let left = mayContinueTab(request) ? browser.tabLeft(at: path, isReload: isReload) : nil
      guard left == nil, session.isAtNearestPage(to: path) else {
        session.end(.sessionGone, "there is no such page")
        return left.map { reload($0, request) } ?? .html(404, missing(request))
      }
      notice = settings(for: request).words[.nearestPage, SafeText.line(String(request.path.prefix(80)))]
    }
    let response = HTTPResponse.html(200, session.page.document(resume: session.token, notice: notice))
    if request.method == "HEAD" {
      session.end(.sessionGone, "the request was a HEAD request")
      return response
    }
    return remembered(response, browser, isNew: known == nil, request)
  }

  /// Returns true if the address may have another page now: a whole scene, more work than any other response.
  func admitsPage(of peer: Peer) -> Bool { visitors.admits(peer.group, at: world.schedule.now) }

  /// Returns true if the response may continue the state of a tab. A forced reload (`no-cache`) starts anew.
  private func mayContinueTab(_ request: HTTPRequest) -> Bool { request.method == "GET" && !has(request, "no-cache") }

  private func has(_ request: HTTPRequest, _ word: String) -> Bool {
    request.headers.all("cache-control").contains { $0.lowercased().contains(word) }
  }

  /// Responds with the current page of the tab that the browser reloads.
  private func reload(_ tab: Session, _ request: HTTPRequest) -> HTTPResponse {
    world.metrics.sessionsReloaded += 1
    tab.recordPeer(request.peer)
    return remembered(.html(200, tab.reload()), tab.browser, isNew: false, request)
  }

  /// Returns the page, with the browser's cookie if the cookie is new or due for renewal.
  private func remembered(
    _ page: HTTPResponse, _ browser: Browser, isNew: Bool, _ request: HTTPRequest
  ) -> HTTPResponse {
    guard isNew || sessions.renew(browser) else { return page }
    var page = page
    page.headers.append(
      ("Set-Cookie", cookie.setting(browser.cookie, days: options.times.pairedDays, to: request)))
    return page
  }

  func environment(of request: HTTPRequest) -> SceneEnvironment {
    WebService.environment(of: request, speaking: options.languages)
  }

  /// Returns the environment that the headers and cookies of a request describe, for an app in these languages; an empty array
  /// means all languages.
  static func environment(of request: HTTPRequest, speaking languages: [String] = []) -> SceneEnvironment {
    var environment = SceneEnvironment(idiom: .web)
    let headers = request.headers
    // In the original spelling: `en-GB`.
    let asked = headers.all("accept-language").joined(separator: ",").split(separator: ",")
      .map { trimmed($0.prefix { $0 != ";" }) }.filter { isLocale($0.lowercased()) }
    let spoken = languages.map { $0.replacing("_", with: "-") }.filter { isLocale($0.lowercased()) }
    if let locale = Language.locale(asked: asked, spoken: spoken) {
      environment.localeIdentifier = locale
      environment.layoutDirection = Language.isRightToLeft(locale) ? .rightToLeft : .leftToRight
    }
    if headers.one("sec-ch-prefers-color-scheme")?.contains("dark") == true { environment.colorScheme = .dark }
    if headers.one("sec-ch-ua-mobile") == "?1" || headers.one("user-agent")?.contains("Mobile") == true {
      environment.horizontalSizeClass = .compact
    }
    environment.take(BrowserTime(headers))
    return environment
  }

  private static func isLocale(_ text: String) -> Bool {
    text != "*" && !text.isEmpty && text.utf8.count <= 35
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 97...122, 45: true
        default: false
        }
      }
  }
}

internal import KeelInteraction
internal import KeelScene

/// The tabs of pages that come back: to their own, to what is stored of it, or to a new one at the same place.
extension Sessions {
  /// Connects a socket to the tab that its page has named. A store that does not answer is asked again by the page.
  func welcome(_ greeting: Greeting, _ hello: PageMessage.Hello, _ rest: ArraySlice<String>) async {
    let browser = greeting.browser
    guard Secrets.isToken(hello.resume) else {
      world.metrics.count(.token)
      return greeting.refuse(.sessionGone, "the tab is not known")
    }
    guard hello.wire == nil || hello.wire == world.wire else {
      return greeting.refuse(.sessionGone, "the page is of another program, or uses other messages")
    }
    if let session = openTab(hello.resume, of: browser) { return join(session, greeting, hello, rest) }
    // A token of another browser is not looked up: it is as unknown as one that was never issued.
    let record: SavedSession?
    do throws(StoreUnavailable) {
      record = try await keeper.tab(token: hello.resume, of: browser.digest)
    } catch {
      return greeting.refuse(.goingAway, "the store of tabs does not answer")
    }
    // The socket may be closed by now, and another one of the same page have begun the tab.
    if greeting.isOver { return }
    if let session = openTab(hello.resume, of: browser) { return join(session, greeting, hello, []) }
    guard let record, hasPlace(for: greeting.peer) else { return beginAgain(greeting, hello) }
    let session = makeSession(
      for: browser, environment: hello.environment, group: greeting.peer.group, token: hello.resume)
    session.numbers.takeAny()
    session.restoredEvent = record.lastEvent
    session.recordPeer(greeting.peer)
    // The page may have gone on since the tab was saved. Otherwise what is stored is newer than what the page has seen.
    let isBehind = record.lastEvent.map { $0 < hello.nextEvent - 1 } ?? false
    session.begin(path: isBehind ? hello.path ?? record.path : record.path, from: record)
    world.metrics.sessionsRestored += 1
    greeting.end()
    introduce(to: greeting, hello)
    session.join(greeting.channel, hello: hello, rest: [])
  }

  private func openTab(_ token: String, of browser: Browser) -> Session? {
    browser.sessions[token] ?? movedTab(token, to: browser)
  }

  private func join(_ session: Session, _ greeting: Greeting, _ hello: PageMessage.Hello, _ rest: ArraySlice<String>) {
    greeting.end()
    introduce(to: greeting, hello)
    session.recordPeer(greeting.peer)
    session.join(greeting.channel, hello: hello, rest: rest)
  }

  /// Sends the identity of the server to the page, and the token of the tab if that is a new one.
  private func introduce(to greeting: Greeting, _ hello: PageMessage.Hello, token: String? = nil, notice: String = "") {
    guard hello.wire != nil else { return }
    var writer = JSONWriter()
    writer.array { writer in
      writer.string("i")
      writer.string(world.identity.process)
      writer.string(world.identity.build)
      if let token {
        writer.string(token)
        writer.string(notice)
      }
    }
    greeting.channel.send(writer.text)
  }

  /// Begins a new tab at the place of a page whose tab is not known, for example after the server was killed before it had
  /// saved the tab. A reload would lose what the user types meanwhile.
  private func beginAgain(_ greeting: Greeting, _ hello: PageMessage.Hello) {
    world.metrics.count(.token)
    guard let path = hello.path, path.utf8.count <= world.limits.targetBytes else {
      return greeting.refuse(.sessionGone, "the tab is not known")
    }
    // The page connects again in a moment.
    guard world.admitsPage(greeting.peer) else { return greeting.refuse(.goingAway, "too many pages at once") }
    guard makeRoom(for: greeting.peer) else { return greeting.refuse(.sessionGone, "there is no room") }
    let session = makeSession(for: greeting.browser, environment: hello.environment, group: greeting.peer.group)
    session.numbers.takeAny()
    session.recordPeer(greeting.peer)
    var notice = ""
    if !session.begin(path: path, snapshot: nil) {
      guard session.isAtNearestPage(to: path) else {
        session.end(.sessionGone, "there is no such page")
        return greeting.refuse(.sessionGone, "there is no such page")
      }
      notice = session.page.settings.words[.nearestPage, SafeText.line(String(("/" + path).prefix(80)))]
    }
    greeting.end()
    introduce(to: greeting, hello, token: session.token, notice: notice)
    session.join(greeting.channel, hello: hello, rest: [])
    if !session.isEnded { changed(session) }
  }

  /// Returns a tab that was begun for a cookie which the browser has not taken, because another of its tabs was given one
  /// at the same time. Only the browser itself knows the token of the tab.
  private func movedTab(_ token: String, to browser: Browser) -> Session? {
    guard !world.needsPairing,
      let session = unconfirmed.values.lazy.compactMap({ $0.sessions[token] }).first
    else { return nil }
    session.move(to: browser)
    return session
  }

  /// Moves the stored state of the browser's last tab at the path to a new tab, and returns that.
  ///
  /// A page that is reloaded after the server was restarted cannot announce the reload to the server that has ended.
  func restoreReloading(
    _ browser: Browser, at path: String, for request: HTTPRequest, _ environment: SceneEnvironment
  ) async throws(StoreUnavailable) -> Session? {
    func open() -> Set<String> { Set(browser.sessions.keys.map { Digest.hex($0) }) }
    guard let record = try await keeper.latestTab(of: browser.digest, at: path, except: open()),
      !open().contains(record.digest), makeRoom(for: request.peer)
    else { return nil }
    keeper.forget(digest: record.digest)
    let session = makeSession(for: browser, environment: environment, group: request.peer.group)
    session.recordPeer(request.peer)
    session.begin(path: record.path, from: record)
    world.metrics.sessionsRestored += 1
    // The old record is gone, and the page may never connect.
    keeper.keep(session.record())
    return session
  }
}

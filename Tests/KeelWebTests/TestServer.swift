import KeelScene

@testable import KeelWeb

/// A server without sockets or an event loop: requests are values, and the test controls the time.
@MainActor final class TestServer {
  let schedule = Schedule(startingAt: 1_000_000)
  let metrics = Metrics()
  var scenes: [TestScene] = []
  var logged: [String] = []
  private(set) var service: WebService!
  static let host = "127.0.0.1:8080"

  init(
    needsPairing: Bool = false, isSecure: Bool = false, base: String = "/", stateDirectory: String? = nil,
    store: (any SessionStore)? = nil,
    _ change: (inout WebServerOptions) -> Void = { _ in }
  ) {
    var options = WebServerOptions()
    options.stateDirectory = stateDirectory
    change(&options)
    let log = WebLog(level: .debug) { [weak self] in self?.logged.append($0) }
    service = WebService(
      options: options, base: BasePath(base) ?? BasePath.root, port: 8080,
      hosts: HostRule(names: ["127.0.0.1", "localhost", "box.example"], servesAnyAddress: false), isSecure: isSecure,
      needsPairing: needsPairing, proxies: (try? ProxyTrust.from(options)) ?? ProxyTrust(), schedule: schedule,
      log: log, metrics: metrics, storing: { store ?? $0 },
      makeScene: { [weak self] frontEnd, request in
        let scene = TestScene(frontEnd, request)
        self?.scenes.append(scene)
        return scene
      })
  }

  /// The scenes that have not been closed.
  var openScenes: [TestScene] { scenes.filter { !$0.isClosed } }
  var sessions: Sessions { service.sessions }
  /// Waits until everything is on disk.
  func finishWriting() { sessions.keeper.store.finish() }

  func answer(
    _ path: String, method: String = "GET", query: String? = nil, host: String = TestServer.host, cookie: String? = nil,
    origin: String? = nil, headers: [(String, String)] = [], body: String = "", peer: Peer = .loopback
  ) -> HTTPAnswer {
    var request = HTTPRequest()
    request.method = method
    request.path = path
    request.query = query
    request.peer = peer
    request.body = Array(body.utf8)
    request.headers.add("Host", host)
    if let cookie { request.headers.add("Cookie", "other=1; keel-8080=\(cookie)") }
    if let origin { request.headers.add("Origin", origin) }
    for (name, value) in headers { request.headers.add(name, value) }
    return service.answer(request)
  }

  func get(
    _ path: String, cookie: String? = nil, host: String = TestServer.host, headers: [(String, String)] = [],
    peer: Peer = .loopback
  ) -> HTTPResponse {
    response(answer(path, host: host, cookie: cookie, headers: headers, peer: peer))
  }

  func response(_ answer: HTTPAnswer) -> HTTPResponse {
    if case .response(let response) = answer { response } else { HTTPResponse(status: 101, type: "", body: []) }
  }

  static let upgradeHeaders = [
    ("Upgrade", "websocket"), ("Connection", "keep-alive, Upgrade"), ("Sec-WebSocket-Version", "13"),
    ("Sec-WebSocket-Key", "dGhlIHNhbXBsZSBub25jZQ=="),
  ]

  func socket(
    cookie: String?, origin: String? = "http://" + TestServer.host, host: String = TestServer.host,
    headers: [(String, String)] = TestServer.upgradeHeaders, peer: Peer = .loopback
  ) -> HTTPAnswer {
    answer(service.base.text + "_keel/socket", host: host, cookie: cookie, origin: origin, headers: headers, peer: peer)
  }

  /// Loads a page as a browser does, as far as a server can observe it.
  func load(
    _ path: String = "/", cookie: String? = nil, headers: [(String, String)] = [], peer: Peer = .loopback
  ) -> TestPage {
    let response = get(path, cookie: cookie, headers: headers, peer: peer)
    return page(response, cookie: TestServer.cookie(setBy: response) ?? cookie)
  }

  /// Returns the page of a response to a browser with a cookie.
  func page(_ response: HTTPResponse, cookie: String?) -> TestPage {
    let document = String(decoding: response.body, as: UTF8.self)
    return TestPage(
      server: self, status: response.status, cookie: cookie ?? "", token: attribute("data-resume", document),
      sequence: Int(attribute("data-seq", document)) ?? 0, lastEvent: Int(attribute("data-event", document)) ?? 0,
      document: document)
  }

  /// Returns the cookie that a response sets, or `nil` for none.
  static func cookie(setBy response: HTTPResponse) -> String? {
    response.header("Set-Cookie").map { String($0.dropFirst("keel-8080=".count).prefix { $0 != ";" }) }
  }

  private func attribute(_ name: String, _ document: String) -> String {
    guard let start = document.firstRange(of: "\(name)=\"")?.upperBound else { return "" }
    return String(document[start...].prefix { $0 != "\"" })
  }
}

extension String {
  fileprivate func firstRange(of text: String) -> Range<String.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      start = index(after: start)
    }
    return nil
  }
}

@MainActor final class TestPage {
  let server: TestServer
  let status: Int
  let cookie: String
  let token: String
  var sequence: Int
  /// The last event of the tab's previous document.
  let lastEvent: Int
  let document: String
  var channel = FakeChannel()
  static let environment = "[0,0,0,\"en\",0,0]"

  init(
    server: TestServer, status: Int, cookie: String, token: String, sequence: Int, lastEvent: Int = 0,
    document: String
  ) {
    self.server = server
    self.status = status
    self.cookie = cookie
    self.token = token
    self.sequence = sequence
    self.lastEvent = lastEvent
    self.document = document
  }

  /// Opens a socket and sends the greeting.
  func join(
    token: String? = nil, cookie: String? = nil, sequence: Int? = nil, nextEvent: Int? = nil, peer: Peer = .loopback,
    wire: String? = nil, path: String? = nil
  ) {
    channel = FakeChannel()
    guard case .upgrade(let upgrade) = server.socket(cookie: cookie ?? self.cookie, peer: peer) else {
      channel.code = 403
      return
    }
    server.service.opened(channel, upgrade)
    channel.receive(
      "[\"h\",\"\(token ?? self.token)\",\(sequence ?? self.sequence),\(nextEvent ?? lastEvent + 1),\(TestPage.environment)"
        + (path.map { ",0,\"\(wire ?? server.service.settings.wire)\",\"\($0)\"]" } ?? "]"))
  }

  func send(_ number: Int, _ event: String) { channel.receive("[\"e\",\(number),\(event)]") }

  var session: Session? { server.sessions.browsers[cookie]?.sessions[token] }
}

/// A scene with a button that counts, a label that shows the number, and two fields. A report of geometry counts too.
@MainActor final class TestScene: WebScene, EventSink {
  let frontEnd: any FrontEnd
  let request: SceneRequest
  var events: [Event] = []
  var opened: [String] = []
  var isClosed = false
  var count = 0
  let button = NodeID.next()
  let label = NodeID.next()
  let field = NodeID.next()
  let secret = NodeID.next()
  private let window = NodeID.next()

  init(_ frontEnd: any FrontEnd, _ request: SceneRequest) {
    self.frontEnd = frontEnd
    self.request = request
    if let bytes = request.snapshot { count = Int(String(decoding: bytes, as: UTF8.self)) ?? 0 }
    let stack = Subtree(
      id: NodeID.next(), element: .stack(StackElement()),
      children: [
        Subtree(id: label, element: element), Subtree(id: button, element: .button(ButtonElement(title: "Count"))),
        Subtree(id: field, element: .textField(TextFieldElement(placeholder: "Name"))),
        Subtree(id: secret, element: .textField(TextFieldElement(placeholder: "Password", isSecure: true))),
      ])
    let window = Subtree(id: window, element: .window(WindowElement(title: "Test")), children: [stack])
    frontEnd.apply(Patch(operations: [.root(window)]))
    frontEnd.attach(events: self)
  }

  private var element: Element { .label(LabelElement(text: "count \(count)")) }

  func send(_ event: Event) {
    events.append(event)
    if event == .activate(button) { change() }
    if case .geometry = event { change() }
  }

  /// Makes a change, as the model does.
  func change() {
    count += 1
    frontEnd.apply(Patch(operations: [.update(label, element)]))
  }

  /// Changes the path of the window.
  func go(to path: String) {
    frontEnd.apply(Patch(operations: [.update(window, .window(WindowElement(title: "Test", path: path)))]))
  }

  func open(path: String) -> Bool {
    opened.append(path)
    return !path.hasPrefix("nowhere") && !path.contains("from=")
  }
  func opensNearestPage(to path: String) -> Bool { path.hasPrefix("nowhere/near") }
  func snapshot() -> [UInt8]? { Array(String(count).utf8) }
  func close() { isClosed = true }

  /// The name of a node on the page.
  func wire(_ id: NodeID) -> String { String(id.rawValue, radix: 36) }
  var press: String { "[0,\"\(wire(button))\"]" }
}

extension Sessions {
  /// The store of one process; `nil` if the test has a store of its own.
  var saved: SavedSessions? { keeper.store as? SavedSessions }
}

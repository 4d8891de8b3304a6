internal import CGLib
internal import Glibc
internal import KeelLoop
public import KeelScene

/// Serves an app to browsers: each tab shows its own scene.
///
/// It runs on the loop that drives the main actor (`MainLoop.run()`) and never blocks it.
@MainActor public final class WebServer {
  /// The options that the server was created with.
  public let options: WebServerOptions
  /// The URLs of the server, once it has started.
  public private(set) var urls: [String] = []
  /// A closure that receives a new code, after too many wrong ones, or is called for a new link, after one was used.
  public var onNewPairingCode: (@MainActor (String) -> Void)?
  /// A closure that receives the client's address after a wrong code was entered.
  public var onWrongPairingCode: (@MainActor (String) -> Void)?
  /// A Boolean value that indicates whether other machines can reach the server.
  public private(set) var isOpen = false
  /// A Boolean value that indicates whether connections are encrypted with a certificate of this server.
  public private(set) var isEncrypted = false
  let metrics = Metrics()
  private let makeScene: @MainActor (any FrontEnd, SceneRequest) -> any WebScene
  /// Returns the store of tabs, around that of this process.
  private let storing: @MainActor (any SessionStore) -> any SessionStore
  private let log: WebLog
  private let schedule = Schedule()
  private(set) var service: WebService?
  private var listeners: [Listener] = []
  private var http: HTTPServer?
  private var poller: Poller?
  private var addresses: AddressLimits
  private var proxies = ProxyTrust()
  /// The right to the state directory.
  private var claim: FolderClaim?
  private var open = 0
  private var sockets: [ObjectIdentifier: WebSocket] = [:]
  private var stopping: [@MainActor () -> Void] = []
  private var stopTimer: Schedule.Ticket?

  /// Creates a server.
  ///
  /// `makeScene` is called for each new tab. It presents a window on the front end, so that the first patch has been
  /// applied when it returns.
  public convenience init(
    options: WebServerOptions,
    makeScene: @escaping @MainActor (_ frontEnd: any FrontEnd, _ request: SceneRequest) -> any WebScene
  ) {
    self.init(options: options, storing: { $0 }, makeScene: makeScene)
  }

  /// Creates a server with a store of tabs of its own.
  ///
  /// - Parameter storing: Returns the store. It receives that of this process, around which it can be.
  package init(
    options: WebServerOptions, storing: @escaping @MainActor (any SessionStore) -> any SessionStore,
    makeScene: @escaping @MainActor (_ frontEnd: any FrontEnd, _ request: SceneRequest) -> any WebScene
  ) {
    self.options = options
    self.storing = storing
    self.makeScene = makeScene
    log = WebLog(level: options.logLevel, sink: options.logSink)
    addresses = AddressLimits(
      connections: options.limits.connectionsPerAddress, rate: options.limits.arrivals,
      burst: options.limits.arrivalsAtOnce)
  }

  /// The code that browsers have to enter; `nil` if none is needed.
  public var pairingCode: String? { service?.pairingCode }
  /// Returns the URLs with a key that admits one browser, such as `http://192.168.1.5:8080/detail#pair=…`. It is
  /// valid once.
  ///
  /// The part after `#` is never sent in a request, so that no log contains it.
  public func pairingLinks(to place: String = "") -> [String] {
    guard let key = service?.pairingKey else { return [] }
    return urls.map { $0 + place + "#pair=" + key }
  }
  /// The number of tabs, connected or waiting to reconnect.
  package var sessionCount: Int { service?.sessions.count ?? 0 }
  /// The number of connected tabs.
  package var socketCount: Int { sockets.count }

  // MARK: Starting

  /// Starts listening.
  ///
  /// Nothing is printed: the caller displays `urls` and `pairingCode`.
  public func start() throws(WebServerError) {
    guard service == nil else { return }
    guard let base = BasePath(options.basePath) else { throw .badBasePath(options.basePath) }
    guard (0...65535).contains(options.port) else { throw .badPort(options.port) }
    if let name = options.cookieName, !WebServerOptions.isCookieName(name) { throw .badCookieName(name) }
    proxies = try ProxyTrust.from(options)
    try claimFolder()
    Addresses.raiseDescriptorLimit()
    var certificate: UnsafeMutablePointer<GTlsCertificate>?
    switch (options.certificateFile, options.keyFile) {
    case (nil, nil): break
    case (let file?, let key?): certificate = try Certificate.read(file: file, key: key)
    default: throw .certificateWithoutKey
    }
    guard let poller = Poller() else { throw .noSockets(String(cString: strerror(errno))) }
    self.poller = poller
    let descriptors = try listeningSockets()
    let isOpen = !descriptors.allSatisfy { Addresses.isLoopback(descriptor: $0) }
    let isForOthers = isOpen && certificate == nil && !proxies.isExclusive
    let needsPairing = options.pairing == .always || isForOthers
    listeners = descriptors.map { descriptor in
      Listener(descriptor: descriptor, accepted: { [weak self] in self?.accepted($0) })
    }
    let port = listeners.first { $0.port != 0 }?.port ?? options.port
    let service = WebService(
      options: options, base: base, port: port, hosts: hostRule(isOpen: isOpen), isSecure: certificate != nil,
      needsPairing: needsPairing, proxies: proxies, schedule: schedule, log: log, metrics: metrics, storing: storing,
      makeScene: makeScene)
    service.onNewCode = { [weak self] in self?.onNewPairingCode?($0) }
    service.onWrongCode = { [weak self] in self?.onWrongPairingCode?($0) }
    self.isOpen = isOpen
    isEncrypted = certificate != nil
    service.world.isOpen = isOpen || options.trustsProxy || proxies.isExclusive
    self.service = service
    http = HTTPServer(
      certificate: certificate, poller: poller, schedule: schedule, times: options.times,
      answer: { [weak service] in service?.answer($0) ?? .response(.text(503, "The server stops.")) },
      upgraded: { [weak self] in self?.upgraded($0, $1, place: $2) },
      timedOut: { [metrics] in metrics.count(.timeout) })
    urls = makeURLs(base: base, port: port, isSecure: certificate != nil, isOpen: isOpen)
    log.info("listening", ["url": urls.first ?? "", "pairing": needsPairing ? "yes" : "no"])
    SystemManager.notify("READY=1")
  }

  /// Claims the state directory, or waits until the process that has it has ended.
  private func claimFolder() throws(WebServerError) {
    guard let folder = options.stateDirectory else { return }
    let result = FolderClaim.claim(folder, patience: options.times.restart) { [log] in
      log.warning("another process uses the folder of sessions; waiting for its end", ["folder": folder])
    }
    switch result {
    case .claimed(let claim): self.claim = claim
    case .taken: throw .folderTaken(folder)
    case .impossible: break
    }
  }

  private func listeningSockets() throws(WebServerError) -> [Int32] {
    if options.usesSocketActivation {
      let given = SystemManager.takeSockets()
      if !given.isEmpty { return given }
    }
    if let address = options.address, address != "localhost" {
      return [try Listener.open(address: Listener.canonical(address), port: options.port)]
    }
    let four = try Listener.open(address: "127.0.0.1", port: options.port)
    do throws(WebServerError) {
      return [four, try Listener.open(address: "::1", port: Listener.port(of: four))]
    } catch .portTaken(let port) where options.port != 0 {
      close(four)
      throw .portTaken(port)
    } catch {
      // IPv6 is not available, or the port that is free for IPv4 is taken for IPv6.
      return [four]
    }
  }

  private func hostRule(isOpen: Bool) -> HostRule {
    var names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
    names.formUnion(options.hosts.compactMap { HostRule.name(of: $0) })
    if isOpen {
      let name = Addresses.hostName
      names.formUnion([name, name + ".local"])
    }
    let bound = boundHosts
    names.formUnion(bound)
    let isAny = options.address == nil || !bound.isDisjoint(with: ["0.0.0.0", "[::]"])
    return HostRule(names: names, servesAnyAddress: isOpen && isAny)
  }

  /// The addresses of the listening sockets, in the form that URLs use.
  private var boundHosts: Set<String> {
    Set(listeners.flatMap { Addresses.bound(to: $0.descriptor) }.map { $0.contains(":") ? "[\($0)]" : $0 })
  }

  private func makeURLs(base: BasePath, port: Int, isSecure: Bool, isOpen: Bool) -> [String] {
    let scheme = isSecure ? "https" : "http"
    let usual = port == (isSecure ? 443 : 80)
    func url(_ host: String) -> String { "\(scheme)://\(host)\(usual ? "" : ":\(port)")\(base.text)" }
    let bound = boundHosts
    guard isOpen else { return [url(bound.count > 1 ? "localhost" : bound.first ?? "127.0.0.1")] }
    // A certificate is valid for the names in `hosts`. The name of the machine may not resolve.
    let names = options.hosts.compactMap { HostRule.name(of: $0) }
    let addresses = Addresses.reachable(
      bound: listeners.flatMap { Addresses.bound(to: $0.descriptor) }, interfaces: Addresses.interfaces)
    let hosts = names + addresses.map { $0.contains(":") ? "[\($0)]" : $0 }
    let own = bound.contains("[::]") && !bound.contains("0.0.0.0") ? "[::1]" : "127.0.0.1"
    return (hosts.isEmpty ? [own] : hosts).map(url)
  }

  // MARK: Connections

  /// An open connection, which counts for as long as this object exists.
  @MainActor private final class ConnectionSlot {
    let group: String
    weak var server: WebServer?
    init(group: String, server: WebServer) {
      self.group = group
      self.server = server
    }
    isolated deinit { server?.left(group) }
  }

  private func accepted(_ descriptor: Int32) {
    guard let http, service != nil, open < options.limits.connections else {
      metrics.count(.full)
      close(descriptor)
      return
    }
    let peer = Peer(descriptor: descriptor)
    // All connections through a proxy have the same address.
    let isProxy = proxies.trusts(peer)
    guard isProxy || addresses.enter(peer.group, at: schedule.now) else {
      metrics.count(.address)
      close(descriptor)
      return
    }
    open += 1
    metrics.connections = open
    http.take(descriptor, peer: peer, place: ConnectionSlot(group: isProxy ? "" : peer.group, server: self))
  }

  private func left(_ group: String) {
    open -= 1
    metrics.connections = open
    addresses.leave(group)
  }

  private func upgraded(_ taken: HTTPServer.Taken, _ upgrade: WebSocketUpgrade, place: AnyObject) {
    guard let service, let poller else { return }
    let stream: (any ByteStream)? =
      switch taken {
      case .socket(let descriptor): SocketStream(descriptor: descriptor, poller: poller)
      case .encrypted(let stream, let around, let socket):
        EncryptedStream(stream: stream, around: around, over: socket, schedule: schedule)
      }
    guard let stream else { return }
    // The response is a few hundred bytes on a connection without earlier output: it is written completely, or the
    // connection is dead.
    let answer = upgrade.response
    guard answer.withUnsafeBytes({ stream.write($0) }) == .bytes(answer.count) else { return stream.close() }
    let times = WebSocket.Times(
      silence: options.times.silence.milliseconds, answer: options.times.silence.milliseconds,
      stalled: options.times.stalled.milliseconds, closing: options.times.stopping.milliseconds)
    let socket = WebSocket(
      stream: stream, limits: FrameDecoder.Limits(messageBytes: options.limits.messageBytes), times: times,
      schedule: schedule, metrics: metrics)
    sockets[ObjectIdentifier(socket)] = socket
    metrics.socketsOpened += 1
    metrics.sockets = sockets.count
    socket.onEnd = { [weak self, weak socket] in
      withExtendedLifetime(place) {}
      guard let self, let socket else { return }
      self.sockets[ObjectIdentifier(socket)] = nil
      self.metrics.sockets = self.sockets.count
      if let failure = socket.failure {
        self.log.warning("a frame was malformed", ["reason": failure.reason.description, "peer": upgrade.peer.address])
      }
      self.finishStopping()
    }
    service.opened(socket, upgrade)
  }

  // MARK: Stopping

  /// Stops accepting connections, notifies the pages, and stores their scenes where possible.
  ///
  /// The closure is called when all connections have ended or the time limit has passed.
  public func stop(then done: @escaping @MainActor () -> Void = {}) {
    guard let service, !service.isStopping else {
      if service == nil { done() } else { stopping.append(done) }
      return
    }
    SystemManager.notify("STOPPING=1")
    log.info("stopping", ["sessions": String(sessionCount)])
    stopping.append(done)
    service.isStopping = true
    listeners = []
    service.sessions.keeper.onIdle = { [weak self] in self?.finishStopping() }
    service.sessions.stop("the server stops")
    http?.finish()
    stopTimer = schedule.at(schedule.now + options.times.stopping.milliseconds) { [weak self] in
      guard let self else { return }
      for socket in Array(self.sockets.values) { socket.end() }
      self.finishStopping(isOverdue: true)
    }
    finishStopping()
  }

  /// Stops accepting connections, notifies the pages, and waits.
  ///
  /// Returns when all connections have ended or the time limit has passed.
  public func stop() async {
    await withCheckedContinuation { continuation in stop(then: { continuation.resume() }) }
  }

  private func finishStopping(isOverdue: Bool = false) {
    guard let service, service.isStopping, sockets.isEmpty, !stopping.isEmpty else { return }
    guard service.sessions.keeper.isIdle || isOverdue else { return }
    stopTimer?.cancel()
    stopTimer = nil
    http = nil
    poller = nil
    self.service = nil
    claim = nil
    let done = stopping
    stopping = []
    for call in done { call() }
  }
}

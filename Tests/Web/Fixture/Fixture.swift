import Glibc
import KeelLoop
import KeelWeb

/// A small example app behind a web server, without the layers above it.
///
/// With `KEEL_STORE=MILLISECONDS,NUMBER` the store of tabs takes that time for each answer, and of that number of calls the
/// last one fails.
/// Prints `url …`, `code …` and `ready`; on SIGUSR1, the number of tabs; stops on SIGTERM.
@main struct Fixture {
  static func main() {
    MainActor.assumeIsolated {
      var options = WebServerOptions()
      options.port = 0
      options.title = "Fixture"
      options.logLevel = .info
      var ticks: (milliseconds: Int, bytes: Int)?
      var arguments = CommandLine.arguments.dropFirst()
      while let name = arguments.popFirst() {
        let value = arguments.popFirst() ?? ""
        if name == "--ticks" {
          let parts = value.split(separator: ",").compactMap { Int($0) }
          if parts.count == 2 { ticks = (parts[0], parts[1]) }
        } else if !set(name, value, in: &options) {
          print("web-server-fixture: unknown option \(name)")
          exit(64)
        }
      }
      run(options, ticks: ticks)
    }
  }

  @MainActor private static func run(_ options: WebServerOptions, ticks: (milliseconds: Int, bytes: Int)?) {
    let app = FixtureApp()
    let slow = getenv("KEEL_STORE").map { String(cString: $0).split(separator: ",").compactMap { Int($0) } } ?? []
    let server = WebServer(
      options: options, storing: { slow.count == 2 ? SlowStore($0, milliseconds: slow[0], failing: slow[1]) : $0 },
      makeScene: { frontEnd, request in FixtureScene(app, frontEnd, request) })
    server.onNewPairingCode = { say("code \($0)") }
    do {
      try server.start()
    } catch {
      print("web-server-fixture: \(error)")
      exit(WebServerError.exitCode)
    }
    for url in server.urls { say("url \(url)") }
    if let code = server.pairingCode { say("code \(code)") }
    say("ready")
    var ticking: LoopToken?
    if let ticks {
      ticking = MainLoop.every(.milliseconds(ticks.milliseconds)) { app.tick(bytes: ticks.bytes) }
    }
    let asked = MainLoop.onSignal(SIGUSR1) {
      say("sessions \(server.sessionCount) sockets \(server.socketCount) scenes \(app.sceneCount)")
    }
    let ended = MainLoop.onSignal(SIGTERM) { server.stop { MainLoop.quit() } }
    MainLoop.run()
    asked.cancel()
    ended.cancel()
    ticking?.cancel()
    say("stopped with \(app.sceneCount) scenes")
  }

  /// Writes a line immediately, also into a pipe.
  private static func say(_ line: String) {
    _ = Array((line + "\n").utf8).withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
  }

  @MainActor private static func set(_ name: String, _ value: String, in options: inout WebServerOptions) -> Bool {
    let number = Int(value) ?? 0
    let time = Duration.milliseconds(number)
    switch name {
    case "--port": options.port = number
    case "--listen": options.address = value
    case "--certificate": options.certificateFile = value
    case "--key": options.keyFile = value
    case "--base": options.basePath = value
    case "--host": options.hosts.append(value)
    case "--theme-bytes": options.theme = Array(repeating: 32, count: number)
    case "--state": options.stateDirectory = value
    case "--trust-proxy": if value == "yes" { options.trustsProxy = true } else { options.trustedProxies.append(value) }
    case "--forwarded-header":
      options.forwardedHeader = WebServerOptions.ForwardedHeader(rawValue: value) ?? .xForwardedFor
    case "--cookie-name": options.cookieName = value
    case "--restart": options.times.restart = time
    case "--pairing": options.pairing = WebServerOptions.Pairing(rawValue: value) ?? .automatic
    case "--log": options.logLevel = value == "debug" ? .debug : value == "silent" ? .silent : .info
    case "--idle": options.times.idle = time
    case "--unjoined": options.times.unjoined = time
    case "--kept": options.times.kept = time
    case "--request": options.times.request = time
    case "--greeting": options.times.greeting = time
    case "--handshake": options.times.handshake = time
    case "--answer": options.times.answer = time
    case "--hello": options.times.hello = time
    case "--silence": options.times.silence = time
    case "--stalled": options.times.stalled = time
    case "--sessions": options.limits.sessions = number
    case "--sessions-per-address": options.limits.sessionsPerAddress = number
    case "--unjoined-sessions": options.limits.unjoinedSessions = number
    case "--connections": options.limits.connections = number
    case "--connections-per-address": options.limits.connectionsPerAddress = number
    case "--arrivals":
      options.limits.pages = Double(number)
      options.limits.pagesAtOnce = Double(number)
      options.limits.arrivals = Double(number)
      options.limits.arrivalsAtOnce = Double(number)
    case "--message-bytes": options.limits.messageBytes = number
    case "--queued-bytes": options.limits.queuedBytes = number
    default: return false
    }
    return true
  }
}

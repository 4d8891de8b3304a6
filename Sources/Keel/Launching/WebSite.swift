#if Web
import KeelControls
import KeelLoop
import KeelScene
import KeelWeb
internal import Glibc

/// The program as browsers see it: a window for each tab.
@MainActor final class WebSite {
  private let server: WebServer
  /// Whether signals are ours: beside the terminal they are the terminal's.
  private let takesSignals: Bool
  /// Where in the app the address that is shown leads.
  private let place: String
  private var signals: [LoopToken] = []
  /// Told where to go with a browser, and with which code: lines for somebody who looks at another front end.
  var onNotes: (([String]) -> Void)?
  static let exitCode = WebServerError.exitCode

  init(
    _ options: LaunchOptions, makeWindow: @escaping (LaunchRequest) -> UIWindow,
    didShow: @escaping (UIWindow, LaunchRequest) -> Void
  ) {
    takesSignals = !options.frontEnds.contains(.terminal)
    place = options.place.flatMap { $0.contains(":") ? nil : String($0.drop { $0 == "/" }) } ?? ""
    var web = options.web
    if let title = options.title { web.title = title }
    if web.languages.isEmpty { web.languages = options.languages }
    server = WebServer(options: web) { frontEnd, request in
      var launch = LaunchRequest(frontEnd: .web, state: request.snapshot)
      launch.connection = request.connection
      let window = makeWindow(launch)
      window.show(on: frontEnd)
      didShow(window, launch)
      return Tab(window)
    }
  }

  /// Begins to serve, and says where. Signals end it, unless the terminal takes them.
  func start(end: @escaping (Int32) -> Void) -> Bool {
    do {
      try server.start()
    } catch {
      StandardStreams.report("\(error)")
      return false
    }
    for url in server.urls { _ = StandardStreams.write("Serving at \(url)\(place)\n", to: 1) }
    server.onNewPairingCode = { [weak self] in self?.tell(code: $0) }
    if let code = server.pairingCode { tell(code: code) } else { note(code: nil) }
    if takesSignals { watchSignals(end) }
    return true
  }

  private func tell(code: String) {
    _ = StandardStreams.write("A browser that comes for the first time is asked for this code: \(code)\n", to: 1)
    note(code: code)
  }

  private func note(code: String?) {
    let most = 4
    onNotes?(server.urls.prefix(most).map { "In a browser: \($0)\(place)" } + (code.map { ["Code: \($0)"] } ?? []))
  }

  private func watchSignals(_ end: @escaping (Int32) -> Void) {
    signals = [SIGINT, SIGTERM].map { signal in MainLoop.onSignal(signal) { end(0) } }
    // With `nohup` it is to outlive the session that it was started in.
    guard !MainLoop.isIgnored(SIGHUP) else { return }
    var isGone = false
    signals.append(
      MainLoop.onSignal(SIGHUP) {
        // Told by the kernel and by the shell: the second is not to cut short what the first began.
        if !isGone { end(0) }
        isGone = true
      })
  }

  /// Tells the pages, and waits for as long as that may take.
  func stop() {
    var isDone = false
    server.stop {
      isDone = true
      MainLoop.quit()
    }
    if !isDone { MainLoop.run() }
  }

  /// A window in a tab.
  private final class Tab: WebScene {
    private let window: UIWindow
    init(_ window: UIWindow) { self.window = window }
    func open(path: String) -> Bool { window.go(to: path) }
    func snapshot() -> [UInt8]? { window.stateToRestore?() }
    func close() { window.close() }
  }
}
#endif

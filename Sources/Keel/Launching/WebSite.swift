#if Web
import KeelInteraction
import KeelControls
import KeelLoop
#if Postgres
import KeelPostgres
#endif
import KeelScene
import KeelWeb
internal import Glibc

/// The web server of the program, with a window for each browser tab.
@MainActor final class WebSite {
  private let server: WebServer
  /// True if signals end the server; beside a terminal, the terminal receives them.
  private let takesSignals: Bool
  /// The path in the app that is appended to the printed address.
  private let place: String
  private var signals: [LoopToken] = []
  /// The number of wrong codes, and the address that sent the last one.
  private var wrongCodes: (count: Int, address: String)?
  /// Receives the lines with addresses and the pairing code, which another front end shows, and the pairing link for a
  /// QR code.
  var onNotes: ((_ lines: [String], _ link: String?) -> Void)?
  /// The words for notes and warnings, in the language of the front end that shows them.
  var words = SystemWords.inEnglish
  /// Receives warnings that another front end should show at once.
  var onWarning: ((String) -> Void)?
  static let exitCode = WebServerError.exitCode
  /// Why there is no store of tabs as the options ask for one.
  private let storeFault: String?

  init(
    _ options: LaunchOptions, makeWindow: @escaping (LaunchRequest) -> UIWindow,
    didShow: @escaping (UIWindow, LaunchRequest) -> Void
  ) {
    takesSignals = !options.frontEnds.contains(.terminal)
    place = options.place.flatMap { $0.contains(":") ? nil : String($0.drop { $0 == "/" }) } ?? ""
    var web = options.web
    if let title = options.title { web.title = title }
    if let folder = options.stateDirectory { web.stateDirectory = folder }
    if let icon = NamedAssets.program.icon() { web.icon = icon.bytes }
    if web.languages.isEmpty { web.languages = options.languages }
    let languages = options.systemLanguages
    let store = WebSite.store(options)
    storeFault = store.fault
    server = WebServer(options: web, storing: { store.store ?? $0 }) { frontEnd, request in
      var launch = LaunchRequest(frontEnd: .web, state: request.snapshot, browser: request.browser)
      launch.connection = request.connection
      let window = makeWindow(launch)
      window.languages = languages
      window.show(on: frontEnd)
      didShow(window, launch)
      return Tab(window)
    }
  }

  /// Returns the store of tabs that the options name, or why there is none; neither for that of this process.
  private static func store(_ options: LaunchOptions) -> (store: (any SessionStore)?, fault: String?) {
    #if Postgres
    guard let schema = options.sessionSchema else { return (nil, nil) }
    let times = options.web.times
    do {
      return (
        try PostgresSessions(.ofProcess(), schema: schema, lifetime: times.kept, pairedDays: times.pairedDays), nil
      )
    } catch { return (nil, "\(error)") }
    #else
    return (nil, nil)
    #endif
  }

  /// Starts the server, and prints its addresses. Signals end it, unless the terminal receives them.
  func start(end: @escaping (Int32) -> Void) -> Bool {
    if let storeFault {
      StandardStreams.report("There is no store of tabs: \(storeFault).")
      return false
    }
    do {
      try server.start()
    } catch {
      StandardStreams.report("\(error)")
      return false
    }
    write(server.urls.map { "Serving at \($0)\(place)" } + terms)
    server.onNewPairingCode = { [weak self] in self?.announce(code: $0) }
    server.onWrongPairingCode = { [weak self] address in
      guard let self else { return }
      self.wrongCodes = ((self.wrongCodes?.count ?? 0) + 1, address)
      self.note(code: self.server.pairingCode)
      self.warnOfWrongCode()
    }
    if let code = server.pairingCode { announce(code: code) } else { note(code: nil) }
    allowTimeToStop()
    if takesSignals { watchSignals(end) }
    return true
  }

  private func write(_ lines: [String]) {
    for line in lines { _ = StandardStreams.write(line + "\n", to: 1) }
  }

  /// The lines on access, encryption, and the way to stop the server.
  private var terms: [String] {
    var lines: [String] = []
    let proxies = server.options.trustedProxies
    if !proxies.isEmpty {
      lines.append("Only its proxy can reach it: \(proxies.joined(separator: ", ")).")
    } else if !server.isOpen {
      lines.append("Only this machine can reach it.")
    } else if server.pairingCode != nil {
      lines.append("Other machines can reach it. Their browsers come in once they are paired.")
    } else {
      lines.append("Other machines can reach it, and come in without a code.")
    }
    if server.isOpen, !server.isEncrypted, !server.options.trustsProxy, proxies.isEmpty {
      lines.append(
        "The line is not encrypted: others on the network can read along. --certificate and --key encrypt it.")
    }
    if takesSignals, isatty(0) == 1 { lines.append("Ctrl-C ends it.") }
    return lines
  }

  private func announce(code: String) {
    write(["A new browser needs this code: \(WebSite.inGroups(code))"])
    if let link = server.pairingLinks(to: place).first {
      write(["Or open this link there, which is good for one browser: \(link)"])
      // The camera belongs to another device. Output that is not a terminal shows no picture.
      if server.isOpen, isatty(1) == 1, WebSite.isUnicode, let picture = QRCode(link) { write(picture.lines) }
    }
    note(code: code)
  }

  /// Returns the code in groups of four figures, for reading and typing.
  static func inGroups(_ code: String) -> String {
    var text = ""
    for (index, figure) in code.enumerated() {
      if index > 0, index % 4 == 0 { text += " " }
      text.append(figure)
    }
    return text
  }

  /// True if the terminal draws more than ASCII, according to the locale.
  private static var isUnicode: Bool {
    let names = ["LC_ALL", "LC_CTYPE", "LANG"]
    let locale = names.lazy.compactMap { getenv($0).map { String(cString: $0) } }.first { !$0.isEmpty } ?? ""
    return locale.uppercased().contains("UTF-8") || locale.uppercased().contains("UTF8")
  }

  private func note(code: String?) {
    let most = 4
    var notes = server.urls.prefix(most).map { words[.inABrowser, "\($0)\(place)"] }
    if let code { notes.append(words[.pairingCode, WebSite.inGroups(code)]) }
    let link = server.pairingLinks(to: place).first
    if let link { notes.append(words[.pairingLink, link]) }
    if let wrongCodes { notes.append(words[.wrongCodesSoFar, String(wrongCodes.count), wrongCodes.address]) }
    onNotes?(notes, server.isOpen ? link : nil)
  }

  private func warnOfWrongCode() {
    guard let (count, address) = wrongCodes else { return }
    onWarning?(count > 1 ? words[.wrongCodesFrom, address, String(count)] : words[.wrongCodeFrom, address])
  }

  /// Extends the limit of ending signals if the server is configured to wait longer for its pages.
  private func allowTimeToStop() {
    let wait = server.options.times.stopping
    guard wait > .seconds(5) else { return }
    MainLoop.endingLimits.signal = max(MainLoop.endingLimits.signal, wait + .seconds(5))
  }

  private func watchSignals(_ end: @escaping (Int32) -> Void) {
    signals = [SIGINT, SIGTERM].map { signal in MainLoop.onEndingSignal(signal) { end(0) } }
    // With `nohup` the server is meant to outlive the session that started it.
    guard !MainLoop.isIgnored(SIGHUP) else { return }
    var isGone = false
    signals.append(
      MainLoop.onEndingSignal(SIGHUP) {
        // The kernel and the shell both send the signal; the second one must not interrupt the orderly end.
        if !isGone { end(0) }
        isGone = true
      })
  }

  /// Notifies the pages, and waits until the server has stopped.
  func stop() {
    var isDone = false
    server.stop {
      isDone = true
      MainLoop.quit()
    }
    if !isDone { MainLoop.run() }
  }

  /// The window of a tab.
  final class Tab: WebScene {
    private let window: UIWindow
    init(_ window: UIWindow) { self.window = window }
    func open(path: String) -> Bool { window.go(to: path) }
    /// A page without a declared path has one that other tabs cannot always open. Such a tab shows the nearest page
    /// that exists.
    func opensNearestPage(to path: String) -> Bool { !window.declaresPath }
    func snapshot() -> [UInt8]? { window.stateToRestore?() }
    func close() { window.close() }
  }
}
#endif

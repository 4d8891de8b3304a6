internal import Glibc
public import KeelControls
import KeelInteraction
import KeelLoop
public import KeelModel
import KeelScene
import KeelTerminal
import KeelTesting

#if Desktop
import KeelDesktop
#endif
#if Web
import KeelWeb
#endif

/// Shows windows on front ends and runs the event loop of the process until the user quits.
///
/// Call it from a synchronous `main()` on the first thread, because signals and toolkits need the loop on that thread.
@MainActor public enum Launcher {
  /// Runs the app, or the requested previews (`runPreviews`), and returns the exit code.
  ///
  /// - Parameters:
  ///   - options: The front ends and their options. For `.terminal` without a terminal the code is 69, with a message.
  ///   - testClock: The clock of the app's models, if it is a test clock: `wait` and `until` of a headless script
  ///     advance it. With `nil` they wait in real time.
  ///   - makeWindow: Creates a window just before it is shown: one for a terminal or a script, one for each browser
  ///     tab. Objects that the closure captures are shared by all windows.
  ///   - didShow: Called when a window is shown, before the user sees it.
  ///   - didAsk: Called with the window of the desktop and a place when the program is started again to open the place
  ///     in it.
  public static func run(
    _ options: LaunchOptions, testClock: TestClock? = nil, makeWindow: @escaping (LaunchRequest) -> UIWindow,
    didShow: @escaping (UIWindow, LaunchRequest) -> Void = { _, _ in },
    didAsk: @escaping (UIWindow, String) -> Void = { window, place in window.open(path: place) }
  ) -> Int32 {
    if let code = runPreviews(options) { return code }
    #if Desktop
    if let code = handOver(options) { return code }
    defer { endInstance() }
    #endif
    if let unknown = options.frontEnds.first(where: { !FrontEndKind.builtIn.contains($0) && registered[$0] == nil }) {
      StandardStreams.report("The front end \(unknown.rawValue) is not registered (Launcher.register).")
      return frontEndUnavailable
    }
    if options.script.isUsed, !options.frontEnds.contains(.headless) {
      StandardStreams.report(
        "--script, --check and --json were given without the headless front end. They are for its scripts. Add "
          + "--front-end headless, or leave the other front ends out.")
      return UsageError.exitCode
    }
    do throws(TraceOutput.Failure) {
      try TraceOutput.start { name in getenv(name).map { String(cString: $0) } }
    } catch {
      StandardStreams.report(error.message)
      return error.exitCode
    }
    let session: ActionSession?
    do throws(ActionSession.Failure) {
      session = try ActionSession(options, clock: testClock ?? SuspendingClock())
    } catch {
      StandardStreams.report(error.message)
      return error.exitCode
    }
    let didShow = { (window: UIWindow, request: LaunchRequest) in
      session?.didShow(window)
      didShow(window, request)
    }
    let states = WindowStates(options)
    let makeWindow = { (request: LaunchRequest) in
      let window = makeWindow(request)
      tint(window)
      states.restore(window, for: request)
      return window
    }
    // The first caller determines the exit code.
    var code: Int32?
    func end(_ with: Int32) {
      if code == nil { code = with }
      MainLoop.quit()
    }
    func show(_ frontEnd: any FrontEnd, _ kind: FrontEndKind) -> UIWindow {
      let request = LaunchRequest(frontEnd: kind, place: options.place)
      let window = makeWindow(request)
      window.languages = options.systemLanguages
      window.show(on: frontEnd)
      didShow(window, request)
      return window
    }

    var stops: [() -> Void] = []
    var die: (() -> Void)?
    defer {
      session?.end()
      stops.reversed().forEach { $0() }
      willEnd.reversed().forEach { $0() }
      saves.forEach { $0() }
      // A signal may end all programs at once, as a shutdown does: then each is continued by the next start.
      if die == nil { states.end() }
      die?()
    }
    UIWindow.savesInBackground = saves
    saveInExit()
    // The run is ended first, and then the process, by the signal, so that the shell sees it.
    func end(bySignal death: @escaping () -> Void) {
      die = death
      MainLoop.quit()
    }
    let terminal = options.frontEnds.contains(.terminal) ? TerminalFrontEnd(languages: options.languages) : nil
    terminal?.screen.languages = options.systemLanguages
    session?.onRecordingEnded = { reason in
      guard let terminal else { return }
      terminal.warn(terminal.screen.systemWords[.recordingEnded, reason])
    }
    #if Web
    if options.frontEnds.contains(.web) {
      let site = WebSite(options, makeWindow: makeWindow, didShow: didShow)
      site.words = terminal?.screen.systemWords ?? .inEnglish
      site.onNotes = { notes, link in
        terminal?.notes = notes
        terminal?.picture = link.flatMap { QRCode($0) }.map {
          TerminalPicture(title: site.words[.pairingPicture], squares: $0.modules)
        }
      }
      site.onWarning = { terminal?.warn($0) }
      guard site.start(end: end) else { return WebSite.exitCode }
      stops.append { site.stop() }
    }
    #endif
    if let terminal {
      let window = show(terminal, .terminal)
      window.onClose = { end(0) }
      terminal.onEndingSignal = end(bySignal:)
      do {
        try terminal.start()
      } catch {
        StandardStreams.report("\(error)")
        return TerminalError.exitCode
      }
      stops.append {
        window.close()
        terminal.stop()
      }
    }
    for kind in options.frontEnds {
      guard let frontEnd = makeFrontEnd(kind, options) else { continue }
      #if Desktop
      if let desktop = frontEnd as? DesktopFrontEnd { states.keepFrame(of: desktop) }
      #endif
      let window = show(frontEnd, kind)
      var isOpen = true
      func close() {
        guard isOpen else { return }
        isOpen = false
        window.close()
        frontEnd.stop()
      }
      window.onClose = {
        let others = options.frontEnds.filter { $0 != kind }
        guard !others.isEmpty else { return end(0) }
        // The event that asks for it is being handled.
        Task {
          close()
          sayWindowIsClosed(others, terminal)
        }
      }
      do {
        try frontEnd.start(end: end)
      } catch {
        StandardStreams.report("\(error)")
        return frontEndUnavailable
      }
      stops.append(close)
      #if Desktop
      if let desktop = frontEnd as? DesktopFrontEnd {
        answer(with: desktop) { [weak window] place in
          if let window { didAsk(window, place) }
        }
      }
      #endif
    }
    if options.frontEnds.contains(.headless) {
      let script = ScriptRun(options, testClock: testClock, session: session)
      script.start({ show($0, .headless) }, end: end)
      stops.append { script.stop() }
    }
    if let session, session.hasReplay, !options.frontEnds.contains(.headless) {
      Task { await play(session, terminal) }
    }
    let signals = options.frontEnds.contains(where: \.receivesSignals) ? nil : EndingSignals(end(bySignal:))
    MainLoop.run()
    // The user has ended the program, so the views of the next one begin anew.
    if die == nil, code ?? 0 == 0 { states.discardViews() }
    return withExtendedLifetime(signals) { code ?? 0 }
  }

  /// Says that the program goes on in its other front ends, where the user can read it.
  private static func sayWindowIsClosed(_ others: [FrontEndKind], _ terminal: TerminalFrontEnd?) {
    if let terminal { return terminal.warn(terminal.screen.systemWords[.windowClosed]) }
    let names = others.map(\.rawValue).joined(separator: ", ")
    StandardStreams.report("The window is closed. The program goes on (\(names)) until Ctrl-C or SIGTERM ends it.")
  }

  /// Plays the recording while the user may act too, and shows a message at its end.
  private static func play(_ session: ActionSession, _ terminal: TerminalFrontEnd?) async {
    let error = await session.play()
    guard let terminal else { return }
    let words = terminal.screen.systemWords
    terminal.warn(error.map { words[.replayStopped, String($0.line ?? 1)] } ?? words[.replayEnded])
  }

  /// Runs the app with one window on one front end, and returns the exit code.
  public static func run(
    on frontEnd: FrontEndKind, testClock: TestClock? = nil, isQuiet: Bool = false, window: @escaping () -> UIWindow,
    didShow: @escaping (UIWindow) -> Void = { _ in }
  ) -> Int32 {
    var options = LaunchOptions()
    options.frontEnds = [frontEnd]
    options.isQuiet = isQuiet
    return run(options, testClock: testClock, makeWindow: { _ in window() }, didShow: { window, _ in didShow(window) })
  }

  /// Gives the window the accent colour of the program's assets, unless it has a colour of its own.
  static func tint(_ window: UIWindow) {
    if window.tintColor == nil { window.tintColor = accent.map { UIColor($0) } }
  }
  private static let accent = NamedAssets.program.color(named: "AccentColor", reports: false)?.color

  /// Called once the windows have been closed, before the process ends normally or by a signal; in reverse order.
  package static var willEnd: [() -> Void] = []
  /// Saves pending settings and states. Called before the process ends and at times when it may end.
  package static var saves: [() -> Void] = [{ FileSaver.saveAll() }]

  /// Saves pending settings when the program calls `exit`, which runs no other callback.
  private static func saveInExit() {
    guard !savesInExit else { return }
    savesInExit = true
    _ = mainThread
    atexit {
      // On any other thread, the main actor may be in use.
      guard pthread_equal(pthread_self(), Launcher.mainThread) != 0 else { return }
      MainActor.assumeIsolated { Launcher.saves.forEach { $0() } }
    }
  }
  private static var savesInExit = false
  /// The thread of the main actor, which is the first one to read this property.
  private nonisolated static let mainThread = pthread_self()

  /// The exit code for lost output: `EX_IOERR` of sysexits.
  public static let outputFailed: Int32 = 74

  /// Opens standard input, output and error on `/dev/null` if they are closed, so that no other file receives their
  /// numbers. Call it first in `main()`.
  public static func openStandardDescriptors() {
    for descriptor in 0...2 where fcntl(Int32(descriptor), F_GETFD) < 0 && errno == EBADF {
      // `open` returns the lowest free number, which is this one. Read-only, so that writing to it fails, as it should.
      guard open("/dev/null", O_RDONLY) >= 0 else { return }
    }
  }
}

/// The reason for which a window is created.
public struct LaunchRequest: Hashable, Sendable {
  /// The front end that will show the window.
  public var frontEnd: FrontEndKind
  /// The saved state of the tab that this one replaces, as `UIWindow.restoration` reads it; `nil` for a new one.
  public var state: [UInt8]?
  /// The initial location (`--open`). A browser's tab opens its own address once it is shown.
  public var place: String?
  /// The name of the browser of the tab, to share something among the tabs of a browser; `nil` for other front ends.
  ///
  /// It is opaque and differs from that of any other browser; private windows and other profiles count as others. A
  /// paired browser has the same name until its pairing ends, also when the program is started again. Any other one has
  /// it until its last tab is closed or given up, or at the end of the program without `--state`. The name is a checksum
  /// and no secret: it may be stored, and knowing it gives no access.
  public var browser: String?
  /// The address of this machine that the browser's tab connected to last, as a numeric IP address; `nil` if not
  /// known. It may change while the tab exists, so read it when you need it.
  @MainActor public var localAddress: String? { connection?.localAddress }
  var connection: SceneConnection?
  /// Creates a request.
  public init(frontEnd: FrontEndKind, state: [UInt8]? = nil, place: String? = nil, browser: String? = nil) {
    self.frontEnd = frontEnd
    self.state = state
    self.place = place
    self.browser = browser
  }
}

internal import Glibc
public import KeelControls
import KeelLoop
import KeelModel
import KeelTerminal
import KeelTesting

/// Shows a window on a front end and serves the process's loop until the person is done.
///
/// Call it from a synchronous `main()`, on the first thread: toolkits and signals want the loop there.
@MainActor public enum Launcher {
  /// Runs the app and returns the code to exit with.
  ///
  /// - Parameters:
  ///   - frontEnd: Where to show it. For `.terminal` without a terminal the code is 69, with a message.
  ///   - testClock: The clock of the app's models, where that is one: `wait` and `until` of a headless script move it.
  ///     With `nil` they wait in real time.
  ///   - isQuiet: Whether a headless script prints outlines only when it asks for them.
  ///   - window: Makes the window, just before it is shown.
  ///   - didShow: Run once the window is shown, before a person sees it.
  public static func run(
    on frontEnd: FrontEndKind, testClock: TestClock? = nil, isQuiet: Bool = false, window: () -> UIWindow,
    didShow: @escaping (UIWindow) -> Void = { _ in }
  ) -> Int32 {
    switch frontEnd {
    case .terminal: runInTerminal(window(), didShow)
    case .headless: runHeadless(window(), didShow, testClock: testClock, isQuiet: isQuiet)
    }
  }

  private static func runInTerminal(_ window: UIWindow, _ didShow: (UIWindow) -> Void) -> Int32 {
    LinkPolicy.open = { SystemLinks.open($0) }
    let terminal = TerminalFrontEnd()
    window.onClose = { MainLoop.quit() }
    do {
      window.show(on: terminal)
      didShow(window)
      try terminal.start()
    } catch {
      report("\(error)")
      return TerminalError.exitCode
    }
    MainLoop.run()
    window.close()
    terminal.stop()
    return 0
  }

  private static func runHeadless(
    _ window: UIWindow, _ didShow: @escaping (UIWindow) -> Void, testClock: TestClock?, isQuiet: Bool
  ) -> Int32 {
    let frontEnd = HeadlessFrontEnd(recordsPatches: false)
    let time: any ScriptTime = testClock.map { TestClockTime($0) } ?? RealTime()
    var code: Int32 = 0
    var lost: Int32?
    Task {
      window.show(on: frontEnd)
      didShow(window)
      code = await HeadlessScript(isQuiet: isQuiet).run(
        lines: StandardInputLines(), driver: Driver(frontEnd), time: time,
        output: { text in
          if let error = write(text + "\n", to: 1), lost == nil { lost = error }
        }, errors: report)
      MainLoop.quit()
    }
    MainLoop.run()
    window.close()
    if let lost {
      report(
        "The outline could not be written (\(String(cString: strerror(lost)))). Scripts read it from standard output. "
          + "Make room where that goes, or run with --quiet.")
      return outputFailed
    }
    return code
  }

  /// The exit code for output that was lost: `EX_IOERR` of sysexits.
  public static let outputFailed: Int32 = 74

  /// Gives standard input, output and error something to be where they were closed, so that nothing else takes their
  /// numbers. Call it first thing in `main()`.
  public static func openStandardDescriptors() {
    for descriptor in 0...2 where fcntl(Int32(descriptor), F_GETFD) < 0 && errno == EBADF {
      // The lowest free number is this one. Output that goes nowhere fails, as it should: it is opened for reading.
      guard open("/dev/null", O_RDONLY) >= 0 else { return }
    }
  }

  private static func report(_ text: String) { _ = write(text + "\n", to: 2) }

  /// Writes all of it; returns the system's error where it could not.
  private static func write(_ text: String, to descriptor: Int32) -> Int32? {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return errno }
      bytes = bytes.dropFirst(count)
    }
    return nil
  }
}

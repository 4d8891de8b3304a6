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
  public static func run(
    on frontEnd: FrontEndKind, testClock: TestClock? = nil, isQuiet: Bool = false, window: () -> UIWindow
  ) -> Int32 {
    switch frontEnd {
    case .terminal: runInTerminal(window())
    case .headless: runHeadless(window(), testClock: testClock, isQuiet: isQuiet)
    }
  }

  private static func runInTerminal(_ window: UIWindow) -> Int32 {
    let terminal = TerminalFrontEnd()
    window.onClose = { MainLoop.quit() }
    do {
      window.show(on: terminal)
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

  private static func runHeadless(_ window: UIWindow, testClock: TestClock?, isQuiet: Bool) -> Int32 {
    let frontEnd = HeadlessFrontEnd(recordsPatches: false)
    let time: any ScriptTime = testClock.map { TestClockTime($0) } ?? RealTime()
    var code: Int32 = 0
    Task {
      window.show(on: frontEnd)
      code = await HeadlessScript(isQuiet: isQuiet).run(
        lines: StandardInputLines(), driver: Driver(frontEnd), time: time, output: say, errors: report)
      MainLoop.quit()
    }
    MainLoop.run()
    window.close()
    return code
  }

  private static func say(_ text: String) { write(text + "\n", to: 1) }
  private static func report(_ text: String) { write(text + "\n", to: 2) }

  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      bytes = bytes.dropFirst(count)
    }
  }
}

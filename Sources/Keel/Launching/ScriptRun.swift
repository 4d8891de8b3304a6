internal import Glibc
import KeelControls
import KeelLoop
import KeelModel
import KeelScene
import KeelTesting

/// A run of a script from standard input, against a window without a screen.
@MainActor final class ScriptRun {
  private let isQuiet: Bool
  private let time: any ScriptTime
  private let session: ActionSession?
  private var window: UIWindow?

  init(_ options: LaunchOptions, testClock: TestClock?, session: ActionSession?) {
    self.session = session
    isQuiet = options.isQuiet
    time = testClock.map { TestClockTime($0) } ?? RealTime()
  }

  /// Starts the script in the loop's first round; `end` is called with the exit code.
  func start(_ show: @escaping (any FrontEnd) -> UIWindow, end: @escaping (Int32) -> Void) {
    Task {
      let frontEnd = HeadlessFrontEnd(recordsPatches: false)
      window = show(frontEnd)
      // The script begins where the recording ends.
      if await session?.play() != nil { return end(HeadlessScript.Exit.failed.rawValue) }
      var lost: Int32?
      let code = await HeadlessScript(isQuiet: isQuiet).run(
        lines: StandardInputLines(), driver: Driver(frontEnd), time: time,
        output: { text in
          if let error = StandardStreams.write(text + "\n", to: 1), lost == nil { lost = error }
        }, errors: StandardStreams.report)
      guard let lost else { return end(code) }
      StandardStreams.report(
        "The outline could not be written (\(String(cString: strerror(lost)))). Scripts read it from standard output. "
          + "Make room where that goes, or run with --quiet.")
      end(Launcher.outputFailed)
    }
  }

  func stop() { window?.close() }
}

internal import Glibc
import KeelControls
import KeelLoop
import KeelModel
import KeelScene
import KeelTesting

/// A run of a script from standard input or a file, against a window without a screen.
@MainActor final class ScriptRun {
  private let isQuiet: Bool
  private let options: ScriptOptions
  private let time: any ScriptTime
  private let session: ActionSession?
  private var window: UIWindow?

  init(_ options: LaunchOptions, testClock: TestClock?, session: ActionSession?) {
    self.session = session
    isQuiet = options.isQuiet
    self.options = options.script
    time = testClock.map { TestClockTime($0) } ?? RealTime()
  }

  /// Starts the script in the loop's first round; `end` is called with the exit code.
  func start(_ show: @escaping (any FrontEnd) -> UIWindow, end: @escaping (Int32) -> Void) {
    Task {
      guard let lines = openLines() else { return end(HeadlessScript.Exit.inputFailed.rawValue) }
      if options.isChecked {
        return end(await HeadlessScript.check(lines: lines, errors: StandardStreams.report))
      }
      let frontEnd = HeadlessFrontEnd(recordsPatches: false)
      window = show(frontEnd)
      // The script begins where the recording ends.
      if await session?.play() != nil { return end(HeadlessScript.Exit.failed.rawValue) }
      var lost: Int32?
      let code = await HeadlessScript(isQuiet: isQuiet, isJSON: options.isJSON).run(
        lines: lines, driver: Driver(frontEnd), time: time,
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

  /// Returns the lines of the script, or reports why its file cannot be opened.
  private func openLines() -> StandardInputLines? {
    guard let file = options.file else { return StandardInputLines() }
    let descriptor = open(file, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      StandardStreams.report(
        "The script \(file.debugDescription) could not be opened (\(String(cString: strerror(errno)))). --script reads a "
          + "file of verbs. Check its name, or leave the option out to read standard input.")
      return nil
    }
    // Open until the program ends.
    return StandardInputLines(descriptor: descriptor)
  }

  func stop() { window?.close() }
}

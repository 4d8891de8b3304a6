import KeelControls
import KeelModel

/// Restores the state of one window and of its views from a file, and saves it there within half a second of each change.
@MainActor final class WindowStateKeeper {
  /// True if a state was found and restored.
  private(set) var isRestored = false
  private let path: String
  private var saver: FileSaver?
  private let snapshot: WindowSnapshot
  private var reported: StateFileProblem?

  init(
    _ window: UIWindow, _ restoration: UIWindowRestoration, in file: AtomicFile, delay: Duration = .milliseconds(500),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    path = file.path
    snapshot = WindowSnapshot(restoration)
    var isMigrated = false
    let reading = StateReading(of: file) { content throws(StateFault) in
      isMigrated = try snapshot.restore(content)
      isRestored = true
    }
    if let problem = reading.problem { report(problem) }
    // What is in the way is not overwritten.
    guard !reading.isInTheWay else { return }
    saver = FileSaver(file, delay: delay, clock: clock) { [weak self] in self?.didSave($0) }
    snapshot.follow(window, keepsScrolling: true) { [weak self, isMigrated] isInitial in
      self?.didChange(isInitial: isInitial && !isMigrated)
    }
  }

  /// Removes the states of the views, because the user has ended the program.
  func discardViews() { snapshot.discardViews() }

  private func didChange(isInitial: Bool) {
    // A window without changes leaves the folder as it is.
    if isInitial {
      if let content = try? snapshot.content { saver?.skip(content) }
      return
    }
    saver?.setNeedsSave { [weak self] in try self?.snapshot.content }
  }

  private func didSave(_ error: (any Error)?) {
    guard let error else { return reported = nil }
    report((error as? FileError).map { .notSaved($0) } ?? .notEncodable("\(error)"))
  }

  private func report(_ problem: StateFileProblem) {
    // A full disk is reported once, until a save succeeds.
    guard problem != reported else { return }
    reported = problem
    RuntimeWarning.report(
      problem.happened, rule: "The state of the window is kept in \(path).", remedy: problem.remedy)
  }
}

import KeelControls
import KeelModel

/// Restores the state of one window from a file, and saves it there within half a second of each change.
@MainActor final class WindowStateKeeper {
  /// True if a state was found and restored.
  private(set) var isRestored = false
  private let path: String
  private var saver: FileSaver?
  private var token: ObservationToken?
  /// The content of the file, or what an untouched window would save.
  private var saved: [UInt8]?
  private var reported: StateFileProblem?

  init(
    _ restoration: UIWindowRestoration, in file: AtomicFile, delay: Duration = .milliseconds(500),
    clock: any Clock<Duration> = ContinuousClock()
  ) {
    path = file.path
    var isMigrated = false
    let reading = StateReading(of: file) { content throws(StateFault) in
      isMigrated = try restoration.restore(content)
      isRestored = true
    }
    if let problem = reading.problem { report(problem) }
    // What is in the way is not overwritten.
    guard !reading.isInTheWay else { return }
    saver = FileSaver(file, delay: delay, clock: clock) { [weak self] in self?.didSave($0) }
    var isFirst = true
    token = restoration.follow { [weak self] encode in
      self?.didChange(encode, isInitial: isFirst && !isMigrated)
      isFirst = false
    }
  }

  private func didChange(_ encode: @escaping @MainActor () throws -> [UInt8], isInitial: Bool) {
    // A window without changes leaves the folder as it is.
    if isInitial { return saved = try? encode() }
    saver?.setNeedsSave { [weak self] in
      let content = try encode()
      guard let self, content != self.saved else { return nil }
      // If this cannot be written, the content of the file is unknown; `didSave` notes that.
      self.saved = content
      return content
    }
  }

  private func didSave(_ error: (any Error)?) {
    guard let error else { return reported = nil }
    saved = nil
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

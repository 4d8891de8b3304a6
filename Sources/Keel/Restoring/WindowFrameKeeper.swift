#if Desktop
import FoundationEssentials
import KeelDesktop
import KeelModel

/// Restores the size of a window of the desktop from a file, and saves it there within half a second of each change.
@MainActor final class WindowFrameKeeper {
  private let path: String
  private var saver: FileSaver?
  private var hasReported = false

  init(_ frontEnd: DesktopFrontEnd, in file: AtomicFile) {
    path = file.path
    // A file that cannot be read costs a size, and the next change replaces it.
    let saved = (try? file.read()).flatMap { try? JSONDecoder().decode(WindowFrame.self, from: Data($0)) }
    if let saved { frontEnd.frame = saved }
    let saver = FileSaver(file, delay: .milliseconds(500)) { [weak self] in self?.didSave($0) }
    self.saver = saver
    frontEnd.onFrameChange = { frame in saver.setNeedsSave { [UInt8](try JSONEncoder().encode(frame)) } }
  }

  private func didSave(_ error: (any Error)?) {
    // A full disk is reported once, until a save succeeds.
    guard let error else { return hasReported = false }
    guard !hasReported else { return }
    hasReported = true
    RuntimeWarning.report(
      "The size of the window was not saved: \(error).", rule: "It is kept in \(path).",
      remedy: "Make room, or make the folder writable.")
  }
}
#endif

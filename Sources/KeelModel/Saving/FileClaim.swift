/// The right of one process to a state file, which ends with the process.
///
/// Processes that run at the same time have a file each, so that none overwrites the state of another: the first one has
/// `window.json`, the next one `window-2.json`. A process takes the first file that no running process has. After a
/// crash of all of them, those that are started again get the files back, one each.
///
/// The system releases a claim when its process ends in any way. Where files cannot be locked, all processes share
/// the first file, and the last change wins.
@MainActor package final class FileClaim {
  /// The claimed file.
  package let file: AtomicFile
  /// The number of the file: 1 for the first one.
  package let number: Int
  private var descriptor: Int32

  /// Claims the first free file.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder, which is created if necessary.
  ///   - name: The name of the first file without its extension.
  ///   - extension: The extension, without the dot.
  package init(in folder: String, name: String, extension: String = "json") {
    func path(_ number: Int) -> String {
      "\(folder)/\(name)" + (number == 1 ? "" : "-\(number)") + ".\(`extension`)"
    }
    // A failure is reported when the file is saved.
    _ = SystemFile.makeFolder(folder)
    var claimed = (number: 1, descriptor: Int32(-1))
    search: for number in 1...FileClaim.most {
      // A file beside the state file is locked, because the latter is replaced by each save.
      switch SystemFile.lock(FileClaim.lockPath(of: path(number))) {
      case .held(let descriptor):
        claimed = (number, descriptor)
        break search
      case .taken: continue
      case .impossible: break search
      }
    }
    (number, descriptor) = claimed
    file = AtomicFile(path: path(claimed.number))
  }

  /// Ends the claim, because the program ends in an orderly way.
  ///
  /// Files other than the first one are removed: a later second process is a new window, and does not continue a window
  /// that the user has closed.
  package func end() {
    guard descriptor >= 0 else { return }
    if number > 1 {
      SystemFile.remove(file.path)
      SystemFile.remove(FileClaim.lockPath(of: file.path))
    }
    SystemFile.end(descriptor)
    descriptor = -1
  }

  private static let most = 1_000

  private static func lockPath(of path: String) -> String { path + ".lock" }
}

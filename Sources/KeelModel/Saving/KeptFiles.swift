/// The files that objects of this process keep, so that each file has one writer.
///
/// Two writers of one file would replace each other's content. A file is known by its real path. It is free again when
/// the object that keeps it has been released and all its changes are on the disk.
@MainActor package enum KeptFiles {
  private struct Keeper {
    weak var owner: AnyObject?
    weak var saver: FileSaver?
  }

  private static var keepers: [ExactText: Keeper] = [:]

  /// Returns true if an object keeps the file. Changes that a released one has not saved yet are saved first.
  static func isKept(_ file: AtomicFile) -> Bool {
    guard let keeper = keepers[file.realPath] else { return false }
    if keeper.owner != nil { return true }
    keeper.saver?.saveNow()
    return keeper.saver?.hasUnsavedChanges == true
  }

  /// Records that an object keeps a file, which is free, with a saver.
  package static func add(_ owner: AnyObject, _ saver: FileSaver, _ file: AtomicFile) {
    keepers = keepers.filter { $0.value.owner != nil || $0.value.saver != nil }
    keepers[file.realPath] = Keeper(owner: owner, saver: saver)
  }
}

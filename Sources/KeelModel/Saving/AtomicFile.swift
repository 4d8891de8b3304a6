internal import FoundationEssentials
import Synchronization

/// A file that is replaced atomically: it contains either the old or the new content, and never a part of it.
///
/// New content is written to a temporary file in the same folder, which replaces this one when it is on the disk. After
/// a crash or a power failure, the file has the old or the new content. Calls block; make them off the
/// main actor, or while the program begins or ends.
package struct AtomicFile: Sendable {
  package let path: String
  /// Returns the error (`errno`) that a step fails with, or 0. Tests use it, because root may write every file.
  package var fault: @Sendable (Step) -> Int32 = { _ in 0 }

  package enum Step: CaseIterable, Sendable { case folder, open, write, sync, rename }

  package init(path: String) { self.path = path }

  /// The end of the names of new content that is being written.
  static let freshSuffix = ".saving"
  /// The number of files with new content that this process has named.
  private static let freshCount = Atomic(0)

  /// The path without symbolic links and independent of the working directory, also of a file that does not exist yet.
  var realPath: ExactText { ExactText(SystemFile.realPath(of: path)) }

  /// The largest file that is read, in bytes.
  package static let largest = 64 << 20

  /// Returns the content, or `nil` if there is no such file.
  ///
  /// Throws for something else than a file in its place, such as a folder or a pipe, and for a file that is larger than
  /// any that the program has written.
  package func read() throws(FileError) -> [UInt8]? {
    try checkPath()
    return try SystemFile.content(of: path, atMost: AtomicFile.largest)
  }

  /// Replaces the content, and returns when it is on the disk. After an error the file has its old content.
  package func write(_ content: [UInt8]) throws(FileError) {
    try checkPath()
    // A symbolic link stays.
    let target = SystemFile.realPath(of: path)
    let folder = SystemFile.folder(of: target)
    try perform(.folder, folder) { SystemFile.makeFolder(folder) }
    var (fresh, descriptor) = ("", Int32(-1))
    try perform(.open, target) {
      let created = SystemFile.create(permissionsOf: target) { AtomicFile.freshPath(of: target) }
      (fresh, descriptor) = (created.path, created.descriptor)
      return created.code
    }
    // The lock of the new file is released with the descriptor. An unlocked file counts as abandoned.
    defer { SystemFile.end(descriptor) }
    do throws(FileError) {
      try perform(.write, fresh) { SystemFile.append(content, to: descriptor) }
      try perform(.sync, fresh) { SystemFile.synchronize(descriptor) }
      try perform(.rename, target) { SystemFile.move(fresh, to: target) }
    } catch {
      SystemFile.remove(fresh)
      throw error
    }
    // The content is safe without it, and some file systems refuse it: a crash may at worst bring the old file back.
    SystemFile.synchronizeFolder(folder)
  }

  /// Removes the temporary files of processes that were killed during a save. Files that a process is writing stay.
  ///
  /// Lists the folder, so it is O(n) in the number of files there.
  package func removeAbandoned() {
    guard (try? checkPath()) != nil else { return }
    let target = SystemFile.realPath(of: path)
    let folder = SystemFile.folder(of: target)
    let name = SystemFile.name(of: target)
    for found in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where AtomicFile.isFresh(found, of: name) {
      SystemFile.removeAbandoned("\(folder)/\(found)")
    }
  }

  /// Returns a new path for content of a file. The process's number is for people, the other one keeps the files of one
  /// process apart.
  private static func freshPath(of target: String) -> String {
    let number = freshCount.wrappingAdd(1, ordering: .relaxed).newValue
    return "\(target).\(SystemFile.processNumber)-\(number)\(freshSuffix)"
  }

  /// Returns true if a name is one of new content of a file. Earlier versions wrote the number of the process only.
  private static func isFresh(_ name: String, of file: Substring) -> Bool {
    let (start, end) = (file.utf8.count + 1, freshSuffix.utf8.count)
    guard name.utf8.starts(with: Array(file.utf8) + [UInt8(ascii: ".")]), name.utf8.count > start + end,
      name.utf8.suffix(end).elementsEqual(freshSuffix.utf8)
    else { return false }
    let numbers = name.utf8.dropFirst(start).dropLast(end).split(
      separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return numbers.count <= 2
      && numbers.allSatisfy { !$0.isEmpty && $0.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } }
  }

  /// Gives the file another name in its folder, which no other file has, and returns its new path.
  package func setAside(as suffix: String) throws(FileError) -> String {
    var number = 1
    while true {
      let kept = "\(path).\(suffix)" + (number == 1 ? "" : "-\(number)")
      let code = SystemFile.addName(kept, to: path)
      if code == 0 {
        let code = SystemFile.remove(path)
        if code == 0 { return kept }
        SystemFile.remove(kept)
        throw FileError(code, path)
      }
      guard code == SystemFile.exists, number < 10_000 else { throw FileError(code, path) }
      number += 1
    }
  }

  // MARK: - Steps

  /// Throws if the system would take only a part of the path.
  private func checkPath() throws(FileError) {
    if path.utf8.contains(0) { throw FileError(SystemFile.invalid, path) }
  }

  /// - Parameter action: Returns 0 or the error.
  private func perform(_ step: Step, _ path: String, _ action: () -> Int32) throws(FileError) {
    var code = fault(step)
    if code == 0 { code = action() }
    if code != 0 { throw FileError(code, path) }
  }
}

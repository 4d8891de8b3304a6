internal import Dispatch
internal import Glibc

/// The directory of data that outlives the program.
///
/// It is read when the server starts, and written on a queue of its own, never on the main actor. A file is complete or
/// absent.
@MainActor final class StateDirectory {
  private let path: String
  private let log: WebLog
  private let metrics: Metrics
  private let queue = DispatchQueue(label: "keel.web.state")
  /// True if the last write failed. The failure is logged once, until a write succeeds.
  private(set) var isFailing = false
  /// The number of writes without a reported result.
  private(set) var pending = 0

  init(path: String, log: WebLog, metrics: Metrics = Metrics()) {
    self.path = path
    self.log = log
    self.metrics = metrics
    for folder in [path, path + "/sessions", path + "/assets"] where mkdir(folder, 0o700) != 0 && errno != EEXIST {
      report(errno)
    }
    chmod(path + "/sessions", 0o700)
  }

  // MARK: Sessions

  func write(_ session: SavedSession) {
    let file = path + "/sessions/" + session.digest
    let bytes = session.bytes(savedAt: StateDirectory.wallTime())
    run { StateDirectory.replace(file, with: bytes) }
  }

  func remove(_ digest: String) {
    let file = path + "/sessions/" + digest
    run {
      unlink(file) == 0 || errno == ENOENT ? 0 : errno
    }
  }

  /// Returns the stored sessions with their ages, the oldest first. Incomplete and foreign files are removed, and the
  /// oldest ones if there are too many.
  func readSessions(limit: Int) -> [(session: SavedSession, age: Milliseconds)] {
    let folder = path + "/sessions"
    var names = StateDirectory.names(in: folder)
    for name in names where !StateDirectory.isDigest(name) { unlink(folder + "/" + name) }
    names.removeAll { !StateDirectory.isDigest($0) }
    if names.count > limit {
      let times = Dictionary(uniqueKeysWithValues: names.map { ($0, StateDirectory.writeTime(folder + "/" + $0)) })
      names.sort { times[$0, default: 0] > times[$1, default: 0] }
      for name in names.dropFirst(limit) { unlink(folder + "/" + name) }
      names.removeLast(names.count - limit)
    }
    var found: [(SavedSession, Milliseconds)] = []
    for name in names {
      guard let bytes = StateDirectory.read(folder + "/" + name),
        let (session, time) = SavedSession.read(bytes, digest: name)
      else {
        unlink(folder + "/" + name)
        continue
      }
      found.append((session, max(0, StateDirectory.wallTime() - time) * 1000))
    }
    return found.sorted { $0.1 > $1.1 }
  }

  // MARK: Paired browsers

  func writePaired(_ browsers: [String: PairedBrowser]) {
    let lines = browsers.sorted { $0.key < $1.key }.map { digest, browser in
      "\(digest) \(browser.seen) \(SafeText.line(browser.name))\n"
    }
    let file = path + "/paired"
    let bytes = Array(("keel-paired 1\n" + lines.joined()).utf8)
    run { StateDirectory.replace(file, with: bytes) }
  }

  /// Returns the paired browsers by the checksums of their cookies.
  func readPaired() -> [String: PairedBrowser] {
    guard let bytes = StateDirectory.read(path + "/paired") else { return [:] }
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.first == "keel-paired 1" else { return [:] }
    var found: [String: PairedBrowser] = [:]
    for line in lines.dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 2)
      guard parts.count >= 2, let time = Int64(parts[1]) else { continue }
      found[String(parts[0])] = PairedBrowser(seen: time, name: parts.count > 2 ? String(parts[2]) : "")
    }
    return found
  }

  // MARK: Files of pages

  /// The maximum number of files: those of five builds.
  private nonisolated static let mostAssets = 30

  /// Writes files that are not there yet, and removes the oldest ones beyond the limit.
  func write(_ assets: [String: [UInt8]]) {
    let folder = path + "/assets"
    run {
      for (name, bytes) in assets.sorted(by: { $0.key < $1.key }) {
        let file = folder + "/" + name
        // What is in use is the newest.
        if utimensat(AT_FDCWD, file, nil, AT_SYMLINK_NOFOLLOW) == 0 { continue }
        let failure = StateDirectory.replace(file, with: bytes)
        if failure != 0 { return failure }
      }
      let names = StateDirectory.names(in: folder)
      let times = Dictionary(uniqueKeysWithValues: names.map { ($0, StateDirectory.writeTime(folder + "/" + $0)) })
      let newest = names.sorted { times[$0, default: 0] > times[$1, default: 0] }.prefix(StateDirectory.mostAssets)
      for name in Set(names).subtracting(newest) { unlink(folder + "/" + name) }
      return 0
    }
  }

  /// Returns the contents of a file of this or another build; `nil` if there is none.
  func readAsset(_ name: String) -> [UInt8]? { StateDirectory.read(path + "/assets/" + name) }

  // MARK: Files

  private func run(_ work: @escaping @Sendable () -> Int32) {
    pending += 1
    queue.async {
      let failure = work()
      DispatchQueue.main.async {
        // The main queue runs on the main actor's thread.
        MainActor.assumeIsolated {
          self.pending -= 1
          self.report(failure)
        }
      }
    }
  }

  /// Waits for all pending writes, when the program ends.
  func finish() { queue.sync {} }

  private func report(_ failure: Int32) {
    if failure == 0 {
      if isFailing { log.info("state is saved again") }
      isFailing = false
    } else {
      metrics.failedWrites += 1
      if !isFailing {
        log.error(
          "state cannot be saved; the program continues without it", ["reason": String(cString: strerror(failure))])
      }
      isFailing = true
    }
  }

  nonisolated static func wallTime() -> Int64 { Int64(time(nil)) }

  /// Writes a temporary file, then renames it to the final name. Returns the error number, or 0.
  nonisolated private static func replace(_ file: String, with bytes: [UInt8]) -> Int32 {
    let temporary = file + ".new"
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return errno }
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written)
      }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else {
        let failure = count == 0 ? ENOSPC : errno
        close(descriptor)
        unlink(temporary)
        return failure
      }
      written += count
    }
    // A full disk may be detected here only.
    let synced = fdatasync(descriptor) == 0 ? 0 : errno
    let closed = close(descriptor) == 0 ? 0 : errno
    guard synced == 0, closed == 0 else {
      unlink(temporary)
      return synced != 0 ? synced : closed
    }
    return rename(temporary, file) == 0 ? 0 : errno
  }

  nonisolated private static func read(_ file: String) -> [UInt8]? {
    let descriptor = open(file, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count < 16 << 20 {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count == 0 { return bytes }
      guard count > 0 else { return nil }
      bytes += buffer[..<count]
    }
    return nil
  }

  nonisolated private static func isDigest(_ name: String) -> Bool {
    name.utf8.count == 64 && name.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  /// Returns the last modification time of a file in nanoseconds; 0 if it is unknown.
  nonisolated private static func writeTime(_ file: String) -> Int64 {
    var status = stat()
    guard lstat(file, &status) == 0 else { return 0 }
    return Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec)
  }

  nonisolated private static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }
}

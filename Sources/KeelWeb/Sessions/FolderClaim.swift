internal import Dispatch
internal import Glibc

/// The right of one process to a folder of web sessions, which ends with the process.
///
/// Each process writes the sessions that it knows, so that two would overwrite each other's. The system releases a claim
/// when its process ends in any way. Where files cannot be locked, nobody is kept out.
final class FolderClaim: Sendable {
  private let descriptor: Int32

  private init(_ descriptor: Int32) { self.descriptor = descriptor }
  deinit { close(descriptor) }

  enum Result {
    case claimed(FolderClaim)
    /// The time is over, and another process has the folder.
    case taken
    case impossible
  }

  /// Claims a folder, which is created if necessary. While another process has it, for example the one that this one
  /// replaces, the call waits for that to end.
  static func claim(_ folder: String, patience: Duration, onWait: () -> Void = {}) -> Result {
    mkdir(folder, 0o700)
    let descriptor = open(folder + "/lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
    guard descriptor >= 0 else { return .impossible }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return .claimed(FolderClaim(descriptor)) }
    guard errno == EWOULDBLOCK else {
      close(descriptor)
      return .impossible
    }
    onWait()
    let isDone = DispatchSemaphore(value: 0)
    // A thread of its own waits in the kernel. If the time ends first, so does the program soon.
    DispatchQueue(label: "keel.web.claim").async {
      while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
      isDone.signal()
    }
    let limit = DispatchTime.now() + .milliseconds(Int(patience.milliseconds))
    return isDone.wait(timeout: limit) == .success ? .claimed(FolderClaim(descriptor)) : .taken
  }
}

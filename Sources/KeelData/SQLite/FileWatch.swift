internal import Dispatch
internal import KeelModel

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Calls a closure when any process has written to a file or its log, or has removed, moved or replaced the file, as the
/// kernel reports it (inotify).
///
/// The kernel also reports what this process writes. So the closure is called once for all reports of 10 ms, and not for
/// each transaction.
///
/// `@unchecked Sendable`: a dispatch source may be used on any thread, and the reference to it never changes. `isWaiting`
/// is used on the queue only, and by `deinit`, when nothing else refers to the object.
final class FileWatch: @unchecked Sendable {
  private let source: any DispatchSourceRead
  private let queue = DispatchQueue(label: "keel.data.watch")
  private let descriptor: Int32
  private let onChange: @Sendable () -> Void
  /// True from the first report until the call.
  private var isWaiting = false

  /// Begins to watch. Returns `nil` and reports it if the system permits no further watch.
  ///
  /// SQLite itself removes a log, so that only the removal of the file matters. The kernel reports that of a file that is
  /// open as a change of its attributes.
  init?(_ path: String, log: String, onChange: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    let removal = IN_ATTRIB | IN_MOVE_SELF | IN_DELETE_SELF
    guard descriptor >= 0, inotify_add_watch(descriptor, path, UInt32(IN_MODIFY | removal)) >= 0 else {
      if descriptor >= 0 { close(descriptor) }
      RuntimeWarning.report(
        "Changes of other programs to \(path) are not seen.",
        rule: "Each database that is observed needs one inotify instance and two watches.",
        remedy: "Raise fs.inotify.max_user_instances and fs.inotify.max_user_watches.")
      return nil
    }
    // A database that another program has made may have no log.
    _ = inotify_add_watch(descriptor, log, UInt32(IN_MODIFY))
    self.descriptor = descriptor
    self.onChange = onChange
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.wait() }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit {
    // A source must not be released while it is suspended.
    if isWaiting { source.resume() }
    source.cancel()
  }

  /// Lets other reports arrive.
  private func wait() {
    isWaiting = true
    source.suspend()
    queue.asyncAfter(deadline: .now() + .milliseconds(10)) { [weak self] in self?.answer() }
  }

  private func answer() {
    var buffer = [UInt8](repeating: 0, count: 4096)
    while read(descriptor, &buffer, buffer.count) > 0 {}
    source.resume()
    isWaiting = false
    onChange()
  }
}

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
/// `@unchecked Sendable`: a dispatch source may be used on any thread, and the reference to it never changes.
final class FileWatch: @unchecked Sendable {
  private let source: any DispatchSourceRead

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
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "keel.data.watch"))
    source.setEventHandler {
      var buffer = [UInt8](repeating: 0, count: 4096)
      while read(descriptor, &buffer, buffer.count) > 0 {}
      onChange()
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  deinit { source.cancel() }
}

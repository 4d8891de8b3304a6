internal import Dispatch
internal import KeelModel

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

/// Tells when any process has written to files, as the kernel reports it (inotify).
///
/// `@unchecked Sendable`: a dispatch source may be used on any thread, and the reference to it never changes.
final class FileWatch: @unchecked Sendable {
  private let source: any DispatchSourceRead

  /// Begins to watch. Returns `nil` and reports it if the system permits no further watch.
  init?(_ paths: [String], onChange: @escaping @Sendable () -> Void) {
    let descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
    let watches = descriptor < 0 ? [] : paths.filter { inotify_add_watch(descriptor, $0, UInt32(IN_MODIFY)) >= 0 }
    guard !watches.isEmpty else {
      if descriptor >= 0 { close(descriptor) }
      RuntimeWarning.report(
        "Changes of other programs to \(paths.first ?? "a file") are not seen.",
        rule: "Each database that is observed needs one inotify instance and two watches.",
        remedy: "Raise fs.inotify.max_user_instances and fs.inotify.max_user_watches.")
      return nil
    }
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

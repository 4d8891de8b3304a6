internal import CGLib
internal import Glibc

/// A program that this one has started and talks to over a socket, without standard input, output and error.
@MainActor package final class ChildProcess {
  package struct StartError: Error {
    /// The reason, in the words of the system.
    package var reason: String
  }

  private var process: OpaquePointer?
  private var socket: Int32 = -1
  private var watch: LoopToken?
  private let received: @MainActor ([UInt8]) -> Void

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - arguments: The path of the program, and its arguments.
  ///   - descriptors: The numbers under which the program has its end of the socket.
  ///   - received: Receives what the program sends. An empty array is the end, after which nothing follows.
  package init(
    _ arguments: [String], descriptors: [Int32], received: @escaping @MainActor ([UInt8]) -> Void
  ) throws(StartError) {
    self.received = received
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw StartError(reason: String(cString: strerror(errno))) }
    socket = ends[0]
    _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    let silent = GSubprocessFlags(
      rawValue: G_SUBPROCESS_FLAGS_STDOUT_SILENCE.rawValue | G_SUBPROCESS_FLAGS_STDERR_SILENCE.rawValue)
    let launcher = g_subprocess_launcher_new(silent)
    defer { g_object_unref(UnsafeMutableRawPointer(launcher)) }
    // The launcher closes what it takes.
    for descriptor in descriptors {
      g_subprocess_launcher_take_fd(launcher, fcntl(ends[1], F_DUPFD_CLOEXEC, 10), descriptor)
    }
    close(ends[1])
    let words = arguments.map { strdup($0) }
    defer { words.forEach { free($0) } }
    var error: UnsafeMutablePointer<GError>?
    process = g_subprocess_launcher_spawnv(launcher, words.map { UnsafePointer($0) } + [nil], &error)
    guard process != nil else {
      let reason = error.map { String(cString: $0.pointee.message) } ?? "the program was not started"
      g_clear_error(&error)
      end()
      throw StartError(reason: reason)
    }
    watch = MainLoop.watch(descriptor: socket, onReadable: { [weak self] in self?.read() })
  }

  /// Sends bytes. Returns false if the program does not accept them.
  package func send(_ bytes: [UInt8]) -> Bool {
    Glibc.send(socket, bytes, bytes.count, Int32(MSG_NOSIGNAL)) == bytes.count
  }

  /// Waits until the program has ended.
  package func exit() async {
    guard let process else { return }
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      let waiter = Unmanaged.passRetained(Waiter(continuation))
      g_subprocess_wait_async(
        process, nil,
        { _, _, context in
          guard let context else { return }
          Unmanaged<Waiter>.fromOpaque(context).takeRetainedValue().continuation.resume()
        }, waiter.toOpaque())
    }
  }

  private final class Waiter {
    let continuation: CheckedContinuation<Void, Never>
    init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
  }

  private func read() {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = recv(socket, &buffer, buffer.count, 0)
    if count < 0, errno == EAGAIN || errno == EINTR { return }
    if count <= 0 { watch = nil }
    received(Array(buffer.prefix(max(0, count))))
  }

  /// Kills the program, unless it has ended, and closes the socket. May be called repeatedly.
  package func end() {
    watch = nil
    if let process {
      g_subprocess_force_exit(process)
      g_object_unref(UnsafeMutableRawPointer(process))
    }
    process = nil
    if socket >= 0 { close(socket) }
    socket = -1
  }

  isolated deinit { end() }
}

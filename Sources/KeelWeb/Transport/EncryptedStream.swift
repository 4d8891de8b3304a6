internal import CGLib

/// An encrypted connection, through GLib. The loop watches the stream itself and not its descriptor, because received
/// data may already be buffered inside the stream.
@MainActor final class EncryptedStream: ByteStream {
  var onReady: (@MainActor (Bool, Bool) -> Void)?
  var onWritten: (@MainActor (StreamResult) -> Void)?
  private let stream: UnsafeMutablePointer<GIOStream>
  private let wrapper: UnsafeMutablePointer<GIOStream>
  private let input: OpaquePointer
  private let output: OpaquePointer
  private var reading: UInt32 = 0
  private var writing: UInt32 = 0
  private var isClosed = false
  private let line: Line
  private let schedule: Schedule
  /// The time that the other side has to accept the closing message.
  private static let farewell: Milliseconds = 1_000

  /// The socket below the encryption.
  @MainActor private final class Line {
    private let socket: UnsafeMutablePointer<GSocket>
    init(_ socket: UnsafeMutablePointer<GSocket>) { self.socket = socket }
    isolated deinit { g_object_unref(socket) }
    func cut() { g_socket_shutdown(socket, 1, 1, nil) }
  }

  /// Takes ownership of all three.
  init?(
    stream: UnsafeMutablePointer<GIOStream>, around wrapper: UnsafeMutablePointer<GIOStream>,
    over socket: UnsafeMutablePointer<GSocket>, schedule: Schedule
  ) {
    line = Line(socket)
    self.schedule = schedule
    guard let input = g_io_stream_get_input_stream(stream), let output = g_io_stream_get_output_stream(stream) else {
      g_object_unref(stream)
      g_object_unref(wrapper)
      return nil
    }
    self.stream = stream
    self.wrapper = wrapper
    self.input = OpaquePointer(input)
    self.output = OpaquePointer(output)
    reading = watch(g_pollable_input_stream_create_source(self.input, nil)) { $0.onReady?(true, false) }
  }

  isolated deinit {
    close()
    g_object_unref(wrapper)
    g_object_unref(stream)
  }

  var wantsWrites = false {
    didSet {
      guard wantsWrites != oldValue, !isClosed else { return }
      if wantsWrites {
        writing = watch(g_pollable_output_stream_create_source(output, nil)) { $0.onReady?(false, true) }
      } else {
        g_source_remove(writing)
        writing = 0
      }
    }
  }

  /// The context of a source of the loop, with a weak reference to the stream.
  private final class Watch: @unchecked Sendable {
    // Sendable: created and used only on the main actor's thread, which runs the loop.
    weak var stream: EncryptedStream?
    let ready: @MainActor (EncryptedStream) -> Void
    init(_ stream: EncryptedStream, _ ready: @escaping @MainActor (EncryptedStream) -> Void) {
      self.stream = stream
      self.ready = ready
    }
  }

  private func watch(
    _ source: UnsafeMutablePointer<GSource>?, _ ready: @escaping @MainActor (EncryptedStream) -> Void
  ) -> UInt32 {
    guard let source else { return 0 }
    let callback: @convention(c) (UnsafeMutablePointer<GObject>?, gpointer?) -> gboolean = { _, context in
      guard let context else { return 0 }
      let watch = Unmanaged<Watch>.fromOpaque(context).takeUnretainedValue()
      // The source is attached to the default context, whose loop runs on the main actor's thread.
      return MainActor.assumeIsolated {
        guard let stream = watch.stream, !stream.isClosed else { return 0 }
        watch.ready(stream)
        return 1
      }
    }
    // GLib calls the callback of such a source with the stream and the context, regardless of the type with which it
    // is registered.
    g_source_set_callback(
      source, unsafeBitCast(callback, to: GSourceFunc.self), Unmanaged.passRetained(Watch(self, ready)).toOpaque(),
      { context in
        guard let context else { return }
        Unmanaged<Watch>.fromOpaque(context).release()
      })
    let id = g_source_attach(source, nil)
    g_source_unref(source)
    return id
  }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> StreamResult {
    guard !isClosed else { return .ended }
    var error: UnsafeMutablePointer<GError>?
    let count = g_pollable_input_stream_read_nonblocking(
      input, buffer.baseAddress, gsize(buffer.count), nil, &error)
    return count == 0 ? .ended : result(Int(count), error)
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> StreamResult {
    guard !isClosed else { return .ended }
    var error: UnsafeMutablePointer<GError>?
    let count = g_pollable_output_stream_write_nonblocking(output, bytes.baseAddress, gsize(bytes.count), nil, &error)
    return result(Int(count), error)
  }

  /// Returns false: each record depends on the preceding ones, so that one thread has to encrypt them all.
  func handOver(_ bytes: [UInt8], from start: Int) -> Bool { false }

  private func result(_ count: Int, _ error: UnsafeMutablePointer<GError>?) -> StreamResult {
    guard let error else { return .bytes(count) }
    defer { g_error_free(error) }
    return g_error_matches(error, g_io_error_quark(), Int32(G_IO_ERROR_WOULD_BLOCK.rawValue)) != 0 ? .notNow : .ended
  }

  /// Does nothing. One message closes an encrypted stream in both directions, and `close` sends it.
  func finishWriting() {}

  func close() {
    guard !isClosed else { return }
    isClosed = true
    onReady = nil
    if reading != 0 { g_source_remove(reading) }
    if writing != 0 { g_source_remove(writing) }
    // The closing message follows the written data. A client that does not read never accepts it, and would occupy the
    // descriptor and one of GLib's threads forever.
    if wantsWrites {
      line.cut()
    } else {
      schedule.at(schedule.now + EncryptedStream.farewell) { [line] in line.cut() }
    }
    // The asynchronous close does not block, and retains the stream until it is done.
    g_io_stream_close_async(stream, G_PRIORITY_DEFAULT, nil, nil, nil)
  }
}

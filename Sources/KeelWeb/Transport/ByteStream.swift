/// A non-blocking connection of bytes, which carries a WebSocket.
@MainActor protocol ByteStream: AnyObject {
  /// Called when the stream is readable, the other side has ended it, or it is writable and `wantsWrites` is set.
  var onReady: (@MainActor (_ readable: Bool, _ writable: Bool) -> Void)? { get set }
  /// True if `onReady` is also called when more can be written.
  var wantsWrites: Bool { get set }
  func read(into buffer: UnsafeMutableRawBufferPointer) -> StreamResult
  func write(_ bytes: UnsafeRawBufferPointer) -> StreamResult
  /// Passes the bytes to another thread, which writes them while this thread continues, if there is much to write at
  /// once. Returns false if the caller has to write them itself. Until `onWritten` is called, nothing else may be
  /// written.
  func handOver(_ bytes: [UInt8], from start: Int) -> Bool
  /// Called with the result of a write that was handed over.
  var onWritten: (@MainActor (StreamResult) -> Void)? { get set }
  /// Notifies the other side that no more bytes follow.
  func finishWriting()
  func close()
}

enum StreamResult: Equatable {
  case bytes(Int)
  case notNow
  case ended
}

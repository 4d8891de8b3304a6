/// A connection of bytes that never waits: what is under a WebSocket.
@MainActor protocol ByteStream: AnyObject {
  /// Called when there is something to read, the other side is done, or what `wantsWrites` asked for has come.
  var onReady: (@MainActor (_ readable: Bool, _ writable: Bool) -> Void)? { get set }
  /// Whether to be told when more can be written.
  var wantsWrites: Bool { get set }
  func read(into buffer: UnsafeMutableRawBufferPointer) -> StreamResult
  func write(_ bytes: UnsafeRawBufferPointer) -> StreamResult
  /// Has others write these bytes while this thread goes on, where there is much to write at once. `false` where there is
  /// not: the caller writes them. Until `onWritten` is called, nothing else may be written.
  func handOver(_ bytes: [UInt8], from start: Int) -> Bool
  /// Called with what came of a write that was handed over.
  var onWritten: (@MainActor (StreamResult) -> Void)? { get set }
  /// Tells the other side that nothing more comes.
  func finishWriting()
  func close()
}

enum StreamResult: Equatable {
  case bytes(Int)
  case notNow
  case ended
}

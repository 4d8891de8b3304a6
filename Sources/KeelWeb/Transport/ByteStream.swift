/// A connection of bytes that never waits: what is under a WebSocket.
@MainActor protocol ByteStream: AnyObject {
  /// Called when there is something to read, the other side is done, or what `wantsWrites` asked for has come.
  var onReady: (@MainActor (_ readable: Bool, _ writable: Bool) -> Void)? { get set }
  /// Whether to be told when more can be written.
  var wantsWrites: Bool { get set }
  func read(into buffer: UnsafeMutableRawBufferPointer) -> StreamResult
  func write(_ bytes: UnsafeRawBufferPointer) -> StreamResult
  /// Tells the other side that nothing more comes.
  func finishWriting()
  func close()
}

enum StreamResult: Equatable {
  case bytes(Int)
  case notNow
  case ended
}

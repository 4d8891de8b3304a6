internal import Glibc

/// A plain socket, watched through the poller.
@MainActor final class SocketStream: ByteStream {
  var onReady: (@MainActor (Bool, Bool) -> Void)?
  var onWritten: (@MainActor (StreamResult) -> Void)?
  private let descriptor: Int32
  private let poller: Poller
  private var token: UInt64 = 0
  private var isClosed = false
  /// True while another thread uses the descriptor, which must not be closed and reused until then.
  private var isHandedOver = false

  var wantsWrites = false {
    didSet {
      guard wantsWrites != oldValue, !isClosed else { return }
      poller.change(descriptor, token: token, wantsWrites: wantsWrites)
    }
  }

  /// Takes ownership of the descriptor: it is closed with the stream, and if the initializer fails.
  init?(descriptor: Int32, poller: Poller) {
    self.descriptor = descriptor
    self.poller = poller
    let flags = fcntl(descriptor, F_GETFL, 0)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    // Output that the other side reads slowly waits in the queue of this process, where newer output can still replace
    // it.
    var unsent: Int32 = 32 * 1024
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NOTSENT_LOWAT, &unsent, 4)
    guard
      let token = poller.add(descriptor, { [weak self] readable, writable in self?.onReady?(readable, writable) })
    else {
      isClosed = true
      Glibc.close(descriptor)
      return nil
    }
    self.token = token
  }

  isolated deinit { close() }

  func read(into buffer: UnsafeMutableRawBufferPointer) -> StreamResult {
    guard !isClosed else { return .ended }
    let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
    return count == 0 ? .ended : result(count >= 0 ? count : -Int(errno))
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> StreamResult {
    guard !isClosed else { return .ended }
    return result(SocketStream.send(bytes, to: descriptor))
  }

  func handOver(_ bytes: [UInt8], from start: Int) -> Bool {
    guard !isClosed, !isHandedOver else { return false }
    isHandedOver = poller.outbox.take(Outbox.Parcel(descriptor: descriptor, bytes: bytes, start: start), from: self)
    return isHandedOver
  }

  /// Handles the outcome of a write that was handed over.
  func sent(_ outcome: Int) {
    isHandedOver = false
    if isClosed { Glibc.close(descriptor) } else { onWritten?(result(outcome)) }
  }

  /// Returns the number of bytes that were accepted, or a negated error number.
  nonisolated static func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    let count = Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
    return count >= 0 ? count : -Int(errno)
  }

  private func result(_ outcome: Int) -> StreamResult {
    if outcome >= 0 { return .bytes(outcome) }
    return outcome == -Int(EAGAIN) || outcome == -Int(EINTR) ? .notNow : .ended
  }

  func finishWriting() {
    guard !isClosed else { return }
    shutdown(descriptor, Int32(SHUT_WR))
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    onReady = nil
    onWritten = nil
    poller.remove(descriptor, token: token)
    if !isHandedOver { Glibc.close(descriptor) }
  }
}

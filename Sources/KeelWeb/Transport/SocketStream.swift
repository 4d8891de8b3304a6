internal import Glibc

/// A plain socket of our own, watched through the poller.
@MainActor final class SocketStream: ByteStream {
  var onReady: (@MainActor (Bool, Bool) -> Void)?
  private let descriptor: Int32
  private let poller: Poller
  private var token: UInt64 = 0
  private var isClosed = false

  var wantsWrites = false {
    didSet {
      guard wantsWrites != oldValue, !isClosed else { return }
      poller.change(descriptor, token: token, wantsWrites: wantsWrites)
    }
  }

  /// Takes the descriptor over: it is closed with the stream, and when this fails.
  init?(descriptor: Int32, poller: Poller) {
    self.descriptor = descriptor
    self.poller = poller
    let flags = fcntl(descriptor, F_GETFL, 0)
    _ = fcntl(descriptor, F_SETFL, flags | O_NONBLOCK)
    var on: Int32 = 1
    setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, 4)
    // What the other side is slow to take waits here, where it can still be replaced by something newer.
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
    return count == 0 ? .ended : result(count)
  }

  func write(_ bytes: UnsafeRawBufferPointer) -> StreamResult {
    guard !isClosed else { return .ended }
    return result(Glibc.send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL)))
  }

  private func result(_ count: Int) -> StreamResult {
    if count >= 0 { return .bytes(count) }
    return errno == EAGAIN || errno == EINTR ? .notNow : .ended
  }

  func finishWriting() {
    guard !isClosed else { return }
    shutdown(descriptor, Int32(SHUT_WR))
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    onReady = nil
    poller.remove(descriptor, token: token)
    Glibc.close(descriptor)
  }
}

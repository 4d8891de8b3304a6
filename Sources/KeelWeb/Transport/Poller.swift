internal import CEpoll
internal import Glibc
internal import KeelLoop

/// An epoll set of all sockets behind one descriptor that the loop watches, so that the cost of a wake-up depends on
/// the number of ready sockets only.
///
/// The loop itself inspects all of its descriptors at each wake-up, which is most of the work if there are thousands of
/// them.
@MainActor final class Poller {
  private let set: Int32
  private var watch: LoopToken?
  private var handlers: [UInt64: @MainActor (Bool, Bool) -> Void] = [:]
  private var last: UInt64 = 0
  /// The outbox for writes to many of the sockets at once.
  let outbox = Outbox()
  private let ready = UnsafeMutablePointer<keel_ready>.allocate(capacity: 256)

  /// Returns `nil` if the system has no descriptors left.
  init?() {
    set = keel_epoll_create()
    guard set >= 0 else { return nil }
    watch = MainLoop.watch(descriptor: set, onReadable: { [weak self] in self?.serve() })
  }

  isolated deinit {
    if set >= 0 { Glibc.close(set) }
    ready.deallocate()
  }

  /// Watches the descriptor for reading. Returns a token for the calls below, or `nil` if the system refuses.
  func add(_ descriptor: Int32, _ handler: @escaping @MainActor (Bool, Bool) -> Void) -> UInt64? {
    last += 1
    guard keel_epoll_set(set, descriptor, last, 1, 0) == 0 else { return nil }
    handlers[last] = handler
    return last
  }

  func change(_ descriptor: Int32, token: UInt64, wantsWrites: Bool) {
    _ = keel_epoll_set(set, descriptor, token, 0, wantsWrites ? 1 : 0)
  }

  func remove(_ descriptor: Int32, token: UInt64) {
    keel_epoll_remove(set, descriptor)
    handlers[token] = nil
  }

  /// Handles one batch. Further ready sockets wake the loop again, after its other sources had their turn.
  private func serve() {
    outbox.endPass()
    let count = keel_epoll_ready(set, ready, 256)
    for index in 0..<Int(count) {
      // An earlier handler of the batch may have removed this one.
      handlers[ready[index].token]?(ready[index].readable != 0, ready[index].writable != 0)
    }
  }
}

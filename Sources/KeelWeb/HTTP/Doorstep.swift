internal import Glibc

/// The queue of new connections that will be encrypted, before their TLS handshake has begun.
///
/// A pending handshake occupies one of GLib's few threads for as long as the other side is silent. Therefore no
/// handshake begins before the other side has sent its first record, and their number is limited for each address. A
/// waiting connection costs a descriptor only.
@MainActor final class Doorstep {
  /// The maximum number of simultaneous handshakes of one address.
  static let handshakes = 4
  private let poller: Poller
  private let schedule: Schedule
  /// The time limit for the first bytes.
  private let patience: Milliseconds
  private let requestTime: Milliseconds
  private let timedOut: @MainActor () -> Void
  private var guests: [ObjectIdentifier: Guest] = [:]
  private var turns = Turns<Guest>(limit: Doorstep.handshakes)

  /// A connection that waits for its first record, and then for its turn.
  @MainActor private final class Guest {
    let descriptor: Int32
    let group: String
    /// The closure that receives the descriptor and retains the resources of the connection; `nil` once it was admitted
    /// or closed.
    var enter: (@MainActor (Int32) -> Void)?
    var token: UInt64?
    var ticket: Schedule.Ticket?
    /// The number of bytes that the connection waits for.
    var needed = 1
    init(_ descriptor: Int32, _ group: String, _ enter: @escaping @MainActor (Int32) -> Void) {
      self.descriptor = descriptor
      self.group = group
      self.enter = enter
    }
  }

  init(
    poller: Poller, schedule: Schedule, patience: Milliseconds, requestTime: Milliseconds,
    timedOut: @escaping @MainActor () -> Void
  ) {
    self.patience = patience
    self.poller = poller
    self.schedule = schedule
    self.requestTime = requestTime
    self.timedOut = timedOut
  }

  isolated deinit { clear() }

  /// Takes ownership of the descriptor, and passes it to `enter` when a handshake may begin. The caller calls `leave`
  /// after the handshake. Connections that send nothing, or another protocol, are closed.
  func wait(_ descriptor: Int32, group: String, enter: @escaping @MainActor (Int32) -> Void) {
    let guest = Guest(descriptor, group, enter)
    guest.token = poller.add(descriptor) { [weak self, weak guest] _, _ in
      guard let self, let guest else { return }
      self.look(guest)
    }
    guard guest.token != nil else {
      close(descriptor)
      return
    }
    guests[ObjectIdentifier(guest)] = guest
    setTime(guest, min(patience, requestTime))
  }

  /// Notes the end of a handshake of that address and starts the next one.
  func leave(_ group: String) {
    guard let next = turns.leave(group, where: { guests[ObjectIdentifier($0)] != nil }) else { return }
    letIn(next)
  }

  /// Closes all waiting connections.
  func clear() {
    for guest in Array(guests.values) { turnAway(guest) }
  }

  private func look(_ guest: Guest) {
    switch Doorstep.peek(guest.descriptor) {
    case nil: return
    case .other: turnAway(guest)
    // Woken with fewer bytes than needed: no more will arrive, or this kind of socket cannot wait for them. The
    // handshake detects both.
    case .needs(let count) where count > guest.needed:
      guest.needed = count
      Doorstep.wake(guest.descriptor, at: count)
    case .needs, .whole:
      stopWatching(guest)
      Doorstep.wake(guest.descriptor, at: 1)
      setTime(guest, requestTime)
      if turns.enter(guest.group, guest) { letIn(guest) }
    }
  }

  private func setTime(_ guest: Guest, _ time: Milliseconds) {
    guest.ticket?.cancel()
    guest.ticket = schedule.at(schedule.now + time) { [weak self, weak guest] in
      guard let self, let guest else { return }
      self.timedOut()
      self.turnAway(guest)
    }
  }

  private func stopWatching(_ guest: Guest) {
    if let token = guest.token { poller.remove(guest.descriptor, token: token) }
    guest.token = nil
  }

  private func letIn(_ guest: Guest) {
    stopWaiting(guest)
    guest.enter?(guest.descriptor)
    guest.enter = nil
  }

  private func turnAway(_ guest: Guest) {
    stopWaiting(guest)
    guest.enter = nil
    close(guest.descriptor)
  }

  private func stopWaiting(_ guest: Guest) {
    stopWatching(guest)
    guest.ticket?.cancel()
    guests[ObjectIdentifier(guest)] = nil
  }

  // MARK: Sockets

  private static let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: ClientHello.bytes, alignment: 16)

  /// Returns the state of the received bytes without consuming them, or `nil` if none have arrived.
  private static func peek(_ descriptor: Int32) -> ClientHello? {
    let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_PEEK))
    if count < 0, errno == EAGAIN || errno == EINTR { return nil }
    return count > 0 ? ClientHello(UnsafeRawBufferPointer(rebasing: buffer.prefix(count))) : .other
  }

  /// Makes the descriptor readable only when this number of bytes is present, so that single bytes do not wake the
  /// loop.
  private static func wake(_ descriptor: Int32, at count: Int) {
    var count = Int32(count)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVLOWAT, &count, 4)
  }
}

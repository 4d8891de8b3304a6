internal import Glibc

/// Where connections wait that are going to be encrypted, until they have said what a handshake begins with.
///
/// A handshake under way takes one of GLib's few threads for as long as the other side is silent, so none begins before
/// the other side has spoken, and each address has a few at once. What waits here costs a descriptor.
@MainActor final class Doorstep {
  /// How many handshakes of one address may be under way.
  static let handshakes = 4
  private let poller: Poller
  private let schedule: Schedule
  /// How long the first bytes may take.
  private let patience: Milliseconds
  private let requestTime: Milliseconds
  private let timedOut: @MainActor () -> Void
  private var guests: [ObjectIdentifier: Guest] = [:]
  private var turns = Turns<Guest>(limit: Doorstep.handshakes)

  /// A connection that waits: to be heard, then for its turn.
  @MainActor private final class Guest {
    let descriptor: Int32
    let group: String
    /// Holds what the connection has taken up; gone when it has been turned away.
    var enter: (@MainActor (Int32) -> Void)?
    var token: UInt64?
    var ticket: Schedule.Ticket?
    /// How many bytes it has been waited for.
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

  /// Takes the descriptor over, and gives it to `enter` when a handshake may begin; `leave` is to be called when it is
  /// over. What says nothing, or something else, is closed.
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

  /// A handshake of that address is over: the next one begins.
  func leave(_ group: String) {
    guard let next = turns.leave(group, where: { guests[ObjectIdentifier($0)] != nil }) else { return }
    letIn(next)
  }

  /// Closes all that wait.
  func clear() {
    for guest in Array(guests.values) { turnAway(guest) }
  }

  private func look(_ guest: Guest) {
    switch Doorstep.peek(guest.descriptor) {
    case nil: return
    case .other: turnAway(guest)
    // Woken though fewer have come: no more will, or this kind of socket cannot wait for them. The handshake finds out.
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

  /// What has come, which stays where it is; `nil` for nothing yet.
  private static func peek(_ descriptor: Int32) -> ClientHello? {
    let count = recv(descriptor, buffer.baseAddress, buffer.count, Int32(MSG_PEEK))
    if count < 0, errno == EAGAIN || errno == EINTR { return nil }
    return count > 0 ? ClientHello(UnsafeRawBufferPointer(rebasing: buffer.prefix(count))) : .other
  }

  /// Has the descriptor count as readable only when so many bytes are there: who sends one by one wakes nobody.
  private static func wake(_ descriptor: Int32, at count: Int) {
    var count = Int32(count)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVLOWAT, &count, 4)
  }
}

internal import Dispatch

/// Sends the output of one turn to many sockets from a separate thread, while the turn continues.
///
/// A third of the cost of a change for a page is the system call that sends it. The first few writes of each pass of
/// the loop are not accepted: for these, waking a thread costs more than it saves. Accepted writes are sent in groups,
/// in order.
@MainActor final class Outbox {
  /// The number of writes in a pass that the senders do themselves.
  static let leftAlone = 16
  /// The number of writes that are sent together.
  static let groupSize = 32

  struct Parcel: Sendable {
    var descriptor: Int32
    var bytes: [UInt8]
    /// The number of bytes that have been sent before.
    var start: Int

    func send() -> Int {
      bytes.withUnsafeBytes { SocketStream.send(UnsafeRawBufferPointer(rebasing: $0.dropFirst(start)), to: descriptor) }
    }
  }

  private let queue = DispatchQueue(label: "keel.web.outbox", qos: .userInitiated)
  private var parcels: [Parcel] = []
  private var senders: [SocketStream] = []
  /// The number of parcels in this pass.
  private var count = 0
  /// The total number of accepted parcels.
  private(set) var takenCount = 0

  /// Accepts the parcel and notifies its sender once it is sent. Returns false if the sender should write it itself.
  func take(_ parcel: Parcel, from sender: SocketStream) -> Bool {
    count += 1
    guard count > Outbox.leftAlone else { return false }
    // Runs at the end of the turn.
    if count == Outbox.leftAlone + 1 { Task { endPass() } }
    takenCount += 1
    parcels.append(parcel)
    senders.append(sender)
    if parcels.count == Outbox.groupSize { dispatch() }
    return true
  }

  /// Sends the remaining parcels and restarts the count, at the start of the loop's next pass.
  func endPass() {
    count = 0
    if !parcels.isEmpty { dispatch() }
  }

  private func dispatch() {
    let (parcels, senders) = (parcels, senders)
    self.parcels = []
    self.senders = []
    queue.async {
      let outcomes = parcels.map { $0.send() }
      Task { @MainActor in
        for (sender, outcome) in zip(senders, outcomes) { sender.sent(outcome) }
      }
    }
  }
}

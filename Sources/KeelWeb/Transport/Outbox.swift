internal import Dispatch

/// Sends what one turn has for a crowd of sockets from a thread of its own, while the turn goes on.
///
/// A third of what a change costs a page is the system's work of sending it. The first few of each pass of the loop are not
/// taken: for these, waking a thread costs more than it saves. What is taken leaves in groups, in order.
@MainActor final class Outbox {
  /// How many a pass sends by itself.
  static let leftAlone = 16
  /// How many leave together.
  static let groupSize = 32

  struct Parcel: Sendable {
    var descriptor: Int32
    var bytes: [UInt8]
    /// How much of them has been sent before.
    var start: Int

    func send() -> Int {
      bytes.withUnsafeBytes { SocketStream.send(UnsafeRawBufferPointer(rebasing: $0.dropFirst(start)), to: descriptor) }
    }
  }

  private let queue = DispatchQueue(label: "keel.web.outbox", qos: .userInitiated)
  private var parcels: [Parcel] = []
  private var senders: [SocketStream] = []
  /// How many have come in this pass.
  private var count = 0
  /// How many were taken so far.
  private(set) var takenCount = 0

  /// Takes the parcel, whose sender is told as it is sent; `false` where the sender had better do that itself.
  func take(_ parcel: Parcel, from sender: SocketStream) -> Bool {
    count += 1
    guard count > Outbox.leftAlone else { return false }
    // Runs when the turn is over.
    if count == Outbox.leftAlone + 1 { Task { endPass() } }
    takenCount += 1
    parcels.append(parcel)
    senders.append(sender)
    if parcels.count == Outbox.groupSize { dispatch() }
    return true
  }

  /// The loop comes round: what is left goes out, and counting begins anew.
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

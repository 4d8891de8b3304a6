@testable import KeelWeb

/// A connection to a page, in memory.
@MainActor final class FakeChannel: Channel {
  weak var receiver: (any ChannelReceiver)?
  var queuedBytes = 0
  var sent: [String] = []
  var code: Int?
  var drops = 0

  func send(_ text: String) { if code == nil { sent.append(text) } }
  /// The number to be confirmed, until `confirmAll`.
  private(set) var confirming: Int?
  func confirm(_ number: Int) { if confirming == nil { confirming = number } }
  /// Confirms that all messages have arrived.
  func confirmAll() {
    guard let number = confirming else { return }
    confirming = nil
    receiver?.channel(self, confirmed: number)
  }
  func dropQueued() {
    drops += 1
    // A message that has begun is sent completely.
    queuedBytes = min(queuedBytes, 10)
  }
  func close(_ code: CloseCode, reason: String) {
    guard self.code == nil else { return }
    self.code = Int(code.rawValue)
    receiver?.channelClosed(self)
    receiver = nil
  }

  func receive(_ texts: String...) { receiver?.channel(self, received: texts) }
  /// Interrupts the connection.
  func cut() {
    code = 1006
    receiver?.channelClosed(self)
    receiver = nil
  }
  func drain() {
    queuedBytes = 0
    receiver?.channelDrained(self)
  }
  func takeSent() -> [String] {
    defer { sent = [] }
    return sent
  }
}

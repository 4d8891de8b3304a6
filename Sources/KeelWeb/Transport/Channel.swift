/// A bidirectional channel of text messages to one page. It is the only part of a connection that sessions use.
@MainActor protocol Channel: AnyObject {
  var receiver: (any ChannelReceiver)? { get set }
  /// The number of bytes that wait for a page that reads slowly.
  var queuedBytes: Int { get }
  func send(_ text: String)
  /// Discards queued messages of which no byte has been sent.
  func dropQueued()
  /// Notifies the receiver with this number once all earlier messages have arrived. While a confirmation is pending,
  /// further requests are ignored.
  func confirm(_ number: Int)
  /// Closes the channel with a code. No further messages are received.
  func close(_ code: CloseCode, reason: String)
}

/// The receiver of a channel's messages and events.
@MainActor protocol ChannelReceiver: AnyObject {
  /// Called with messages that arrived together, in order. Messages that are sent during the call leave together as
  /// well.
  func channel(_ channel: any Channel, received texts: [String])
  /// Called when everything that was sent before `confirm` has arrived.
  func channel(_ channel: any Channel, confirmed number: Int)
  /// Called when the queue is empty after it has been full.
  func channelDrained(_ channel: any Channel)
  /// Called when the user has closed or left the page. A lost connection does not cause this call.
  func channelLeft(_ channel: any Channel)
  /// Called once when the channel ends, for any reason.
  func channelClosed(_ channel: any Channel)
}

extension ChannelReceiver {
  func channel(_ channel: any Channel, confirmed number: Int) {}
  func channelLeft(_ channel: any Channel) {}
}

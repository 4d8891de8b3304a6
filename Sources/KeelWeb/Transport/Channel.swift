/// A two-way line of text messages to one page. Sessions know no more of a connection than this.
@MainActor protocol Channel: AnyObject {
  var receiver: (any ChannelReceiver)? { get set }
  /// How many bytes wait for a page that reads slowly.
  var queuedBytes: Int { get }
  func send(_ text: String)
  /// Forgets queued messages of which nothing has gone out yet.
  func dropQueued()
  /// Has the receiver told, with this number, once all that was sent before has arrived. One such question at a time:
  /// while one is open, others are not asked.
  func confirm(_ number: Int)
  /// Says goodbye with a code; nothing is received from then on.
  func close(_ code: CloseCode, reason: String)
}

/// What a channel tells.
@MainActor protocol ChannelReceiver: AnyObject {
  /// Messages that arrived together, in order. What is sent while this runs goes out together as well.
  func channel(_ channel: any Channel, received texts: [String])
  /// All that was sent before `confirm` was called has arrived.
  func channel(_ channel: any Channel, confirmed number: Int)
  /// All that waited has gone out.
  func channelDrained(_ channel: any Channel)
  /// The page itself is gone: closed, or left for another. What breaks off is not told so.
  func channelLeft(_ channel: any Channel)
  /// Called once, however it came to an end.
  func channelClosed(_ channel: any Channel)
}

extension ChannelReceiver {
  func channel(_ channel: any Channel, confirmed number: Int) {}
  func channelLeft(_ channel: any Channel) {}
}

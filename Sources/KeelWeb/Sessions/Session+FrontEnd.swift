internal import KeelScene

/// A front end that numbers its patches, for programs that wait until the page shows them.
@MainActor package protocol PatchNumbering: AnyObject {
  /// The number of the last patch that was made for the page.
  var sequence: Int { get }
}

extension Session: PatchNumbering {
  var sequence: Int { page.sequence }
}

/// Sending the changes of the scene to the page.
extension Session: FrontEnd {
  func attach(events: any EventSink) {
    self.events = events
    events.send(.environment(environment))
  }

  func apply(_ patch: Patch) {
    guard !isEnded else { return }
    world.metrics.patches += 1
    send { page.apply(patch) }
  }

  /// Sends the messages that a change of the page makes.
  func send(_ change: () -> [String]) {
    let before = page.sequence
    let frames = change()
    if page.path != shownPath {
      shownPath = page.path
      path = page.path
      world.changed(self)
    }
    guard page.sequence != before || !frames.isEmpty else { return }
    log.append(from: before, to: page.sequence, frames: frames)
    guard let channel, !isBehind else { return }
    if channel.queuedBytes > world.limits.queuedBytes {
      isBehind = true
      channel.dropQueued()
      if channel.queuedBytes == 0 { catchUp() }
      return
    }
    for frame in frames { channel.send(frame) }
    askForConfirmation(on: channel)
  }

  /// Requests a confirmation once there is enough to discard, because arrived changes need not be stored.
  func askForConfirmation(on channel: any Channel) {
    if log.bytes >= Session.bytesWorthAsking { channel.confirm(page.sequence) }
  }
  private static let bytesWorthAsking = 1_024

  func open(url: String) {
    // The browser follows the user's clicks itself. This call is for URLs that the program opens.
    guard !isFollowingLink else { return }
    sendMessage("o", url)
  }

  /// Puts text on the clipboard of the page.
  func copy(text: String) { sendMessage("y", text) }

  /// Lets the page speak a text: now, or once it has connected.
  func announce(_ text: String) {
    guard channel == nil else { return sendMessage("l", text) }
    if unspoken.count < Session.unspokenLimit { unspoken.append(text) }
  }
  private static let unspokenLimit = 8

  /// Lets the page speak what the program has announced while it was not connected.
  func speak() {
    let texts = unspoken
    unspoken = []
    for text in texts { sendMessage("l", text) }
  }

  /// Sends the page a message that contains one text.
  private func sendMessage(_ kind: String, _ text: String) {
    var writer = JSONWriter()
    writer.array { writer in
      writer.string(kind)
      writer.string(text)
    }
    channel?.send(writer.text)
  }

  /// Sends the latest state to a page whose queue had no room for the changes.
  func catchUp() {
    isBehind = false
    world.metrics.snapshotsSent += 1
    channel?.send(page.snapshot())
    acknowledge()
  }
}

/// One browser, known by its cookie: all of its tabs.
@MainActor final class Browser {
  let cookie: String
  /// Whether it has told the code.
  let isPaired: Bool
  /// By their tokens.
  var sessions: [String: Session] = [:]
  /// Sockets that have not said yet which tab they are of.
  var greetings: [ObjectIdentifier: Greeting] = [:]
  /// When it was last told how long to keep its cookie, in seconds of the calendar; `nil` for in an earlier life of this.
  var renewed: Int64?
  /// The checksum by which it is known after a restart.
  let digest: String

  init(cookie: String, isPaired: Bool) {
    self.cookie = cookie
    self.isPaired = isPaired
    digest = Digest.hex(cookie)
  }
}

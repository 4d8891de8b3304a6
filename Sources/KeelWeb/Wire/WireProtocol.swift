/// The messages that a page and its server exchange over one WebSocket.
///
/// Every message is one text frame: a JSON array whose first item is a letter. `id` is a node's identity in base 36
/// (the element in the page has the `id` attribute `k` + that). Numbers are whole unless noted otherwise.
///
/// ## From the server
///
/// | message | meaning |
/// |---|---|
/// | `["p",seq,[op…]]` | a patch. `seq` increases by 1 |
/// | `["p",seq,[op…],animation]` | a patch that may be animated: `1`, or `[easing,ms,delay,count,reverses]` with a function of CSS and 0 for endless repetition |
/// | `["p",seq,[op…],animation,round]` | the answer to a measurement: `round` is one more than that of the event with frames, else `null`; 0 for no animation |
/// | `["s",seq,tree,{…},symbol…]` | the whole page, in place of the current one; see below |
/// | `["a",n]` | the events up to number `n` have been handled **and their answers sent**: drop them |
/// | `["a",2⁵³-1,n]` | the scene was restored: drop all events. Its state includes those up to number `n`, which may be absent |
/// | `["o",url]` | open the URL outside of the app, in a tab of its own |
/// | `["y",text]` | put this on the clipboard, if the browser allows it |
/// | `["l",text]` | let assistive technology speak this |
/// | `["k"]` | the answer to `["k"]` |
/// | `["i",process,build]` | the first answer to `h`: a text that is another one for each start of a server, and one for each build of the program |
/// | `["i",process,build,token,notice]` | the same for a page whose tab is not known: a new tab begins at its place, with this token, and a sentence for the user, which may be empty |
/// | `["x",code,text]` | the server is about to close; no frame follows. `code` is a `Goodbye` |
///
/// The items of `s` are the tree of the window, an object as in `PatchCode.document`, and symbols as in `PatchCode.symbol`.
///
/// ## From the page
///
/// | message | meaning |
/// |---|---|
/// | `["h",resume,seq,n,env,hidden,wire,path]` | the first message on each connection; see below |
/// | `["e",n,event]` | an event of the user; `n` increases by 1 from 1 during the session, over all connections |
/// | `["k"]` | requests a sign of life; see below |
/// | `["v",shown]` | the tab has become visible (1) or hidden (0) |
/// | `["l"]` | the page may be about to unload; if its address is requested next, the new document continues the tab |
///
/// The items of `h` are the token of the document, the last `seq` that was applied, the number of the first event that
/// has not been acknowledged (the number of the last sent event plus one if all have been), the environment, and 1 if
/// the tab is hidden, else 0 or nothing. `wire` is `identity(of:)` of the server that made the document, and `path` the place of
/// the app. A page of an earlier version has neither, receives no `i`, and reloads if its tab is not known.
///
/// A visible page sends `k` if it has received nothing for some 15 seconds, and opens another connection if it receives
/// no answer within 6 more. The connection answers by itself: sessions do not receive the message.
///
/// `env` is `[isDark, isCompact, isLow, locale, isRightToLeft, reducesMotion, timeZone, calendar]`: 0 or 1, except for the
/// locale, the time zone (`"Asia/Tokyo"`) and the calendar (`"gregory"`). The last two may be missing, and are ignored if
/// they are no such names.
///
/// ## Connecting and reconnecting
///
/// 1. The page sends `h`. 2. The server answers `["a",last]`, `last` being the last event that it has handled in this
/// session (0 for none); then the patches after `seq`, or `s` if it no longer has them. 3. The page drops the events up
/// to `last` and sends the others again, with their numbers. The server accepts an event only if its number is one more
/// than the last one's; a lower one has been handled already and is skipped; a gap is malformed.
/// If the session is gone, a new one begins at the place of the page (`i`), and the page goes on with it as with a restored
/// scene, so that nothing that is typed meanwhile is lost. If the server has another `identity` or no room, or pages need
/// a code, it closes with `Goodbye.sessionGone` or `notAllowed`, and the page reloads its address.
///
/// ## Values of fields
///
/// The user's text has priority: the page never waits for an answer to display it. Each edit is an event with its own
/// number. A value from the server contains the number of the last edit of that field that it includes (`PatchCode.value`).
/// The page drops the value if the user has typed since, because that edit will be answered too. A value that equals
/// the user's text is not sent at all. The text of a secure field is never sent to the page: only whether it is empty.
///
/// A long text is sent as a difference from the last text that the page has sent of that field (`EventCode.change`), and a text
/// that exceeds a message in parts (`EventCode.part`): each has its own number, and they precede the event that has the end of the text.
///
/// ## Operations and events
///
/// `PatchCode` lists the operations of patches, and `EventCode` the events. The script uses their names.
///
/// Frames are any finite numbers. A report that was measured before the last accepted one is dropped.
///
/// A message that has none of these forms, or exceeds `WireLimits`, is malformed (`WireError`). An event for a node
/// that is removed, disabled, covered or of another kind is late, not malformed: it has no effect.
package enum WireProtocol {
  /// The version of the messages, for what the numbers of events and operations do not show.
  private static let version = 2
  /// Returns a text that is the same for servers and pages that understand each other, also if they are of different builds
  /// of a program. After the period it is the program's: no text of a page is typed again in another program.
  package static func identity(of title: String) -> String { messages + "." + Digest.hex(title).prefix(8) }

  private static let messages = String(
    Digest.hex(
      "\(version)" + EventCode.allCases.map { " \($0) \($0.rawValue)" }.joined()
        + PatchCode.allCases.map { " \($0) \($0.rawValue)" }.joined()
    ).prefix(8))

  /// The request for a sign of life, and its answer.
  static let signOfLife = "[\"k\"]"

  /// The codes with which a server closes a connection: those of WebSockets, and its own from 4000.
  package enum Goodbye: Int, Sendable, CaseIterable {
    /// The server stops; it may restart.
    case goingAway = 1001
    /// A message was malformed.
    case malformed = 1007
    /// A limit on the size or rate of messages was exceeded.
    case overLimit = 1009
    /// The session is no longer known: the page has to reload.
    case sessionGone = 4001
    /// Another page displays the same session now.
    case takenOver = 4002
    /// The program has closed the scene.
    case closed = 4003
    /// The browser is no longer admitted.
    case notAllowed = 4004
  }
}

/// The limits on the size of messages from a page.
package enum WireLimits {
  /// The maximum number of bytes of a message.
  package static let messageBytes = 1 << 20
  /// The maximum number of bytes of a text in a message.
  package static let textBytes = 1 << 19
  /// The maximum depth of nested arrays.
  package static let depth = 4
  /// The maximum number of items of an array: the reports of a page that is measured.
  package static let items = 80
  /// The maximum number of rows that an event may request.
  package static let revealedRows = 2000
}

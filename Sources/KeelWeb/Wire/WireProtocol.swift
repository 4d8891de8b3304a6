/// What a page and its server say to each other over one WebSocket.
///
/// Every message is one text frame: a JSON array whose first item is a letter. `id` is a node's identity in base 36 (the
/// element in the page has the `id` attribute `k` + that). Numbers are whole unless said otherwise.
///
/// ## From the server
///
/// | message | meaning |
/// |---|---|
/// | `["p",seq,[op…]]` `["p",seq,[op…],1]` | a patch; with the `1` it may be shown as a movement. `seq` goes up by 1 |
/// | `["s",seq,tree,{…},symbol…]` | the whole page, in place of what is there: the tree of the window, as in operation 10, as in 11 |
/// | `["a",n]` | the events up to number `n` have been handled **and their answers sent**: drop them |
/// | `["o",url]` | open this outside of the app, in a tab of its own |
/// | `["y",text]` | put this on the clipboard, if the browser allows it |
/// | `["k"]` | the answer to `["k"]` |
/// | `["x",code,text]` | the server is about to close; no frame follows. `code` as in `Goodbye` |
///
/// ## From the page
///
/// | message | meaning |
/// |---|---|
/// | `["h",resume,seq,n,env,hidden]` | first on each connection: the token of the document, the last `seq` that was applied, and the number of the first event that has not been acknowledged (one more than the last one sent where all have been); 1 where the tab is hidden, else 0 or nothing |
/// | `["e",n,event]` | what a person did; `n` goes up by 1 from 1 for as long as the session lives, over all connections |
/// | `["k"]` | is anybody there? A visible page asks where it has heard nothing for some 15 seconds, and looks for another connection where 6 more bring no answer. The line answers by itself; a session never hears of it |
/// | `["v",shown]` | the tab has become visible (1), or is hidden now (0) |
/// | `["l"]` | the page may be about to go; where its address is asked for next, it goes on in the new document |
///
/// `env` is `[isDark, isCompact, isLow, locale, isRightToLeft, reducesMotion]`: 0 or 1, but for the locale.
///
/// ## Connecting and coming back
///
/// 1. The page sends `h`. 2. The server answers `["a",last]`, `last` being the last event that it has handled in this
/// session (0 for none); then the patches after `seq`, or `s` where it no longer has them. 3. The page drops the events up
/// to `last` and sends the others again, with their numbers. The server takes an event only if its number is one more
/// than the last one's; a lower one has been handled already and is passed over; a gap is malformed.
/// Where the session is gone the server closes with `Goodbye.sessionGone`, and the page loads its address anew.
///
/// ## Who writes what a field holds
///
/// What a person types is theirs: the page never waits for an answer to show it. Each edit is an event of its own
/// number. A server's value comes with the number of the last edit of that field that it knows (operation 7); the page
/// drops it if the person has typed since, for that edit will be answered too. A value that is what the person typed
/// is not sent at all. What a secure field holds never goes to the page: only that it is empty, or that there is something.
///
/// ## Operations
///
/// A `target` is an element: an `id`, or an `id` and the places of children below it, as `"1f.0.2"`. A `tree` is an
/// element as `[tag, {attribute: value}?, content…]`: content is one string of text, or trees; `[0,id]` stands for the
/// element of that node, which is in the page already.
///
/// | operation | meaning |
/// |---|---|
/// | `[0,target,text]` | the text of the element is now this |
/// | `[1,target,name,value,…]` | attributes; `null` takes one away |
/// | `[2,target,index,tree…]` | elements that belong to the element itself, put in from that place on |
/// | `[3,target,index,count]` | so many of them taken out |
/// | `[4,target,index,tree…]` | nodes put into the element from that place on |
/// | `[5,id…]` | nodes taken out |
/// | `[6,target,index,id]` | the node put into the element, at that place when it has been taken from where it was |
/// | `[7,target,value,n]` | the value of a field; `n` as above, 0 if the person never edited it |
/// | `[8,id,number]` `[8,"",number]` | the keyboard focus goes there; given back. Answers the event of that number; see `PatchScript` |
/// | `[9,id,tree]` | the node looks altogether different; `[0,id]` in the tree are the nodes that stay in it. An empty id is the window |
/// | `[10,{"t":title,"u":path}]` | of the document, each where it has changed; with `"r":1` the place is the same under another name |
/// | `[11,tree]` | a symbol that later trees refer to |
///
/// ## Events
///
/// | event | meaning |
/// |---|---|
/// | `[0,id]` | activate |
/// | `[1,id,isOn]` | toggle; 0 or 1 |
/// | `[2,id,text]` | edit |
/// | `[3,id]` | submit |
/// | `[4,id,action]` | action |
/// | `[5,id,level]` | pop |
/// | `[6,id]` | dismiss |
/// | `[7,id,from,to]` | reveal; `to` is not included |
/// | `[8,id,text,from,isBackwards]` | find |
/// | `[9,id]` | refresh |
/// | `[10,id,command]` | key command |
/// | `[11,id,value]` | adjust; any finite number |
/// | `[12,id]` `[13,id]` | increment, decrement |
/// | `[14,id,index]` | choose |
/// | `[15,id,year,month,day,hour,minute]` | set date |
/// | `[16,id,run]` | follow a link |
/// | `[17,id,text]` | search |
/// | `[18,id,isActive]` | searching |
/// | `[19,id]` | delete a row |
/// | `[20,id,row]` | move a row |
/// | `[21,id]` `[21]` | focus |
/// | `[22,env]` | the surroundings have changed |
/// | `[23]` | close the surface |
/// | `[24,path]` | open a path: Back, Forward or a typed address |
///
/// A message that is not of these forms, or beyond `WireLimits`, is malformed (`WireError`). An event for a node that
/// has gone, is disabled, covered or of another kind is late, not malformed: it comes to nothing.
public enum WireProtocol {
  /// What a page asks with, and is answered.
  static let signOfLife = "[\"k\"]"

  /// What a server closes a connection with: the codes of WebSockets, and our own from 4000.
  public enum Goodbye: Int, Sendable, CaseIterable {
    /// The server stops; it may come back.
    case goingAway = 1001
    /// A message that is none.
    case malformed = 1007
    /// Too much, or too fast.
    case overLimit = 1009
    /// The session is no longer known: load the page anew.
    case sessionGone = 4001
    /// The same session is shown elsewhere now.
    case takenOver = 4002
    /// The program has closed this surface.
    case closed = 4003
    /// The browser is no longer let in.
    case notAllowed = 4004
  }
}

/// How much a page may send at once.
public enum WireLimits {
  /// Bytes of one message.
  public static let messageBytes = 1 << 20
  /// Bytes of one text in it.
  public static let textBytes = 1 << 19
  /// Arrays within arrays.
  public static let depth = 4
  /// Items of one array.
  public static let items = 16
  /// Rows that one event may ask for.
  public static let revealedRows = 2000
}

public import KeelInteraction

/// The addresses, limits and time limits of a web server.
public struct WebServerOptions: Sendable {
  /// The port; 0 selects any free port.
  public var port = 8080
  /// A numeric address to listen on; `0.0.0.0` or `::` for all. `nil` listens on this machine only, over IPv4 and
  /// IPv6.
  ///
  /// A server that other machines can reach needs a certificate, or pairs browsers.
  public var address: String?
  /// The certificate chain, as a PEM file. With it and `keyFile`, connections are encrypted.
  public var certificateFile: String?
  /// The private key of the certificate, as a PEM file.
  public var keyFile: String?
  /// The prefix of all paths, for a proxy that serves other programs too.
  public var basePath = "/"
  /// Host names of the server, besides its addresses and the name of the machine.
  public var hosts: [String] = []
  /// A Boolean value that indicates whether `X-Forwarded-For`, `-Proto` and `-Host` are trusted in requests from this
  /// machine. Use it only for a server behind a proxy on this machine: clients that the proxy passes on need no code,
  /// unless `pairing` is `always`.
  public var trustsProxy = false
  /// The addresses of proxies on other machines, such as `10.0.0.5`, or networks, such as `10.0.0.0/8`. If there are any,
  /// the server answers only them, and they are responsible for access as a proxy on this machine is with `trustsProxy`.
  public var trustedProxies: [String] = []
  /// The header in which trusted proxies name their clients. The other one is ignored.
  public var forwardedHeader = ForwardedHeader.xForwardedFor
  /// The name of the cookie that identifies a browser; `nil` for a name with the port. Processes behind one address whose
  /// ports differ have to use the same name.
  public var cookieName: String?
  /// The condition under which browsers have to enter the code that the program displays.
  public var pairing = Pairing.automatic
  /// A Boolean value that indicates whether sockets opened by systemd replace `address` and `port`.
  public var usesSocketActivation = true
  /// The directory for data that outlives the process: scenes, and paired browsers. `nil` stores nothing.
  public var stateDirectory: String?
  /// The name of the program, for the page that requests the code.
  public var title = "Keel"
  /// A stylesheet that follows the standard one, in UTF-8. It mostly contains new values of the variables at its top,
  /// such as `--tint`.
  public var theme: [UInt8] = []
  /// The icon of the program, a square PNG picture; empty for Keel's own icon.
  public var icon: [UInt8] = []
  /// The languages of the app, such as `["en", "pt-BR"]`, the default one first. A page uses the language that its
  /// browser prefers, for its own texts, `lang` and direction. An empty array uses the browser's language.
  public var languages: [String] = []
  /// Texts of pages by language, in place of the standard ones: `["pt": [.back: "Voltar"]]`.
  public var words: [String: [SystemWord: String]] = [:]
  /// The limits on connections, sessions and messages.
  public var limits = WebServerLimits()
  /// The time limits of connections and sessions.
  public var times = WebServerTimes()
  /// The least severe messages that are written to standard error.
  public var logLevel = WebLogLevel.warning
  /// A closure that receives the lines of the log, in place of standard error.
  public var logSink: (@MainActor @Sendable (String) -> Void)?

  /// The conditions under which browsers have to enter a pairing code.
  public enum Pairing: String, Hashable, Sendable, CaseIterable {
    /// A code is required if other machines can reach the server and there is no certificate.
    case automatic
    /// A code is required of every browser, on this machine too.
    case always
  }

  /// The headers in which proxies name their clients.
  public enum ForwardedHeader: String, Hashable, Sendable, CaseIterable {
    /// `X-Forwarded-For`, with `X-Forwarded-Proto` and `X-Forwarded-Host`.
    case xForwardedFor = "X-Forwarded-For"
    /// `Forwarded`, according to RFC 7239.
    case forwarded = "Forwarded"
  }

  /// Returns true if a text is an address or a network for `trustedProxies`.
  package static func isNetwork(_ text: String) -> Bool { Network(text) != nil }
  /// Returns true if a text can be a `cookieName`: 1 to 64 letters, digits, hyphens and underscores.
  package static func isCookieName(_ text: String) -> Bool {
    (1...64).contains(text.utf8.count)
      && text.utf8.allSatisfy { byte in
        switch byte {
        case 48...57, 65...90, 97...122, 45, 95: true
        default: false
        }
      }
  }

  /// Creates options with all defaults: port 8080, reachable from this machine only, not encrypted.
  public init() {}
}

/// The limits on connections, sessions and messages.
public struct WebServerLimits: Hashable, Sendable {
  /// The maximum number of tabs, connected or waiting to reconnect.
  public var sessions = 2_000
  /// The maximum number of tabs of one address. `nil` is a quarter of `sessions`, at least 500. This machine itself may
  /// use all, unless it is a proxy that forwards the client's address.
  public var sessionsPerAddress: Int?
  /// The maximum number of pages of one address whose script has not connected yet.
  public var unjoinedSessions = 64
  /// The number of pages that one address may request each second in the long run.
  public var pages = 50.0
  /// The number of pages that one address may request at once, before `pages` applies.
  public var pagesAtOnce = 500.0
  /// The maximum number of open connections of all addresses together; further ones are refused.
  public var connections = 10_000
  /// The maximum number of open connections of one address; further ones are refused.
  public var connectionsPerAddress = 1_000
  /// The number of connections that one address may open each second in the long run.
  public var arrivals = 100.0
  /// The number of connections that one address may open at once, before `arrivals` applies.
  public var arrivalsAtOnce = 500.0
  /// The maximum number of bytes of a message from a page.
  public var messageBytes = 64 * 1024
  /// The number of messages that one page may send each second in the long run.
  public var messages = 100.0
  /// The number of messages that one page may send at once, before `messages` applies.
  public var messagesAtOnce = 300.0
  /// The number of events for missing nodes that one page may send each second in the long run.
  public var strayEvents = 5.0
  /// The number of events for missing nodes that one page may send at once, before `strayEvents` applies.
  public var strayEventsAtOnce = 100.0
  /// The maximum number of bytes that wait for a page that reads slowly. Beyond that it receives the current state in
  /// place of all changes.
  public var queuedBytes = 256 * 1024
  /// The maximum number of bytes of changes that are stored for a page that reconnects.
  public var keptBytes = 8 * 1024
  /// The maximum number of bytes of the state of a tab that is stored for its return. Of a larger one, only the address is
  /// stored.
  public var snapshotBytes = 1 << 20
  /// The maximum number of bytes of a request's target; longer ones are refused.
  public var targetBytes = 2_048
  /// The maximum number of bytes of a request's header; longer ones are refused with status 431.
  public var headerBytes = 16 * 1024

  /// Creates limits with all defaults.
  public init() {}

  /// The maximum number of tabs of one address.
  var share: Int { sessionsPerAddress ?? max(500, sessions / 4) }
}

/// The times for which the server waits for clients.
public struct WebServerTimes: Hashable, Sendable {
  /// The time until a page whose script never connects is dropped.
  public var unjoined = Duration.seconds(30)
  /// The time until the scene of a disconnected tab is closed.
  public var idle = Duration.seconds(300)
  /// The longest lifetime of a tab; `nil` for no limit.
  public var total: Duration? = nil
  /// The time for which the address and the snapshot of a tab are kept after its scene was closed.
  public var kept = Duration.seconds(86_400)
  /// The time limit for a request, from the connection to its last byte.
  public var request = Duration.seconds(10)
  /// The time limit for the first bytes of an encrypted connection.
  public var greeting = Duration.seconds(3)
  /// The time limit for the handshake of an encrypted connection.
  public var handshake = Duration.seconds(5)
  /// The time limit for a response, until its last byte has been read.
  public var answer = Duration.seconds(60)
  /// The time limit for the first message of a WebSocket.
  public var hello = Duration.seconds(10)
  /// The time of silence after which a sign of life is requested.
  public var silence = Duration.seconds(30)
  /// The time until a page that does not read is disconnected.
  public var stalled = Duration.seconds(30)
  /// The time limit for the notification of pages that the server stops.
  public var stopping = Duration.seconds(3)
  /// The time for which a start waits for the process that still has the state directory.
  public var restart = Duration.seconds(15)
  /// The number of days until a paired browser that does not return is forgotten.
  public var pairedDays = 30

  /// Creates time limits with all defaults.
  public init() {}
}

extension Duration {
  var milliseconds: Milliseconds {
    let (seconds, attoseconds) = components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}

public import KeelInteraction

/// How a web server is reached, what it lets in, and how long it waits.
public struct WebServerOptions: Sendable {
  /// The port; 0 takes any that is free.
  public var port = 8080
  /// An address in figures to listen on, `0.0.0.0` and `::` for all. `nil` is this machine alone, over IPv4 and IPv6.
  ///
  /// Beyond this machine either a certificate or pairing guards the door.
  public var address: String?
  /// A certificate chain and its key, in PEM files. With them connections are encrypted.
  public var certificateFile: String?
  public var keyFile: String?
  /// What all paths begin with, where a proxy serves more than this program.
  public var basePath = "/"
  /// Names that the server is reached by, beside its addresses and the name of the machine.
  public var hosts: [String] = []
  /// Whether `X-Forwarded-For`, `-Proto` and `-Host` are believed of what comes from this machine. Only for a server that
  /// a proxy on this machine stands before: whom it lets through is let in, unless `pairing` is `always`.
  public var trustsProxy = false
  /// Whether browsers have to tell the code that the program shows.
  public var pairing = Pairing.automatic
  /// Whether sockets that systemd has opened are served in place of `address` and `port`.
  public var usesSocketActivation = true
  /// A folder for what outlives the program: scenes, and which browsers are paired. `nil` keeps nothing.
  public var stateDirectory: String?
  /// The name of the program, for the page that asks for the code.
  public var title = "Keel"
  /// A stylesheet that comes behind ours, in UTF-8: mostly other values for the variables at its top, as `--tint`.
  public var theme: [UInt8] = []
  /// The languages that the app speaks, as `["en", "pt-BR"]`, the one for everybody else first. Of these a page takes the
  /// one that its browser asks for first: for its own words, its `lang` and its direction. None takes the browser's.
  public var languages: [String] = []
  /// What pages say of themselves, by language, in place of what they say by default: `["pt": [.back: "Voltar"]]`.
  public var words: [String: [SystemWord: String]] = [:]
  public var limits = WebServerLimits()
  public var times = WebServerTimes()
  /// What is written to standard error.
  public var logLevel = WebLogLevel.warning
  /// Takes the lines of the log in place of standard error.
  public var logSink: (@MainActor @Sendable (String) -> Void)?

  public enum Pairing: String, Hashable, Sendable, CaseIterable {
    /// Where other machines can reach the server and there is no certificate.
    case automatic
    case always
  }

  public init() {}
}

/// How much is let in.
public struct WebServerLimits: Hashable, Sendable {
  /// Tabs, connected or waiting to come back.
  public var sessions = 2_000
  /// Of these, tabs of one address. `nil` is a quarter of all, 500 at least. This machine itself may have all, unless it is a
  /// proxy that says for whom it asks.
  public var sessionsPerAddress: Int?
  /// Pages of one address that no script has joined yet.
  public var unjoinedSessions = 64
  /// Pages that one address asks for each second, in the long run and at once.
  public var pages = 50.0
  public var pagesAtOnce = 500.0
  public var connections = 10_000
  public var connectionsPerAddress = 1_000
  /// New connections of one address each second, in the long run and at once.
  public var arrivals = 100.0
  public var arrivalsAtOnce = 500.0
  /// Bytes of one message of a page.
  public var messageBytes = 64 * 1024
  /// Messages of one page each second, in the long run and at once.
  public var messages = 100.0
  public var messagesAtOnce = 300.0
  /// Events of one page each second for what is not there, in the long run and at once.
  public var strayEvents = 5.0
  public var strayEventsAtOnce = 100.0
  /// Bytes that wait for a page that reads slowly; then it gets the latest state in place of all changes.
  public var queuedBytes = 256 * 1024
  /// Bytes of changes that are kept for a page that comes back.
  public var keptBytes = 8 * 1024
  /// Bytes of a request's target, and of its header.
  public var targetBytes = 2_048
  public var headerBytes = 16 * 1024

  public init() {}

  /// How many tabs one address may have.
  var share: Int { sessionsPerAddress ?? max(500, sessions / 4) }
}

/// How long the server waits.
public struct WebServerTimes: Hashable, Sendable {
  /// A page whose script never joins.
  public var unjoined = Duration.seconds(30)
  /// A tab whose connection is gone; then its scene is closed.
  public var idle = Duration.seconds(300)
  /// The longest that a tab lives, come what may. `nil` is for ever.
  public var total: Duration? = nil
  /// What is kept of a tab whose scene was closed: where it was, and its snapshot.
  public var kept = Duration.seconds(86_400)
  /// A request, from the connection to its last byte.
  public var request = Duration.seconds(10)
  /// The first bytes of an encrypted connection, and the handshake that begins with them.
  public var greeting = Duration.seconds(3)
  public var handshake = Duration.seconds(5)
  /// An answer, until its last byte has been taken.
  public var answer = Duration.seconds(60)
  /// The first message of a socket.
  public var hello = Duration.seconds(10)
  /// Silence, until a sign of life is asked for.
  public var silence = Duration.seconds(30)
  /// A page that does not read.
  public var stalled = Duration.seconds(30)
  /// Pages that are told that the server stops.
  public var stopping = Duration.seconds(3)
  /// A paired browser that does not come.
  public var pairedDays = 30

  public init() {}
}

extension Duration {
  var milliseconds: Milliseconds {
    let (seconds, attoseconds) = components
    return seconds * 1000 + attoseconds / 1_000_000_000_000_000
  }
}

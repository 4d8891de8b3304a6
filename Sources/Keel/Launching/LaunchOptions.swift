internal import Glibc
import KeelInteraction

#if Postgres
internal import KeelPostgres
#endif
#if Web
public import KeelWeb
#endif

/// The command-line options of every program on Keel, which determine where and how it is shown.
///
///     var launch = LaunchOptions()
///     var reader = ArgumentReader(arguments)
///     while let name = reader.next() {
///       if try launch.read(name, &reader) { continue }
///       …
///     }
public struct LaunchOptions: Sendable {
  /// The front ends that show the program; the terminal by default. Several front ends share the same models.
  public var frontEnds: [FrontEndKind] {
    get { chosen.isEmpty ? [script.isUsed ? .headless : .terminal] : chosen }
    set { chosen = newValue }
  }
  private var chosen: [FrontEndKind] = []
  /// The name of the program if no window has a title, for example on the page that requests a pairing code.
  public var title: String?
  /// The size of a window of the desktop until the user gives it another one; `nil` for that of the front end.
  public var defaultSize: WindowSize?
  /// The languages that the program is written in, such as `["en"]`, the default one first. Front ends use one of
  /// them for their own texts. An empty array leaves the language to the user's settings.
  public var languages: [String] = []
  /// The initial location in the app: a path or a URL.
  public var place: String?
  /// A Boolean value that indicates whether a headless script prints outlines only on request.
  public var isQuiet = false
  /// The headless script: its file, and what is done with it.
  public var script = ScriptOptions()
  /// The folder that the states of windows are kept in (`UIWindow.restoration`); a browser's tabs are restored after a
  /// restart of the server only if there is one.
  ///
  /// With `nil`, a terminal uses the program's folder in `$XDG_STATE_HOME`, or `~/.local/state`. Headless scripts,
  /// recordings and replays restore and keep nothing then, so that they can be repeated.
  public var stateDirectory: String?
  /// The recording and the replay of actions.
  public var actions = ActionOptions()
  /// The previews to list, to show or to write, in place of running the app.
  public var preview = PreviewOptions()
  #if Web
  /// The options of the web server.
  public var web = WebServerOptions()
  #endif
  #if Postgres
  /// The schema in PostgreSQL that keeps the tabs of browsers and their pairings; `nil` to keep them in this process and in
  /// the folder of states.
  ///
  /// libpq finds the server by its environment: `PGHOST` and `PGDATABASE`, `PGSERVICE`, `PGPASSFILE`.
  public var sessionSchema: String?
  #endif

  /// The words that the app provides in place of Keel's own.
  var systemLanguages: SystemWords.Languages {
    #if Web
    SystemWords.Languages(own: web.words)
    #else
    .standard
    #endif
  }

  /// Creates options with all defaults: the terminal, no title, no location.
  public init() {}

  /// Reads an option and its value, if it is one of these. Returns true if it is.
  ///
  /// Throws `UsageError` for a value that the option does not accept.
  public mutating func read(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
    switch name {
    case "--front-end":
      let kind = FrontEndKind(rawValue: try reader.value())
      guard FrontEndKind.all.contains(kind) else {
        let names = FrontEndKind.all.map(\.rawValue).joined(separator: " or ")
        throw .badValue(name, kind.rawValue, wanted: names + FrontEndKind.remedy(for: kind.rawValue))
      }
      if !chosen.contains(kind) { chosen.append(kind) }
    case "--open": place = LaunchOptions.place(of: try reader.value())
    case "--state": stateDirectory = try reader.value()
    case "--quiet", "-q":
      try reader.none()
      isQuiet = true
    case let link where LaunchOptions.isLink(link):
      // As the desktop opens links (`x-scheme-handler`): without an option. `--name=value` is no link.
      place = LaunchOptions.place(of: link)
    default:
      if try script.read(name, &reader) { return true }
      if try actions.read(name, &reader) { return true }
      if try preview.read(name, &reader) { return true }
      #if Web
      return try readWeb(name, &reader)
      #else
      return false
      #endif
    }
    return true
  }

  /// True for a URL: a scheme and a colon first.
  static func isLink(_ text: String) -> Bool {
    guard let colon = text.firstIndex(of: ":"), let first = text.utf8.first, first | 0x20 >= 0x61, first | 0x20 <= 0x7A
    else { return false }
    return text[..<colon].utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
      default: false
      }
    }
  }

  /// Returns the place that a text names. A scheme with the name of the program leads to its own places:
  /// `wifi-settings:detail/Cafe` is `detail/Cafe`. Other URLs are for the app's own handlers.
  static func place(of text: String, program: String = ProgramName.current) -> String {
    guard isLink(text), let colon = text.firstIndex(of: ":"), text[..<colon].lowercased() == program.lowercased() else {
      return text
    }
    return String(text[text.index(after: colon)...].drop { $0 == "/" })
  }

  #if Web
  private mutating func readWeb(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
    switch name {
    case "--port": web.port = Int(try reader.number(upTo: 65_535))
    case "--listen": web.address = try reader.value()
    case "--certificate": web.certificateFile = try reader.value()
    case "--key": web.keyFile = try reader.value()
    case "--base-path": web.basePath = try reader.value()
    case "--host": web.hosts.append(try reader.value())
    case "--behind-proxy":
      try reader.none()
      web.trustsProxy = true
    case "--trust-proxy":
      let network = try reader.value()
      guard WebServerOptions.isNetwork(network) else {
        throw .badValue(name, network, wanted: "an address as 10.0.0.5, or a network as 10.0.0.0/8")
      }
      web.trustedProxies.append(network)
    case "--forwarded-header": web.forwardedHeader = try reader.choice()
    case "--cookie-name":
      let cookie = try reader.value()
      guard WebServerOptions.isCookieName(cookie) else {
        throw .badValue(name, cookie, wanted: "letters, digits, - and _, as keel")
      }
      web.cookieName = cookie
    case "--pairing":
      web.pairing = try reader.choice()
    case "--sessions": try readSessions(name, try reader.value())
    case "--theme": web.theme = try LaunchOptions.read(file: try reader.value(), for: name)
    case "--language": web.languages.append(try LaunchOptions.language(try reader.value(), for: name))
    case "--log": web.logLevel = try reader.choice(of: LogChoice.self).level
    default: return false
    }
    return true
  }

  private mutating func readSessions(_ name: String, _ value: String) throws(UsageError) {
    // What follows may be a password, which no message repeats.
    let kind = String(value.prefix { $0 != ":" }) + (value.contains(":") ? ":\u{2026}" : "")
    #if Postgres
    let schema = String(value.dropFirst("postgres:".count))
    guard value.hasPrefix("postgres:"), PostgresSessions.isSchema(schema) else {
      throw .badValue(name, kind, wanted: "postgres: and the name of a schema, as postgres:my_app")
    }
    sessionSchema = schema
    #else
    throw .badValue(name, kind, wanted: "left out: this program was built without the trait Postgres")
    #endif
  }

  private static func language(_ text: String, for option: String) throws(UsageError) -> String {
    let isLanguage = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
      default: false
      }
    }
    guard isLanguage, (2...35).contains(text.utf8.count) else {
      throw .badValue(option, text, wanted: "a language as en or pt-BR")
    }
    return text
  }

  /// Returns the content of a file of at most one megabyte.
  private static func read(file: String, for option: String) throws(UsageError) -> [UInt8] {
    let most = 1 << 20
    guard let stream = fopen(file, "re") else {
      throw .badValue(option, file, wanted: "a file that can be read (\(String(cString: strerror(errno))))")
    }
    defer { fclose(stream) }
    var bytes = [UInt8](repeating: 0, count: most + 1)
    let count = fread(&bytes, 1, bytes.count, stream)
    guard ferror(stream) == 0, count <= most else {
      throw .badValue(option, file, wanted: "a file of a megabyte at most")
    }
    return Array(bytes.prefix(count))
  }

  private enum LogChoice: String, CaseIterable {
    case error, warning, info, debug
    var level: WebLogLevel {
      switch self {
      case .error: .error
      case .warning: .warning
      case .info: .info
      case .debug: .debug
      }
    }
  }
  #endif

  /// The description of the options for the help text of a program, which describes `--open` itself.
  public static var help: String {
    let kinds = FrontEndKind.all.map(\.rawValue).joined(separator: "|")
    var lines = ["--front-end \(kinds)", "    where to show it (terminal); several may be named"]
    #if Web
    lines += [
      "--port NUMBER", "    web: the port, 0 for any that is free (8080)",
      "--listen ADDRESS", "    web: let other machines in, at this address; 0.0.0.0 is all of them",
      "--certificate FILE, --key FILE", "    web: encrypt; without them a code is asked for beyond this machine",
      "--pairing automatic|always", "    web: when a code is asked for (automatic)",
      "--base-path PATH", "    web: the prefix of all paths, behind a proxy (/)",
      "--host NAME", "    web: a further name that it is reached by",
      "--behind-proxy", "    web: trust a proxy on this machine; its clients need no code, unless --pairing always",
      "--trust-proxy ADDRESS[/BITS]", "    web: the same for a proxy elsewhere; others are refused; may be repeated",
      "--forwarded-header X-Forwarded-For|Forwarded", "    web: where proxies name their clients (X-Forwarded-For)",
      "--cookie-name NAME", "    web: the cookie's name, the same for all processes behind one address",
      "--sessions postgres:SCHEMA", "    web: keep tabs in PostgreSQL, which PGHOST or PGSERVICE name (trait Postgres)",
      "--theme FILE", "    web: a stylesheet behind ours, as :root { --tint: teal }",
      "--language NAME", "    web: a language of the pages' own texts; may be repeated",
      "--log error|warning|info|debug", "    web: what is written to standard error (warning)",
    ]
    #endif
    lines += PreviewOptions.help
    lines += [
      "--state FOLDER", "    where the states of windows are kept; web and headless: keep them, so that they come back",
      "--record FILE", "    write what is done in the program, with times and without secrets, to a new file",
      "--replay FILE", "    do what was recorded",
      "--secrets FILE", "    with --replay: the secrets of the recording, as NAME=VALUE lines",
      "--speed NUMBER|max", "    with --replay: how fast, 2 for twice as fast; max for no pauses (1)",
      "--script FILE", "    headless: read verbs from a file, in place of standard input",
      "--check", "    headless: read the whole script, say what cannot be understood, and run nothing",
      "--json", "    headless: print each output as an object of JSON on a line",
      "-q, --quiet", "    headless: print the outline only when asked for it", "-h, --help", "    this text",
    ]
    return lines.joined(separator: "\n")
  }
}

/// The size of a window.
public struct WindowSize: Hashable, Sendable {
  /// The width in points.
  public var width: Double
  /// The height in points.
  public var height: Double

  /// Creates a size. Lengths that no window can have are brought within bounds.
  public init(width: Double, height: Double) {
    func lawful(_ length: Double) -> Double { length.isNaN ? 0 : min(max(length, 0), 16_384) }
    (self.width, self.height) = (lawful(width), lawful(height))
  }
}

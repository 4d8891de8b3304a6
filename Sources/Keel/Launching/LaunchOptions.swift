internal import Glibc
import KeelInteraction

#if Web
public import KeelWeb
#endif

/// Where and how a program is shown, as its command line says: the options that all programs on Keel have.
///
///     var launch = LaunchOptions()
///     var reader = ArgumentReader(arguments)
///     while let name = reader.next() {
///       if try launch.read(name, &reader) { continue }
///       …
///     }
public struct LaunchOptions: Sendable {
  /// Where it is shown; the terminal where nothing is said. Several front ends show the same models.
  public var frontEnds: [FrontEndKind] {
    get { chosen.isEmpty ? [.terminal] : chosen }
    set { chosen = newValue }
  }
  private var chosen: [FrontEndKind] = []
  /// What the program is called where no window says it: on the page that asks a browser for a code.
  public var title: String?
  /// The languages that the program is written in, as `["en"]`, the one for everybody else first. What a front end says by
  /// itself is said in one of them. None leaves it to who looks.
  public var languages: [String] = []
  /// Where in the app it begins: a path or a URL.
  public var place: String?
  /// Whether a headless script prints outlines only when it asks for them.
  public var isQuiet = false
  #if Web
  /// How browsers reach it.
  public var web = WebServerOptions()
  #endif

  /// What the app says in place of the words that Keel has.
  var systemLanguages: SystemWords.Languages {
    #if Web
    SystemWords.Languages(own: web.words)
    #else
    .standard
    #endif
  }

  public init() {}

  /// Takes an option, and its value, if it is one of these. Says whether it was.
  public mutating func read(_ name: String, _ reader: inout ArgumentReader) throws(UsageError) -> Bool {
    switch name {
    case "--front-end":
      let kind: FrontEndKind = try reader.choice()
      if !chosen.contains(kind) { chosen.append(kind) }
    case "--open": place = try reader.value()
    case "--quiet", "-q":
      try reader.none()
      isQuiet = true
    default:
      #if Web
      return try readWeb(name, &reader)
      #else
      return false
      #endif
    }
    return true
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
    case "--pairing":
      web.pairing = try reader.choice()
    case "--theme": web.theme = try LaunchOptions.read(file: try reader.value(), for: name)
    case "--language": web.languages.append(try LaunchOptions.language(try reader.value(), for: name))
    case "--state": web.stateDirectory = try reader.value()
    case "--log": web.logLevel = try reader.choice(of: LogChoice.self).level
    default: return false
    }
    return true
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

  /// All of a small file.
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

  /// The options, a line each, for a program's own help.
  public static var help: String {
    let kinds = FrontEndKind.allCases.map(\.rawValue).joined(separator: "|")
    var lines = ["--front-end \(kinds)", "    where to show it (terminal); several may be named"]
    #if Web
    lines += [
      "--port NUMBER", "    web: the port, 0 for any that is free (8080)",
      "--listen ADDRESS", "    web: let other machines in, at this address; 0.0.0.0 is all of them",
      "--certificate FILE, --key FILE", "    web: encrypt; without them a code is asked for beyond this machine",
      "--pairing automatic|always", "    web: when a code is asked for (automatic)",
      "--base-path PATH", "    web: what all paths begin with, behind a proxy (/)",
      "--host NAME", "    web: a further name that it is reached by",
      "--behind-proxy", "    web: believe a proxy on this machine; who reaches it is let in, unless --pairing always",
      "--theme FILE", "    web: a stylesheet behind ours, as :root { --tint: teal }",
      "--language NAME", "    web: what pages say by themselves is said in it, and in those named further",
      "--state FOLDER", "    web: keep where tabs are, so that they come back after a restart",
      "--log error|warning|info|debug", "    web: what is written to standard error (warning)",
    ]
    #endif
    lines += [
      "-q, --quiet", "    headless: print the outline only when asked for it", "-h, --help", "    this text",
    ]
    return lines.joined(separator: "\n")
  }
}

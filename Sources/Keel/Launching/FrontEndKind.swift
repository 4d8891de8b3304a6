internal import Synchronization

/// A front end that can show an app, with the name that `--front-end` accepts.
///
/// A front end from another package has a kind of its own, which `Launcher.register` makes available:
///
/// ```swift
/// extension FrontEndKind { static let spoken = FrontEndKind(rawValue: "spoken") }
/// ```
public struct FrontEndKind: RawRepresentable, Hashable, Sendable {
  /// The name on the command line: letters, digits and hyphens.
  public let rawValue: String

  /// Creates a kind with a name for the command line.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The terminal that the program was started in.
  public static let terminal = FrontEndKind(rawValue: "terminal")
  /// Browsers, with a window for each tab. Programs that are built without the package trait `Web` have the name, but do
  /// not accept it.
  public static let web = FrontEndKind(rawValue: "web")
  #if Desktop
  /// A window of GTK and libadwaita.
  public static let desktop = FrontEndKind(rawValue: "desktop")
  #endif
  /// No screen: standard input provides verbs, and standard output receives the outline of the screen.
  public static let headless = FrontEndKind(rawValue: "headless")

  /// The kinds that `--front-end` accepts: Keel's own, and the registered ones in the order of their registration.
  public static var all: [FrontEndKind] { builtIn + registered.withLock { $0 } }

  static var builtIn: [FrontEndKind] {
    #if Web
    let web = [FrontEndKind.web]
    #else
    let web: [FrontEndKind] = []
    #endif
    #if Desktop
    let desktop = [FrontEndKind.desktop]
    #else
    let desktop: [FrontEndKind] = []
    #endif
    return [.terminal] + web + desktop + [.headless]
  }

  /// Returns the advice for an error about a kind that this build does not contain; empty for other kinds.
  static func remedy(for kind: String) -> String {
    kind == "desktop" && !all.contains { $0.rawValue == kind }
      ? "; desktop, in programs built with the package trait Desktop (swift build --traits Web,Desktop)" : ""
  }

  /// True if the front end itself receives the signals that end programs.
  var receivesSignals: Bool {
    #if Web
    if self == .web { return true }
    #endif
    return self == .terminal
  }

  private static let registered = Mutex<[FrontEndKind]>([])

  /// Makes `--front-end` accept the kind.
  static func add(_ kind: FrontEndKind) {
    guard !all.contains(kind) else { return }
    registered.withLock { $0.append(kind) }
  }
}

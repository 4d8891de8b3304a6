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
  #if Web
  /// Browsers, with a window for each tab.
  public static let web = FrontEndKind(rawValue: "web")
  #endif
  /// No screen: standard input provides verbs, and standard output receives the outline of the screen.
  public static let headless = FrontEndKind(rawValue: "headless")

  /// The kinds that `--front-end` accepts: Keel's own, and the registered ones in the order of their registration.
  public static var all: [FrontEndKind] { builtIn + registered.withLock { $0 } }

  static var builtIn: [FrontEndKind] {
    #if Web
    [.terminal, .web, .headless]
    #else
    [.terminal, .headless]
    #endif
  }

  private static let registered = Mutex<[FrontEndKind]>([])

  /// Makes `--front-end` accept the kind.
  static func add(_ kind: FrontEndKind) {
    guard !all.contains(kind) else { return }
    registered.withLock { $0.append(kind) }
  }
}

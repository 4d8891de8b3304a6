public import FoundationEssentials
internal import Glibc

/// The folders of a program for its files, by the rules of the XDG base directories.
///
/// Each lies in the folder that the variable of the environment names, or in the usual one of the user's home if the
/// variable is missing or is not an absolute path. The folders may not exist yet. For a program named `notes`:
///
///     let folders = AppFolders(name: "notes")
///     folders.data  // ~/.local/share/notes
public struct AppFolders: Hashable, Sendable {
  /// Settings: `$XDG_CONFIG_HOME` or `~/.config`.
  public let config: URL
  /// What the user has made or fetched: `$XDG_DATA_HOME` or `~/.local/share`.
  public let data: URL
  /// What a program remembers for its next start: `$XDG_STATE_HOME` or `~/.local/state`.
  public let state: URL
  /// What can be removed without loss: `$XDG_CACHE_HOME` or `~/.cache`.
  public let cache: URL

  /// Creates the folders of a program.
  ///
  /// - Parameters:
  ///   - name: The name of the program's folder in each base folder. It contains no slash.
  ///   - environment: The variables. Without `HOME` the home is that of the system's list of users.
  public init(name: String, environment: [String: String] = ProcessInfo.processInfo.environment) {
    config = AppFolders.base(.config, in: environment).appending(path: name)
    data = AppFolders.base(.data, in: environment).appending(path: name)
    state = AppFolders.base(.state, in: environment).appending(path: name)
    cache = AppFolders.base(.cache, in: environment).appending(path: name)
  }

  /// The kinds of base folders, by their places in a home.
  package enum Kind: String, Sendable {
    case config = ".config"
    case data = ".local/share"
    case state = ".local/state"
    case cache = ".cache"

    var variable: String {
      switch self {
      case .config: "XDG_CONFIG_HOME"
      case .data: "XDG_DATA_HOME"
      case .state: "XDG_STATE_HOME"
      case .cache: "XDG_CACHE_HOME"
      }
    }
  }

  /// Returns the base folder of all programs for a kind of files.
  package static func base(_ kind: Kind, in environment: [String: String]) -> URL {
    if let path = environment[kind.variable], path.hasPrefix("/") { return URL(filePath: path) }
    return URL(filePath: home(in: environment)).appending(path: kind.rawValue)
  }

  private static func home(in environment: [String: String]) -> String {
    if let home = environment["HOME"], home.hasPrefix("/") { return home }
    // A service may be started without the variable.
    return getpwuid(getuid())?.pointee.pw_dir.map { String(cString: $0) } ?? "/"
  }
}

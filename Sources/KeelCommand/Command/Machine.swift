import Foundation

/// The facts about a machine that the commands read.
struct Machine: Sendable {
  /// Runs a program with arguments. Returns what it has printed, or `nil` if it is missing or has failed.
  let output: @Sendable (_ command: [String]) -> String?

  static let this = Machine { command in
    try? Tool(name: command[0]).output(Array(command.dropFirst()), quietly: true)
  }

  /// The version of Swift; `nil` if there is none.
  var swiftVersion: SwiftVersion? { output(["swift", "--version"]).flatMap(SwiftVersion.init(of:)) }

  /// What is known about a package.
  enum Presence: Equatable {
    /// It is there, with a version if one is known.
    case present(String?)
    case missing
    /// The machine has no means to tell.
    case unknown
  }

  /// pkg-config knows libraries also where they did not come from a package of Debian.
  func presence(of package: NeededPackage) -> Presence {
    if let module = package.module, let version = output(["pkg-config", "--modversion", module]) {
      return .present(version.split(separator: "\n").first.map(String.init))
    }
    if package.name == "pkg-config", let version = output(["pkg-config", "--version"]) {
      return .present(version.split(separator: "\n").first.map(String.init))
    }
    if let status = output(["dpkg-query", "-W", "-f", "${Status}", package.name]), status.hasSuffix("ok installed") {
      // Where pkg-config does not find the library of a package, builds do not find it either.
      return package.module == nil || output(["pkg-config", "--version"]) == nil ? .present(nil) : .missing
    }
    return output(["dpkg-query", "--version"]) == nil && package.module == nil ? .unknown : .missing
  }

  /// The user's name and address, as git knows them; `nil` if it does not.
  var author: String? {
    let parts = ["user.name", "user.email"].compactMap { key in
      output(["git", "config", key])?.trimmingCharacters(in: .whitespacesAndNewlines)
    }
    let author = parts.count == 2 ? "\(parts[0]) <\(parts[1])>" : ""
    return Control.isMaintainer(author) ? author : nil
  }

  var hasApt: Bool { output(["apt-get", "--version"]) != nil }
}

/// A Debian package that a task needs.
struct NeededPackage: Equatable {
  let task: String
  let name: String
  /// The name by which pkg-config knows its library; `nil` for none.
  let module: String?
  /// The purpose, in the words of the list.
  let purpose: String
}

/// The packages of `Scripts/packages.list`, which also the scripts of Keel install.
enum Packages {
  static let all = parse(EmbeddedFiles.text(of: "Scripts/packages.list") ?? "")

  /// The task that every program needs.
  static let build = "build"
  /// The other tasks, in the order of the list.
  static var extraTasks: [String] {
    var tasks: [String] = []
    for package in all where package.task != build && !tasks.contains(package.task) { tasks.append(package.task) }
    return tasks
  }

  static func parse(_ list: String) -> [NeededPackage] {
    list.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 3).map(String.init)
      guard parts.count == 4, !line.hasPrefix("#") else { return nil }
      return NeededPackage(
        task: parts[0], name: parts[1], module: parts[2] == "-" ? nil : parts[2], purpose: parts[3])
    }
  }
}

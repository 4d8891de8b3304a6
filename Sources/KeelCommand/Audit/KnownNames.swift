/// The names that an app can use: those of Keel's modules and those of its own sources.
struct KnownNames {
  private(set) var functions = EmbeddedFiles.functions
  private(set) var types = EmbeddedFiles.types
  private(set) var views = EmbeddedFiles.views
  let table: ModifierTable
  /// The remedies for names that do not exist, by name.
  let remedies: [String: String]

  init(
    table: ModifierTable = .documented, porting page: String = EmbeddedFiles.text(of: "Documentation/porting.md") ?? ""
  ) {
    self.table = table
    var remedies = AbsentModules.remedies
    let lines = page.split(separator: "\n").drop { $0 != "## What does not exist" }
    for line in lines where line.hasPrefix("| ") {
      let columns = MarkdownTable.columns(of: line)
      guard columns.count == 2 else { continue }
      for name in MarkdownTable.names(in: columns[0]) { remedies[name] = columns[1].replacing("`", with: "") }
    }
    self.remedies = remedies
  }

  /// Adds what sources declare.
  mutating func add(_ declarations: Declarations) {
    functions.formUnion(declarations.functions)
    types.formUnion(declarations.types)
    views.formUnion(declarations.views)
  }

  func hasModule(_ name: String) -> Bool { EmbeddedFiles.targets.contains(name) || Self.modulesOfSwift.contains(name) }

  /// The modules of Swift for Linux.
  static let modulesOfSwift: Set<String> = [
    "CRT", "Cxx", "Dispatch", "Distributed", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Glibc", "Musl", "Observation", "PackageDescription", "PackagePlugin",
    "RegexBuilder", "Swift", "SwiftParser", "SwiftSyntax", "Synchronization", "Testing", "XCTest", "_Concurrency",
  ]
}

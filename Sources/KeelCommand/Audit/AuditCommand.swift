import Foundation
import SwiftParser

/// `keel audit`: lists by file what is absent and what compiles without effect.
struct AuditCommand {
  private(set) var paths: [String] = []
  /// True if names with another effect than on Apple's systems are listed, too.
  private(set) var listsAll = false

  init(arguments: [String]) throws(CommandFailure) {
    for argument in arguments {
      switch argument {
      case "--all": listsAll = true
      case _ where argument.hasPrefix("-"): throw CommandFailure("There is no option “\(argument)”.", .usage)
      default: paths.append(argument)
      }
    }
    guard !paths.isEmpty else { throw CommandFailure("Name the files or folders to read.", .usage) }
  }

  func run(print: (String) -> Void) throws {
    let files = try SourceFiles.swift(in: paths)
    let trees = try files.map { file in
      Parser.parse(source: String(decoding: try Data(contentsOf: URL(fileURLWithPath: file)), as: UTF8.self))
    }
    var known = KnownNames()
    for tree in trees { known.add(Declarations(of: tree)) }
    var compiling: Set<String> = []
    var all: [Finding] = []
    for (file, tree) in zip(files, trees) {
      let audit = AuditVisitor(tree, known)
      compiling.formUnion(audit.compiling)
      let findings = audit.findings.filter { listsAll || $0.kind != .limited }
      all += audit.findings
      if !findings.isEmpty { print("\(file)\n" + Self.text(of: findings) + "\n") }
    }
    print(summary(files.count, all, compiling))
  }

  /// Returns the findings by kind, those of one name in one line.
  private static func text(of findings: [Finding]) -> String {
    var text = ""
    for (kind, found) in Dictionary(grouping: findings, by: \.kind).sorted(by: { $0.key < $1.key }) {
      text += "  \(kind.title):\n"
      let names = Dictionary(grouping: found, by: \.name).sorted { $0.value[0].line < $1.value[0].line }
      for (name, places) in names {
        let lines = places.map { String($0.line) }.joined(separator: ", ")
        text += "    \(name) (\(places.count == 1 ? "line" : "lines") \(lines)): \(places[0].note)\n"
      }
    }
    return text
  }

  private func summary(_ files: Int, _ findings: [Finding], _ compiling: Set<String>) -> String {
    func names(_ kind: Finding.Kind) -> Int { Set(findings.lazy.filter { $0.kind == kind }.map(\.name)).count }
    func counted(_ number: Int, _ one: String, _ many: String) -> String {
      number == 1 ? "1 \(one)" : "\(number) \(many)"
    }
    var text =
      "\(counted(files, "file", "files")) read. Of \(counted(compiling.count, "name", "names")) of Keel, "
      + "\(names(.silent)) without effect and \(names(.limited)) with another effect than on Apple's systems. "
      + "\(counted(names(.absent), "name is", "names are")) absent.\n"
    if !listsAll, names(.limited) > 0 { text += "--all lists those with another effect, too.\n" }
    return text
  }
}

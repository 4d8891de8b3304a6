import Foundation

/// The names that the modules of a package offer.
struct PublicNames {
  /// Those of functions, in types and outside.
  let functions: [String]
  /// Those of types, macros and aliases that are in no other type.
  let types: [String]
  /// Those of types that are views.
  let views: [String]

  /// Reads the sources of a folder.
  init(sources folder: String) throws {
    let attributes = "((@[A-Za-z]+(\\([^)]*\\))?|[a-z]+(\\([a-z]+\\))?) )*"
    functions = try Self.names("\\b(public|open) \(attributes)func `?[A-Za-z_][A-Za-z0-9_]*", in: folder)
    let kinds = "(struct|class|enum|protocol|typealias|macro|actor)"
    types = try Self.names("^\(attributes)(public|open) \(attributes)\(kinds) `?[A-Za-z_][A-Za-z0-9_]*", in: folder)
    let protocols = "(View|PrimitiveView|RowListView|Shape|InsettableShape)"
    views = try Self.names(
      "^\(attributes)(struct|extension) [A-Za-z]+(<[^>]*>)?: [^{]*\\b\(protocols)\\b", in: folder
    ) { line in
      let words = line.split { !$0.isLetter }
      return words.firstIndex { $0 == "struct" || $0 == "extension" }.map { words[$0 + 1] }
    }
  }

  /// Returns a word of each match, by default the last one. `grep` reads thousands of files faster than a tool that is
  /// built for debugging.
  private static func names(
    _ pattern: String, in folder: String,
    word: (Substring) -> Substring? = { $0.split { $0 == " " || $0 == "`" }.last }
  ) throws -> [String] {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["grep", "-rhoE", "--include=*.swift", pattern, folder]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return Set(text.split(separator: "\n").compactMap { word($0).map(String.init) }).sorted()
  }
}

import Foundation

/// A program that a release build has made, with the folders of resources that it reads.
struct BuiltProgram {
  let url: URL
  let resources: [URL]
  /// True if it can show windows.
  let hasWindows: Bool

  /// Builds a product with the flags of a release: the program runs where no Swift is installed.
  init(product: String, traits: [String], scratch: String?) throws(CommandFailure) {
    let flags = EmbeddedFiles.text(of: "Scripts/release.flags").map { $0.split(whereSeparator: \.isWhitespace) } ?? []
    var arguments = ["build"] + flags.map(String.init)
    if !traits.isEmpty { arguments += ["--traits", traits.joined(separator: ",")] }
    if let scratch { arguments += ["--scratch-path", scratch] }
    let swift = Tool(name: "swift")
    try swift.run(arguments + ["--product", product])
    let folder = try swift.output(arguments + ["--show-bin-path"]).trimmingCharacters(in: .whitespacesAndNewlines)
    try self.init(named: product, in: URL(fileURLWithPath: folder))
  }

  /// Finds a program in the folder of a build, which has those of other programs as well.
  init(named name: String, in folder: URL) throws(CommandFailure) {
    url = folder.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: url.path), let code = try? Data(contentsOf: url) else {
      throw CommandFailure("The build made no program “\(name)”. Name it in control: “Program: …”.", .failed)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    hasWindows = code.range(of: Data("libgtk-4.so".utf8)) != nil
    // SwiftPM writes the name of the folder into the program that reads it.
    resources = names.filter { $0.hasSuffix(".resources") && code.range(of: Data($0.utf8)) != nil }.sorted()
      .map { folder.appendingPathComponent($0) }
  }
}

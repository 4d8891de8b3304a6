import Foundation
import Keel
import KeelTesting
import Testing

/// The tables of the pages agree with the sources.
@MainActor @Suite struct PageTests {
  private let root = URL(filePath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// The columns of the tables in a page, without the lines of their heads.
  private func rows(of page: String) throws -> [[String]] {
    try text(of: page).split(separator: "\n").filter { $0.hasPrefix("| ") }.map { line in
      line.replacing("\\|", with: "¦").split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The code in a text, between backticks.
  private func code(in text: String) -> [String] {
    text.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { !$0.offset.isMultiple(of: 2) }
      .map { String($0.element) }
  }

  private func sources(in folder: String) throws -> [String] {
    let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)?.allObjects as? [String]
    return try (files ?? []).filter { $0.hasSuffix(".swift") }.map { try text(of: "\(folder)/\($0)") }
  }

  // MARK: Testing

  @Test func everyVerbOfScriptsIsInThePage() async throws {
    let scripts = try rows(of: "Documentation/testing.md").filter { $0.count == 3 }.flatMap { code(in: $0[2]) }
    let verbs = HeadlessScript.help.split(separator: "\n", omittingEmptySubsequences: false).prefix { !$0.isEmpty }
      .compactMap { $0.split(separator: " ").first }
    #expect(verbs.count > 30)
    let manual = try text(of: "Documentation/wifi-settings.1")
    for verb in verbs {
      #expect(manual.contains("\n\(verb) "), "\(verb) is not in the manual page.")
      #expect(scripts.contains { $0 == verb || $0.hasPrefix("\(verb) ") }, "\(verb) has no example.")
    }
    let lines = AsyncStream<String> { stream in
      for line in scripts { stream.yield(line) }
      stream.finish()
    }
    var errors: [String] = []
    let status = await HeadlessScript.check(lines: lines) { errors.append($0) }
    #expect(status == 0, "\(errors)")
  }

  @Test func everyVerbOfTheDriverIsInThePage() throws {
    let examples = try rows(of: "Documentation/testing.md").filter { $0.count == 3 }.flatMap { code(in: $0[1]) }
    var names: Set<Substring> = []
    for file in try sources(in: "Sources/KeelTesting/Driver") where file.contains("extension Driver {") {
      names.formUnion(file.matches(of: /(?m)^  public (?:func|var) (\w+)/).map { $0.1 })
    }
    names.formUnion(["outline", "windowTitle"])
    #expect(names.count > 40)
    let used = Set(examples.flatMap { $0.matches(of: /driver\.(\w+)/).map { $0.1 } })
    for name in names { #expect(used.contains(name), "\(name) has no example.") }
  }

  @Test func everyExampleOfTheDriverIsCompiled() throws {
    let lines = try Set(
      text(of: "Tests/Listings/Tests/TestingPage.swift").split(separator: "\n")
        .map { $0.trimmingCharacters(in: .whitespaces) })
    let examples = try rows(of: "Documentation/testing.md").filter { $0.count == 3 }.flatMap { code(in: $0[1]) }
    #expect(examples.count > 45)
    for example in examples { #expect(lines.contains(example), "\(example) is not compiled.") }
  }

  // MARK: Shipping

  @Test func everyOptionIsInThePage() throws {
    let page = try text(of: "Documentation/shipping.md")
    // A variable of the example of a theme is no option.
    let options = Set(LaunchOptions.help.matches(of: /--[a-z-]+/).map { String($0.output) })
      .subtracting(["--help", "--tint"])
    #expect(options.count > 20)
    for option in options { #expect(page.contains("`\(option)"), "\(option) is not in the page.") }
  }
}

import Foundation
import Testing

/// Texts for users are in one table (`SystemWord`): other source files contain none as literals.
@Suite struct SourceWordsTests {
  /// The labels of keys.
  private static let keys: Set<Substring> = [
    "Alt", "Backspace", "Ctrl", "Del", "End", "Enter", "Esc", "Home", "PgDn", "PgUp", "Shift", "Space", "Tab", "j", "k",
  ]
  /// Texts for developers, and names of systems and modules.
  private static let others: Set<String> = [
    "Charts", "Keel",
    "Computer", "Linux", "Localizable", "a window", "the body of %", "the rows of a list", "it is in the stack already",
    "it is shown elsewhere", "a view that has gone",
    "a stack is no page of another stack", "fresh settings", "the settings that were saved before",
    "The old content is in %.", "The old content could not be kept.",
  ]

  @Test(arguments: ["KeelTerminal", "KeelControls", "KeelViews", "Names"])
  func allUserVisibleWordsAreInTheTable(layer: String) throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Sources/\(layer)")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var count = 0
    for case let file as String in files where file.hasSuffix(".swift") {
      count += 1
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      #expect(Self.words(in: text).filter { !Self.isExcepted($0) } == [], "\(file)")
    }
    #expect(count > 10)
  }

  @Test func wordsAreFoundAndOtherLiteralsAreNot() {
    let source = #"""
      // "A comment" and
      let title = "Not Found", text = "too small", key = "Done", plain = "aria-label", name = "fullScreenCover"
      let help = "of \(count) rows"
      RuntimeWarning.report("A thing (\(x)) was done.", rule: "Things are.", remedy: "Do \"it\".")
      """#
    #expect(Self.words(in: source) == ["Not Found", "too small", "Done", "of % rows"])
    #expect(Self.isExcepted("Ctrl-Home Ctrl-End") && !Self.isExcepted("Home page"))
  }

  private static func isExcepted(_ literal: String) -> Bool {
    others.contains(literal) || literal.split { !$0.isLetter }.allSatisfy(keys.contains)
  }

  /// The literals that read as words of a language, except texts for developers.
  private static func words(in source: String) -> [String] {
    var code = ""
    for line in source.split(separator: "\n") where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      code += line + "\n"
    }
    code.replace(/"""[\s\S]*?"""/, with: "")
    // Most files have no such literal and need no further search.
    guard !literals(in: code).isEmpty else { return [] }
    let calls =
      /(?:RuntimeWarning\.report|TurnTrace\.note|throw Failure|fatalError|assert|precondition\w*|assertionFailure|@available|externalMacro|Notification\.Name|\w*Key|Role|report\w+)\(/
    var spoken = ""
    while let call = code.firstMatch(of: calls) {
      spoken += code[..<call.range.lowerBound]
      code = String(code[endOfCall(in: code, after: call.range.upperBound)...])
    }
    return literals(in: spoken + code)
  }

  private static func literals(in code: String) -> [String] {
    code.matches(of: /"((?:[^"\\\n]|\\.)*)"/).map { literal in
      String(literal.1).replacing(/\\\((?:[^()]|\([^()]*\))*\)/, with: "%")
    }.filter { $0.contains(/^[A-Z][a-z]+$|^[A-Z]?[a-z']+,? [a-z%]|[A-Z][a-z]+ [A-Za-z]/) }
  }

  private static func endOfCall(in code: String, after start: String.Index) -> String.Index {
    var depth = 1
    var isQuoted = false
    var index = start
    while index < code.endIndex, depth > 0 {
      switch code[index] {
      case "\\" where isQuoted && code[code.index(after: index)] == "\"": index = code.index(after: index)
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted: depth -= 1
      default: break
      }
      index = code.index(after: index)
    }
    return index
  }
}

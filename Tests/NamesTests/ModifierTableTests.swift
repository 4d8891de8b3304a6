import Foundation
import Testing

/// `Documentation/modifiers.md` must list every modifier that has no effect.
@Suite struct ModifierTableTests {
  private let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test func theTableNamesEveryModifierThatChangesNothing() throws {
    let table = try String(contentsOf: root.appending(path: "Documentation/modifiers.md"), encoding: .utf8)
    let code = table.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
    let named = Set(code.flatMap { $0.split { !$0.isLetter && !$0.isNumber } }.map(String.init))
    let silent = /func `?(\w+)`?(?:<[^{]*?>)?\([^{]*?\)\s*->\s*some (?:View|DynamicViewContent)\s*\{\s*self\s*\}/
    var found = 0
    for folder in ["Sources/KeelViews", "Sources/Names/SwiftUI"] {
      let files = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      while let file = files?.nextObject() as? String {
        guard file.hasSuffix(".swift") else { continue }
        let source = try String(contentsOf: root.appending(path: "\(folder)/\(file)"), encoding: .utf8)
        for match in source.matches(of: silent) {
          found += 1
          #expect(named.contains(String(match.1)), "\(match.1) in \(file) is not in the table.")
        }
      }
    }
    #expect(found > 100)
  }
}

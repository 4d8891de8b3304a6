import Foundation
import SwiftParser
import Testing

@testable import keel_command

/// `keel audit` says what is absent and what has no effect, from the documentation and the sources of Keel.
@Suite struct AuditCommandTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private func findings(in source: String) -> [Finding] {
    let tree = Parser.parse(source: source)
    var known = KnownNames()
    known.add(Declarations(of: tree))
    return AuditVisitor(tree, known).findings
  }

  private func names(_ kind: Finding.Kind, in source: String) -> [String] {
    findings(in: source).filter { $0.kind == kind }.map(\.name)
  }

  @Test func whatIsAbsentIsFoundWithItsRemedy() {
    let source = """
      import SwiftUI
      import MapKit

      struct Place: View {
        @FetchRequest(sortDescriptors: []) var items: Items
        let panel: UISearchTokenPanel? = nil
        var body: some View {
          VStack {
            Text("Harbour").bold().wobbles(often: true)
            Own().shakes()
            Text("Lines").accessibilityRotor("Headings") {}
          }
        }
      }
      struct Own: View { var body: some View { Text("") } }
      """
    let absent = findings(in: source).filter { $0.kind == .absent }
    #expect(
      absent.map(\.name) == [
        "import MapKit", "@FetchRequest", "UISearchTokenPanel", ".wobbles", ".shakes", ".accessibilityRotor",
      ])
    #expect(absent.map(\.line) == [2, 5, 6, 9, 10, 11])
    #expect(absent[0].note.contains("Link to a map"))
    #expect(absent[5].note.contains("isHeader"))
  }

  @Test func whatHasNoEffectIsFound() {
    let source = """
      struct Page: View {
        var body: some View {
          Text("A").hoverEffect().blur(radius: 2).contentShape(Rectangle())
          Image("a").gesture(MagnifyGesture())
        }
      }
      """
    #expect(names(.silent, in: source) == [".contentShape", ".hoverEffect", "MagnifyGesture"])
    #expect(names(.limited, in: source).contains(".blur"))
    #expect(names(.absent, in: source).isEmpty)
  }

  /// Names of values, of the sources themselves and of other packages are no views' modifiers.
  @Test(arguments: [
    "let a = [1].wobbled()", "let a = Date().wobbled()", "let a = model.wobbled()",
    "extension View { func wobbled() -> some View { self } }\nlet a = Text(\"\").wobbled()",
    "extension View { func `if`() -> some View { self } }\nlet a = Text(\"\").if()",
    "#if os(iOS)\nlet a = Text(\"\").wobbled()\n#endif", "#if canImport(MapKit)\nimport MapKit\n#endif",
    "#if !canImport(UIKit) || targetEnvironment(simulator)\nimport MapKit\n#else\nimport UIKit\n#endif",
    "#if canImport(UIKit) && !(os(Linux))\nimport MapKit\n#endif", "@Observable class A {}",
    "struct UIState {}\nlet a = UIState()", "import Alamofire",
  ])
  func otherNamesAreLeftAlone(source: String) { #expect(names(.absent, in: source) == []) }

  @Test func whatIsNotKnownOfABuildCounts() {
    #expect(names(.absent, in: "#if DEBUG && canImport(UIKit)\nimport MapKit\n#endif") == ["import MapKit"])
    #expect(names(.absent, in: "#if os(Linux)\nimport MapKit\n#else\nimport StoreKit\n#endif") == ["import MapKit"])
  }

  /// Sources that compile have nothing that is absent.
  @Test(arguments: ["Tests/EverydayApps/Apps", "Tests/SwiftUISources/Five", "Tests/UIKitFixture", "Templates", "Apps"])
  func nothingThatCompilesIsAbsent(folder: String) throws {
    var known = KnownNames()
    let trees = try SourceFiles.swift(in: [Self.root.appendingPathComponent(folder).path]).map { file in
      (file, Parser.parse(source: try String(contentsOfFile: file, encoding: .utf8)))
    }
    for (_, tree) in trees { known.add(Declarations(of: tree)) }
    for (file, tree) in trees {
      let absent = AuditVisitor(tree, known).findings.filter { $0.kind == .absent }
      #expect(absent.isEmpty, "\(file): \(absent.map(\.name))")
    }
  }

  /// The command knows what the documentation says: a row of the table is enough.
  @Test func theTableIsThatOfTheDocumentation() throws {
    let page = try String(
      contentsOf: Self.root.appendingPathComponent("Documentation/modifiers.md"), encoding: .utf8)
    #expect(EmbeddedFiles.text(of: "Documentation/modifiers.md") == page)
    #expect(ModifierTable.documented.names.count > 250)
    let table = ModifierTable(
      "| modifier | effect | note |\n|---|---|---|\n| `a`, `b(c:)` of a `D` | nothing | choose `e` |\n| `b(f:)` | all | |\n"
    )
    #expect(table.names == ["a", "b", "D"])
    #expect(table.silent("a")?.text == "nothing; choose e")
    #expect(table.silent("b") == nil, "one of its forms has an effect")
  }

  @Test func theCommandListsByFile() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keel-audit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("A.swift")
    try Data("import StoreKit\nlet a = Text(\"\").hoverEffect()\nlet b = Text(\"\").hoverEffect()\n".utf8).write(
      to: file)
    try Data("let c = Text(\"\").bold()\n".utf8).write(to: folder.appendingPathComponent("B.swift"))
    var printed = ""
    try AuditCommand(arguments: [folder.path]).run { printed += $0 }
    #expect(
      printed == """
        \(file.path)
          absent:
            import StoreKit (line 1): sell on a page of your shop, which a Link opens; keep what was bought on your server
          without effect:
            .hoverEffect (lines 2, 3): nothing; offer moving and copying in a menu too

        2 files read. Of 3 names of Keel, 1 without effect and 0 with another effect than on Apple's systems. 1 name is absent.

        """)
    for arguments in [[], ["--none"], ["/no such folder"]] {
      #expect(throws: CommandFailure.self) { try AuditCommand(arguments: arguments).run { _ in } }
    }
  }
}

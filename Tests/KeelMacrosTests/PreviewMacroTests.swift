import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import MacroExpansion

@Suite struct PreviewMacroTests {
  private func expand(_ source: String, _ type: any Macro.Type = ViewPreviewMacro.self) -> String {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "App", fullFilePath: "/somewhere/App/Home.swift")])
    let expanded = file.expand(
      macroSpecs: ["Preview": MacroSpec(type: type), "Previewable": MacroSpec(type: PreviewableMacro.self)],
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    #expect(context.diagnostics.isEmpty)
    return expanded.description
  }

  /// The call that declares the preview, without the lines around it.
  private func call(in text: String) -> String {
    let start = text.firstRange(of: "= {\n")?.upperBound ?? text.startIndex
    let end = text.firstRange(of: "\n}\n#endif")?.lowerBound ?? text.endIndex
    return String(text[start..<end])
  }

  @Test func aPreviewIsAFunctionInASectionOfTheProgram() {
    let text = expand(
      """
      // The second line.
      #Preview("Home") { HomeView(Raft()) }
      """)
    #expect(text.contains("private enum __macro_local_7PreviewfMu_ {"), "\(text)")
    #expect(
      text.contains(
        """
        #if compiler(>=6.3) && objectFormat(ELF)
        @section("keel_previews") @used
        nonisolated private static let __previewEntry: @Sendable @convention(c) () -> Void = {
        KeelViews._ViewPreviewEntry.add(fileID: "App/Home.swift", line: 2, column: 1, "Home", body: { HomeView(Raft()) })
        }
        #endif
        """), "\(text)")
  }

  @Test func eachPreviewHasAnEnumOfItsOwn() {
    let text = expand("#Preview { A() }\n#Preview { B() }\n")
    let names = text.split(separator: "\n").filter { $0.contains("enum ") }
    #expect(names.count == 2 && Set(names).count == 2, "\(text)")
  }

  @Test func argumentsArePassedOnWithoutComments() {
    let text = expand(
      """
      #Preview(
        "Home", // as on a desk
        traits: .landscapeLeft, .portrait // both
      ) { HomeView() }
      """)
    #expect(
      call(in: text).hasSuffix(#"column: 1, "Home", traits: .landscapeLeft, .portrait, body: { HomeView() })"#),
      "\(text)")
  }

  @Test func aBodyMayBeAnArgument() {
    #expect(call(in: expand("#Preview(body: makeHome)")).hasSuffix("column: 1, body: makeHome)"))
    #expect(call(in: expand(#"#Preview("A", body: { Home() })"#)).hasSuffix(#", "A", body: { Home() })"#))
  }

  @Test func aControllerIsDeclaredInItsOwnLayer() {
    let text = expand(#"#Preview("List") { ListController() }"#, PreviewMacro.self)
    #expect(call(in: text).hasPrefix("KeelControls._PreviewEntry.add("), "\(text)")
  }

  @Test func previewableStateIsThatOfAView() {
    let text = expand(
      """
      #Preview("Counter") {
        @Previewable @State var count = 0
        let title = "a"
        CounterView(title, count: $count)
      }
      """)
    #expect(
      text.contains(
        """
        struct __PreviewContent: KeelViews.View {
        @State var count = 0
        var body: some KeelViews.View {

          let title = "a"
          CounterView(title, count: $count)
        }
        }
        """), "\(text)")
    #expect(call(in: text).hasSuffix(#""Counter", body: { __PreviewContent() })"#), "\(text)")
  }

  @Test func theLinesOfATextStayAsTheyAre() {
    let text = expand(
      #"""
      #Preview {
          Text("""
              one
                two
              """)
      }
      """#)
    #expect(text.contains("    Text(\"\"\"\n        one\n          two\n        \"\"\")"), "\(text)")
  }
}

import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import Testing

@testable import MacroExpansion

@Suite struct CaseBindableMacroTests {
  private func expand(_ source: String) -> (text: String, complaints: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext()
    let macros = ["CaseBindable": MacroSpec(type: CaseBindableMacro.self, conformances: ["CaseBindable"])]
    let expanded = file.expand(
      macroSpecs: macros, contextGenerator: { BasicMacroExpansionContext(sharingWith: context, lexicalContext: [$0]) },
      indentationWidth: .spaces(2))
    return (expanded.description, context.diagnostics.map(\.message))
  }

  @Test func eachCaseGetsABindingToItsPayload() {
    let (text, complaints) = expand(
      """
      @CasePathable @CaseBindable public enum Place {
        case home
        case row(Int), pair(from: Int, to: [String])
      }
      """)
    #expect(complaints.isEmpty)
    // The paths are those of the other macro.
    #expect(!text.contains("AllCasePaths"))
    #expect(text.contains("public enum BindingEnumeration {"))
    #expect(text.contains("case home\n"))
    #expect(text.contains("case row(KeelModel.Binding<Int>)"))
    #expect(text.contains("case pair(KeelModel.Binding<(from: Int, to: [String])>)"))
    #expect(text.contains("public nonisolated static func _$caseBinding(_ binding: KeelModel.Binding<Self>)"))
    #expect(text.contains("case let .row(value0):"))
    #expect(text.contains("return .row(binding._$payload(\\.row, (value0)))"))
    #expect(text.contains("case let .pair(value0, value1):"))
    #expect(text.contains("return .pair(binding._$payload(\\.pair, (value0, value1)))"))
    #expect(text.contains("extension Place: KeelModel.CaseBindable {"))
  }

  @Test func aloneItAddsThePathsToo() {
    let (text, complaints) = expand("@CaseBindable enum Place { case home }")
    #expect(complaints.isEmpty)
    #expect(text.contains("nonisolated struct AllCasePaths"))
  }

  @Test func onlyEnumsHaveCases() {
    let (text, complaints) = expand("@CaseBindable struct Place {}")
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasPrefix("'@CaseBindable' was put on something that is not an enum.") == true)
    #expect(!text.contains("BindingEnumeration"))
  }
}

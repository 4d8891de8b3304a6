import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import MacroExpansion

@Suite struct EntryMacroTests {
  private func expand(_ source: String) -> (text: String, complaints: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext()
    let expanded = file.expand(
      macroSpecs: ["Entry": MacroSpec(type: EntryMacro.self)],
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    return (expanded.description, context.diagnostics.map(\.message))
  }

  @Test func aTypedEntryGetsAKeyOfThatType() {
    let (text, complaints) = expand(
      """
      extension EnvironmentValues {
        @Entry var height: Int = 1
      }
      """)
    #expect(complaints.isEmpty)
    #expect(
      text == """
        extension EnvironmentValues {
          var height: Int {
            get {
              self[__Key_height.self]
            }
            set {
              self[__Key_height.self] = newValue
            }
          }

          private struct __Key_height: EnvironmentKey {
            typealias Value = Int
            static var defaultValue: Value {
              1
            }
          }
        }
        """)
  }

  @Test(arguments: [("-1", "Int"), ("1.5", "Double"), ("\"a\"", "String"), ("true", "Bool")])
  func aPlainLiteralDeterminesTheType(literal: String, type: String) {
    let (text, _) = expand("extension EnvironmentValues { @Entry var it = \(literal) }")
    #expect(text.contains("typealias Value = \(type)"))
  }

  @Test func anyOtherValueWithoutATypeIsMadeOnce() {
    let (text, _) = expand("extension EnvironmentValues { @Entry var it = Theme() }")
    #expect(text.contains("static let defaultValue = Theme()"))
    #expect(!text.contains("typealias"))
  }

  @Test(arguments: ["String?", "Optional<String>"])
  func anOptionalWithoutAValueIsNil(type: String) {
    let (text, complaints) = expand("extension SwiftUI.EnvironmentValues { @Entry var it: \(type) }")
    #expect(complaints.isEmpty)
    #expect(text.contains("typealias Value = \(type)"))
    #expect(text.contains("nil"))
  }

  @Test(arguments: [
    ("Transaction", "TransactionKey"), ("UITransaction", "TransactionKey"), ("ContainerValues", "ContainerValueKey"),
  ])
  func eachExtendedTypeHasItsKeyProtocol(home: String, key: String) {
    #expect(expand("extension \(home) { @Entry var it: Int = 0 }").text.contains("__Key_it: \(key) {"))
  }

  @Test func aFocusedValueHasNoDefault() {
    let (text, complaints) = expand("extension FocusedValues { @Entry var it: Note? }")
    #expect(complaints.isEmpty)
    #expect(text.contains("typealias Value = Note\n"))
    #expect(!text.contains("defaultValue"))
  }

  @Test(arguments: [
    ("extension EnvironmentValues { @Entry let it = 1 }", "not a plain variable"),
    ("extension EnvironmentValues { @Entry var it: Int { 1 } }", "not a plain variable"),
    ("extension EnvironmentValues { @Entry static var it: Int = 1 }", "not a plain variable"),
    ("extension EnvironmentValues { @Entry func it() {} }", "not a plain variable"),
    ("extension Elsewhere { @Entry var it: Int = 1 }", "outside of an extension"),
    ("struct EnvironmentValues { @Entry var it: Int = 1 }", "outside of an extension"),
    ("@Entry var it: Int = 1", "outside of an extension"),
    ("extension EnvironmentValues { @Entry var it: Int }", "'it' has no value"),
    ("extension FocusedValues { @Entry var it: Int = 1 }", "'it' is not optional"),
  ])
  func invalidEntriesAreRefused(source: String, reason: String) {
    let (text, complaints) = expand(source)
    #expect(complaints.count >= 1)
    #expect(complaints.allSatisfy { $0.contains(reason) }, "\(complaints)")
    #expect(!text.contains("__Key_"), "\(text)")
  }
}

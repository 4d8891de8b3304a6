import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import Testing

@testable import MacroExpansion

@Suite struct CasePathableMacroTests {
  private func expand(_ source: String) -> (text: String, complaints: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext()
    let macros = ["CasePathable": MacroSpec(type: CasePathableMacro.self, conformances: ["CasePathable"])]
    let expanded = file.expand(
      macroSpecs: macros, contextGenerator: { BasicMacroExpansionContext(sharingWith: context, lexicalContext: [$0]) },
      indentationWidth: .spaces(2))
    return (expanded.description, context.diagnostics.map(\.message))
  }

  @Test func eachCaseGetsAPathUnderItsName() {
    let (text, complaints) = expand(
      """
      @CasePathable public enum Place {
        case home
        case row(Int), pair(from: Int, to: [String])
      }
      """)
    #expect(complaints.isEmpty)
    #expect(
      text == """
        public enum Place {
          case home
          case row(Int), pair(from: Int, to: [String])

          public nonisolated struct AllCasePaths: Sendable {
            public var home: KeelModel.AnyCasePath<Place, Void> {
              KeelModel.AnyCasePath(embed: { _ in
                  Place.home
                }, extract: {
                  guard case .home = $0 else {
                    return nil
                  };
                  return ()
                })
            }
            public var row: KeelModel.AnyCasePath<Place, Int> {
              KeelModel.AnyCasePath(embed: {
                  Place.row($0)
                }, extract: {
                  guard case .row(let value) = $0 else {
                    return nil
                  };
                  return value
                })
            }
            public var pair: KeelModel.AnyCasePath<Place, (from: Int, to: [String])> {
              KeelModel.AnyCasePath(embed: {
                  Place.pair(from: $0.0, to: $0.1)
                }, extract: {
                  guard case let .pair(value0, value1) = $0 else {
                    return nil
                  };
                  return (value0, value1)
                })
            }
          }

          public nonisolated static var allCasePaths: AllCasePaths {
            AllCasePaths()
          }
        }

        extension Place: KeelModel.CasePathable {
        }
        """)
  }

  @Test func otherTypesThanEnumsAreRefusedOnce() {
    let (text, complaints) = expand("@CasePathable struct Place {}")
    #expect(text == "struct Place {}")
    #expect(
      complaints == [
        "'@CasePathable' was put on something that is not an enum. Only enums have cases. Remove it here, or put it on "
          + "the enum that is meant."
      ])
  }

  @Test func overloadedCasesAreRefusedByName() {
    let (text, complaints) = expand("@CasePathable enum Place { case a(Int), b, a(String) }")
    #expect(!text.contains("extension"))
    #expect(
      complaints == [
        "There are two cases named 'a'. '@CasePathable' finds a case by its name alone, so that each may be there only "
          + "once. Rename one of them."
      ])
  }

  @Test func casesUnderAConditionGetPathsUnderTheSame() {
    let (text, complaints) = expand(
      """
      @CasePathable enum Place {
      #if A
        case a
      #elseif B
        case b
      #else
        case a(Int)
      #endif
      }
      """)
    #expect(complaints.isEmpty)
    for condition in ["#if (A)\n", "#if !(A) && (B)\n", "#if !(A) && !(B)\n"] {
      #expect(text.contains(condition), "\(text)")
    }
  }

  @Test func selfInAPayloadIsTheEnum() {
    let (text, _) = expand("@CasePathable indirect enum Tree { case branch([Self]) }")
    #expect(text.contains("AnyCasePath<Tree, [Tree]>"))
  }
}

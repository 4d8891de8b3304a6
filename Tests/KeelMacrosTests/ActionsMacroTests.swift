import SwiftDiagnostics
import SwiftParser
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import MacroExpansion

@Suite struct ActionsMacroTests {
  private func expand(_ source: String) -> (text: String, complaints: [String]) {
    let file = Parser.parse(source: source)
    let context = BasicMacroExpansionContext()
    let expanded = file.expand(
      macroSpecs: [
        "Actions": MacroSpec(type: ActionsMacro.self), "Bound": MacroSpec(type: BoundMacro.self),
        "Child": MacroSpec(type: ChildMacro.self), "Endpoint": MacroSpec(type: EndpointMacro.self),
      ],
      contextGenerator: {
        BasicMacroExpansionContext(sharingWith: context, lexicalContext: $0.allMacroLexicalContexts())
      },
      indentationWidth: .spaces(2))
    return (expanded.description, context.diagnostics.map(\.message))
  }

  @Test func casesCallEndpointsAndWriteProperties() {
    let (text, complaints) = expand(
      """
      extension Model {
        @Actions public enum Action {
          case tapped
          case moved(Int, to: String)
          @Bound case name(String), pin(Secret)
          @Bound case alertDismissed
        }
      }
      """)
    #expect(complaints.isEmpty)
    #expect(
      text == """
        extension Model {
          public enum Action {
            case tapped
            case moved(Int, to: String)
            case name(String), pin(Secret)
            case alertDismissed
          }

          public func perform(_ action: Action) {
            switch action {
            case .tapped:
              __endpoint_tapped()
            case .moved(let value0, let value1):
              __endpoint_moved(value0, to: value1)
            case .name(let value):
              self.name = value
            case .pin(let value):
              self.pin = KeelModel.Endpoint.value(of: value)
            case .alertDismissed:
              self.alert = nil
            }
          }

          public func isApplicable(_ action: Action) -> Bool {
            if case .alertDismissed = action {
              return self.alert != nil
            }
            return true
          }

          public func action(writing property: AnyKeyPath, _ value: Any) -> Action? {
            if property == \\Model.name {
              return (value as? String).map {
                .name($0)
              }
            }
            if property == \\Model.pin {
              return KeelModel.Endpoint.secret(from: value).map {
                .pin($0)
              }
            }
            if property == \\Model.alert {
              return KeelModel.Endpoint.isNil(value) ? .alertDismissed : nil
            }
            return nil
          }
        }
        """)
  }

  @Test func casesOfChildrenAreSentToThem() {
    let (text, complaints) = expand(
      """
      extension Model {
        @Actions enum Action {
          @Child case detail(DetailModel.Action)
          @Child case row(id: String, RowModel.Action)
        }
      }
      """)
    #expect(complaints.isEmpty)
    #expect(
      text == #"""
        extension Model {
          enum Action {
            case detail(DetailModel.Action)
            case row(id: String, RowModel.Action)
          }

          func perform(_ action: Action) {
            switch action {
            case .detail(let value):
              KeelModel.Endpoint.send(value, to: "detail", in: self)
            case .row(let id, let value):
              KeelModel.Endpoint.send(value, to: "row", id: "\(id)", in: self)
            }
          }

          func isApplicable(_ action: Action) -> Bool {
            if case .detail(let value) = action {
              return KeelModel.Endpoint.isApplicable(value, to: "detail", in: self)
            }
            if case .row(let id, let value) = action {
              return KeelModel.Endpoint.isApplicable(value, to: "row", id: "\(id)", in: self)
            }
            return true
          }

          func action(writing property: AnyKeyPath, _ value: Any) -> Action? {
            return nil
          }

          func isForChild(_ action: Action) -> Bool {
            if case .detail = action {
              return true
            }
            if case .row = action {
              return true
            }
            return false
          }
        }
        """#)
  }

  @Test func anEndpointIsDeliveredAndHasAPeerForItsCase() {
    let (text, complaints) = expand(
      """
      extension Model {
        @Endpoint public func moved(_ index: Int, to name: String) -> Bool { index > 0 }
        @Endpoint func saveTapped() async {
          await save()
        }
      }
      """)
    #expect(complaints.isEmpty)
    for part in [
      "return KeelModel.Endpoint.call(self, .moved(index, to: name)) { () -> Bool in",
      "public func __endpoint_moved(_ index: Int, to name: String) {",
      "_ = moved(index, to: name)",
      "return await KeelModel.Endpoint.call(self, .saveTapped) { () async -> Void in",
      "await saveTapped()",
    ] {
      #expect(text.contains(part), "\(part) in \(text)")
    }
  }

  @Test func mistakesAreReported() {
    #expect(expand("@Actions enum Action { case a }").complaints.count == 1)
    #expect(expand("class M { @Actions enum Action { case a(Int), a(String) } }").complaints.count == 1)
    #expect(expand("class M { @Actions enum Action { @Bound case a } }").complaints.count == 1)
    #expect(expand("class M { @Actions enum Action { @Bound case a(Int, Int) } }").complaints.count == 1)
    #expect(expand("class M { @Actions enum Action { @Child case a } }").complaints.count == 1)
    #expect(expand("class M { @Actions enum Action { @Child case a(A, B, C) } }").complaints.count == 1)
    #expect(expand("class M { @Bound var a = 1 }").complaints.count == 1)
    #expect(expand("class M { @Child var a = 1 }").complaints.count == 1)
    #expect(expand("class M { @Endpoint static func a() {} }").complaints.count == 1)
    #expect(expand("class M { @Endpoint func a() throws {} }").complaints.count == 1)
    #expect(expand("class M { @Endpoint func a(_ done: () -> Void) {} }").complaints.count == 1)
    #expect(expand("class M { @Endpoint func a(_ value: inout Int) {} }").complaints.count == 1)
  }
}

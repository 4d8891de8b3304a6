import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Connects each case of a model's `Action` with the method or the property of the same name.
enum ActionsMacro {}

extension ActionsMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let declaration = declaration.as(EnumDeclSyntax.self), let model = context.enclosingTypeName else {
      context.diagnose(Diagnostic(node: node, message: ActionsComplaint.notNested))
      return []
    }
    let cases = EnumCase.all(of: declaration)
    for overloaded in cases.overloaded {
      context.diagnose(
        Diagnostic(node: overloaded.element.name, message: ActionsComplaint.overloaded(overloaded.name)))
    }
    guard cases.overloaded.isEmpty else { return [] }
    let bound = cases.filter(\.isBound).map { BoundCase($0, model: model) }
    for wrong in bound where !wrong.isValid {
      context.diagnose(Diagnostic(node: wrong.element.name, message: ActionsComplaint.notAValue(wrong.name)))
    }
    let children = cases.filter { $0.isChild }.map(ChildCase.init)
    for wrong in children where !wrong.isValid {
      context.diagnose(Diagnostic(node: wrong.element.name, message: ActionsComplaint.notAChild(wrong.name)))
    }
    guard bound.allSatisfy(\.isValid), children.allSatisfy(\.isValid) else { return [] }

    let type = declaration.name.trimmed
    let access =
      declaration.modifiers.first { ["public", "package"].contains($0.name.text) }
      .map { "\($0.name.text) " } ?? ""
    let performing = cases.map { enumCase in
      if enumCase.isChild { return ChildCase(enumCase).performing }
      return enumCase.isBound ? BoundCase(enumCase, model: model).performing : enumCase.performing
    }
    let conditions = bound.compactMap(\.applicability) + children.map(\.applicability)
    let forChildren: DeclSyntax = """
      \(raw: access)func isForChild(_ action: \(type)) -> Bool {
      \(raw: (children.map(\.matching) + ["return false"]).joined(separator: "\n"))
      }
      """
    return [
      """
      \(raw: access)func perform(_ action: \(type)) {
      switch action {
      \(raw: performing.joined(separator: "\n"))
      }
      }
      """,
      """
      \(raw: access)func isApplicable(_ action: \(type)) -> Bool {
      \(raw: (conditions + ["return true"]).joined(separator: "\n"))
      }
      """,
      """
      \(raw: access)func action(writing property: AnyKeyPath, _ value: Any) -> \(type)? {
      \(raw: (bound.map(\.reading) + ["return nil"]).joined(separator: "\n"))
      }
      """,
    ] + (children.isEmpty ? [] : [forChildren])
  }
}

/// Marks cases of an `Action` as writes of a property; `@Actions` reads it.
enum BoundMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    context.requireCase(declaration, "@Bound", node)
    return []
  }
}

/// Marks cases of an `Action` as actions of a model inside; `@Actions` reads it.
enum ChildMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    context.requireCase(declaration, "@Child", node)
    return []
  }
}

extension MacroExpansionContext {
  fileprivate func requireCase(_ declaration: some DeclSyntaxProtocol, _ attribute: String, _ node: AttributeSyntax) {
    guard !declaration.is(EnumCaseDeclSyntax.self) else { return }
    diagnose(Diagnostic(node: node, message: ActionsComplaint.notACase(attribute)))
  }

  /// The name of the type around the declaration that the macro is attached to.
  fileprivate var enclosingTypeName: String? {
    guard let outer = lexicalContext.first else { return nil }
    if let type = outer.as(ExtensionDeclSyntax.self) { return type.extendedType.trimmedDescription }
    return outer.as(ClassDeclSyntax.self)?.name.text
  }
}

extension EnumCase {
  /// The statement of the switch that calls the endpoint of the case.
  fileprivate var performing: String {
    let labels = element.parameterClause.map { $0.parameters.map { $0.firstName?.text } } ?? []
    let values = labels.indices.map { "value\($0)" }
    let pattern = values.isEmpty ? "" : "(\(values.map { "let \($0)" }.joined(separator: ", ")))"
    let arguments = zip(labels, values).map { label, value in
      label.flatMap { $0 == "_" ? nil : "\($0): \(value)" } ?? value
    }
    let plain = element.name.identifier?.name ?? name
    return conditional(
      "case .\(name)\(pattern): \(EndpointMethod.prefix)\(plain)(\(arguments.joined(separator: ", ")))")
  }

  fileprivate func conditional(_ text: String) -> String { condition.map { "#if \($0)\n\(text)\n#endif" } ?? text }
}

/// A case with `@Bound`: a write of the property of the same name, or its clearing (`alertDismissed` for `alert`).
private struct BoundCase {
  private let enumCase: EnumCase
  private let model: String
  private let payload: String?
  private let payloadCount: Int

  init(_ enumCase: EnumCase, model: String) {
    self.enumCase = enumCase
    self.model = model
    let parameters = enumCase.element.parameterClause?.parameters
    payload = parameters?.first?.type.trimmedDescription
    payloadCount = parameters?.count ?? 0
  }

  private static let suffix = "Dismissed"

  var element: EnumCaseElementSyntax { enumCase.element }
  var name: String { enumCase.name }
  var isValid: Bool { payloadCount == 1 || (payloadCount == 0 && name.hasSuffix(Self.suffix) && name != Self.suffix) }

  private var property: String { payload == nil ? String(name.dropLast(Self.suffix.count)) : name }
  private var isSecret: Bool { payload == "Secret" || payload == "KeelModel.Secret" }

  var performing: String {
    guard payload != nil else { return enumCase.conditional("case .\(name): self.\(property) = nil") }
    let value = isSecret ? "KeelModel.Endpoint.value(of: value)" : "value"
    return enumCase.conditional("case .\(name)(let value): self.\(property) = \(value)")
  }

  /// The statement that tests whether a dismissal applies.
  var applicability: String? {
    guard payload == nil else { return nil }
    return enumCase.conditional("if case .\(name) = action { return self.\(property) != nil }")
  }

  /// The conversion of a write into the action.
  var reading: String {
    let action =
      switch payload {
      case nil: "KeelModel.Endpoint.isNil(value) ? .\(name) : nil"
      case _? where isSecret: "KeelModel.Endpoint.secret(from: value).map { .\(name)($0) }"
      case let type?: "(value as? \(type)).map { .\(name)($0) }"
      }
    return enumCase.conditional("if property == \\\(model).\(property) { return \(action) }")
  }
}

/// A case with `@Child`: an action of a model inside, with that model's identity before it or without.
private struct ChildCase {
  private let enumCase: EnumCase
  private let payloadCount: Int

  init(_ enumCase: EnumCase) {
    self.enumCase = enumCase
    payloadCount = enumCase.element.parameterClause?.parameters.count ?? 0
  }

  var element: EnumCaseElementSyntax { enumCase.element }
  var name: String { enumCase.name }
  var isValid: Bool { !enumCase.isBound && (payloadCount == 1 || payloadCount == 2) }

  private var pattern: String {
    payloadCount == 1 ? "case .\(name)(let value)" : "case .\(name)(let id, let value)"
  }
  /// The arguments of both functions: the action, the name of the model, and the model around it.
  private var arguments: String {
    let id = payloadCount == 1 ? "" : #"id: "\(id)", "#
    return #"value, to: "\#(element.name.identifier?.name ?? name)", \#(id)in: self"#
  }

  var performing: String { enumCase.conditional("\(pattern): KeelModel.Endpoint.send(\(arguments))") }
  var applicability: String {
    enumCase.conditional("if \(pattern) = action { return KeelModel.Endpoint.isApplicable(\(arguments)) }")
  }
  var matching: String { enumCase.conditional("if case .\(name) = action { return true }") }
}

enum ActionsComplaint: DiagnosticMessage {
  case notNested
  case overloaded(String)
  case notAValue(String)
  case notAChild(String)
  case notACase(String)

  var message: String {
    switch self {
    case .notNested:
      "'@Actions' was put on something that is not an enum in a class. It lists the endpoints of one model. Nest the "
        + "enum in the model or in an extension of it."
    case .overloaded(let name):
      "There are two cases named '\(name)'. Each action has a name of its own. Rename one of them, and its method."
    case .notAValue(let name):
      "'\(name)' is no write of a property. A bound case has the property's name and one value, or the name followed by "
        + "'Dismissed' and none. Correct it, or remove '@Bound'."
    case .notAChild(let name):
      "'\(name)' is no action of a model inside. The case of a child has one value, the child's action, or the child's "
        + "identity and its action. Correct it, or remove '@Child'."
    case .notACase(let attribute):
      "'\(attribute)' was put on something that is not a case. It marks cases of an 'Action'. Remove it here."
    }
  }

  var diagnosticID: MessageID {
    let id =
      switch self {
      case .notNested: "actionsNotNested"
      case .overloaded: "actionsOverloaded"
      case .notAValue: "actionsNotAValue"
      case .notAChild: "actionsNotAChild"
      case .notACase: "actionsNotACase"
      }
    return MessageID(domain: "KeelMacros", id: id)
  }

  var severity: DiagnosticSeverity { .error }
}

import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Delivers each call of a method to the receivers of `ActionFeed`.
///
/// The body becomes a closure, which `Endpoint.call` runs after it has delivered the action of the same name. The peer
/// is called by `@Actions`, so that a case whose method lacks the attribute does not compile.
enum EndpointMacro {}

extension EndpointMacro: BodyMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingBodyFor declaration: some DeclSyntaxProtocol & WithOptionalCodeBlockSyntax,
    in context: some MacroExpansionContext
  ) throws -> [CodeBlockItemSyntax] {
    // The other role reports the error, once.
    guard case .endpoint(let endpoint) = EndpointMethod.read(declaration), let body = declaration.body else {
      return declaration.body.map { Array($0.statements) } ?? []
    }
    let call = endpoint.isAsync ? "return await " : "return "
    return [
      """
      \(raw: call)KeelModel.Endpoint.call(self, \(raw: endpoint.action)) { () \(raw: endpoint.effects)-> \
      \(raw: endpoint.result) in
      \(body.statements)
      }
      """
    ]
  }
}

extension EndpointMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    switch EndpointMethod.read(declaration) {
    case .wrong(let complaint):
      context.diagnose(Diagnostic(node: node, message: complaint))
      return []
    case .endpoint(let endpoint):
      return ["\(raw: endpoint.peer)"]
    }
  }
}

/// A method with `@Endpoint`.
struct EndpointMethod {
  enum Reading {
    case endpoint(EndpointMethod)
    case wrong(EndpointComplaint)
  }

  private var function: FunctionDeclSyntax

  static func read(_ declaration: some DeclSyntaxProtocol) -> Reading {
    guard let function = declaration.as(FunctionDeclSyntax.self),
      !function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return .wrong(.notAMethod) }
    let signature = function.signature
    let isPlain = signature.parameterClause.parameters.allSatisfy {
      $0.ellipsis == nil && $0.type.as(AttributedTypeSyntax.self) == nil && $0.type.as(FunctionTypeSyntax.self) == nil
    }
    guard isPlain, function.genericParameterClause == nil, signature.effectSpecifiers?.throwsClause == nil else {
      return .wrong(.noValue(function.name.text))
    }
    return .endpoint(EndpointMethod(function: function))
  }

  /// The prefix of the peers.
  static let prefix = "__endpoint_"

  private var name: String { function.name.text }
  private var parameters: FunctionParameterListSyntax { function.signature.parameterClause.parameters }

  var isAsync: Bool { function.signature.effectSpecifiers?.asyncSpecifier != nil }
  var effects: String { isAsync ? "async " : "" }
  var result: String { function.signature.returnClause?.type.trimmedDescription ?? "Void" }
  /// The action of a call: `.infoButtonTapped(network: id)`.
  var action: String { ".\(name)\(arguments.isEmpty ? "" : "(\(arguments))")" }

  private var arguments: String {
    parameters.map { parameter in
      let value = (parameter.secondName ?? parameter.firstName).text
      return parameter.firstName.text == "_" ? value : "\(parameter.firstName.text): \(value)"
    }.joined(separator: ", ")
  }

  /// A function with the same parameters that performs the endpoint and returns at once.
  var peer: String {
    let levels: Set = ["public", "package", "fileprivate", "private"]
    let access = function.modifiers.first { levels.contains($0.name.text) }.map { "\($0.name.text) " } ?? ""
    let call = "\(name)(\(arguments))"
    let ignoring = function.signature.returnClause == nil ? "" : "_ = "
    let body = isAsync ? "Task { \(ignoring)await \(call) }" : ignoring + call
    let clause = function.signature.parameterClause.trimmedDescription
    return "\(access)func \(Self.prefix)\(function.name.identifier?.name ?? name)\(clause) { \(body) }"
  }
}

enum EndpointComplaint: DiagnosticMessage {
  case notAMethod
  case noValue(String)

  var message: String {
    switch self {
    case .notAMethod:
      "'@Endpoint' was put on something that is not a method of a model. An endpoint is what a person does with one "
        + "model. Put it on the method that views call."
    case .noValue(let name):
      "'\(name)' cannot be an action. An endpoint takes values that can be stored, and throws nothing. Pass identities "
        + "in place of closures, and show errors in the model's state."
    }
  }

  var diagnosticID: MessageID {
    switch self {
    case .notAMethod: MessageID(domain: "KeelMacros", id: "endpointNotAMethod")
    case .noValue: MessageID(domain: "KeelMacros", id: "endpointNoValue")
    }
  }

  var severity: DiagnosticSeverity { .error }
}

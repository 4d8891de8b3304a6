import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Adds a path to each case of an enum.
enum CasePathableMacro {}

extension CasePathableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The other role reports the error, once.
    guard let declaration = declaration.as(EnumDeclSyntax.self), !protocols.isEmpty,
      EnumCase.all(of: declaration).overloaded.isEmpty
    else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): KeelModel.CasePathable {}")]
  }
}

extension CasePathableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // `@CaseBindable` adds the paths too.
    let attribute = node.attributeName.trimmedDescription
    guard let declaration = declaration.as(EnumDeclSyntax.self) else {
      context.diagnose(Diagnostic(node: node, message: Complaint.notAnEnum(attribute)))
      return []
    }
    let cases = EnumCase.all(of: declaration)
    for overloaded in cases.overloaded {
      context.diagnose(
        Diagnostic(node: overloaded.element.name, message: Complaint.overloadedCase(overloaded.name, attribute)))
    }
    guard cases.overloaded.isEmpty else { return [] }

    let root = declaration.name.trimmed
    let access = declaration.accessPrefix
    let paths = cases.map { $0.path(root: root.text, access: access) }.joined(separator: "\n")
    return [
      """
      \(raw: access)nonisolated struct AllCasePaths: Sendable {
      \(raw: paths)
      }
      """,
      "\(raw: access)nonisolated static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
  }
}

extension EnumDeclSyntax {
  /// The access level that the added members need, followed by a space.
  var accessPrefix: String {
    let levels: Set = ["public", "package", "fileprivate"]
    return modifiers.first { levels.contains($0.name.text) }.map { "\($0.name.text) " }
      // The members of a private type are visible where the type is.
      ?? (modifiers.contains { $0.name.text == "private" } ? "fileprivate " : "")
  }
}

private enum Complaint: DiagnosticMessage {
  case notAnEnum(_ attribute: String)
  case overloadedCase(String, _ attribute: String)

  var message: String {
    switch self {
    case .notAnEnum(let attribute):
      "'@\(attribute)' was put on something that is not an enum. Only enums have cases. Remove it here, or put it on "
        + "the enum that is meant."
    case .overloadedCase(let name, let attribute):
      "There are two cases named '\(name)'. '@\(attribute)' finds a case by its name alone, so that each may be there "
        + "only once. Rename one of them."
    }
  }

  var diagnosticID: MessageID {
    switch self {
    case .notAnEnum: MessageID(domain: "KeelMacros", id: "notAnEnum")
    case .overloadedCase: MessageID(domain: "KeelMacros", id: "overloadedCase")
    }
  }

  var severity: DiagnosticSeverity { .error }
}

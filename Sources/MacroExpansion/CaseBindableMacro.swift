import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Adds an enum with a binding to the payload of each case, and the paths of `@CasePathable`.
enum CaseBindableMacro {}

extension CaseBindableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    // The other role reports the error, once.
    guard let declaration = declaration.as(EnumDeclSyntax.self), !protocols.isEmpty,
      EnumCase.all(of: declaration).overloaded.isEmpty
    else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): KeelModel.CaseBindable {}")]
  }
}

extension CaseBindableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let hasPaths = declaration.attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "CasePathable"
    }
    let paths =
      hasPaths
      ? []
      : try CasePathableMacro.expansion(
        of: node, providingMembersOf: declaration, conformingTo: protocols, in: context)
    guard let declaration = declaration.as(EnumDeclSyntax.self) else { return paths }
    let cases = EnumCase.all(of: declaration)
    guard cases.overloaded.isEmpty else { return paths }
    let parts = cases.map { $0.bindingCase(root: declaration.name.trimmed.text) }
    let access = declaration.accessPrefix
    return paths + [
      """
      \(raw: access)enum BindingEnumeration {
      \(raw: parts.map(\.declaration).joined(separator: "\n"))
      }
      """,
      """
      \(raw: access)nonisolated static func _$caseBinding(_ binding: KeelModel.Binding<Self>) -> BindingEnumeration {
      switch binding.wrappedValue {
      \(raw: parts.map(\.branch).joined(separator: "\n"))
      }
      }
      """,
    ]
  }
}

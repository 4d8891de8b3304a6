import SwiftSyntax

/// The names that sources declare.
final class Declarations: SyntaxVisitor {
  private(set) var functions: Set<String> = []
  private(set) var types: Set<String> = []
  private(set) var views: Set<String> = []

  init(of tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.bare)
    return .visitChildren
  }
  /// Closures in properties are called, too.
  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.identifier.bare)
    return .visitChildren
  }
  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    functions.insert(node.name.bare)
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    let parents = node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
    if parents.contains("View") || parents.contains("Shape") { views.insert(node.name.bare) }
    return add(node.name)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }

  private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.insert(name.bare)
    return .visitChildren
  }
}

extension TokenSyntax {
  /// The name without the backticks of a word of the language.
  var bare: String { text.filter { $0 != "`" } }
}

import SwiftSyntax

/// Finds names in a source that are absent, or that do not have the effect that they have on Apple's systems.
///
/// The compiler knows types and this does not, so it judges only where a name can be nothing else: imports, attributes,
/// types that begin with `UI`, and calls in the chain of a view, such as `Text("A").bold()`.
final class AuditVisitor: SyntaxVisitor {
  private let known: KnownNames
  private let lines: SourceLocationConverter
  private(set) var findings: [Finding] = []
  /// The names that compile.
  private(set) var compiling: Set<String> = []

  init(_ tree: SourceFileSyntax, _ known: KnownNames) {
    self.known = known
    lines = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func found(_ kind: Finding.Kind, _ node: some SyntaxProtocol, _ name: String, _ note: String) {
    let line = lines.location(for: node.positionAfterSkippingLeadingTrivia).line
    findings.append(Finding(kind: kind, line: line, name: name, note: note))
  }

  private func absent(_ node: some SyntaxProtocol, _ name: String, _ bare: String, otherwise note: String) {
    found(.absent, node, name, known.remedies[bare] ?? note)
  }

  // MARK: Conditions

  /// Only what can be compiled on Linux counts.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    for clause in node.clauses {
      let value = BuildCondition.value(of: clause.condition, hasModule: known.hasModule)
      if value != false, let elements = clause.elements { walk(elements) }
      if value == true { break }
    }
    return .skipChildren
  }

  // MARK: Modules and attributes

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let name = node.path.first?.name.text else { return .skipChildren }
    if known.hasModule(name) {
      compiling.insert(name)
    } else if let remedy = known.remedies[name] {
      found(.absent, node, "import \(name)", remedy)
    }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    // Those of the language begin with a lowercase letter.
    guard name.first?.isUppercase == true, name.allSatisfy({ $0.isLetter || $0.isNumber }) else {
      return .visitChildren
    }
    if known.types.contains(name) {
      compiling.insert(name)
    } else if !Self.attributesOfSwift.contains(name) {
      absent(node, "@\(name)", name, otherwise: "there is no such wrapper or macro")
    }
    return .visitChildren
  }

  private static let attributesOfSwift: Set<String> = [
    "MainActor", "Sendable", "TaskLocal", "Observable", "ObservationIgnored", "ObservationTracked", "Test", "Suite",
    "IBOutlet", "IBAction", "IBInspectable", "IBDesignable", "IBSegueAction", "NSApplicationMain", "UIApplicationMain",
  ]

  // MARK: Types

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind { type(node.name) }
  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind { type(node.baseName) }

  private func type(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
    let name = token.text
    if known.types.contains(name) {
      compiling.insert(name)
      if let entry = known.table.silent(name) { found(.silent, token, name, entry.text) }
    } else if let remedy = known.remedies[name], name.first?.isUppercase == true {
      found(.absent, token, name, remedy)
    } else if !known.functions.contains(name), name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true,
      name.contains(where: \.isLowercase)
    {
      found(.absent, token, name, "Keel has no such type")
    }
    return .visitChildren
  }

  // MARK: Modifiers

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base else {
      return .visitChildren
    }
    let name = member.declName.baseName.bare
    guard known.functions.contains(name) else {
      if isView(base) { absent(member.declName, ".\(name)", name, otherwise: "there is no such modifier") }
      return .visitChildren
    }
    guard isView(base) || known.table.names.contains(name) else { return .visitChildren }
    compiling.insert(name)
    if let entry = known.table.silent(name) {
      found(.silent, member.declName, ".\(name)", entry.text)
    } else if let entry = known.table.limited(name).first {
      found(.limited, member.declName, ".\(name)", entry.text)
    }
    return .visitChildren
  }

  /// True if an expression is a view for certain: a call of a view's type, or the content of a modifier, with or without
  /// modifiers.
  private func isView(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text { return name == "content" }
    guard let call = expression.as(FunctionCallExprSyntax.self) else { return false }
    if let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base { return isView(base) }
    return call.calledExpression.as(DeclReferenceExprSyntax.self).map { known.views.contains($0.baseName.text) }
      ?? false
  }
}

import SwiftSyntax

/// Finds what has to change in a source, one theme an extension.
final class PortVisitor: SyntaxVisitor {
  var edits: Edits
  private(set) var remarks: [SourcePort.Remark] = []
  let keepsBoth: Bool
  let tree: SourceFileSyntax
  private let converter: SourceLocationConverter
  /// The rewritten selectors, and the statements that contain them.
  var selectors: [(range: Range<Int>, text: String, statement: Range<Int>)] = []
  /// The members that leave their extension, and where they go.
  var moved: [(member: Range<Int>, place: Int)] = []
  /// The names that decide which modules are imported.
  var namesInUse: Set<String> = []
  private let source: String

  init(_ tree: SourceFileSyntax, _ source: String, keepsBoth: Bool) {
    self.tree = tree
    self.source = source
    self.keepsBoth = keepsBoth
    edits = Edits(of: source)
    converter = SourceLocationConverter(fileName: "", tree: tree)
    super.init(viewMode: .sourceAccurate)
  }

  func remark(_ node: some SyntaxProtocol, _ text: String) {
    let line = node.startLocation(converter: converter).line
    remarks.append(SourcePort.Remark(line: line, text: text))
  }

  /// Makes the changes that depend on the whole file.
  func finish() {
    if keepsBoth { doubleStatements() } else { for one in selectors { edits.replace(one.range, with: one.text) } }
    addImports()
    moveMembers()
  }

  /// Writes each statement with selectors twice.
  private func doubleStatements() {
    var statements: [Range<Int>] = []
    for statement in selectors.map(\.statement).sorted(by: {
      ($0.lowerBound, $1.upperBound) < ($1.lowerBound, $0.upperBound)
    })
    where statements.last.map({ $0.upperBound <= statement.lowerBound }) ?? true {
      statements.append(statement)
    }
    for statement in statements {
      var changed = Edits(of: source)
      for one in selectors { changed.replace(one.range, with: one.text) }
      let indent = edits.indentation(at: statement.lowerBound)
      let start = edits.beginsLine(statement.lowerBound) ? "" : "\n\(indent)"
      let end = edits.endsLine(statement.upperBound) ? "" : "\n\(indent)"
      edits.replace(
        statement,
        with: """
          \(start)#if canImport(ObjectiveC)
          \(indent)\(edits.original(in: statement))
          \(indent)#else
          \(indent)\(changed.text(in: statement))
          \(indent)#endif\(end)
          """)
    }
  }

  // MARK: What is visited

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    portAttribute(node)
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    portModifier(node)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.macroName.text {
    case "selector":
      portSelector(node)
      return .skipChildren
    case "keyPath":
      portKeyPath(node)
      return .skipChildren
    default: return .visitChildren
    }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    remarkOnCall(node)
    portBundle(node)
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    moveMembers(of: node)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    addInitializer(to: node)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    remarkOnBundle(node)
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    portImport(node)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    namesInUse.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    namesInUse.insert(node.baseName.text)
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// The place of the node without the white space and the comments around it.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}

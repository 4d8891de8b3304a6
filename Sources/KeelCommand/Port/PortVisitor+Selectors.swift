import SwiftSyntax

// `#selector(x)` becomes `Selector(Self.x)`.

extension PortVisitor {
  func portSelector(_ node: MacroExpansionExprSyntax) {
    guard let argument = node.arguments.first, node.arguments.count == 1 else { return }
    if let label = argument.label?.text {
      return remark(node, "A selector of a \(label): use a closure, or a method that reads or writes the property.")
    }
    guard let method = method(argument.expression, in: node) else { return }
    namesInUse.insert("Selector")
    selectors.append((node.range, "Selector(\(method))", statement(around: node)))
  }

  /// Returns the method with its type, or `nil` after a remark.
  private func method(_ expression: ExprSyntax, in node: MacroExpansionExprSyntax) -> String? {
    if let inner = expression.as(TupleExprSyntax.self), inner.elements.count == 1, let only = inner.elements.first {
      return method(only.expression, in: node)
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      // `tap as () -> Void` chooses between methods of one name.
      let parts = Array(sequence.elements)
      guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self), let type = parts[2].as(TypeExprSyntax.self),
        let chosen = method(parts[0], in: node)
      else { return give(up: node) }
      let owner = chosen.split(separator: ".").dropLast().joined(separator: ".")
      return "\(chosen) as @MainActor (\(owner)) -> @MainActor \(bare(type.type))"
    }
    if let name = expression.as(DeclReferenceExprSyntax.self) {
      return "\(typeName(around: node)).\(name.trimmedDescription)"
    }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return give(up: node) }
    let name = member.declName.trimmedDescription
    let owner = base.trimmedDescription
    switch owner {
    case "self", "Self": return "\(typeName(around: node)).\(name)"
    case "super":
      remark(node, "A selector of a method of super: call super in a method of this class.")
      return nil
    case _ where isType(base): return "\(owner).\(name)"
    default:
      guard let type = declaredType(of: owner, around: node) else {
        remark(node, "The type of “\(owner)” is not known: write Selector(TYPE.\(name)).")
        return nil
      }
      return "\(type).\(name)"
    }
  }

  private func give(up node: MacroExpansionExprSyntax) -> String? {
    remark(node, "This selector is not that of a method: write Selector(TYPE.METHOD).")
    return nil
  }

  /// Returns a type of functions without parentheses around it, optionals and attributes.
  private func bare(_ type: TypeSyntax) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) { return bare(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return bare(only.type)
    }
    return type.trimmedDescription
  }

  /// Returns true for names like `Page` and `Outer.Page`.
  private func isType(_ expression: ExprSyntax) -> Bool {
    if let name = expression.as(DeclReferenceExprSyntax.self) { return name.baseName.text.first?.isUppercase == true }
    guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return false }
    return isType(base) && member.declName.baseName.text.first?.isUppercase == true
  }

  /// Returns `Self`, or the name of the surrounding type where `Self` is not allowed: in a stored property that is not
  /// lazy.
  private func typeName(around node: some SyntaxProtocol) -> String {
    var isInStoredProperty = false
    for node in sequence(first: Syntax(node), next: \.parent) {
      if let property = node.as(VariableDeclSyntax.self), property.parent?.is(MemberBlockItemSyntax.self) == true {
        let words = property.modifiers.map(\.name.text)
        isInStoredProperty = !words.contains("lazy") && property.bindings.contains { $0.initializer != nil }
      }
      if let name = node.declaredTypeName { return isInStoredProperty ? name : "Self" }
    }
    return "Self"
  }

  /// Returns the type of a property of the surrounding type: the one that is written, or that of `Name(…)`.
  private func declaredType(of name: String, around node: some SyntaxProtocol) -> String? {
    let name = name.hasPrefix("self.") ? String(name.dropFirst(5)) : name
    guard
      let group = sequence(first: Syntax(node), next: \.parent).lazy.compactMap({
        $0.asProtocol((any DeclGroupSyntax).self)
      }).first
    else { return nil }
    for member in group.memberBlock.members {
      guard let property = member.decl.as(VariableDeclSyntax.self) else { continue }
      for binding in property.bindings where binding.pattern.trimmedDescription == name {
        if let type = binding.typeAnnotation?.type { return wrapped(type) }
        guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self) else { return nil }
        return isType(call.calledExpression) ? call.calledExpression.trimmedDescription : nil
      }
    }
    return nil
  }

  private func wrapped(_ type: TypeSyntax) -> String {
    if let optional = type.as(OptionalTypeSyntax.self) { return wrapped(optional.wrappedType) }
    if let optional = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return wrapped(optional.wrappedType) }
    return type.trimmedDescription
  }

  /// Returns the innermost statement or declaration around a node.
  private func statement(around node: some SyntaxProtocol) -> Range<Int> {
    for node in sequence(first: Syntax(node), next: \.parent)
    where node.is(CodeBlockItemSyntax.self) || node.is(MemberBlockItemSyntax.self) {
      return node.range
    }
    return node.range
  }

  /// `#keyPath(Type.a.b)` becomes the text `"a.b"`.
  func portKeyPath(_ node: MacroExpansionExprSyntax) {
    guard !keepsBoth, let path = node.arguments.first?.expression.trimmedDescription else { return }
    let names = path.split(separator: ".").drop { $0.first?.isUppercase == true || $0 == "self" }
    guard !names.isEmpty else { return }
    edits.replace(node.range, with: "\"\(names.joined(separator: "."))\"")
  }
}

extension Syntax {
  /// The name of the type that a declaration declares or extends.
  fileprivate var declaredTypeName: String? {
    if let type = self.as(ClassDeclSyntax.self) { return type.name.text }
    if let type = self.as(StructDeclSyntax.self) { return type.name.text }
    if let type = self.as(EnumDeclSyntax.self) { return type.name.text }
    if let type = self.as(ActorDeclSyntax.self) { return type.name.text }
    return self.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
  }
}

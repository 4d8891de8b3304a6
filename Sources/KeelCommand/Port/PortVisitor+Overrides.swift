import SwiftSyntax

// Overrides in extensions, and methods of extensions that are overridden, which only Objective-C allows, go to the end of
// their class. So does the initializer that is inherited in Objective-C only.

extension PortVisitor {
  /// Notes that a member has to be moved out of its extension, or says so if its class is in another file.
  func moveFromExtension(_ override: DeclModifierSyntax) {
    guard let member = override.member, let around = member.surroundingExtension else { return }
    let name = around.extendedType.trimmedDescription
    // It goes with all members of its extension.
    if !keepsBoth, around.attributes.hasObjc { return }
    guard !keepsBoth, let owner = classDeclared(as: name) else {
      return remark(override, "An override in an extension: Move it into the class.")
    }
    move(member, to: owner)
  }

  /// Moves the methods and properties of an extension that is marked as one for Objective-C: subclasses may override them.
  func moveMembers(of node: ExtensionDeclSyntax) {
    guard node.attributes.hasObjc, !node.memberBlock.members.isEmpty else { return }
    guard !keepsBoth, let owner = classDeclared(as: node.extendedType.trimmedDescription) else {
      return remark(node, "An extension for Objective-C: Move what subclasses override into the class.")
    }
    for member in node.memberBlock.members
    where member.decl.is(FunctionDeclSyntax.self) || member.decl.is(VariableDeclSyntax.self) {
      move(member, to: owner)
    }
  }

  /// The class with a name such as `Page` or `Page.Cell` in the file.
  private func classDeclared(as name: String) -> ClassDeclSyntax? {
    func search(_ declaration: some SyntaxProtocol, _ outer: String) -> ClassDeclSyntax? {
      let named = declaration.asProtocol((any NamedDeclSyntax).self)?.name.text
      guard let own = named ?? declaration.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
        let group = declaration.asProtocol((any DeclGroupSyntax).self)
      else { return nil }
      if let type = declaration.as(ClassDeclSyntax.self), outer + own == name { return type }
      return group.memberBlock.members.lazy.compactMap { search($0.decl, outer + own + ".") }.first
    }
    return tree.statements.lazy.compactMap { search($0.item, "") }.first
  }

  private func move(_ member: MemberBlockItemSyntax, to owner: ClassDeclSyntax) {
    moved.append((range(of: member), owner.end))
  }

  /// Adds `init()` to a page that overrides `init(nibName:bundle:)`: here it is inherited with all others or not at all.
  func addInitializer(to node: ClassDeclSyntax) {
    let initializers = node.memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
    let labels = initializers.map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
    guard !keepsBoth, let index = labels.firstIndex(of: ["nibName", "bundle"]), !labels.contains([]),
      initializers[index].modifiers.contains(where: { $0.name.text == "override" })
    else { return }
    edits.insert("\n    override convenience init() { self.init(nibName: nil, bundle: nil) }\n", at: node.end)
  }

  /// Moves members with the changes inside of them.
  func moveMembers() {
    for (member, place) in moved {
      let text = edits.text(in: member)
      edits.replace(member, with: "")
      edits.insert(text + "\n", at: place)
    }
  }

  /// The place of a member with the lines before it, such as its comments.
  private func range(of member: MemberBlockItemSyntax) -> Range<Int> {
    member.position.utf8Offset..<member.endPosition.utf8Offset
  }
}

extension ClassDeclSyntax {
  /// The place behind the last member.
  fileprivate var end: Int { memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset }
}

extension DeclModifierSyntax {
  /// The member of a type that has the word.
  fileprivate var member: MemberBlockItemSyntax? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.as(MemberBlockItemSyntax.self) }.first
  }
}

extension MemberBlockItemSyntax {
  /// The extension around the member; `nil` in a type.
  fileprivate var surroundingExtension: ExtensionDeclSyntax? {
    parent?.as(MemberBlockItemListSyntax.self)?.parent?.as(MemberBlockSyntax.self)?.parent?.as(ExtensionDeclSyntax.self)
  }
}

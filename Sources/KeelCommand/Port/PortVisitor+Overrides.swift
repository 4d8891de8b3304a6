import SwiftSyntax

// Overrides in extensions, which only methods of Objective-C allow, go to the end of their class.

extension PortVisitor {
  /// Notes that a member has to be moved out of its extension, or says so if its class is in another file.
  func moveFromExtension(_ override: DeclModifierSyntax) {
    guard let member = override.member, let around = member.surroundingExtension else { return }
    let name = around.extendedType.trimmedDescription
    guard !keepsBoth,
      let owner = tree.statements.lazy.compactMap({ $0.item.as(ClassDeclSyntax.self) }).first(where: {
        $0.name.text == name
      })
    else { return remark(override, "An override in an extension: Move it into the class.") }
    moved.append((range(of: member), owner.memberBlock.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset))
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

import SwiftSyntax

// `@objc`, `@IBOutlet` and their kin go, with the words that only they allow.

extension PortVisitor {
  private static let dropped: Set = [
    "objc", "nonobjc", "objcMembers", "IBOutlet", "IBAction", "IBSegueAction", "IBInspectable", "IBDesignable",
    "GKInspectable",
  ]

  func portAttribute(_ node: AttributeSyntax) {
    let name = node.attributeName.trimmedDescription
    namesInUse.insert(name)
    switch name {
    case "UIApplicationMain", "NSApplicationMain":
      return edits.replace(node.range, with: "@main")
    case "NSManaged": return remark(node, "@NSManaged: There is no Core Data. Keep the property, or use KeelData.")
    case _ where Self.dropped.contains(name): break
    default: return
    }
    remarkOnDropped(name, node)
    drop(node)
  }

  /// Removes an attribute or a word, with the white space after it.
  private func drop(_ node: some SyntaxProtocol) {
    guard let next = node.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate) else { return }
    let range = node.range
    if keepsBoth, node.is(AttributeSyntax.self) {
      let indent = edits.indentation(at: range.lowerBound)
      let start = edits.beginsLine(range.lowerBound) ? "" : "\n\(indent)"
      let end = edits.endsLine(range.upperBound) ? "" : "\n\(indent)"
      return edits.replace(
        range.lowerBound..<edits.skippingSpaces(from: range.upperBound),
        with: "\(start)#if canImport(ObjectiveC)\n\(indent)\(node.trimmedDescription)\n\(indent)#endif\(end)")
    }
    let hasComment = (node.trailingTrivia.pieces + next.leadingTrivia.pieces).contains { !$0.isWhitespace }
    let end =
      hasComment ? edits.skippingSpaces(from: range.upperBound) : next.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.replace(range.lowerBound..<end, with: "")
  }

  private func remarkOnDropped(_ name: String, _ node: AttributeSyntax) {
    switch name {
    case "IBOutlet": remark(node, "An outlet: There are no nib files. Create the view, and assign it.")
    case "IBAction": remark(node, "An action of a nib file: Add the target where the control is created.")
    case "IBSegueAction": remark(node, "A segue: There are no storyboards. Push or present the page.")
    default: break
    }
  }

  func portModifier(_ node: DeclModifierSyntax) {
    switch node.name.text {
    case "optional":
      remark(
        node,
        "An optional requirement: Remove the word, and give it a body in an extension of the protocol."
      )
    case "dynamic":
      guard !keepsBoth, let attributes = node.declaration?.attributes, attributes.hasObjc else { return }
      drop(node)
    case "override":
      moveFromExtension(node)
    default: break
    }
  }
}

extension DeclModifierSyntax {
  /// The declaration with the word.
  fileprivate var declaration: (any WithAttributesSyntax & SyntaxProtocol)? {
    sequence(first: Syntax(self), next: \.parent).lazy.compactMap { $0.asProtocol((any WithAttributesSyntax).self) }
      .first
  }
}

extension SyntaxProtocol {
  /// True for a member of an extension.
  fileprivate var isInExtension: Bool {
    for node in sequence(first: Syntax(self), next: \.parent) {
      if node.is(ExtensionDeclSyntax.self) { return true }
      if node.is(ClassDeclSyntax.self) { return false }
    }
    return false
  }
}

extension AttributeListSyntax {
  var hasObjc: Bool {
    contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "objc" }
  }
}

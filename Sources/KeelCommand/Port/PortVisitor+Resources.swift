import SwiftSyntax

// The resources of an app, which SwiftPM keeps in a bundle of the target.

extension PortVisitor {
  /// Reads resources from the bundle of the target. A target with resources has `Bundle.module`; the bundle of the program
  /// itself has none.
  func portBundle(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), let bundle = member.base,
      bundle.trimmedDescription == "Bundle.main", readsResource(member, node)
    else { return }
    if keepsBoth {
      remark(node, "Bundle.main: resources are in Bundle.module here.")
    } else {
      edits.replace(bundle.range, with: "Bundle.module")
    }
  }

  /// Says so where `.main` is the value of a bundle by default: calls of the function need not name it.
  func remarkOnBundle(_ node: FunctionParameterSyntax) {
    let value = node.defaultValue?.value.trimmedDescription
    if value == "Bundle.main" || value == ".main" && node.type.trimmedDescription == "Bundle" {
      remark(node, "Bundle.main: resources are in Bundle.module here.")
    }
  }

  /// True for Foundation's methods that find a resource, and for what an app calls like `decode("people.json")`.
  private func readsResource(_ member: MemberAccessExprSyntax, _ call: FunctionCallExprSyntax) -> Bool {
    switch member.declName.baseName.text {
    case "url", "urls", "path", "paths": call.arguments.first?.label?.text.hasPrefix("forResource") == true
    case "decode", "load": !call.arguments.isEmpty
    default: false
    }
  }
}

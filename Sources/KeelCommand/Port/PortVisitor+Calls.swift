import SwiftSyntax

// Calls that need the Objective-C runtime, in words.

extension PortVisitor {
  func remarkOnCall(_ node: FunctionCallExprSyntax) {
    let name =
      node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
      ?? node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
    guard let name else { return }
    switch name {
    case "Selector" where node.arguments.first.map({ isText($0.expression) }) == true, "NSSelectorFromString":
      remark(node, "A selector by name: write Selector(TYPE.METHOD).")
    case "perform" where mentionsSelector(node), "performSelector":
      remark(node, "A method performed by selector: call it, in a Task that sleeps first if it was delayed.")
    case "responds" where mentionsSelector(node): remark(node, "A question for a method: ask for the type with “is”.")
    case "Timer" where node.arguments.isEmpty && node.trailingClosure == nil && node.leftParen != nil:
      // Foundation's timers have no initializer without parameters here.
      edits.replace(node.range, with: "Timer(timeInterval: 0, repeats: false) { _ in }")
    case "NSAttributedString" where node.arguments.isEmpty && node.trailingClosure == nil && node.leftParen != nil:
      // NSAttributedString has none either.
      edits.replace(node.range, with: "NSAttributedString(string: \"\")")
    case "NSClassFromString": remark(node, "A class by name: name the class.")
    case "UIStoryboard" where node.arguments.first?.label?.text == "name":
      remark(node, "A storyboard: create the controller.")
    case "addObserver" where node.arguments.contains { $0.label?.text == "forKeyPath" }:
      remark(node, "Key-value observing: observe the object with “observe { … }”, or a publisher.")
    default: break
    }
  }

  private func isText(_ expression: ExprSyntax) -> Bool {
    if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
      return isText(only.expression)
    }
    return expression.is(StringLiteralExprSyntax.self)
  }

  private func mentionsSelector(_ node: FunctionCallExprSyntax) -> Bool {
    node.arguments.contains { argument in
      let text = argument.expression.trimmedDescription
      return text.hasPrefix("#selector") || text.hasPrefix("Selector(") || argument.label?.text == "afterDelay"
    }
  }
}

import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// Says whether the module in which it is expanded has resources: SwiftPM defines a condition for those.
enum HasResourcesMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    """
    {
    #if SWIFT_MODULE_RESOURCE_BUNDLE_AVAILABLE
    return true
    #else
    return false
    #endif
    }()
    """
  }
}

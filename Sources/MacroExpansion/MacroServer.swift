@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Expands macros for the compiler, which starts the program and communicates over standard input and output.
///
/// `SwiftCompilerPlugin`, which would replace this file, is not among the toolchain's own modules.
package enum MacroServer {
  /// Expands macros until the compiler ends the connection.
  package static func run() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Macros()).main()
  }
}

private struct Macros: PluginProvider {
  private static var macros: [String: any Macro.Type] {
    [
      "ActionsMacro": ActionsMacro.self, "BoundMacro": BoundMacro.self,
      "CaseBindableMacro": CaseBindableMacro.self, "CasePathableMacro": CasePathableMacro.self,
      "ChildMacro": ChildMacro.self, "EndpointMacro": EndpointMacro.self, "EntryMacro": EntryMacro.self,
      "HasResourcesMacro": HasResourcesMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self, "ViewPreviewMacro": ViewPreviewMacro.self,
    ]
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Macros.macros[typeName] else { throw UnknownMacro(name: "\(moduleName).\(typeName)") }
    return macro
  }
}

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "There is no macro \(name) in this plug-in." }
}

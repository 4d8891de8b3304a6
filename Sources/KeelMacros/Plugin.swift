@_spi(PluginMessage) import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// The compiler plug-in: a program that the compiler starts and communicates with over standard input and output.
///
/// `SwiftCompilerPlugin`, which would replace this file, is not among the toolchain's own modules.
@main struct Plugin: PluginProvider {
  static var macros: [String: any Macro.Type] {
    [
      "ActionsMacro": ActionsMacro.self, "BoundMacro": BoundMacro.self,
      "CaseBindableMacro": CaseBindableMacro.self, "CasePathableMacro": CasePathableMacro.self,
      "ChildMacro": ChildMacro.self, "EndpointMacro": EndpointMacro.self, "EntryMacro": EntryMacro.self,
      "PreviewMacro": PreviewMacro.self,
      "PreviewableMacro": PreviewableMacro.self, "ViewPreviewMacro": ViewPreviewMacro.self,
    ]
  }

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = Plugin.macros[typeName] else { throw UnknownMacro(name: "\(moduleName).\(typeName)") }
    return macro
  }

  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Plugin()).main()
  }
}

struct UnknownMacro: Error, CustomStringConvertible {
  let name: String
  var description: String { "There is no macro \(name) in this plug-in." }
}

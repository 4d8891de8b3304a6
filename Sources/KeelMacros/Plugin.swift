internal import MacroExpansion

/// The compiler plug-in.
///
/// Its macros are in a module of their own: tests that depended on the plug-in itself would be built for the compiler's
/// host, with all modules that any test needs, beside the same modules for the programs.
@main struct Plugin {
  static func main() throws { try MacroServer.run() }
}

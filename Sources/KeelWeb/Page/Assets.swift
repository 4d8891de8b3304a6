/// The resources that every page needs: one script and one stylesheet. Their parts are separate files in the
/// repository.
package enum Assets {
  /// The modules of the script, joined in one scope, in the order of their dependencies.
  ///
  /// A page requests one file, because each would need a connection. Top-level names of modules are
  /// unique across all modules.
  package static let script: [UInt8] =
    Array("(() => {\n\"use strict\";\n".utf8) + keyTable + unindented(modules.flatMap(joinable)) + Array("})();\n".utf8)

  static let modules = [
    PackageResources.elements_js, PackageResources.connection_js, PackageResources.lists_js, PackageResources.input_js,
    PackageResources.places_js, PackageResources.motion_js, PackageResources.geometry_js, PackageResources.layouts_js,
    PackageResources.start_js,
  ]

  /// The parts of the stylesheet without comment lines, which are a tenth of what travels.
  package static let stylesheet: [UInt8] = [
    PackageResources.base_css, PackageResources.pages_css, PackageResources.lists_css, PackageResources.controls_css,
  ].flatMap { part in
    part.split(separator: UInt8(ascii: "\n")).filter { !$0.starts(with: "/*".utf8) }.flatMap {
      $0 + [UInt8(ascii: "\n")]
    }
  }

  /// Returns the lines without the spaces at their beginnings. No string of a script contains a line break.
  private static func unindented(_ script: [UInt8]) -> [UInt8] {
    script.split(separator: UInt8(ascii: "\n")).flatMap { line in
      line.drop { $0 == UInt8(ascii: " ") } + [UInt8(ascii: "\n")]
    }
  }

  /// Returns a module without its imports, the word `export` and comment lines. An import starts at the beginning of a
  /// line, and its last line ends with the file name.
  static func joinable(_ module: [UInt8]) -> [UInt8] {
    var isImport = false
    var result: [UInt8] = []
    result.reserveCapacity(module.count)
    for line in module.split(separator: UInt8(ascii: "\n")) {
      if line.starts(with: "import ".utf8) { isImport = true }
      let text = line.drop { $0 == UInt8(ascii: " ") }
      if !isImport, !text.starts(with: "//".utf8), !text.starts(with: "/**".utf8) {
        result += line.starts(with: "export ".utf8) ? line.dropFirst(7) : line
        result.append(UInt8(ascii: "\n"))
      }
      if isImport, line.suffix(5).elementsEqual(".js\";".utf8) { isImport = false }
    }
    return result
  }
}

/// The scripts and the stylesheet of pages. Their parts are separate files in the repository.
package enum Assets {
  /// The script of every page: its modules, joined in one scope, in the order of their dependencies. A module imports
  /// only modules before it, which `Scripts/lint` checks.
  ///
  /// A page requests one file, because each would need a connection. Top-level names of modules are unique across all
  /// modules. The result is a module, which exports what the second script imports.
  package static let script: [UInt8] =
    keyTable + textLimit + rounds + withCodes(withWidths(unindented(modules.flatMap(joinable))))
    + Array("export{\(sharedNames.joined(separator: ","))};\n".utf8)

  /// The script of pages with nodes that are laid out by measured sizes, follow presses, match each other or report their
  /// selection (`SceneTree.needsMeasuring`).
  ///
  /// - Parameter name: The name of the first script in the same folder.
  static func layouts(importing name: String) -> [UInt8] {
    Array("import{\(sharedNames.joined(separator: ","))}from\"./\(name)\";\n".utf8)
      + rounds + pressRules + withCodes(unindented(layoutModules.flatMap(joinable)))
      + Array("export{layOut,describe};\n".utf8)
  }

  static let modules = [
    PackageResources.page_js, PackageResources.losses_js, PackageResources.status_js, PackageResources.sending_js,
    PackageResources.motion_js, PackageResources.elements_js, PackageResources.focus_js, PackageResources.fields_js,
    PackageResources.landmarks_js, PackageResources.geometry_js, PackageResources.dialogs_js, PackageResources.menus_js,
    PackageResources.finder_js, PackageResources.lists_js, PackageResources.places_js, PackageResources.patches_js,
    PackageResources.connection_js, PackageResources.presses_js, PackageResources.dragging_js, PackageResources.keys_js,
    PackageResources.start_js,
  ]

  static let layoutModules = [
    PackageResources.areas_js, PackageResources.scrolling_js, PackageResources.matches_js, PackageResources.gestures_js,
    PackageResources.selections_js, PackageResources.layouts_js,
  ]

  /// The names that modules of the second script import from the first one, sorted.
  private static let sharedNames: [String] = {
    var names: Set<Substring> = []
    for module in layoutModules {
      let text = String(decoding: module, as: UTF8.self)
      for match in text.matches(of: /import \{(?<names>[^}]+)\} from "\.\/(?<file>\w+)\.js";/)
      where !layoutFiles.contains(match.file) {
        names.formUnion(match.names.split { ", \n".contains($0) })
      }
    }
    return names.sorted().map(String.init)
  }()

  /// The modules of the second script that its modules may import.
  private static let layoutFiles: Set<Substring> = ["areas", "scrolling", "matches", "gestures", "selections"]

  package static let stylesheet: [UInt8] = withWidths(
    [
      PackageResources.base_css, PackageResources.pages_css, PackageResources.lists_css, PackageResources.controls_css,
    ].flatMap(condensed))

  /// The stylesheet of pages that load the second script.
  static let layoutStylesheet: [UInt8] = condensed(PackageResources.layouts_css)

  /// Returns a part of a stylesheet without comment lines, indentation, spaces after `{`, `:` and `;`, and spaces and
  /// semicolons before `}`. No string of a stylesheet contains any of these characters.
  private static func condensed(_ part: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(part.count)
    for line in part.split(separator: UInt8(ascii: "\n")) where !line.starts(with: "/*".utf8) {
      for byte in line {
        if byte == UInt8(ascii: "}") {
          while result.last == UInt8(ascii: " ") || result.last == UInt8(ascii: ";") { result.removeLast() }
        }
        if byte != UInt8(ascii: " ") || !"{:;\n".utf8.contains(result.last ?? 0) { result.append(byte) }
      }
      result.append(UInt8(ascii: "\n"))
    }
    return result
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

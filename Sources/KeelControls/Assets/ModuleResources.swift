import FoundationEssentials
import KeelModel

/// True if the target of the caller has resources, as the default value of a parameter.
///
/// The folder that SwiftPM makes of them is beside the program, unless only the program was copied.
@freestanding(expression)
public macro _hasResources() -> Bool = #externalMacro(module: "KeelMacros", type: "HasResourcesMacro")

/// The resources of a target.
package struct ModuleResources: Sendable {
  private let module: Substring

  /// - Parameters:
  ///   - fileID: A file of the target.
  ///   - isDeclared: True if the target has resources.
  package init?(fileID: StaticString, isDeclared: Bool) {
    guard isDeclared else { return nil }
    module = "\(fileID)".prefix { $0 != "/" }
  }

  /// Reports that a folder has no resources of the target, in the language of developers.
  ///
  /// - Parameter names: The names of what is in the folder of the program.
  package func reportIfMissing(among names: [String], in folder: String) {
    // SwiftPM puts the name of the package before that of the target, which may have other characters than its module.
    let spellings = names.map { String($0.map { $0.isLetter || $0.isNumber || $0 == "." ? $0 : "_" }) }
    for ending in ["resources", "bundle"] where spellings.contains(where: { $0.hasSuffix("_\(module).\(ending)") }) {
      return
    }
    RuntimeWarning.report(
      "The resources of \(module) are missing: no folder with a name that ends with _\(module).resources is in \(folder).",
      rule: "SwiftPM puts the texts, pictures and other resources of a target in a folder beside the program.",
      remedy: "Copy that folder with the program. Until then texts are shown as they are in the source.")
  }

  /// Reports that the resources are missing beside the program.
  package func reportIfMissing() {
    let folder = NamedAssets.homeFolder
    reportIfMissing(among: (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [], in: folder)
  }
}

import Foundation
import PackagePlugin

/// Generates a file with the templates and the lists that the program `keel` contains, so that it works where it is
/// installed alone.
@main struct EmbedFiles: BuildToolPlugin {
  /// What is embedded, from the folder of the package: files, and folders with all of their files.
  private static let places = [
    "Documentation/modifiers.md", "Documentation/porting.md", "Package.swift", "Scripts/packages.list",
    "Scripts/release.flags", "Templates",
  ]

  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let root = context.package.directoryURL
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("EmbeddedFiles.swift")
    // Those that another package can get to see: not those of the apps, examples and tests.
    let targets = context.package.targets
      .filter { $0.directoryURL.path.hasPrefix(root.appendingPathComponent("Sources").path + "/") }
      .map(\.name).joined(separator: ",")
    return [
      .buildCommand(
        displayName: "Embedding files in \(target.name)", executable: try context.tool(named: "embed-files").url,
        arguments: [output.path, root.path, targets] + Self.places,
        inputFiles: (Self.places + ["Sources"]).flatMap { Self.inputs(root.appendingPathComponent($0)) },
        outputFiles: [output])
    ]
  }

  /// Returns a file, or a folder and all that is in it: the time of a folder changes with the files that it has.
  private static func inputs(_ place: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: place, includingPropertiesForKeys: nil)
    return [place] + (files?.compactMap { $0 as? URL } ?? [])
  }
}

import Foundation
import PackagePlugin

/// Generates constants for the images and colours of a target's asset catalogues, such as `Image(.logo)`, as Xcode does.
@main struct AssetSymbols: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target.sourceModule else { return [] }
    let catalogs = catalogs(of: module)
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("AssetSymbols.swift")
    return [
      .buildCommand(
        displayName: "Generating constants for the assets of \(target.name)",
        executable: try context.tool(named: "asset-symbols").url, arguments: [output.path] + catalogs.map(\.path),
        inputFiles: catalogs.flatMap(descriptions(in:)), outputFiles: [output])
    ]
  }

  /// Returns the catalogues among the resources. Others would be missing when the program runs.
  private func catalogs(of module: any SourceModuleTarget) -> [URL] {
    let resources = Set(module.sourceFiles.filter { $0.type == .resource }.map { catalog(around: $0.url) })
    return resources.compactMap { $0 }.sorted { $0.path < $1.path }
  }

  /// Returns the catalogue that a file is, or that it is in.
  private func catalog(around file: URL) -> URL? {
    var place = file
    while place.pathComponents.count > 1 {
      if place.pathExtension == "xcassets" { return place }
      place.deleteLastPathComponent()
    }
    return nil
  }

  /// Returns the files that describe folders and sets: one comes or goes with each set.
  private func descriptions(in catalog: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.lastPathComponent == "Contents.json" }
      .sorted { $0.path < $1.path }
  }
}

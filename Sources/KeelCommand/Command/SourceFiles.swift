import Foundation

/// The files of an app's sources.
enum SourceFiles {
  /// Returns the Swift files of some files and folders, in order.
  static func swift(in paths: [String]) throws(CommandFailure) -> [String] {
    try inside(paths) { $0.hasSuffix(".swift") && !$0.hasSuffix("/Package.swift") }
  }

  /// Returns the files that are named and those in folders that the closure includes, in order. Folders of packages that
  /// others maintain, and hidden ones, are left out.
  static func inside(_ paths: [String], _ isIncluded: (String) -> Bool) throws(CommandFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CommandFailure("There is no file “\(path)”.", .noInput)
      }
      files += isFolder.boolValue ? found(in: path, isIncluded) : [path]
    }
    return files
  }

  private static func found(in folder: String, _ isIncluded: (String) -> Bool) -> [String] {
    let others: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return []
      }
      if isFolder.boolValue { return others.contains(name) ? [] : found(in: path, isIncluded) }
      return isIncluded(path) ? [path] : []
    }
  }
}

import Foundation

/// The Swift files of some files and folders.
enum SwiftFiles {
  /// Returns the files of all paths, in order. Folders of packages that others maintain, and hidden ones, are left out.
  static func inside(_ paths: [String]) throws(CommandFailure) -> [String] {
    var files: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw CommandFailure("There is no file “\(path)”.", .noInput)
      }
      files += isFolder.boolValue ? found(in: path) : [path]
    }
    return files
  }

  private static func found(in folder: String) -> [String] {
    let others: Set = ["Pods", "Carthage", "DerivedData", "node_modules"]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().flatMap { name -> [String] in
      let path = folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard !name.hasPrefix("."), FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        return []
      }
      if isFolder.boolValue { return others.contains(name) ? [] : found(in: path) }
      return name.hasSuffix(".swift") && name != "Package.swift" ? [path] : []
    }
  }
}

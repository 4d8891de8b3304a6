import Foundation

/// Where a new package finds Keel.
enum KeelPlace: Equatable {
  /// A folder, as the manifest writes it.
  case folder(String)
  /// The address of a repository.
  case repository(String)

  /// Reads the value of `--keel`.
  ///
  /// A relative path leads from the folder in which the new package gets its own folder.
  init(_ value: String) throws(CommandFailure) {
    if value.contains("://") || value.hasPrefix("git@") {
      self = .repository(value)
    } else {
      guard Self.isKeel(value) else {
        let reason = FileManager.default.fileExists(atPath: value) ? "is not Keel" : "does not exist"
        throw CommandFailure(
          "“\(value)” \(reason). --keel takes the folder of Keel, whose Package.swift names it, or the address of its "
            + "repository.", .noInput)
      }
      // The new folder is beside it, one step further.
      self = .folder(value.hasPrefix("/") ? value : "../\(value)")
    }
  }

  /// Returns the Keel that this program was built from, if it is still there.
  init(of root: String = EmbeddedFiles.root) throws(CommandFailure) {
    guard Self.isKeel(root) else {
      throw CommandFailure(
        "Keel is no longer in \(root), from which this program was built. Say where it is: --keel PATH|URL.", .noInput)
    }
    self = .folder(root)
  }

  private static func isKeel(_ folder: String) -> Bool {
    let manifest = URL(fileURLWithPath: folder).appendingPathComponent("Package.swift")
    // A package that only uses Keel names it in a dependency.
    return (try? String(contentsOf: manifest, encoding: .utf8))?.contains(/\bPackage\(\s*name: *"Keel"/) ?? false
  }

  /// Returns the manifest of a template with this place in it.
  func adapt(manifest: String) -> String {
    let dependency = ".package(name: \"keel\", path: \"../..\")"
    switch self {
    case .folder(let path):
      return manifest.replacing(dependency, with: ".package(name: \"keel\", path: \(path.literal))")
    case .repository(let address):
      // SwiftPM knows the package by the last part of its address.
      var name = address.split(whereSeparator: { $0 == "/" || $0 == ":" }).last.map(String.init) ?? "keel"
      if name.hasSuffix(".git") { name.removeLast(4) }
      return manifest.replacing(dependency, with: ".package(url: \(address.literal), branch: \"main\")")
        .replacing("package: \"keel\"", with: "package: \(name.literal)")
    }
  }
}

extension String {
  /// The text as a literal of Swift.
  fileprivate var literal: String {
    "\"\(replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
  }
}

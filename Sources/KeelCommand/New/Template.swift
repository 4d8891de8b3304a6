/// An app to begin with. Its files are those of the folder `Templates`, which the program contains.
enum Template: String, CaseIterable {
  case counter, list, documents, service

  /// Returns the files of a new package by path, in the order of the paths.
  ///
  /// - Parameter maintainer: The author with an address, as git knows it; `nil` leaves it to be filled in.
  func files(for name: AppName, _ keel: KeelPlace, maintainer: String? = nil) -> [(path: String, text: String)] {
    let flags = EmbeddedFiles.text(of: "Scripts/release.flags").map { String($0.prefix { $0 != "\n" }) } ?? ""
    func adapted(_ text: String) -> String {
      text.replacing("NewApp", with: name.module).replacing("new-app", with: name.program)
        .replacing("New App", with: name.title)
    }
    return ["common", rawValue].flatMap { EmbeddedFiles.files(in: "Templates/\($0)/") }.map { path, text in
      switch path {
      case "Package.swift": (path, keel.adapt(manifest: adapted(text)))
      case "Makefile": (path, adapted(text).replacing("RELEASE_FLAGS", with: flags))
      case "Packaging/control":
        (
          path,
          adapted(text).replacing("Your Name <you@example.org>", with: maintainer ?? "Your Name <you@example.org>")
        )
      default: (adapted(path), adapted(text))
      }
    }
  }
}

extension EmbeddedFiles {
  /// Returns the text of a file.
  static func text(of path: String) -> String? { texts.first { $0.path == path }?.text }

  /// Returns the files of a folder, whose name ends with a slash, by their paths in it.
  static func files(in folder: String) -> [(path: String, text: String)] {
    texts.filter { $0.path.hasPrefix(folder) }.map { (String($0.path.dropFirst(folder.count)), $0.text) }
  }
}

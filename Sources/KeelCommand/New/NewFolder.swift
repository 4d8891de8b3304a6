import Foundation

/// A folder that does not exist yet, and is written as a whole or not at all.
struct NewFolder {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// Creates the folder with some files, by paths in it.
  ///
  /// - Throws: If something has the name already, or if a file cannot be written; then nothing has been left behind.
  func write(_ files: [(path: String, text: String)]) throws {
    guard mkdir(url.path, 0o777) == 0 else {
      let reason = errno
      // Also a link that leads nowhere.
      throw reason == EEXIST
        ? CommandFailure(
          "“\(url.lastPathComponent)” exists already, and was left as it is. Choose another name, or remove it.",
          .cannotCreate)
        : CommandFailure("\(url.path) cannot be created: \(String(cString: strerror(reason))).", .cannotCreate)
    }
    do {
      for (path, text) in files {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    } catch {
      try? FileManager.default.removeItem(at: url)
      throw CommandFailure(
        "\(url.path) could not be written: \(error.localizedDescription) Nothing was left behind.", .cannotCreate)
    }
  }
}

/// The secrets of a replay: lines of `NAME=VALUE`. Empty lines, and lines that begin with `#`, are skipped.
enum SecretsFile {
  static func read(_ path: String) throws(ReplayError) -> [String: String] {
    let bytes = try SmallFile.read(path)
    var secrets: [String: String] = [:]
    for (index, part) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).enumerated() {
      guard let line = String(validating: part.last == UInt8(ascii: "\r") ? part.dropLast() : part, as: UTF8.self),
        let equals = line.firstIndex(of: "=") ?? (line.isEmpty || line.hasPrefix("#") ? line.startIndex : nil)
      else {
        // The message does not repeat the line, which may be a secret.
        throw ReplayError(
          .unreadable, file: path, line: index + 1,
          "This line has no name. A secret is NAME=VALUE. Write the name, which the recording shows, before it.")
      }
      if line.isEmpty || line.hasPrefix("#") { continue }
      secrets[String(line[..<equals])] = String(line[line.index(after: equals)...])
    }
    return secrets
  }
}

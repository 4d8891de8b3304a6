#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// The source of a script's secret, which keeps it out of the script, the shell history and the process list.
enum SecretSource: Equatable, Sendable {
  /// A file with a single line.
  case file(String)
  /// An environment variable.
  case environment(String)

  /// Creates a source from `file:PATH` or `env:NAME`.
  init?(_ word: String) {
    guard let colon = word.firstIndex(of: ":") else { return nil }
    let rest = String(word[word.index(after: colon)...])
    guard !rest.isEmpty else { return nil }
    switch word[..<colon] {
    case "file": self = .file(rest)
    case "env": self = .environment(rest)
    default: return nil
    }
  }

  /// The maximum size of a secret, in bytes.
  private static let limit = 16_384

  /// Returns the secret. An error names the source, and never its content.
  func text() throws(DriverError) -> String {
    switch self {
    case .environment(let name):
      guard let value = getenv(name), value[0] != 0 else {
        throw DriverError(
          .notFound, "The variable \(ShownText.quoted(name)) of the environment is not set.",
          rule: "`secret` types what it holds.", remedy: "Set it for the program: \(ShownText.escaped(name))=… program."
        )
      }
      return String(cString: value)
    case .file(let path):
      let shown = ShownText.quoted(path)
      guard let stream = fopen(path, "r") else { throw failure(shown, String(cString: strerror(errno))) }
      defer { fclose(stream) }
      var bytes = [UInt8](repeating: 0, count: SecretSource.limit + 1)
      let count = fread(&bytes, 1, bytes.count, stream)
      guard ferror(stream) == 0 else { throw failure(shown, String(cString: strerror(errno))) }
      guard count <= SecretSource.limit else { throw failure(shown, "it is longer than \(SecretSource.limit) bytes") }
      var text = bytes.prefix(count)
      if text.last == UInt8(ascii: "\n") { text.removeLast() }
      if text.last == UInt8(ascii: "\r") { text.removeLast() }
      guard !text.isEmpty else { throw failure(shown, "it is empty") }
      guard !text.contains(UInt8(ascii: "\n")), let secret = String(validating: text, as: UTF8.self) else {
        throw failure(shown, "it is no single line of text")
      }
      return secret
    }
  }

  private func failure(_ path: String, _ reason: String) -> DriverError {
    DriverError(
      .notFound, "The file \(path) holds no secret: \(reason).", rule: "`secret` types the one line of a file.",
      remedy: "Put it there, with or without an end of the line.")
  }
}

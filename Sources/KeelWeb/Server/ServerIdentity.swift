internal import Glibc

/// The name of a running server, which pages, logs and tools tell apart from others.
struct ServerIdentity: Equatable, Sendable {
  /// Random text that is another one for each start.
  let process: String
  /// The program as it was built: the same text for all processes of one build.
  let build: String

  /// Creates an identity for a server with these assets, whose names contain their checksums.
  init(assets: some Sequence<String>) {
    process = String(Secrets.token().prefix(12))
    var program = stat()
    // Two builds whose pages are the same differ in their file.
    let isFound = stat("/proc/self/exe", &program) == 0
    let file = isFound ? "\(program.st_size) \(program.st_mtim.tv_sec) \(program.st_mtim.tv_nsec)" : ""
    build = String(Digest.hex(assets.sorted().joined(separator: " ") + file).prefix(12))
  }
}

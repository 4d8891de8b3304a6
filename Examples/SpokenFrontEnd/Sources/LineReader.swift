internal import Glibc

/// Assembles the lines of a descriptor that delivers them in pieces.
struct LineReader {
  private var rest: [UInt8] = []

  /// Reads the available data and returns the complete lines, or `nil` at the end. Never waits if data has arrived.
  mutating func read(descriptor: Int32) -> [String]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return nil }
    rest += buffer[..<count]
    var pieces = rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    rest = Array(pieces.popLast() ?? [])
    // An overlong line without an end is discarded.
    if rest.count > 65_536 { rest = [] }
    return pieces.map { String(decoding: $0, as: UTF8.self) }
  }
}

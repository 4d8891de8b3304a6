/// The latest changes for a page that may not have arrived.
struct SentLog {
  private struct Entry {
    /// The sequence number before the change, and after it.
    var from: Int
    var to: Int
    var frames: [String]
    var bytes: Int
  }

  let limit: Int
  private var entries: [Entry] = []
  private(set) var bytes = 0

  init(limit: Int) { self.limit = limit }

  var count: Int { entries.count }

  mutating func append(from: Int, to: Int, frames: [String]) {
    let size = frames.reduce(0) { $0 + $1.utf8.count }
    if let last = entries.last, last.to != from { clear() }
    entries.append(Entry(from: from, to: to, frames: frames, bytes: size))
    bytes += size
    var dropped = 0
    while bytes > limit, dropped < entries.count {
      bytes -= entries[dropped].bytes
      dropped += 1
    }
    if dropped > 0 { entries.removeFirst(dropped) }
  }

  /// Removes changes up to that number, which have arrived.
  mutating func drop(upTo number: Int) {
    let count = entries.prefix { $0.to <= number }.count
    guard count > 0 else { return }
    if count == entries.count { return clear() }
    bytes -= entries[..<count].reduce(0) { $0 + $1.bytes }
    entries.removeFirst(count)
  }

  mutating func clear() {
    entries = []
    bytes = 0
  }

  /// Returns the changes that a page has missed after `sequence`, or `nil` if they are no longer stored.
  func frames(after sequence: Int, upTo latest: Int) -> [String]? {
    if sequence == latest { return [] }
    guard entries.last?.to == latest, let first = entries.firstIndex(where: { $0.from == sequence }) else { return nil }
    return entries[first...].flatMap(\.frames)
  }
}

internal import Walks

/// A random walk of transactions, which a process commits and the test computes alike from the same seed.
///
/// Each walker changes entries of its own. Usually a transaction has a few changes, now and then hundreds.
public struct EntryWalk: Sendable {
  /// A change of one entry.
  public enum Change: Sendable {
    case insert(key: Int, value: String)
    case update(key: Int, value: String)
    case delete(key: Int)
  }

  /// The values by key, after the transactions so far.
  public private(set) var entries: [Int: String]
  private var random: SeededRandom

  /// Creates a walk that begins with entries.
  public init(seed: UInt64, entries: [Int: String]) {
    self.entries = entries
    random = SeededRandom(seed: seed)
  }

  /// Takes the next step, and returns the changes of its transaction.
  public mutating func next() -> [Change] {
    let count = Int.random(in: 0..<8, using: &random) == 0 ? 300 : Int.random(in: 1...6, using: &random)
    return (0..<count).map { _ in change() }
  }

  private mutating func change() -> Change {
    let key = Int.random(in: 0..<200, using: &random)
    let isDeletion = Bool.random(using: &random)
    let value = "\(random.next()) " + String(repeating: "x", count: Int.random(in: 0..<100, using: &random))
    guard entries[key] != nil else {
      entries[key] = value
      return .insert(key: key, value: value)
    }
    entries[key] = isDeletion ? nil : value
    return isDeletion ? .delete(key: key) : .update(key: key, value: value)
  }
}

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

/// Random numbers that depend only on the seed (SplitMix64).
public struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) { state = seed }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// Admits browsers that present the code that the program displays. It allows few attempts, and fewer after more
/// failures.
///
/// An address has `tries` wrong attempts. Then it is locked for one minute, then for two, then for four. Wrong codes of
/// all addresses together replace the code, so that many addresses gain no advantage over one.
struct PairingDesk {
  enum Answer: Equatable {
    case right
    case wrong
    /// The attempt was not checked. The address has to wait for this time.
    case locked(Milliseconds)
  }

  private(set) var code: String
  /// The key of a pairing link, too long to be guessed. It admits one browser and is then replaced.
  private(set) var key: String
  let tries: Int
  /// The number of wrong codes, over all addresses, after which the code is replaced.
  let triesOfAll: Int
  private let makeCode: () -> String
  private let makeKey: () -> String
  private var wrongOfAll = 0
  private var visitors: [String: Visitor] = [:]

  private struct Visitor {
    var wrong = 0
    var lockedUntil: Milliseconds = 0
    var locks = 0
    var last: Milliseconds = 0
  }

  init(
    tries: Int = 5, triesOfAll: Int = 50, makeCode: @escaping () -> String = { Secrets.digits(8) },
    makeKey: @escaping () -> String = { Secrets.token() }
  ) {
    self.tries = tries
    self.triesOfAll = triesOfAll
    self.makeCode = makeCode
    self.makeKey = makeKey
    code = makeCode()
    key = makeKey()
  }

  /// The number of addresses with a recorded attempt.
  var rememberedVisitors: Int { visitors.count }

  /// Checks the key of a link. A wrong key may be a used one, so that it is not counted as an attempt to guess.
  mutating func redeem(_ given: String, from group: String, at now: Milliseconds) -> Answer {
    if let visitor = visitors[group], now < visitor.lockedUntil { return .locked(visitor.lockedUntil - now) }
    guard Secrets.areEqual(given, key) else { return .wrong }
    key = makeKey()
    visitors[group] = nil
    return .right
  }

  mutating func check(_ typed: String, from group: String, at now: Milliseconds) -> Answer {
    forget(at: now)
    var visitor = visitors[group] ?? Visitor()
    if now < visitor.lockedUntil { return .locked(visitor.lockedUntil - now) }
    // Copied codes may contain spaces and dashes.
    let digits = typed.prefix(64).filter { !" -\t\r\n".contains($0) }
    if Secrets.areEqual(digits, code) {
      visitors[group] = nil
      return .right
    }
    visitor.wrong += 1
    visitor.last = now
    wrongOfAll += 1
    if visitor.wrong >= tries {
      visitor.wrong = 0
      visitor.lockedUntil = now + 60_000 << Milliseconds(min(visitor.locks, 10))
      visitor.locks += 1
    }
    visitors[group] = visitor
    if wrongOfAll >= triesOfAll {
      wrongOfAll = 0
      code = makeCode()
    }
    return .wrong
  }

  /// Removes addresses without an attempt for a day, and addresses with an expired lock, once there are very many.
  private mutating func forget(at now: Milliseconds) {
    guard visitors.count >= 1000 else { return }
    visitors = visitors.filter { now - $0.value.last < 86_400_000 && now < $0.value.lockedUntil }
    if visitors.count >= 10_000 { visitors.removeAll() }
  }
}

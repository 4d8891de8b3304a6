/// Lets a browser in once it has told the code that the program shows: with few tries, and fewer the more are wrong.
///
/// An address has `tries` wrong ones, then waits a minute, then two, then four. Wrong codes of all addresses together
/// replace the code, so that many addresses come no further than one.
struct PairingDesk {
  enum Answer: Equatable {
    case right
    case wrong
    /// Not looked at: wait so long.
    case locked(Milliseconds)
  }

  private(set) var code: String
  /// What a link lets a browser in by, too long to be guessed. It is good for one: then there is another.
  private(set) var key: String
  let tries: Int
  /// After how many wrong codes there is a new one.
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

  /// How many addresses are remembered.
  var rememberedVisitors: Int { visitors.count }

  /// Takes the key of a link. One that has been used is no guess: nothing is counted.
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
    // People copy spaces and dashes along.
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

  /// Forgets who has been quiet for a day; and, where very many come, those whose time of waiting is over.
  private mutating func forget(at now: Milliseconds) {
    guard visitors.count >= 1000 else { return }
    visitors = visitors.filter { now - $0.value.last < 86_400_000 && now < $0.value.lockedUntil }
    if visitors.count >= 10_000 { visitors.removeAll() }
  }
}

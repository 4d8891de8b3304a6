import KeelModel
import Testing
import Walks

/// Random updates, followers and re-entrant writes, compared with a plain recomputation.
@MainActor @Suite(.timeLimit(.minutes(5))) struct StoreWalkTests {
  @Test func followersReceiveTheDistinctValuesOfAPlainRecomputation() {
    for seed in Walk.seeds(20) {
      var walk = StoreWalk(seed: seed)
      for _ in 0..<Walk.length(1_000) { walk.step() }
      walk.flush()
      walk.check("KEEL_SEED=\(Walk.seed), walk \(seed)")
    }
  }
}

/// A state with parts of all kinds: neighbours in one word of memory, storage elsewhere, and parts without an offset.
private struct Place: Equatable {
  struct Pair: Equatable {
    var left: UInt8 = 0
    var right: UInt8 = 0
    var isOn = false
  }

  var a = 0
  var b = 0
  var pair = Pair()
  var text = ""
  var list: [Int] = []
  var chosen: Pair?
  var names: [String: Int] = [:]

  /// A computed part, which writes two fields.
  var both: Int {
    get { a + b }
    set {
      a = newValue / 2
      b = newValue - a
    }
  }
}

/// A follower, and the values that it must have received.
@MainActor private final class Follower {
  let part: (Place) -> String
  let reaction: ((inout Place) -> Void)?
  private(set) var received: [String] = []
  private var expected: [String] = []
  var subscription: AnyCancellable?

  init(_ part: @escaping (Place) -> String, _ reaction: ((inout Place) -> Void)?) {
    self.part = part
    self.reaction = reaction
  }

  func receive(_ value: String) { received.append(value) }

  /// Notes the state of a round. Returns true if the follower receives a value of it.
  func expect(_ state: Place) -> Bool {
    guard expected.last != part(state) else { return false }
    expected.append(part(state))
    return true
  }

  func check(_ comment: Comment) { #expect(received == expected, comment) }
}

@MainActor private struct StoreWalk {
  private let store = MutableStore(Place())
  /// What the store's state must be.
  private var state = Place()
  private var following: [Follower] = []
  private var gone: [Follower] = []
  private var random: SeededRandom
  private let observed = Log<String>()
  private let token: ObservationToken

  init(seed: UInt64) {
    random = SeededRandom(seed: seed)
    token = observe { [state = store.toStore(), observed] in
      observed.add("\(state[\.b]) \(state[\.chosen?.left] ?? 9)")
    }
  }

  mutating func step() {
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<6: bareUpdate()
    case 6..<12: updateOfAPart()
    case 12: updateInAnother()
    case 13..<15: follow()
    case 15:
      if let index = following.indices.randomElement(using: &random) {
        following[index].subscription = nil
        gone.append(following.remove(at: index))
      }
    default: flush()
    }
  }

  // MARK: - Updates

  private mutating func bareUpdate() {
    let changes = (0..<Int.random(in: 1...3, using: &random)).map { _ in change() }
    let all: (inout Place) -> Void = { place in for change in changes { change(&place) } }
    store.update(all)
    all(&state)
  }

  private mutating func change() -> (inout Place) -> Void {
    let number = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: return { $0.a = number }
    case 1: return { $0.b = number }
    case 2: return { $0.pair.left = UInt8(number) }
    case 3: return { $0.pair.isOn.toggle() }
    // An equal text and an equal list may have other storage.
    case 4: return { $0.text = String(repeating: "a long text ", count: number + 1) }
    case 5: return { $0.list = Array(0..<number) }
    case 6: return { $0.chosen = number == 0 ? nil : Place.Pair(left: UInt8(number)) }
    case 7: return { $0.names["\(number)", default: 0] += 1 }
    default: return { $0.both += 1 }
    }
  }

  private mutating func updateOfAPart() {
    let number = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<9, using: &random) {
    case 0: update(\.a) { $0 = number }
    case 1: update(\.b) { $0 += 1 }
    case 2: update(\.pair.right) { $0 = UInt8(number) }
    case 3: update(\.pair) { $0.left &+= 1 }
    case 4: update(\.text) { $0 = String(repeating: "a long text ", count: number + 1) }
    case 5: update(\.list) { $0 = Array(0..<number) }
    case 6: update(\.chosen) { $0 = number == 0 ? nil : Place.Pair(left: UInt8(number)) }
    case 7: update(\.names["0"]) { $0 = number }
    default: update(\.both) { $0 += number }
    }
  }

  private mutating func update<Part>(_ part: WritableKeyPath<Place, Part>, _ change: @escaping (inout Part) -> Void) {
    store.update(part, change)
    change(&state[keyPath: part])
  }

  /// The outer update changes one part, the inner one any.
  private mutating func updateInAnother() {
    let inner = change()
    store.update(\.pair.left) { [store] left in
      store.update(inner)
      left &+= 1
    }
    state.pair.left &+= 1
    inner(&state)
  }

  // MARK: - Followers

  private mutating func follow() {
    let state = store.toStore()
    switch Int.random(in: 0..<12, using: &random) {
    case 0: follow(state.stored(keyPath: \.a)) { $0.a }
    case 1: follow(state.stored(keyPath: \.pair)) { $0.pair }
    case 2: follow(state.stored(keyPath: \.pair.right)) { $0.pair.right }
    case 3: follow(state.stored(keyPath: \.text)) { $0.text }
    case 4: follow(state.stored(keyPath: \.both)) { $0.both }
    case 5: follow(state.stored(keyPath: \.chosen?.left)) { $0.chosen?.left }
    case 6: follow(state.stored(keyPath: \.names["0"])) { $0.names["0"] }
    case 7: follow(state.stored { $0.list.count + $0.a }) { $0.list.count + $0.a }
    case 8: follow(state.stored(\.a, \.pair.isOn) { $1 ? $0 : -1 }) { $0.pair.isOn ? $0.a : -1 }
    case 9: follow(state.stored(keyPath: \.list).toStore()) { $0.list }
    // Followers that update the state again, until their condition holds.
    case 10:
      follow(state.stored(keyPath: \.a)) {
        $0.a
      } reaction: { place in
        guard !place.a.isMultiple(of: 2) else { return }
        place.a += 1
        place.b += 1
      }
    default:
      follow(state.stored { $0.pair.left % 3 }) {
        $0.pair.left % 3
      } reaction: { place in
        if place.pair.left % 3 == 1 { place.pair.left &+= 1 }
      }
    }
  }

  private mutating func follow<Part>(
    _ publisher: some Publisher<Part, Never>, _ part: @escaping (Place) -> Part,
    reaction: ((inout Place) -> Void)? = nil
  ) {
    let follower = Follower({ "\(part($0))" }, reaction)
    follower.subscription = publisher.sink { [store, unowned follower] value in
      MainActor.assumeIsolated {
        follower.receive("\(value)")
        if let reaction { store.update(reaction) }
      }
    }
    // A new follower receives the current value, whether or not it has been delivered to others.
    if follower.expect(state) { reaction?(&state) }
    following.append(follower)
  }

  // MARK: - Turns

  /// Runs the turn, and notes the states that it delivers.
  mutating func flush() {
    Turn.shared.flush()
    var delivered: Place
    repeat {
      delivered = state
      for follower in following where follower.expect(delivered) { follower.reaction?(&state) }
    } while state != delivered
  }

  func check(_ comment: Comment) {
    #expect(store.value == state, comment)
    for follower in following + gone { follower.check(comment) }
    #expect(observed.values.last == "\(state.b) \(state.chosen?.left ?? 9)", comment)
  }
}

import KeelModel
import Measure

/// Measures the cost of observation and of recorded actions, beside bare mechanisms in the same process; and that of a
/// verdict on an event.
///
/// `performing` figures are changes made by an event of a front end, which need no hop; `job` figures wait for the
/// main-actor job, and their reference is the bare mechanism with a job of its own.
@main @MainActor enum Main {
  static var sink = 0

  static func main() async {
    for size in [1, 10, 100, 1_000] { await changes(size) }
    await bystanders()
    await manyChanges()
    await tokens()
    await reads()
    await Verdicts.measure()
    do { try Recordings.measure() } catch { reportMissing("record.action", size: 1, "\(error)") }
  }

  /// Measures one change of a value that `size` observers read.
  static func changes(_ size: Int) async {
    let model = Counter()
    let bare = BareCounter()
    let tokens = (0..<size).map { _ in observe { sink &+= model.count } }
    let observers = (0..<size).map { _ in BareObserver { sink &+= bare.count } }
    await compare("change.performing", size: size) {
      Turn.shared.performing { model.count += 1 }
    } reference: {
      bare.count += 1
      BareTurn.flush()
    }
    await compare("change.job", size: size) {
      model.count += 1
      await Task.yield()
    } reference: {
      bare.count += 1
      Task { @MainActor in BareTurn.flush() }
      await Task.yield()
    }
    withExtendedLifetime((tokens, observers)) {}
  }

  /// Measures one change of a value that one of a thousand observers reads.
  static func bystanders() async {
    let models = (0..<1_000).map { _ in Counter() }
    let bares = (0..<1_000).map { _ in BareCounter() }
    let tokens = models.map { model in observe { sink &+= model.count } }
    let observers = bares.map { model in BareObserver { sink &+= model.count } }
    await compare("one-affected.models", size: 1_000) {
      Turn.shared.performing { models[500].count += 1 }
    } reference: {
      bares[500].count += 1
      BareTurn.flush()
    }
    withExtendedLifetime((tokens, observers)) {}

    let model = Counter()
    let bare = BareCounter()
    let others = (0..<999).map { _ in observe { sink &+= model.other } } + [observe { sink &+= model.count }]
    let bareOthers =
      (0..<999).map { _ in BareObserver { sink &+= bare.other } } + [BareObserver { sink &+= bare.count }]
    await compare("one-affected.one-model", size: 1_000) {
      Turn.shared.performing { model.count += 1 }
    } reference: {
      bare.count += 1
      BareTurn.flush()
    }
    withExtendedLifetime((others, bareOthers)) {}
  }

  /// Measures many changes in one turn, with one run of the observer.
  static func manyChanges() async {
    let model = Counter()
    let bare = BareCounter()
    let token = observe { sink &+= model.count }
    let observer = BareObserver { sink &+= bare.count }
    await compare("changes-in-a-turn", size: 20_000, rounds: 50) {
      Turn.shared.performing { for _ in 0..<20_000 { model.count += 1 } }
    } reference: {
      for _ in 0..<20_000 { bare.count += 1 }
      BareTurn.flush()
    }
    withExtendedLifetime((token, observer)) {}
  }

  /// Measures creating and releasing an observer, a thousand times.
  static func tokens() async {
    let model = Counter()
    let bare = BareCounter()
    await compare("make-and-drop", size: 1_000, rounds: 50) {
      for _ in 0..<1_000 { _ = observe { sink &+= model.count } }
    } reference: {
      for _ in 0..<1_000 { _ = BareObserver { sink &+= bare.count } }
      bare.count += 1
      BareTurn.due = []
    }
  }

  /// Measures one observer that reads a property of each of many models.
  static func reads() async {
    for size in [1_000, 10_000] {
      let models = (0..<size).map { _ in Counter() }
      let bares = (0..<size).map { _ in BareCounter() }
      let token = observe { for model in models { sink &+= model.count } }
      let observer = BareObserver { for model in bares { sink &+= model.count } }
      await compare("one-observer-reads", size: size, rounds: 30) {
        Turn.shared.performing { models[size / 2].count += 1 }
      } reference: {
        bares[size / 2].count += 1
        BareTurn.flush()
      }
      withExtendedLifetime((token, observer)) {}
    }
    let model = Counter()
    let bare = BareCounter()
    await compare("unobserved-write", size: 10_000, rounds: 50) {
      for _ in 0..<10_000 { model.count &+= 1 }
    } reference: {
      for _ in 0..<10_000 { bare.count &+= 1 }
    }
    await compare("untracked-read", size: 10_000, rounds: 50) {
      for _ in 0..<10_000 { sink &+= model.count }
    } reference: {
      for _ in 0..<10_000 { sink &+= bare.count }
    }
  }
}

import KeelModel
import Testing
import Walks

extension SharedTurn {
  /// Random graphs of models, observers and changes: after each turn, the output of every observer equals that of a new
  /// one.
  @MainActor @Suite struct ObserveGraphTests {
    /// Reads properties, some of them only for certain values, and creates its children if the sum of its output is
    /// even.
    @MainActor final class Node {
      let reads: [Int]
      let children: [Node]
      private(set) var output: [Int] = []
      private(set) var runs = 0
      private var tokens: Set<ObservationToken> = []
      private let models: [Counter]

      init(reads: [Int], children: [Node], models: [Counter]) {
        self.reads = reads
        self.children = children
        self.models = models
      }

      func evaluate() -> [Int] {
        var values: [Int] = []
        for index in reads {
          values.append(models[index].count)
          // The other property is read after multiples of 3, and a value with remainder 6 modulo 7 ends the reading.
          if values.last.map({ $0 % 3 == 0 }) == true { values.append(models[index].other) }
          if values.last.map({ $0 % 7 == 6 }) == true { break }
        }
        return values
      }

      var hasChildren: Bool { output.reduce(0, +) % 2 == 0 }

      func observe() -> ObservationToken {
        KeelModel.observe { [unowned self] in
          runs += 1
          output = evaluate()
          tokens = []
          if hasChildren { for child in children { tokens.insert(child.observe()) } }
        }
      }

      func stop() { tokens = [] }

      /// All nodes that are observing now.
      var live: [Node] { [self] + (hasChildren ? children.flatMap(\.live) : []) }
    }

    private func makeNode(depth: Int, models: [Counter], using random: inout SeededRandom) -> Node {
      let children =
        depth == 0
        ? []
        : (0..<Int.random(in: 0...3, using: &random)).map { _ in
          makeNode(depth: depth - 1, models: models, using: &random)
        }
      let reads = (0..<Int.random(in: 1...12, using: &random)).map { _ in
        Int.random(in: models.indices, using: &random)
      }
      return Node(reads: reads, children: children, models: models)
    }

    @Test(arguments: 0..<Walk.count(40))
    func incrementalEqualsFresh(seed: Int) {
      var random = SeededRandom(seed: UInt64(seed))
      let models = (0..<8).map { _ in Counter() }
      let roots = (0..<5).map { _ in makeNode(depth: 3, models: models, using: &random) }
      let tokens = roots.map { $0.observe() }
      for step in 0..<100 {
        let before = Dictionary(
          uniqueKeysWithValues: roots.flatMap(\.live).map { (ObjectIdentifier($0), ($0.evaluate(), $0.runs)) })
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          let model = models[Int.random(in: models.indices, using: &random)]
          let value = Int.random(in: 0..<12, using: &random)
          if Bool.random(using: &random) { model.count = value } else { model.other = value }
        }
        Turn.shared.flush()
        for root in roots {
          for node in root.live {
            #expect(node.output == node.evaluate(), "seed \(seed), step \(step)")
          }
          // A root has no parent that could create it again: it runs exactly once if its value changed, and at most
          // once otherwise.
          guard let (value, runs) = before[ObjectIdentifier(root)] else { continue }
          #expect(root.runs <= runs + 1)
          if value != root.evaluate() { #expect(root.runs == runs + 1) }
        }
      }
      for root in roots { root.stop() }
      withExtendedLifetime(tokens) {}
    }
  }
}

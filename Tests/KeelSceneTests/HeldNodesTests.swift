import Testing

@testable import KeelScene

/// The children of a node, stored in one word.
@Suite struct HeldNodesTests {
  @Test(arguments: [[], [1], [0], [(1 << 56) - 1], [1 << 56], [UInt64.max], [7, 7 << 40], [3, 2, 1]] as [[UInt64]])
  func holdsItsValues(values: [UInt64]) {
    let ids = values.map { NodeID(rawValue: $0) }
    let held = HeldNodes(ids)
    #expect(held.ids == ids && held.count == ids.count && held == ids)
    #expect(!(held == ids + [NodeID(rawValue: 5)]))
    let others = values.map { NodeID(rawValue: $0 ^ 1 << 55) }
    #expect((held == others) == ids.isEmpty)
  }

  @Test func isOneWord() { #expect(MemoryLayout<HeldNodes>.size == 8) }
}

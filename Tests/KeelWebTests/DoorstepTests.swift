import Testing

@testable import KeelWeb

/// The clients that may begin an encrypted connection, and their order.
@MainActor @Suite struct DoorstepTests {
  private func judge(_ bytes: [UInt8]) -> ClientHello { bytes.withUnsafeBytes { ClientHello($0) } }

  @Test func aGreetingIsJudgedByItsFirstRecord() {
    #expect(judge([]) == .needs(5))
    #expect(judge([22, 3, 1, 0]) == .needs(5))
    #expect(judge([22, 3, 1, 0, 4]) == .needs(9))
    #expect(judge([22, 3, 1, 0, 4, 1, 0, 0]) == .needs(9))
    #expect(judge([22, 3, 1, 0, 4, 1, 0, 0, 0]) == .whole)
    #expect(judge([22, 3, 1, 0, 4, 1, 0, 0, 0, 22, 3]) == .whole)
    #expect(judge([22, 3, 1, 64, 0]) == .needs(ClientHello.bytes))
  }

  @Test(arguments: [Array("G".utf8), Array("GET / HTTP/1.1".utf8), [22, 2], [21, 3, 1, 0, 2], [22, 3, 1, 0, 0]])
  func invalidGreetingsAreDetectedEarly(bytes: [UInt8]) { #expect(judge(bytes) == .other) }

  @Test func aGreetingLongerThanARecordIsNone() {
    #expect(judge([22, 3, 1, 64, 1]) == .other)
    #expect(judge([22, 3, 1, 255, 255]) == .other)
  }

  @Test func anAddressHasItsTurnsInOrderAndNoOtherWaitsForIt() {
    var turns = Turns<Int>(limit: 2)
    let entered = (1...5).map { turns.enter("a", $0) }
    let other = turns.enter("b", 9)
    #expect(entered == [true, true, false, false, false] && other)
    // The third client has disconnected.
    let next = [
      turns.leave("a", where: { $0 != 3 }), turns.leave("a", where: { _ in true }),
      turns.leave("a", where: { _ in true }), turns.leave("a", where: { _ in true }),
    ]
    #expect(next == [4, 5, nil, nil])
    let last = turns.leave("b", where: { _ in true })
    #expect(last == nil && turns.rememberedVisitors == 0)
    let again = turns.enter("a", 6)
    #expect(again)
  }
}

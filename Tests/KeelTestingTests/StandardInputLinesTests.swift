import KeelTesting
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

@Suite(.timeLimit(.minutes(5))) struct StandardInputLinesTests {
  private func lines(of bytes: [UInt8]) async throws -> [String] {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    _ = write(ends[1], bytes, bytes.count)
    close(ends[1])
    defer { close(ends[0]) }
    var lines: [String] = []
    for try await line in StandardInputLines(descriptor: ends[0]) { lines.append(line) }
    return lines
  }

  @Test func linesAreSplitAndTheLastNeedsNoEnd() async throws {
    #expect(try await lines(of: Array("one\n\ntwo\nthree".utf8)) == ["one", "", "two", "three"])
    #expect(try await lines(of: []) == [])
    #expect(try await lines(of: Array("\n".utf8)) == [""])
  }

  @Test func longLinesAndBadBytesAreSurvived() async throws {
    let long = String(repeating: "å", count: 10_000)
    #expect(try await lines(of: Array((long + "\nend\n").utf8)) == [long, "end"])
    #expect(try await lines(of: [0x61, 0xFF, 0x0A]) == ["a\u{FFFD}"])
  }

  @Test func lineIsHandedOutBeforeTheNextIsThere() async throws {
    var ends: [Int32] = [0, 0]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    var iterator = StandardInputLines(descriptor: ends[0]).makeAsyncIterator()
    _ = write(ends[1], "one\n", 4)
    #expect(try await iterator.next() == "one")
    _ = write(ends[1], "two\n", 4)
    #expect(try await iterator.next() == "two")
    close(ends[1])
    #expect(try await iterator.next() == nil)
  }

  @Test func descriptorThatCannotBeReadIsReported() async {
    await #expect(throws: StandardInputLines.ReadError(code: EBADF)) {
      for try await _ in StandardInputLines(descriptor: -1) {}
    }
  }
}

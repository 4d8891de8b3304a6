import Testing

@testable import KeelWeb

/// The requirements of RFC 6455 on a server that reads frames.
@Suite struct FrameDecoderTests {
  @Test(arguments: [1, 2, 3, 7, Int.max]) func aMessageIsTheSameHoweverItIsCutUp(pieces: Int) {
    let long = String(repeating: "Häfen ", count: 40)
    let bytes =
      Frames.text("one") + Frames.frame(9, [1, 2]) + Frames.text(long) + Frames.text("Ha", isLast: false)
      + Frames.frame(10, []) + Frames.frame(0, Array("rbour".utf8)) + Frames.frame(8, [0x03, 0xE8])
    let (messages, failure) = Frames.decode(bytes, pieces: pieces)
    #expect(failure == nil)
    #expect(
      messages == [
        .text("one"), .ping([1, 2]), .text(long), .pong([]), .text("Harbour"), .close(.normal, reason: ""),
      ])
  }

  @Test func lettersMayBeCutByFragments() {
    let letters = Array("é".utf8)
    let bytes = Frames.frame(1, [letters[0]], isLast: false) + Frames.frame(0, [letters[1]])
    #expect(Frames.decode(bytes).messages == [.text("é")])
  }

  @Test(
    arguments: [
      (Frames.frame(1, [65], mask: nil), CloseCode.protocolError),
      ([0xC1, 0x80, 0, 0, 0, 0], .protocolError),
      ([0x83], .protocolError),
      ([0x09], .protocolError),
      ([0x89, 0xFE], .protocolError),
      (Frames.frame(0, [65]), .protocolError),
      (Frames.text("a", isLast: false) + Frames.text("b"), .protocolError),
      ([0x81, 0xFE, 0, 5, 0, 0, 0, 0], .protocolError),
      ([0x81, 0xFF, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0], .protocolError),
      ([0x81, 0xFF, 0x80, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], .protocolError),
      (Frames.frame(8, [3]), .protocolError),
      (Frames.frame(8, [0x03, 0xED]), .protocolError),
      (Frames.frame(8, [0x03, 0xE8, 0xFF]), .notText),
      (Frames.frame(1, [0xFF, 0xFE]), .notText),
      (Frames.frame(1, [0xED, 0xA0, 0x80]), .notText),
      (Frames.frame(1, [0xC0, 0x80]), .notText),
      // A length of 1 GiB is rejected when the header is read, before the payload arrives.
      ([0x81, 0xFF, 0, 0, 0, 0, 0x40, 0, 0, 0, 0, 0, 0, 0], .tooBig),
    ] as [([UInt8], CloseCode)]) func protocolViolationsCloseWithTheirCode(bytes: [UInt8], code: CloseCode)
  {
    #expect(Frames.decode(bytes).failure?.code == code)
    #expect(Frames.decode(bytes, pieces: 1).failure?.code == code)
  }

  @Test func aMessageIsBoundedInAllItsFragmentsTogether() {
    let limits = FrameDecoder.Limits(messageBytes: 100, fragments: 4)
    let part = [UInt8](repeating: 65, count: 60)
    let bytes = Frames.frame(1, part, isLast: false) + Frames.frame(0, part)
    #expect(Frames.decode(bytes, limits: limits).failure?.code == .tooBig)
    #expect(Frames.decode(Frames.frame(1, part), limits: limits).messages.count == 1)
  }

  @Test func aMessageInVeryManyPiecesIsRefused() {
    let limits = FrameDecoder.Limits(messageBytes: 1000, fragments: 4)
    var bytes = Frames.frame(1, [], isLast: false)
    for _ in 0..<10 { bytes += Frames.frame(0, [], isLast: false) }
    #expect(Frames.decode(bytes, limits: limits).failure?.code == .tooBig)
  }

  @Test func nothingIsHeldBetweenMessages() throws {
    var decoder = FrameDecoder()
    try decoder.feed(Frames.text("held") + [0x81]) { _ in }
    #expect(decoder.heldBytes == 1)
    try decoder.feed([0x85]) { _ in }
    try decoder.feed(Frames.mask + [1, 2]) { _ in }
    #expect(decoder.heldBytes == 2)
  }

  @Test func nothingIsReadBehindTheEnd() {
    let bytes = Frames.frame(8, []) + Frames.text("late")
    #expect(Frames.decode(bytes).messages == [.close(nil, reason: "")])
  }

  @Test func framesAreWrittenWithTheShortestLength() {
    #expect(FrameEncoder.text("ab") == [0x81, 2, 97, 98])
    #expect(FrameEncoder.text(String(repeating: "a", count: 126)).prefix(4) == [0x81, 126, 0, 126])
    #expect(
      FrameEncoder.text(String(repeating: "a", count: 65536)).prefix(10) == [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0])
    let long = FrameEncoder.close(.policy, reason: String(repeating: "é", count: 100))
    #expect(long.count == 2 + 2 + 122)
    #expect(String(validating: long[4...], as: UTF8.self) != nil)
  }
}

import KeelScene
import Testing

@Suite struct ImageDataTests {
  /// Two texts of equal length with the same FNV-1a hash of 64 bits.
  private let twins = ["8yn0iYCKYHlIj4-BwPqk", "GReLUrM4wMqfg9yzV3KQ"].map { ImageData(bytes: Array($0.utf8)) }

  @Test func picturesOfOneHashAndLengthAreTwo() {
    #expect(twins[0].hashValue == twins[1].hashValue, "or this shows nothing")
    #expect(twins[0] != twins[1])
  }

  @Test func picturesOfEqualBytesAreOne() {
    let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 1, 2, 3]
    #expect(ImageData(bytes: bytes) == ImageData(bytes: bytes.map { $0 }))
    #expect(Set([ImageData(bytes: bytes), ImageData(bytes: bytes.map { $0 })]).count == 1)
    #expect(ImageData(bytes: bytes) != ImageData(bytes: bytes.dropLast()))
  }
}

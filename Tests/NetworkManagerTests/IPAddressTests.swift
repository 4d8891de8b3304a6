import Testing

@testable import NetworkManagerRadio

@Suite struct IPAddressTests {
  @Test(
    "Addresses are read in every valid form and written in the usual one",
    arguments: [
      ("192.0.2.10", "192.0.2.10"), ("0.0.0.0", "0.0.0.0"), ("255.255.255.255", "255.255.255.255"),
      ("::", "::"), ("::1", "::1"), ("1::", "1::"), ("2001:DB8:0:0:0:0:0:1", "2001:db8::1"),
      ("2001:db8:0:1:1:1:1:1", "2001:db8:0:1:1:1:1:1"), ("1:0:0:2:0:0:0:3", "1:0:0:2::3"),
      ("fe80::1:2", "fe80::1:2"), ("::ffff:192.0.2.1", "::ffff:c000:201"), ("1:2:3:4:5:6:7::", "1:2:3:4:5:6:7:0"),
    ])
  func forms(text: String, usual: String) {
    #expect(IPAddress(text)?.description == usual)
  }

  @Test(
    "Anything else is no address",
    arguments: [
      "", " ", "1", "1.2.3", "1.2.3.4.5", "256.1.1.1", "01.2.3.4", "1.2.3.4 ", "+1.2.3.4", "1..2.3", ":", ":::",
      "1::2::3",
      "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "12345::", "g::", "::1%eth0", "1.2.3.4::", "::1.2.3", "-1::", "١.2.3.4",
      "1:2:3:4:5:6:7:8::",
    ])
  func refused(text: String) {
    #expect(IPAddress(text) == nil)
  }

  @Test("Any bytes survive a round trip through their text")
  func roundTrip() {
    var random = SplitMix(state: 3)
    for count in [4, 16] {
      for _ in 0..<2_000 {
        // Many zeros, to cover the runs that the text form omits.
        let bytes = (0..<count).map { _ in Bool.random(using: &random) ? 0 : UInt8.random(in: 0...255, using: &random) }
        let address = IPAddress(bytes: bytes)
        #expect(address.map(\.description).flatMap(IPAddress.init) == address)
        #expect(address != nil)
      }
    }
    #expect(IPAddress(bytes: [1, 2, 3]) == nil)
  }
}

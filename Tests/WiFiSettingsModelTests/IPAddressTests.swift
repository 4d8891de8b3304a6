import Testing
import WiFiSettingsModel

@Suite struct IPAddressTests {
  @Test(
    arguments: [
      ("192.0.2.10", 0xC000_020A), ("1.2.3.4", 0x0102_0304), ("255.255.255.255", .max), ("0.0.0.0", 0),
    ] as [(String, UInt32)])
  func fourNumbersAreAnIPv4Address(text: String, value: UInt32) { #expect(IPv4Address(text)?.value == value) }

  @Test(arguments: [
    "", "1.2.3", "1.2.3.4.5", "256.1.1.1", "1.2.3.-4", "01.2.3.4", "1..2.3", "a.b.c.d", "1.2.3.4 ", "١.2.3.4",
    "0x1.2.3.4",
  ])
  func otherTextIsNone(text: String) { #expect(IPv4Address(text) == nil) }

  @Test func masksComeInThreeForms() {
    #expect(IPv4Address.prefixLength("24") == 24)
    #expect(IPv4Address.prefixLength("/24") == 24)
    #expect(IPv4Address.prefixLength("255.255.255.0") == 24)
    #expect(IPv4Address.prefixLength("255.255.255.255") == 32)
    #expect(IPv4Address.prefixLength("32") == 32)
    for bad in ["0", "33", "255.0.255.0", "0.0.0.0", "", "/", "x", "-1", "240"] {
      #expect(IPv4Address.prefixLength(bad) == nil, "\(bad)")
    }
  }

  @Test(arguments: [
    "::", "::1", "2001:db8::53", "1:2:3:4:5:6:7:8", "fe80::", "::ffff:192.0.2.1", "1::8", "1:2:3:4:5:6:7::",
  ])
  func ipv6Addresses(text: String) { #expect(IPv6Address.isValid(text)) }

  @Test(arguments: [
    "", ":", ":::", "1:2:3:4:5:6:7", "1:2:3:4:5:6:7:8:9", "1::2::3", "12345::", "g::", "fe80::1%wlan0", "1.2.3.4",
    "1.2.3.4::", "1:2:3:4:5:6:7:8::", ":1", "1:",
  ])
  func otherTextIsNoIPv6Address(text: String) { #expect(!IPv6Address.isValid(text)) }
}

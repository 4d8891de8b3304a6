import Testing
import WiFiSettingsModel

@testable import NetworkManagerRadio

@Suite struct SecurityFlagsTests {
  @Test(
    "Flags of an access point give its security",
    arguments: [
      (0, 0, 0, Security.open), (1, 0, 0, .wep), (0x2, 0, 0, .open),
      (1, 0x100 | 0x88, 0, .wpa2Personal), (1, 0, 0x188, .wpa2Personal), (1, 0x144, 0x188, .wpa2Personal),
      (1, 0, 0x400 | 0x88, .wpa3Personal), (1, 0, 0x500, .wpa2Personal),
      (0, 0, 0x800, .enhancedOpen), (0, 0, 0x1000, .enhancedOpen),
      (1, 0, 0x200, .enterprise), (1, 0x200, 0, .enterprise), (1, 0, 0x2000, .enterprise), (1, 0, 0x300, .wpa2Personal),
      (1, 0, 0x88, .unknown), (0, 0, 0x8000, .unknown),
    ])
  func classification(flags: Int, wpa: Int, rsn: Int, expected: Security) {
    #expect(Security(flags: flags, wpaFlags: wpa, rsnFlags: rsn) == expected)
  }

  @Test("No word about keys is ever taken for an open network")
  func neverOpenByMistake() {
    for word in 1..<0x10000 {
      #expect(Security(flags: 0, wpaFlags: 0, rsnFlags: word) != .open)
      #expect(Security(flags: 1, wpaFlags: word, rsnFlags: 0) != .open)
    }
  }

  @Test(
    "A stored connection gives its security",
    arguments: [
      ("none", Security.wep), ("wpa-psk", .wpa2Personal), ("sae", .wpa3Personal), ("owe", .enhancedOpen),
      ("wpa-eap", .enterprise), ("wpa-eap-suite-b-192", .enterprise), ("ieee8021x", .enterprise), ("magic", .unknown),
    ])
  func storedSecurity(name: String, expected: Security) {
    #expect(Security(stored: ["key-mgmt": .string(name)]) == expected)
    #expect(Security(stored: [:]) == .unknown)
    #expect(Security(stored: nil) == .open)
  }
}

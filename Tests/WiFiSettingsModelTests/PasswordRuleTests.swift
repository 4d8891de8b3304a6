import Testing
import WiFiSettingsModel

@Suite struct PasswordRuleTests {
  func isLawful(_ password: String, _ security: Security) -> Bool {
    PasswordRule.check(password, for: security) == nil
  }

  @Test func wpa2TakesEightToSixtyThreePrintableCharacters() {
    #expect(!isLawful("", .wpa2Personal))
    #expect(!isLawful("1234567", .wpa2Personal))
    #expect(isLawful("12345678", .wpa2Personal))
    #expect(isLawful(String(repeating: " ", count: 8), .wpa2Personal))
    #expect(isLawful(String(repeating: "~", count: 63), .wpa2Personal))
    #expect(!isLawful(String(repeating: "z", count: 64), .wpa2Personal))
    #expect(!isLawful(String(repeating: "a", count: 65), .wpa2Personal))
  }

  @Test func sixtyFourHexadecimalDigitsAreTheKeyItself() {
    let key = String(repeating: "0aF9", count: 16)
    #expect(isLawful(key, .wpa2Personal))
    #expect(PasswordRule.isRawKey(key))
    #expect(!PasswordRule.isRawKey(String(repeating: "g", count: 64)))
  }

  @Test func lengthIsCountedInBytesAndOnlyPrintableASCIIIsSent() {
    #expect(!isLawful(String(repeating: "å", count: 63), .wpa2Personal))
    #expect(!isLawful("åååå", .wpa2Personal))
    #expect(!isLawful("1234567\n", .wpa2Personal))
    #expect(!isLawful("\u{1}2345678", .wpa2Personal))
    #expect(!isLawful("1234567\u{7F}", .wpa2Personal))
  }

  @Test func saeHasNoSuchBounds() {
    #expect(isLawful("x", .wpa3Personal))
    #expect(isLawful("blob", .wpa3Personal))
    #expect(isLawful(String(repeating: "å", count: 100), .wpa3Personal))
    #expect(!isLawful("", .wpa3Personal))
    #expect(!isLawful("a\0b", .wpa3Personal))
  }

  @Test func wepTakesItsFourLengths() {
    for good in ["12345", "1234567890123", "0123456789", "0123456789abcdefABCDEF0123"] {
      #expect(isLawful(good, .wep), "\(good.count)")
    }
    for bad in ["", "1234", "123456", "xyz3456789", "1234567890123456", "0123456789abcdefABCDEF012g", "1234\n"] {
      #expect(!isLawful(bad, .wep), "\(bad.count)")
    }
    #expect(Security.wep.warning != nil)
  }

  @Test func networksWithoutAPasswordAskForNothing() {
    for security in [Security.open, .enhancedOpen] { #expect(isLawful("", security)) }
  }

  @Test func aProblemHasThreePartsAndNoSecret() throws {
    for (secret, security) in [("hunter2", Security.wpa2Personal), ("geheim", .wep), ("pässword", .wpa2Personal)] {
      let problem = try #require(PasswordRule.check(secret, for: security))
      #expect([problem.happened, problem.rule, problem.remedy].allSatisfy { $0.hasSuffix(".") })
      #expect(!"\(problem)".contains(secret))
      #expect(!problem.message.contains(secret))
    }
    #expect(PasswordRule.check("1234567", for: .wpa2Personal)?.happened == "This password has 7 characters.")
  }
}

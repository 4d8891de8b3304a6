/// The rules for the passwords of each kind of security, which are checked before anything is sent.
public enum PasswordRule {
  /// Returns the problem with the password, or `nil` if it can be sent.
  ///
  /// Lengths are counted in bytes, as on the air. WPA and WPA2 accept 8 to 63 printable ASCII characters, or 64
  /// hexadecimal digits, which are the key itself. SAE (WPA3) has no such bounds. WEP accepts 5 or 13 characters, or 10
  /// or 26 hexadecimal digits.
  ///
  /// - Parameter name: The name of the network's security, if it is not the usual name of its kind.
  public static func check(
    _ password: String, for security: Security, called name: String? = nil
  ) -> PasswordProblem? {
    switch security {
    case .open, .enhancedOpen, .enterprise, .unknown:
      return nil
    case .wpa3Personal:
      if password.isEmpty { return .empty(rule: "WPA3 takes a password of one character or more.") }
      if password.utf8.contains(0) { return .unprintable(rule: "WPA3 takes any password without a zero byte.") }
      return nil
    case .wpa2Personal:
      return checkWPA2(password, name ?? security.text)
    case .wep:
      return checkWEP(password)
    }
  }

  /// Returns true if the text is 64 hexadecimal digits: the key itself and not a passphrase.
  public static func isRawKey(_ password: String) -> Bool {
    password.utf8.count == 64 && isHexadecimal(password)
  }

  private static func checkWPA2(_ password: String, _ name: String) -> PasswordProblem? {
    let rule = "\(name) takes 8 to 63 printable ASCII characters, or 64 hexadecimal digits."
    let count = password.utf8.count
    if count == 0 { return .empty(rule: rule) }
    if isRawKey(password) { return nil }
    guard isPrintable(password) else { return .unprintable(rule: rule) }
    return (8...63).contains(count) ? nil : .length(count, rule: rule)
  }

  private static func checkWEP(_ password: String) -> PasswordProblem? {
    let rule = "WEP takes 5 or 13 printable ASCII characters, or 10 or 26 hexadecimal digits."
    let count = password.utf8.count
    if count == 0 { return .empty(rule: rule) }
    guard isPrintable(password) else { return .unprintable(rule: rule) }
    switch count {
    case 5, 13: return nil
    case 10, 26: return isHexadecimal(password) ? nil : .notHexadecimal(count, rule: rule)
    default: return .length(count, rule: rule)
    }
  }

  private static func isPrintable(_ password: String) -> Bool {
    password.utf8.allSatisfy { (32...126).contains($0) }
  }

  private static func isHexadecimal(_ password: String) -> Bool {
    password.unicodeScalars.allSatisfy { $0.properties.isASCIIHexDigit }
  }
}

/// The reason that a password was not sent, in three parts. Contains nothing of the password but its length.
public struct PasswordProblem: Error, Hashable, Sendable {
  /// A description of the mistake.
  public let happened: String
  public let rule: String
  /// The advice for the user.
  public let remedy: String

  /// The three parts as one paragraph.
  public var message: String { "\(happened) \(rule) \(remedy)" }

  static func empty(rule: String) -> PasswordProblem {
    PasswordProblem(happened: "There is no password.", rule: rule, remedy: "Type the network's password.")
  }

  static func length(_ count: Int, rule: String) -> PasswordProblem {
    PasswordProblem(
      happened: "This password has \(count) \(count == 1 ? "character" : "characters").", rule: rule,
      remedy: "Check the password, and type it again.")
  }

  static func unprintable(rule: String) -> PasswordProblem {
    PasswordProblem(
      happened: "This password holds a character that cannot be sent.", rule: rule,
      remedy: "Type it again with plain letters, digits and signs.")
  }

  static func notHexadecimal(_ count: Int, rule: String) -> PasswordProblem {
    PasswordProblem(
      happened: "This password has \(count) characters, which are not all hexadecimal digits.", rule: rule,
      remedy: "Check the password, and type it again.")
  }
}

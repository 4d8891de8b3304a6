/// A problem with a setting, in three parts.
public struct SettingProblem: Error, Hashable, Sendable {
  public enum Field: Hashable, Sendable {
    case address, mask, router, url
    /// A DNS server, by the identity of its entry.
    case dnsServer(Int)
  }
  public let field: Field
  /// A description of the mistake.
  public let happened: String
  public let rule: String
  /// The advice for the user.
  public let remedy: String

  /// The three parts as one paragraph.
  public var message: String { "\(happened) \(rule) \(remedy)" }

  static func address(_ text: String) -> SettingProblem {
    SettingProblem(
      field: .address, happened: happened(text, "an address that this machine can have"),
      rule: "An IPv4 address is four numbers from 0 to 255, as 192.0.2.10.", remedy: "Check the address.")
  }

  static func notAHost(_ text: String) -> SettingProblem {
    SettingProblem(
      field: .address, happened: happened(text, "an address of one machine: with this mask it means all of them"),
      rule: "The part after the mask is neither all zeros nor all ones.", remedy: "Check the address and the mask.")
  }

  static func mask(_ text: String) -> SettingProblem {
    SettingProblem(
      field: .mask, happened: happened(text, "a mask"),
      rule: "A mask is a length from 1 to 32, or as 255.255.255.0.", remedy: "Check the mask.")
  }

  static func router(_ text: String) -> SettingProblem {
    SettingProblem(
      field: .router, happened: happened(text, "the address of a router"),
      rule: "A router's address is four numbers from 0 to 255, as 192.0.2.1, or is left out.",
      remedy: "Check the router.")
  }

  static func routerElsewhere(_ text: String) -> SettingProblem {
    SettingProblem(
      field: .router, happened: happened(text, "within reach of this address"),
      rule: "A router is another machine of the same network.", remedy: "Check the address, the mask and the router.")
  }

  static func dnsServer(_ text: String, id: Int) -> SettingProblem {
    SettingProblem(
      field: .dnsServer(id), happened: happened(text, "the address of a DNS server"),
      rule: "A DNS server is given by an IPv4 or IPv6 address, as 192.0.2.53 or 2001:db8::53.",
      remedy: "Check the address.")
  }

  static func url(_ text: String) -> SettingProblem {
    SettingProblem(
      field: .url, happened: happened(text, "an address of a proxy configuration"),
      rule: "It begins with http:// or https://, or is left out for the network to say.", remedy: "Check the address.")
  }

  private static func happened(_ text: String, _ what: String) -> String {
    let shown = SSID.visible(text.trimmed)
    return shown.isEmpty ? "Nothing was typed where \(article(what)) is needed." : "“\(shown)” is not \(what)."
  }

  private static func article(_ what: String) -> String { what.hasPrefix("within") ? "an address" : what }
}

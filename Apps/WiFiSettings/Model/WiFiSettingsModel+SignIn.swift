import KeelModel

/// A sign-in page that the current network wants visited first.
public struct SignIn: Hashable, Sendable {
  public var title: String { "Sign-in required" }
  /// Where to go; `nil` when there is no address that is safe to open.
  public var url: String?

  /// Takes an address from the service, which has it from an untrusted network: `http` and `https` only, in plain
  /// ASCII without spaces.
  init(_ portal: RadioState.Portal) {
    url = portal.url.flatMap { WebAddress.isSafe($0) ? $0 : nil }
  }
}

extension WiFiSettingsModel {
  func updateSignIn() {
    signIn = stage == .on && latest.current != nil ? latest.portal.map(SignIn.init) : nil
  }
}

import KeelModel

/// A sign-in page that the current network requires.
public struct SignIn: Hashable, Sendable {
  public var title: String { "Sign-in required" }
  /// The address of the page; `nil` if there is no address that is safe to open.
  public var url: String?

  /// Adopts an address of the service, which got it from an untrusted network: only `http` and `https` are accepted, in
  /// plain ASCII without spaces.
  init(_ portal: RadioState.Portal) {
    url = portal.url.flatMap { WebAddress.isSafe($0) ? $0 : nil }
  }
}

extension WiFiSettingsModel {
  func updateSignIn() {
    signIn = stage == .on && latest.current != nil ? latest.portal.map(SignIn.init) : nil
  }
}

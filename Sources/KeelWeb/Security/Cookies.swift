/// The only cookie that the server sets, which identifies a browser.
struct BrowserCookie {
  /// The name of the cookie. Unless another is chosen, it contains the port, because browsers share cookies among all
  /// ports of a host.
  let name: String
  let path: String
  /// True if all connections are encrypted with a certificate of this server.
  let isSecure: Bool

  init(port: Int, path: String, isSecure: Bool, name: String? = nil) {
    self.name = (isSecure ? "__Secure-" : "") + (name ?? "keel-\(port)")
    self.path = path
    self.isSecure = isSecure
  }

  /// The maximum number of cookies of this name that are read from a request.
  private static let most = 4

  /// Returns the well-formed values of the cookie in a request. There is one for each path that it was set for, such as
  /// `/wifi/` and `/`, the longest first. The caller looks up the known one.
  func values(in headers: HTTPHeaders) -> [String] {
    let found = headers.all("cookie").lazy.flatMap { $0.split(separator: ";") }.compactMap { pair -> String? in
      let pair = trimmed(pair)
      guard pair.hasPrefix(name + "=") else { return nil }
      let value = String(pair.dropFirst(name.count + 1))
      return Secrets.isToken(value) ? value : nil
    }
    return Array(found.prefix(BrowserCookie.most))
  }

  /// Returns the header value that stores the cookie for that number of days. A cookie that is set over an encrypted
  /// connection is returned over encrypted connections only.
  func setting(_ value: String, days: Int, to request: HTTPRequest) -> String {
    "\(name)=\(value); Path=\(path); Max-Age=\(days * 86400); HttpOnly; SameSite=Strict" + secure(request)
  }

  func removing(to request: HTTPRequest) -> String {
    "\(name)=; Path=\(path); Max-Age=0; HttpOnly; SameSite=Strict" + secure(request)
  }

  /// Behind a proxy, the connection between browser and proxy decides. The name stays the same, because unencrypted
  /// requests would not find the cookie otherwise.
  private func secure(_ request: HTTPRequest) -> String { isSecure || request.isSecure ? "; Secure" : "" }
}

/// The one cookie of the server: which browser it is.
struct BrowserCookie {
  /// With the port in it, for browsers keep the cookies of all ports of a host together.
  let name: String
  let path: String
  /// Whether all connections are encrypted by a certificate of ours.
  let isSecure: Bool

  init(port: Int, path: String, isSecure: Bool) {
    name = (isSecure ? "__Secure-" : "") + "keel-\(port)"
    self.path = path
    self.isSecure = isSecure
  }

  /// So many of one name are looked at.
  private static let most = 4

  /// What a request has for it, of the right form: one for each path that it was set for, as `/wifi/` and `/`, the
  /// longest first. Which of them is known is for the caller to find out.
  func values(in headers: HTTPHeaders) -> [String] {
    let found = headers.all("cookie").lazy.flatMap { $0.split(separator: ";") }.compactMap { pair -> String? in
      let pair = trimmed(pair)
      guard pair.hasPrefix(name + "=") else { return nil }
      let value = String(pair.dropFirst(name.count + 1))
      return Secrets.isToken(value) ? value : nil
    }
    return Array(found.prefix(BrowserCookie.most))
  }

  /// Keeps the value for so many days; an answer that goes over an encrypted line has it come back over such a line alone.
  func setting(_ value: String, days: Int, to request: HTTPRequest) -> String {
    "\(name)=\(value); Path=\(path); Max-Age=\(days * 86400); HttpOnly; SameSite=Strict" + secure(request)
  }

  func removing(to request: HTTPRequest) -> String {
    "\(name)=; Path=\(path); Max-Age=0; HttpOnly; SameSite=Strict" + secure(request)
  }

  /// Behind a proxy the line from the browser is what counts. The name stays: the other line would not find it otherwise.
  private func secure(_ request: HTTPRequest) -> String { isSecure || request.isSecure ? "; Secure" : "" }
}

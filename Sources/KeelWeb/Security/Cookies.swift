/// The one cookie of the server: which browser it is.
struct BrowserCookie {
  /// With the port in it, for browsers keep the cookies of all ports of a host together.
  let name: String
  let path: String
  let isSecure: Bool

  init(port: Int, path: String, isSecure: Bool) {
    name = (isSecure ? "__Secure-" : "") + "keel-\(port)"
    self.path = path
    self.isSecure = isSecure
  }

  /// What a request has for it: `nil` unless there is exactly one of the right form.
  func value(in headers: HTTPHeaders) -> String? {
    let found = headers.all("cookie").flatMap { $0.split(separator: ";") }.compactMap { pair -> String? in
      let pair = trimmed(pair)
      guard pair.hasPrefix(name + "=") else { return nil }
      return String(pair.dropFirst(name.count + 1))
    }
    guard found.count == 1, Secrets.isToken(found[0]) else { return nil }
    return found[0]
  }

  func setting(_ value: String, days: Int) -> String {
    "\(name)=\(value); Path=\(path); Max-Age=\(days * 86400); HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }

  var removing: String {
    "\(name)=; Path=\(path); Max-Age=0; HttpOnly; SameSite=Strict" + (isSecure ? "; Secure" : "")
  }
}

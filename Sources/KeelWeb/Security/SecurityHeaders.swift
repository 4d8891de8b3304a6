/// The security headers of every response.
enum SecurityHeaders {
  static let always: [(name: String, value: String)] = [
    (
      "Content-Security-Policy",
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; manifest-src 'self'; "
        + "form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'"
    ),
    ("X-Content-Type-Options", "nosniff"),
    ("X-Frame-Options", "DENY"),
    ("Cross-Origin-Opener-Policy", "same-origin"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
    (
      "Permissions-Policy",
      "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()"
    ),
  ]

  /// Returns the response with the security headers added that it does not have.
  static func added(to response: HTTPResponse) -> HTTPResponse {
    var response = response
    response.headers += always.filter { response.header($0.name) == nil }
    if response.header("Referrer-Policy") == nil { response.headers.append(("Referrer-Policy", "no-referrer")) }
    if response.header("Cache-Control") == nil { response.headers.append(("Cache-Control", "no-store")) }
    return response
  }
}

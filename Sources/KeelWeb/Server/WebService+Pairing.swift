/// The door: pages of a server that others can reach are for browsers that have told the code which the program shows.
extension WebService {
  enum PairingPage: Equatable {
    case ask
    case wrong
    case locked(minutes: Int)
  }

  func post(_ path: String, _ request: HTTPRequest) -> HTTPResponse {
    guard path == "_keel/pair" || path == "_keel/logout" else { return .methodNotAllowed(["GET", "HEAD"]) }
    guard isFromHere(request) else { return refuse(.origin, 403, "This is done from this server's pages.") }
    let known = sessions.browser(cookie: cookie.value(in: request.headers))
    if path == "_keel/logout" {
      if let known { sessions.forget(known) }
      var response = HTTPResponse.redirect(to: base.text)
      response.headers.append(("Set-Cookie", cookie.removing))
      return response
    }
    guard needsPairing else { return .redirect(to: base.text) }
    guard request.headers.items("content-type") == ["application/x-www-form-urlencoded"] else {
      return refuse(.form, 415, "A form was expected.")
    }
    let form = Form(request.body)
    let next = form["next"].flatMap(Form.relativePath) ?? ""
    switch check(code: form["code"] ?? "", from: request.peer) {
    case .locked(let time):
      world.metrics.count(.pairing)
      var response = pairingPage(next: next, .locked(minutes: Int((time + 59_999) / 60_000)))
      response.status = 429
      response.headers.append(("Retry-After", String((time + 999) / 1000)))
      return response
    case .wrong:
      world.metrics.count(.pairing)
      world.log.warning("a wrong code was typed", ["peer": request.peer.address])
      return pairingPage(next: next, .wrong)
    case .right:
      world.log.info("a browser was paired", ["peer": request.peer.address])
      // What it was known by so far may have been put there by somebody else.
      if let known { sessions.forget(known) }
      let browser = sessions.makeBrowser(isPaired: true)
      var response = HTTPResponse.redirect(to: base.text + next)
      response.headers.append(("Set-Cookie", cookie.setting(browser.cookie, days: options.times.pairedDays)))
      return response
    }
  }

  /// A form that works without a script.
  func pairingPage(next: String, _ state: PairingPage) -> HTTPResponse {
    let message =
      switch state {
      case .ask: "The program shows a code where it was started. Type it here to use it from this browser."
      case .wrong: "That is not the code. Look at it again: it may have changed."
      case .locked(let minutes): "There were too many wrong codes. Try again in \(minutes) min."
      }
    let title = Escaping.html(options.title)
    var document = "<!doctype html><html lang=\"en\"><head><meta charset=\"utf-8\">"
    document += "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">"
    document += "<title>\(title)</title><link rel=\"stylesheet\" href=\"\(settings.stylesheetPath)\"></head>"
    document += "<body class=\"k-notice\"><main><h1>\(title)</h1>"
    document += "<p id=\"message\"\(state == .ask ? "" : " role=\"alert\"")>\(Escaping.html(message))</p>"
    if case .locked = state {
    } else {
      document += "<form method=\"post\" action=\"\(base.text)_keel/pair\"><p><label for=\"code\">Code</label> "
      document += "<input id=\"code\" name=\"code\" inputmode=\"numeric\" autocomplete=\"one-time-code\" required "
      document += "maxlength=\"20\" aria-describedby=\"message\" autofocus>"
      document += "<input type=\"hidden\" name=\"next\" value=\"\(Escaping.html(next))\"></p>"
      document += "<p><button type=\"submit\">Pair</button></p></form>"
    }
    document += "</main></body></html>"
    var response = HTTPResponse.html(403, document)
    // Under `no-referrer` a browser sends its form with the origin `null`, which proves nothing.
    response.headers.append(("Referrer-Policy", "same-origin"))
    return response
  }
}

/// Text in markup.
enum Escaping {
  static func html(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

/// What a form sends: names and values, percent-encoded.
struct Form {
  private var fields: [(name: String, value: String)] = []

  init(_ body: [UInt8]) {
    for pair in body.split(separator: 38).prefix(32) {
      let parts = pair.split(separator: 61, maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = Form.decoded(parts[0]), let value = Form.decoded(parts.count > 1 ? parts[1] : []) else {
        continue
      }
      fields.append((name, value))
    }
  }

  subscript(name: String) -> String? { fields.first { $0.name == name }?.value }

  private static func decoded(_ bytes: ArraySlice<UInt8>) -> String? {
    var decoded: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      switch byte {
      case 43: decoded.append(32)
      case 37:
        guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
        decoded.append(high << 4 | low)
      default: decoded.append(byte)
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 48...57: byte - 48
    case 65...70: byte - 55
    case 97...102: byte - 87
    default: nil
    }
  }

  /// A path below the base that may stand in a header: encoded, and leading nowhere else.
  static func relativePath(_ text: String) -> String? {
    guard text.utf8.count <= 1024, !text.hasPrefix("/"), !text.contains("//"), !text.hasPrefix("_keel"),
      !text.split(separator: "/").contains(where: { $0 == ".." || $0 == "." }),
      text.utf8.allSatisfy({ byte in
        switch byte {
        case 33, 36...59, 61, 64...90, 95, 97...122, 126: byte != 39
        default: false
        }
      })
    else { return nil }
    return text
  }
}

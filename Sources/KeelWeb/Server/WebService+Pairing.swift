internal import KeelInteraction

/// Pairing: a server that other machines can reach serves pages only to browsers that have entered the displayed code.
extension WebService {
  enum PairingPage: Hashable {
    case ask
    case wrong
    /// The link was already used by another browser.
    case used
    case locked(minutes: Int)
  }

  /// Copies the key of a link into the form. The key is the URL's fragment, which is never sent in a request.
  static let pairingScript = Asset(
    "pair", .script,
    bytes: Array(
      #"""
      "use strict";
      {
        const key = /^#pair=([\w-]{27})$/.exec(location.hash), form = document.querySelector("form[data-pair]");
        if (key && form) {
          history.replaceState(null, "", location.pathname + location.search);
          form.elements.namedItem("key").value = key[1];
          form.submit();
        }
      }
      """#.utf8))

  func post(_ path: String, _ request: HTTPRequest) async throws(StoreUnavailable) -> HTTPResponse {
    guard ["_keel/pair", "_keel/logout", "_keel/forget"].contains(path) else {
      return .methodNotAllowed(["GET", "HEAD"])
    }
    guard isFromHere(request) else { return refuse(.origin, 403, "This is done from this server's pages.") }
    if path == "_keel/logout" {
      for known in try await browsers(of: request) { sessions.forget(known) }
      var response = HTTPResponse.redirect(to: base.text)
      response.headers.append(("Set-Cookie", cookie.removing(to: request)))
      return response
    }
    guard needsPairing else { return .redirect(to: base.text) }
    guard request.headers.items("content-type") == ["application/x-www-form-urlencoded"] else {
      return refuse(.form, 415, "A form was expected.")
    }
    let form = Form(request.body)
    if path == "_keel/forget" { return try await forget(form, request) }
    let next = Form(Array((request.query ?? "").utf8))["next"].flatMap(Form.relativePath) ?? ""
    let key = form["key"] ?? ""
    // Before the code is used up.
    let former = try await browsers(of: request)
    let answer =
      key.isEmpty ? check(code: form["code"] ?? "", from: request.peer) : redeem(key: key, from: request.peer)
    switch answer {
    case .locked(let time):
      world.metrics.count(.pairing)
      var response = pairingPage(request, next: next, .locked(minutes: Int((time + 59_999) / 60_000)))
      response.status = 429
      response.headers.append(("Retry-After", String((time + 999) / 1000)))
      return response
    case .wrong:
      world.metrics.count(.pairing)
      world.log.warning(
        key.isEmpty ? "a wrong code was typed" : "a link was used again", ["peer": request.peer.address])
      return pairingPage(request, next: next, key.isEmpty ? .wrong : .used)
    case .right:
      world.log.info("a browser was paired", ["peer": request.peer.address])
      // An attacker may have set the cookie that the browser has sent so far.
      for known in former { sessions.forget(known) }
      let browser = sessions.makeBrowser(pairedAs: PairedBrowser.name(of: request))
      var response = HTTPResponse.redirect(to: base.text + next)
      response.headers.append(
        ("Set-Cookie", cookie.setting(browser.cookie, days: options.times.pairedDays, to: request)))
      return response
    }
  }

  /// Forgets a paired browser at the request of another.
  private func forget(_ form: Form, _ request: HTTPRequest) async throws(StoreUnavailable) -> HTTPResponse {
    guard try await browser(of: request)?.isPaired == true else {
      return refuse(.pairing, 403, "Only a paired browser can do this.")
    }
    if let digest = form["browser"] { sessions.forget(digest: digest) }
    return .redirect(to: base.text + "_keel/pair")
  }

  /// The pairing page: the form for the code, or the list of paired browsers with buttons to remove them.
  func pairing(_ request: HTTPRequest) async throws(StoreUnavailable) -> HTTPResponse {
    let own = try await browser(of: request)
    if needsPairing, own?.isPaired != true { return pairingPage(request, next: "", .ask) }
    let settings = settings(for: request)
    let words = settings.words
    let document: String
    if needsPairing {
      let others = try await sessions.pairedBrowsers().filter { $0.digest != own?.digest }.map { other in
        PageFrame.PairedRow(
          name: other.browser.name.isEmpty ? words[.unnamedBrowser] : other.browser.name,
          note: words[.lastHere, other.browser.day], digest: other.digest)
      }
      document = PageFrame.paired(
        others, forgetAction: base.text + "_keel/forget", logoutAction: base.text + "_keel/logout", back: base.text,
        settings: settings)
    } else {
      document = PageFrame.notice(
        title: options.title, text: words[.unpairedText], link: words[.back], href: base.text, settings: settings)
    }
    var response = HTTPResponse.html(200, document)
    response.headers.append(("Referrer-Policy", "same-origin"))
    return response
  }

  /// Returns the page with the form, which works without a script.
  func pairingPage(_ request: HTTPRequest, next: String, _ state: PairingPage) -> HTTPResponse {
    let settings = settings(for: request)
    let words = settings.words
    let document: String
    if case .locked(let minutes) = state {
      document = PageFrame.notice(
        title: options.title, text: words[.tooManyWrongCodes, String(minutes)], settings: settings)
    } else {
      let errors: [PairingPage: SystemWord] = [.wrong: .wrongCode, .used: .usedLink]
      document = PageFrame.door(
        PageFrame.Door(
          title: options.title, action: base.text + "_keel/pair?next=" + Form.encoded(next),
          script: base.text + "_keel/" + WebService.pairingScript.name, error: errors[state].map { words[$0] }),
        settings: settings)
    }
    var response = HTTPResponse.html(403, document)
    // Under `no-referrer` a browser sends the form with the origin `null`, which proves nothing.
    response.headers.append(("Referrer-Policy", "same-origin"))
    return response
  }
}

/// The content of a submitted form: names and values, percent-encoded.
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

  /// Encodes every byte except letters and digits as a percent sign and two hexadecimal digits.
  static func encoded(_ text: String) -> String {
    var encoded = ""
    for byte in text.utf8 {
      switch byte {
      case 48...57, 65...90, 97...122: encoded.unicodeScalars.append(UnicodeScalar(byte))
      default: encoded += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }
    }
    return encoded
  }

  /// Returns the text if it is an encoded path, with or without a query, below the base that is safe in a header, or `nil`.
  static func relativePath(_ text: String) -> String? {
    guard text.utf8.count <= 1024, !text.hasPrefix("/"), !text.contains("//"), !text.hasPrefix("_keel"),
      !text.split(separator: "/").contains(where: { $0 == ".." || $0 == "." }),
      text.utf8.allSatisfy({ byte in
        switch byte {
        case 33, 36...59, 61, 63...90, 95, 97...122, 126: byte != 39
        default: false
        }
      })
    else { return nil }
    return text
  }
}

/// An accepted request for a WebSocket: the response, and the browser that sent it.
struct WebSocketUpgrade {
  /// The value of `Sec-WebSocket-Accept`.
  var accept: String
  /// The browser's cookie, which may be unknown by now.
  var cookie: String
  /// The code with which the socket is closed as soon as it is open, or `nil`. Browsers do not report the reason of a
  /// refused request to pages.
  var goodbye: WireProtocol.Goodbye?
  var peer: Peer
  /// The header value that stores a new cookie, for a browser whose own cookie is not known.
  var setCookie: String?

  /// The bytes of the response.
  var response: [UInt8] {
    var lines = ["HTTP/1.1 101 Switching Protocols", "Upgrade: websocket", "Connection: Upgrade"]
    lines.append("Sec-WebSocket-Accept: \(accept)")
    if let setCookie { lines.append("Set-Cookie: \(setCookie)") }
    for (name, value) in SecurityHeaders.always { lines.append("\(name): \(value)") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// Checks the form of the request. Returns the accept value, or the refusal of an invalid request.
  static func check(_ request: HTTPRequest) -> (accept: String?, refusal: HTTPResponse?) {
    let headers = request.headers
    guard request.method == "GET" else { return (nil, .methodNotAllowed(["GET"])) }
    guard headers.items("upgrade") == ["websocket"], headers.items("connection").contains("upgrade") else {
      var response = HTTPResponse.text(426, "This address is for WebSockets.")
      response.headers.append(("Upgrade", "websocket"))
      return (nil, response)
    }
    guard headers.one("sec-websocket-version") == "13" else {
      var response = HTTPResponse.text(426, "Version 13 of WebSockets is spoken here.")
      response.headers.append(("Sec-WebSocket-Version", "13"))
      return (nil, response)
    }
    guard let key = headers.one("sec-websocket-key"), isKey(key) else {
      return (nil, .text(400, "The key is not 16 bytes in base 64."))
    }
    return (Digest.accept(key: key), nil)
  }

  /// Returns true if the key is 16 bytes in base 64: 22 letters and two padding characters.
  private static func isKey(_ key: String) -> Bool {
    let bytes = Array(key.utf8)
    return bytes.count == 24 && bytes[22] == 61 && bytes[23] == 61 && bytes.prefix(22).allSatisfy(isBase64)
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, 43, 47: true
    default: false
    }
  }
}

extension HTTPResponse {
  static func methodNotAllowed(_ methods: [String]) -> HTTPResponse {
    var response = HTTPResponse.text(405, "This address does not take that method.")
    response.headers.append(("Allow", methods.joined(separator: ", ")))
    return response
  }
}

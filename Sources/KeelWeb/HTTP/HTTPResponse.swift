/// What a browser gets.
struct HTTPResponse {
  var status: Int
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  /// Whether the connection ends with it.
  var closes = false

  init(status: Int, type: String, body: [UInt8], headers: [(name: String, value: String)] = []) {
    self.status = status
    self.headers = [("Content-Type", type)] + headers
    self.body = body
  }

  /// A line of text, for programs and for people who come by a wrong way.
  static func text(_ status: Int, _ text: StaticStringText) -> HTTPResponse {
    var response = HTTPResponse(
      status: status, type: "text/plain; charset=utf-8", body: Array((text.description + "\n").utf8),
      headers: [("Cache-Control", "no-store")])
    response.closes = status >= 400
    return response
  }

  static func html(_ status: Int, _ document: String) -> HTTPResponse {
    HTTPResponse(
      status: status, type: "text/html; charset=utf-8", body: Array(document.utf8),
      headers: [("Cache-Control", "no-store")])
  }

  /// See other: ask for that with GET.
  static func redirect(to path: String) -> HTTPResponse {
    HTTPResponse(
      status: 303, type: "text/plain; charset=utf-8", body: [],
      headers: [("Location", path), ("Cache-Control", "no-store")])
  }

  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// What comes of a request.
enum HTTPAnswer {
  case response(HTTPResponse)
  /// The connection becomes a WebSocket.
  case upgrade(WebSocketUpgrade)
}

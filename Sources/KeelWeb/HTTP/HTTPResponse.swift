/// A response to a browser.
struct HTTPResponse {
  var status: Int
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  /// True if the connection ends with the response.
  var closes = false

  init(status: Int, type: String, body: [UInt8], headers: [(name: String, value: String)] = []) {
    self.status = status
    self.headers = [("Content-Type", type)] + headers
    self.body = body
  }

  /// Creates a response with a line of text, for programs and for users with a wrong address.
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

  /// Creates a "see other" response, after which the browser requests the path with GET.
  static func redirect(to path: String) -> HTTPResponse {
    HTTPResponse(
      status: 303, type: "text/plain; charset=utf-8", body: [],
      headers: [("Location", path), ("Cache-Control", "no-store")])
  }

  /// Returns the response with another body of another type.
  func with(_ body: [UInt8], type: String) -> HTTPResponse {
    let others = headers.filter { $0.name != "Content-Type" }
    var response = HTTPResponse(status: status, type: type, body: body, headers: others)
    response.closes = closes
    return response
  }

  func header(_ name: String) -> String? {
    headers.first { $0.name.lowercased() == name.lowercased() }?.value
  }
}

/// The outcome of a request.
enum HTTPAnswer {
  case response(HTTPResponse)
  /// The answer is prepared elsewhere, while the server answers others.
  case later(@MainActor () async -> HTTPAnswer)
  /// The connection becomes a WebSocket.
  case upgrade(WebSocketUpgrade)
}

extension HTTPAnswer {
  /// Returns the answer, at once if nothing has to be waited for.
  @MainActor static func soon(_ prepare: @escaping @MainActor () async -> HTTPAnswer) -> HTTPAnswer {
    let answer = Once<HTTPAnswer>()
    Task.immediate { @MainActor in answer.set(await prepare()) }
    return answer.value ?? .later { await answer.get() }
  }
}

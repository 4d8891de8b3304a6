internal import CGLib
internal import CSoup
internal import Glibc

extension HTTPServer {
  /// Handles the header, before the body. The body is kept only if it is short.
  func headerRead(_ message: Message) {
    let headers = soup_server_message_get_request_headers(message.pointer)
    // libsoup would answer any number of range requests by itself. A server may always send the whole resource.
    soup_message_headers_remove(headers, "Range")
    soup_message_headers_remove(headers, "If-Range")
    if soup_message_headers_get_encoding(headers) == SOUP_ENCODING_CONTENT_LENGTH,
      soup_message_headers_get_content_length(headers) <= 4096
    {
      return
    }
    soup_message_body_set_accumulate(soup_server_message_get_request_body(message.pointer), 0)
  }

  /// Handles the complete request.
  func requestRead(_ message: Message) {
    var request = self.request(of: message)
    if let body = soup_server_message_get_request_body(message.pointer), body.pointee.length > 0,
      let bytes = soup_message_body_flatten(body)
    {
      var count: gsize = 0
      if let data = g_bytes_get_data(bytes, &count) {
        request.body = Array(UnsafeRawBufferPointer(start: data, count: Int(count)))
      }
      g_bytes_unref(bytes)
    }
    give(answer(request), to: message, for: request)
  }

  private func give(_ answer: HTTPAnswer, to message: Message, for request: HTTPRequest) {
    switch answer {
    case .response(let response): write(response, to: message, for: request)
    case .later(let prepare): wait(for: prepare, message, request)
    case .upgrade(let upgrade): steal(message, upgrade)
    }
  }

  /// Gives an answer when it is ready. libsoup waits for it; the time limit of responses applies.
  private func wait(
    for prepare: @escaping @MainActor () async -> HTTPAnswer, _ message: Message, _ request: HTTPRequest
  ) {
    guard let connection = connection(of: message) else { return }
    g_object_ref(UnsafeMutableRawPointer(message.pointer))
    soup_server_message_pause(message.pointer)
    Task { [weak connection] in
      let answer = await prepare()
      // The client may be gone by now, and another one have its place.
      if let connection, self.connection(of: message) === connection {
        give(answer, to: message, for: request)
        // A connection that has become a WebSocket is not libsoup's any more.
        if self.connection(of: message) === connection { soup_server_message_unpause(message.pointer) }
      }
      g_object_unref(UnsafeMutableRawPointer(message.pointer))
    }
  }

  private func request(of message: Message) -> HTTPRequest {
    var request = HTTPRequest()
    request.method = soup_server_message_get_method(message.pointer).map { String(cString: $0) } ?? ""
    if let uri = soup_server_message_get_uri(message.pointer) {
      request.path = g_uri_get_path(uri).map { String(cString: $0) } ?? "/"
      request.query = g_uri_get_query(uri).map { String(cString: $0) }
    }
    let list = HeaderList()
    soup_message_headers_foreach(
      soup_server_message_get_request_headers(message.pointer),
      { name, value, context in
        guard let name, let value, let context else { return }
        let list = Unmanaged<HeaderList>.fromOpaque(context).takeUnretainedValue()
        list.headers.add(String(cString: name), String(cString: value))
      }, Unmanaged.passUnretained(list).toOpaque())
    request.headers = list.headers
    request.peer = connection(of: message)?.peer ?? .unknown
    request.isSecure = isSecure
    return request
  }

  private final class HeaderList {
    var headers = HTTPHeaders()
  }

  /// Reason phrases that libsoup does not have.
  private static let reasons = [
    421: "Misdirected Request", 426: "Upgrade Required", 429: "Too Many Requests",
    431: "Request Header Fields Too Large",
  ]

  private func write(_ response: HTTPResponse, to message: Message, for request: HTTPRequest) {
    soup_server_message_set_status(message.pointer, guint(response.status), HTTPServer.reasons[response.status])
    let headers = soup_server_message_get_response_headers(message.pointer)
    for (name, value) in response.headers { soup_message_headers_append(headers, name, value) }
    let isKept = staysOpen(message, request, response)
    connection(of: message)?.isKept = isKept
    if !isKept { soup_message_headers_replace(headers, "Connection", "close") }
    if request.method == "HEAD" {
      soup_message_headers_set_content_length(headers, goffset(response.body.count))
    } else {
      response.body.withUnsafeBytes { bytes in
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
        soup_message_body_append(
          soup_server_message_get_response_body(message.pointer), SOUP_MEMORY_COPY, start, gsize(bytes.count))
      }
    }
  }

  /// Takes the connection from libsoup: a plain socket as a duplicate descriptor, an encrypted one as its stream.
  private func steal(_ message: Message, _ upgrade: WebSocketUpgrade) {
    guard let connection = connection(of: message) else { return }
    let stream = connection.stream
    let descriptor = isSecure ? -1 : dup(g_socket_get_fd(connection.socket))
    g_object_ref(stream)
    guard let stolen = soup_server_message_steal_connection(message.pointer) else {
      g_object_unref(stream)
      if descriptor >= 0 { close(descriptor) }
      return
    }
    // A WebSocket has its own time limits.
    ended(connection)
    if isSecure {
      connection.closing?.cancel()
      connection.closing = nil
      g_object_ref(connection.socket)
      upgraded(.encrypted(stream, around: stolen, over: connection.socket), upgrade, connection.place)
    } else {
      g_object_unref(stolen)
      g_object_unref(stream)
      if descriptor >= 0 { upgraded(.socket(descriptor), upgrade, connection.place) }
    }
  }

  // MARK: Between requests

  /// The maximum number of consecutive requests that arrive before their turn. Each leaves a layer around the stream.
  private static let hurriedRequests = 8

  private func staysOpen(_ message: Message, _ request: HTTPRequest, _ response: HTTPResponse) -> Bool {
    guard let connection = connection(of: message) else { return false }
    return !response.closes && !isFinished && connection.hurried < HTTPServer.hurriedRequests
      && soup_server_message_get_http_version(message.pointer) == SOUP_HTTP_1_1
      && !request.headers.items("connection").contains("close")
  }

  /// Starts the time limit of the response, because the request is complete.
  func answering(_ message: Message) {
    if let connection = connection(of: message) { extendAnswer(connection) }
  }

  /// Handles the end of a response: a kept connection is passed to libsoup again, others are left to it to be closed.
  func answered(_ message: Message) {
    guard let connection = connection(of: message), connection.isKept, !isFinished else { return }
    let stream = connection.stream
    g_object_ref(stream)
    defer { g_object_unref(stream) }
    guard let around = soup_server_message_steal_connection(message.pointer) else { return }
    defer { g_object_unref(around) }
    // Bytes beyond this request are buffered in libsoup's layer around the stream, and are read from there.
    let hasMore = g_pollable_input_stream_is_readable(OpaquePointer(g_io_stream_get_input_stream(around))) != 0
    connection.hurried = hasMore ? connection.hurried + 1 : 0
    serve(connection, on: hasMore ? around : stream)
  }
}

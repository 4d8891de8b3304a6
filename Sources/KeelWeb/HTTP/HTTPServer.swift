internal import CGLib
internal import CSoup
internal import Glibc

/// Reads requests and writes responses, through libsoup, on connections that it receives one by one.
///
/// libsoup holds a connection for one request at a time. When the response is written, the connection is taken from
/// libsoup, and passed to it again if it stays open. libsoup can keep connections by itself, but versions before 3.3
/// never release one that ends between two requests. Each connection has a time limit for its whole request and one for
/// its whole response, so that a slow client cannot extend them. A connection that becomes a WebSocket is not passed
/// back.
@MainActor final class HTTPServer {
  private let server: UnsafeMutablePointer<SoupServer>
  let schedule: Schedule
  private let requestTime: Milliseconds
  private let handshakeTime: Milliseconds
  private let answerTime: Milliseconds
  let answer: @MainActor (HTTPRequest) -> HTTPAnswer
  let upgraded: @MainActor (Taken, WebSocketUpgrade, _ place: AnyObject) -> Void
  private let timedOut: @MainActor () -> Void
  fileprivate var connections: [UnsafeMutablePointer<GSocketAddress>: HTTPConnection] = [:]
  private let certificate: UnsafeMutablePointer<GTlsCertificate>?
  /// The queue of connections before their TLS handshake.
  private let doorstep: Doorstep
  private(set) var isFinished = false

  /// A connection that libsoup has released.
  enum Taken {
    case socket(Int32)
    /// The encrypting stream, libsoup's layer around it, and the socket below it. The receiver has to release all of
    /// them.
    case encrypted(
      UnsafeMutablePointer<GIOStream>, around: UnsafeMutablePointer<GIOStream>, over: UnsafeMutablePointer<GSocket>)
  }

  var isSecure: Bool { certificate != nil }

  init?(
    certificate: UnsafeMutablePointer<GTlsCertificate>?, poller: Poller, schedule: Schedule,
    times: WebServerTimes,
    answer: @escaping @MainActor (HTTPRequest) -> HTTPAnswer,
    upgraded: @escaping @MainActor (Taken, WebSocketUpgrade, _ place: AnyObject) -> Void,
    timedOut: @escaping @MainActor () -> Void
  ) {
    guard let object = g_object_new_with_properties(soup_server_get_type(), 0, nil, nil) else { return nil }
    server = UnsafeMutableRawPointer(object).assumingMemoryBound(to: SoupServer.self)
    self.certificate = certificate
    self.schedule = schedule
    requestTime = times.request.milliseconds
    answerTime = times.answer.milliseconds
    handshakeTime = times.handshake.milliseconds
    self.answer = answer
    self.upgraded = upgraded
    self.timedOut = timedOut
    doorstep = Doorstep(
      poller: poller, schedule: schedule, patience: times.greeting.milliseconds, requestTime: requestTime,
      timedOut: timedOut)
    let context = Unmanaged.passUnretained(self).toOpaque()
    soup_server_add_handler(
      server, nil, { _, message, _, _, context in HTTPServer.on(context, message) { $0.requestRead($1) } }, context, nil
    )
    let emitter = UnsafeMutableRawPointer(server)
    HTTPServer.connect(emitter, "request-started", context) { _, message, context in
      guard let message else { return }
      HTTPServer.follow(UnsafeMutableRawPointer(message), context)
    }
    HTTPServer.connect(emitter, "request-read", context) { _, message, context in
      HTTPServer.on(context, message) { $0.answering($1) }
    }
  }

  nonisolated private static func follow(_ message: UnsafeMutableRawPointer, _ context: UnsafeMutableRawPointer?) {
    connect(message, "got-headers", context) { message, context in
      HTTPServer.on(context, OpaquePointer(message)) { $0.headerRead($1) }
    }
    connect(message, "wrote-body", context) { message, context in
      HTTPServer.on(context, OpaquePointer(message)) { $0.answered($1) }
    }
  }

  isolated deinit {
    soup_server_remove_handler(server, nil)
    g_signal_handlers_disconnect_matched(
      server, G_SIGNAL_MATCH_DATA, 0, 0, nil, nil, Unmanaged.passUnretained(self).toOpaque())
    soup_server_disconnect(server)
    g_object_unref(server)
    if let certificate { g_object_unref(certificate) }
  }

  private typealias ServerHandler =
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutableRawPointer?) -> Void
  private typealias MessageHandler = @convention(c) (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

  nonisolated private static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ context: UnsafeMutableRawPointer?, _ handler: ServerHandler
  ) {
    // GLib calls the handler with the arguments of its signal, regardless of the type with which it is registered.
    g_signal_connect_data(
      object, signal, unsafeBitCast(handler, to: GCallback.self), context, nil, GConnectFlags(rawValue: 0))
  }

  nonisolated private static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ context: UnsafeMutableRawPointer?, _ handler: MessageHandler
  ) {
    // As for the other type of handlers.
    g_signal_connect_data(
      object, signal, unsafeBitCast(handler, to: GCallback.self), context, nil, GConnectFlags(rawValue: 0))
  }

  /// Calls the body on the main actor. libsoup calls on the loop's thread, which is the main actor's.
  nonisolated private static func on(
    _ context: UnsafeMutableRawPointer?, _ message: OpaquePointer?,
    _ body: @MainActor (HTTPServer, Message) -> Void
  ) {
    guard let context, let message else { return }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let pointer = Message(pointer: message)
    MainActor.assumeIsolated { body(server, pointer) }
  }

  /// A request and its response.
  struct Message: @unchecked Sendable {
    // Sendable: it never leaves the main actor's thread, and is only passed through `assumeIsolated`.
    let pointer: OpaquePointer
  }
}

// MARK: - Connections

/// A connection that libsoup has, with its peer and its time limit.
@MainActor final class HTTPConnection {
  let peer: Peer
  let socket: UnsafeMutablePointer<GSocket>
  /// The stream that libsoup reads and writes. libsoup owns it; a weak reference reports its release.
  let stream: UnsafeMutablePointer<GIOStream>
  /// The key by which this connection is found.
  fileprivate let remote: UnsafeMutablePointer<GSocketAddress>
  fileprivate let local: UnsafeMutablePointer<GSocketAddress>
  /// Retained, so that the target of libsoup's calls exists until the last connection ends.
  fileprivate let server: HTTPServer
  /// The object that occupies a connection slot for as long as the connection is open.
  let place: AnyObject
  /// True if the connection stays open after the current response.
  var isKept = false
  /// The number of consecutive requests that arrived together with the beginning of the next one.
  var hurried = 0
  fileprivate var deadline: Milliseconds = 0
  fileprivate var ticket: Schedule.Ticket?
  /// Prevents libsoup from closing an encrypted stream itself.
  var closing: DeferredClose?

  fileprivate init(
    peer: Peer, socket: UnsafeMutablePointer<GSocket>, stream: UnsafeMutablePointer<GIOStream>,
    remote: UnsafeMutablePointer<GSocketAddress>, local: UnsafeMutablePointer<GSocketAddress>, server: HTTPServer,
    place: AnyObject
  ) {
    self.peer = peer
    self.socket = socket
    self.stream = stream
    self.remote = remote
    self.local = local
    self.server = server
    self.place = place
  }

  isolated deinit {
    g_object_unref(socket)
    g_object_unref(remote)
    g_object_unref(local)
  }
}

extension HTTPServer {
  /// Takes ownership of the connection, and retains its place until it ends.
  func take(_ descriptor: Int32, peer: Peer, place: AnyObject) {
    guard isSecure else {
      begin(descriptor, peer, place)
      return
    }
    doorstep.wait(descriptor, group: peer.group) { [weak self] descriptor in
      guard let self else {
        close(descriptor)
        return
      }
      if !self.begin(descriptor, peer, place) { self.doorstep.leave(peer.group) }
    }
  }

  /// Creates a stream for the socket, and passes it to libsoup, an encrypted one after the handshake. Returns false if
  /// the other side is already gone.
  @discardableResult private func begin(_ descriptor: Int32, _ peer: Peer, _ place: AnyObject) -> Bool {
    guard let socket = g_socket_new_from_fd(descriptor, nil) else {
      close(descriptor)
      return false
    }
    g_socket_set_blocking(socket, 0)
    guard let remote = g_socket_get_remote_address(socket, nil), let local = g_socket_get_local_address(socket, nil),
      let stream = stream(over: socket)
    else {
      g_object_unref(socket)
      return false
    }
    let connection = HTTPConnection(
      peer: peer, socket: socket, stream: stream, remote: remote, local: local, server: self, place: place)
    connections[remote] = connection
    let ended: GWeakNotify = { context, _ in
      // The close of an encrypted stream runs on a thread of GLib, which may release it last.
      let onTheLoop: GSourceFunc = { context in
        guard let context else { return 0 }
        let connection = Unmanaged<HTTPConnection>.fromOpaque(context).takeRetainedValue()
        // While the loop runs it owns the default context, so that GLib calls this on the main actor's thread.
        MainActor.assumeIsolated { connection.server.ended(connection) }
        return 0
      }
      g_main_context_invoke(nil, onTheLoop, context)
    }
    let object = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GObject.self)
    g_object_weak_ref(object, ended, Unmanaged.passRetained(connection).toOpaque())
    if isSecure { handshake(connection) } else { serve(connection, on: stream) }
    // The handshake or libsoup retains the stream.
    g_object_unref(stream)
    return true
  }

  /// Passes the stream to libsoup, which reads one request. It is the connection's own stream or a layer around it.
  func serve(_ connection: HTTPConnection, on stream: UnsafeMutablePointer<GIOStream>) {
    connection.isKept = false
    extend(connection, by: requestTime)
    if isSecure, connection.closing == nil {
      connection.closing = DeferredClose(connection.stream, over: connection.socket, schedule: schedule) {
        [weak connection] in
        connection?.ticket?.cancel()
        connection?.closing = nil
      }
    }
    soup_server_accept_iostream(server, stream, connection.local, connection.remote, nil)
  }

  // MARK: Handshakes

  private func handshake(_ connection: HTTPConnection) {
    extend(connection, by: min(handshakeTime, requestTime))
    let over: GAsyncReadyCallback = { stream, result, context in
      guard let stream, let context else { return }
      let isDone = g_tls_connection_handshake_finish(HTTPServer.encrypted(stream), result, nil) != 0
      let connection = Unmanaged<HTTPConnection>.fromOpaque(context).takeRetainedValue()
      // GIO answers in the context in which the handshake was begun: that of the loop.
      MainActor.assumeIsolated { connection.server.handshaken(connection, isDone: isDone) }
    }
    g_tls_connection_handshake_async(
      HTTPServer.encrypted(connection.stream), G_PRIORITY_DEFAULT, nil, over,
      Unmanaged.passRetained(connection).toOpaque())
  }

  private func handshaken(_ connection: HTTPConnection, isDone: Bool) {
    doorstep.leave(connection.peer.group)
    if isDone, !isFinished { return serve(connection, on: connection.stream) }
    // The stream ends with its handshake, without a closing message that could block.
    g_socket_shutdown(connection.socket, 1, 1, nil)
  }

  nonisolated private static func encrypted(_ stream: UnsafeMutableRawPointer) -> UnsafeMutablePointer<GTlsConnection> {
    stream.assumingMemoryBound(to: GTlsConnection.self)
  }

  private func stream(over socket: UnsafeMutablePointer<GSocket>) -> UnsafeMutablePointer<GIOStream>? {
    guard let plain = g_socket_connection_factory_create_connection(socket) else { return nil }
    let base = UnsafeMutableRawPointer(plain).assumingMemoryBound(to: GIOStream.self)
    guard let certificate else { return base }
    defer { g_object_unref(plain) }
    guard let stream = g_tls_server_connection_new(base, certificate, nil) else { return nil }
    // No client certificate is requested: otherwise each connection would load all authorities that the system trusts.
    g_tls_connection_set_database(HTTPServer.encrypted(stream), nil)
    return stream
  }

  func connection(of message: Message) -> HTTPConnection? {
    soup_server_message_get_remote_address(message.pointer).flatMap { connections[$0] }
  }

  /// Removes a connection that libsoup has released, and its time limit.
  func ended(_ connection: HTTPConnection) {
    guard connections.removeValue(forKey: connection.remote) != nil else { return }
    connection.ticket?.cancel()
  }

  /// Ends all connections: idle ones immediately, the others after their response.
  func finish() {
    isFinished = true
    doorstep.clear()
    soup_server_disconnect(server)
  }

  func extendAnswer(_ connection: HTTPConnection) { extend(connection, by: answerTime) }

  private func extend(_ connection: HTTPConnection, by time: Milliseconds) {
    connection.deadline = schedule.now + time
    guard connection.ticket.map({ $0.due > connection.deadline }) ?? true else { return }
    connection.ticket?.cancel()
    plan(connection)
  }

  private func plan(_ connection: HTTPConnection) {
    connection.ticket = schedule.at(connection.deadline) { [weak self, weak connection] in
      guard let self, let connection else { return }
      connection.ticket = nil
      if self.schedule.now < connection.deadline { return self.plan(connection) }
      self.timedOut()
      g_socket_shutdown(connection.socket, 1, 1, nil)
    }
  }
}

internal import CGLib
internal import CSoup
internal import Glibc

/// Reads requests and writes answers, by libsoup, on connections that it is given one by one.
///
/// libsoup has a connection for one request at a time. When the answer is written, the connection is taken from it, and
/// given to it anew if it stays open: libsoup keeps connections by itself as well, but versions before 3.3 never let go of
/// one that ends between two requests. Each connection has a time for its request and one for its answer, however the other
/// side spreads its bytes; a connection that becomes a WebSocket is not given back.
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
  /// Where connections wait that are going to be encrypted.
  private let doorstep: Doorstep
  private(set) var isFinished = false

  /// A connection that libsoup has let go.
  enum Taken {
    case socket(Int32)
    /// The stream that encrypts, what libsoup had around it, and what is under it: all are the taker's to let go.
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
    g_signal_connect_data(
      object, signal, unsafeBitCast(handler, to: GCallback.self), context, nil, GConnectFlags(rawValue: 0))
  }

  nonisolated private static func connect(
    _ object: UnsafeMutableRawPointer, _ signal: String, _ context: UnsafeMutableRawPointer?, _ handler: MessageHandler
  ) {
    g_signal_connect_data(
      object, signal, unsafeBitCast(handler, to: GCallback.self), context, nil, GConnectFlags(rawValue: 0))
  }

  /// libsoup calls on the loop's thread, which is the main actor's.
  nonisolated private static func on(
    _ context: UnsafeMutableRawPointer?, _ message: OpaquePointer?,
    _ body: @MainActor (HTTPServer, Message) -> Void
  ) {
    guard let context, let message else { return }
    let server = Unmanaged<HTTPServer>.fromOpaque(context).takeUnretainedValue()
    let pointer = Message(pointer: message)
    MainActor.assumeIsolated { body(server, pointer) }
  }

  /// One request and its answer.
  struct Message: @unchecked Sendable {
    // Sendable: it never leaves the main actor's thread; it only has to pass through `assumeIsolated`.
    let pointer: OpaquePointer
  }
}

// MARK: - Connections

/// A connection that libsoup has: who it is from, and until when it has to come to something.
@MainActor final class HTTPConnection {
  let peer: Peer
  let socket: UnsafeMutablePointer<GSocket>
  /// What libsoup reads and writes. It is libsoup's: this is told when it is gone.
  let stream: UnsafeMutablePointer<GIOStream>
  /// By its address this connection is found again.
  fileprivate let remote: UnsafeMutablePointer<GSocketAddress>
  fileprivate let local: UnsafeMutablePointer<GSocketAddress>
  /// Held, so that nothing that libsoup still calls is gone before the last connection is.
  fileprivate let server: HTTPServer
  /// What its place among all connections is held by, for as long as it is open.
  let place: AnyObject
  /// Whether it stays open behind the answer that is being written.
  var isKept = false
  /// How many requests in a row had the beginning of the next one with them.
  var hurried = 0
  fileprivate var deadline: Milliseconds = 0
  fileprivate var ticket: Schedule.Ticket?
  /// Keeps libsoup from closing an encrypted stream by itself.
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
  /// Takes the connection over, and holds its place until it ends.
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

  /// Makes a stream of the socket, and gives it to libsoup: an encrypted one when the handshake is over. False if the
  /// other side has gone already.
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
      // An encrypted stream says goodbye on a thread of GLib's, which may be the last to let go of it.
      let onTheLoop: GSourceFunc = { context in
        guard let context else { return 0 }
        let connection = Unmanaged<HTTPConnection>.fromOpaque(context).takeRetainedValue()
        MainActor.assumeIsolated { connection.server.ended(connection) }
        return 0
      }
      g_main_context_invoke(nil, onTheLoop, context)
    }
    let object = UnsafeMutableRawPointer(stream).assumingMemoryBound(to: GObject.self)
    g_object_weak_ref(object, ended, Unmanaged.passRetained(connection).toOpaque())
    if isSecure { handshake(connection) } else { serve(connection, on: stream) }
    // Who serves it, or shakes hands, holds it.
    g_object_unref(stream)
    return true
  }

  /// Has libsoup read one request from the stream, which is that of the connection or around it.
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
      MainActor.assumeIsolated { connection.server.handshaken(connection, isDone: isDone) }
    }
    g_tls_connection_handshake_async(
      HTTPServer.encrypted(connection.stream), G_PRIORITY_DEFAULT, nil, over,
      Unmanaged.passRetained(connection).toOpaque())
  }

  private func handshaken(_ connection: HTTPConnection, isDone: Bool) {
    doorstep.leave(connection.peer.group)
    if isDone, !isFinished { return serve(connection, on: connection.stream) }
    // The stream ends with its handshake, and says no goodbye that it would have to wait for.
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
    // No browser is asked for a certificate: each connection would load all authorities that the system trusts.
    g_tls_connection_set_database(HTTPServer.encrypted(stream), nil)
    return stream
  }

  func connection(of message: Message) -> HTTPConnection? {
    soup_server_message_get_remote_address(message.pointer).flatMap { connections[$0] }
  }

  /// It is not libsoup's any more: its times here are over.
  func ended(_ connection: HTTPConnection) {
    guard connections.removeValue(forKey: connection.remote) != nil else { return }
    connection.ticket?.cancel()
  }

  /// Ends all connections: those that wait for nothing at once, the others when their answer is out.
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

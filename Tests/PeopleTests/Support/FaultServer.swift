import Foundation
import Synchronization

/// An HTTP server on a port of this machine with scripted replies, which can be faulty.
final class FaultServer: Sendable {
  /// What the server does with a request.
  enum Reply: Sendable {
    case answer(_ status: Int, _ fields: [String: String], Data)
    /// Says that there are so many bytes, sends fewer, and closes the connection.
    case cutOff(said: Int, Data)
    /// Sends this many bytes; `says` whether the header tells so.
    case flood(_ size: Int, says: Bool)
    /// Sends the beginning of an answer and no more, until the server ends.
    case stall(Data)
    /// Closes the connection.
    case hangUp

    /// Answers with JSON, as it should be.
    static func answer(_ body: Data) -> Reply { .answer(200, ["Content-Type": "application/json"], body) }
  }

  private let listener: Int32
  let port: UInt16
  private let reply: @Sendable (_ number: Int, _ request: String) -> Reply
  private let state = Mutex((requests: [String](), stalled: [Int32]()))

  /// The first lines of all requests so far.
  var requests: [String] { state.withLock { $0.requests } }
  var count: Int { requests.count }

  /// Starts a server. `reply` receives the number of the request, from 1, and its first line.
  init(_ reply: @escaping @Sendable (_ number: Int, _ request: String) -> Reply) {
    self.reply = reply
    (listener, port) = Self.bound()
    precondition(listen(listener, 64) == 0, "The port cannot be listened at.")
    Thread.detachNewThread { [weak self, listener] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else {
          // Closed by the thread that uses it, so that it never accepts for another server with the same descriptor.
          close(listener)
          return
        }
        Thread.detachNewThread { [weak self] in self?.serve(connection) }
      }
    }
  }

  convenience init(always reply: Reply) { self.init { _, _ in reply } }

  deinit {
    // Ends `accept`.
    shutdown(listener, Int32(SHUT_RDWR))
    for connection in state.withLock({ $0.stalled }) { close(connection) }
  }

  func url(_ path: String = "api/?results=100") -> String { "http://127.0.0.1:\(port)/\(path)" }

  /// An address at which nobody listens. Its port stays in use, so that no other server receives it.
  static let nobody = "http://127.0.0.1:\(bound().port)/"

  /// A socket with a port of this machine.
  private static func bound() -> (socket: Int32, port: UInt16) {
    let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, length) == 0 && getsockname(descriptor, $0, &length) == 0
      }
    }
    precondition(isBound, "No port is free.")
    return (descriptor, UInt16(bigEndian: address.sin_port))
  }

  private func serve(_ connection: Int32) {
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else {
        close(connection)
        return
      }
      request.append(contentsOf: buffer[..<count])
    }
    let line = String(decoding: request.prefix { $0 != 13 }, as: UTF8.self)
    let number = state.withLock { state in
      state.requests.append(line)
      return state.requests.count
    }
    let isHead = line.hasPrefix("HEAD")
    switch reply(number, line) {
    case .answer(let status, let fields, let body):
      send(head(status, fields, length: body.count), to: connection)
      if !isHead { send(body, to: connection) }
    case .cutOff(let said, let body):
      send(head(200, ["Content-Type": "application/json"], length: said) + body, to: connection)
    case .flood(let size, let says):
      send(head(200, ["Content-Type": "application/json"], length: says ? size : nil), to: connection)
      let chunk = Data(repeating: 0x20, count: 1 << 16)
      for _ in 0..<(size >> 16) { if !send(chunk, to: connection) { break } }
    case .stall(let start):
      send(head(200, ["Content-Type": "application/json"], length: 1 << 20) + start, to: connection)
      state.withLock { $0.stalled.append(connection) }
      return
    case .hangUp: break
    }
    shutdown(connection, Int32(SHUT_RDWR))
    close(connection)
  }

  private func head(_ status: Int, _ fields: [String: String], length: Int?) -> Data {
    var lines = ["HTTP/1.1 \(status) Status", "Connection: close"] + fields.map { "\($0): \($1)" }
    if let length { lines.append("Content-Length: \(length)") }
    return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  @discardableResult private func send(_ data: Data, to connection: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.send(
          connection, bytes.baseAddress?.advanced(by: sent), bytes.count - sent, Int32(MSG_NOSIGNAL))
        guard count > 0 else { return false }
        sent += count
      }
      return true
    }
  }
}

internal import Foundation
internal import FoundationNetworking
internal import Synchronization

/// A request in progress. Its first outcome counts: a response, a fault, or the time limit.
final class Transfer: Sendable {
  private struct State {
    var response: HTTPURLResponse?
    var body = Data()
    var outcome: Result<HTTPAnswer, HTTPFault>?
    var waiter: CheckedContinuation<Result<HTTPAnswer, HTTPFault>, Never>?
  }

  private let state = Mutex(State())
  private let isHead: Bool
  private let limit: Int
  private let onProgress: @Sendable (Int, Int?) -> Void

  init(isHead: Bool, limit: Int, onProgress: @escaping @Sendable (Int, Int?) -> Void) {
    self.isHead = isHead
    self.limit = limit
    self.onProgress = onProgress
  }

  /// Waits for the outcome, after beginning the request.
  func result(begin: () -> Void) async -> Result<HTTPAnswer, HTTPFault> {
    await withCheckedContinuation { waiter in
      let outcome = state.withLock { state in
        if state.outcome == nil { state.waiter = waiter }
        return state.outcome
      }
      if let outcome { waiter.resume(returning: outcome) } else { begin() }
    }
  }

  func end(_ outcome: Result<HTTPAnswer, HTTPFault>) {
    let waiter = state.withLock { state -> CheckedContinuation<Result<HTTPAnswer, HTTPFault>, Never>? in
      guard state.outcome == nil else { return nil }
      state.outcome = outcome
      state.body = Data()
      return state.waiter.take()
    }
    waiter?.resume(returning: outcome)
  }

  /// Receives the header of the response. Returns false if the transfer should be cancelled.
  func begin(_ response: URLResponse) -> Bool {
    guard let response = response as? HTTPURLResponse else {
      end(.failure(.other("The answer is not one of HTTP.")))
      return false
    }
    guard isHead || response.expectedContentLength <= Int64(limit) else {
      end(.failure(.tooLarge(limit: limit)))
      return false
    }
    state.withLock { $0.response = response }
    return true
  }

  /// Receives a part of the body. Returns false if the transfer should be cancelled.
  func receive(_ data: Data) -> Bool {
    let (count, total) = state.withLock { state -> (Int, Int?) in
      guard state.outcome == nil else { return (0, nil) }
      state.body.append(data)
      return (state.body.count, state.response.flatMap(Self.length))
    }
    guard count <= limit else {
      end(.failure(.tooLarge(limit: limit)))
      return false
    }
    if count > 0 { onProgress(count, total) }
    return true
  }

  func complete(_ error: (any Error)?) {
    let (response, body) = state.withLock { ($0.response, $0.body) }
    if let error { return end(.failure(HTTPFault(error, hasBegun: response != nil))) }
    guard let response else { return end(.failure(.noConnection("The server has closed the connection."))) }
    if !isHead, let length = Self.length(response), body.count < length {
      return end(.failure(.cutOff("\(body.count) of \(length) bytes arrived.")))
    }
    var fields: [String: String] = [:]
    for case (let name as String, let value as String) in response.allHeaderFields { fields[name] = value }
    end(.success(HTTPAnswer(status: response.statusCode, fields: fields, body: body)))
  }

  /// The number of bytes of the body; `nil` if it is unknown or that of a compressed body.
  private static func length(_ response: HTTPURLResponse) -> Int? {
    guard response.expectedContentLength >= 0, response.value(forHTTPHeaderField: "Content-Encoding") == nil
    else { return nil }
    return Int(response.expectedContentLength)
  }
}

extension HTTPFault {
  /// Reads an error of a session.
  init(_ error: any Error, hasBegun: Bool) {
    guard let error = error as? URLError else {
      self = .other("\(error)")
      return
    }
    let code = error.code.rawValue
    let text = "\(error.localizedDescription) (\(code))"
    self =
      switch error.code {
      case .timedOut: .tooSlow(HTTPAccess.longestSilence)
      case .cancelled: .cancelled
      case .badURL, .unsupportedURL: .address(error.failingURL?.absoluteString ?? "")
      case .secureConnectionFailed, .serverCertificateUntrusted, .serverCertificateHasBadDate,
        .serverCertificateHasUnknownRoot, .serverCertificateNotYetValid, .clientCertificateRequired,
        .httpTooManyRedirects, .redirectToNonExistentLocation:
        .other(text, code: code)
      // All other errors: the connection broke during the response, or before it.
      default: hasBegun ? .cutOff(text, code: code) : .noConnection(text, code: code)
      }
  }
}

internal import Foundation
internal import FoundationNetworking

/// HTTP requests with limits of size and time.
///
/// The time is measured by a clock that a test can control. Redirections are followed.
public final class HTTPAccess: Sendable {
  /// The limits of a response.
  public struct Limits: Hashable, Sendable {
    /// The number of bytes, after decompression.
    public var size: Int
    /// The time from the request to the last byte.
    public var time: Duration
    public init(size: Int, time: Duration) {
      self.size = size
      self.time = time
    }
  }

  public enum Method: String, Hashable, Sendable { case get = "GET", head = "HEAD" }

  /// The time without a byte after which the session gives up, whatever the clock says.
  static let longestSilence = Duration.seconds(300)

  private let session: URLSession
  private let transfers: Transfers
  private let clock: any Clock<Duration>

  public init(clock: any Clock<Duration> = ContinuousClock()) {
    let configuration = URLSessionConfiguration.ephemeral
    // Without a cache, tasks can be cancelled (`Transfers.cancel`).
    configuration.urlCache = nil
    configuration.httpShouldSetCookies = false
    // The clock enforces the time limit. This timeout ends connections if a test clock never advances.
    configuration.timeoutIntervalForRequest = TimeInterval(Self.longestSilence.components.seconds)
    self.clock = clock
    transfers = Transfers()
    session = URLSession(configuration: configuration, delegate: transfers, delegateQueue: nil)
  }

  /// The session retains its delegate and a thread until it is invalidated. No request is awaited any more: each one
  /// retains this object. See `Transfers.cancel` on why tasks that end are not cancelled.
  deinit { session.finishTasksAndInvalidate() }

  /// Sends a request and returns the whole answer, of any status.
  ///
  /// - Parameter onProgress: Called as the body arrives, on any thread, with the number of bytes so far and of all, if
  ///   that is known.
  public func answer(
    _ method: Method = .get, _ address: String, accept: String = "*/*", limits: Limits,
    onProgress: @escaping @Sendable (_ bytes: Int, _ total: Int?) -> Void = { _, _ in }
  ) async throws(HTTPFault) -> HTTPAnswer {
    guard let url = Self.url(address) else { throw .address(address) }
    var request = URLRequest(url: url)
    request.httpMethod = method.rawValue
    request.setValue(accept, forHTTPHeaderField: "Accept")
    request.setValue("People (Keel)", forHTTPHeaderField: "User-Agent")
    let transfer = Transfer(isHead: method == .head, limit: limits.size, onProgress: onProgress)
    let task = session.dataTask(with: request)
    transfers.add(transfer, for: task)
    let (clock, transfers, session) = (clock, transfers, session)
    let alarm = Task {
      try await clock.sleep(for: limits.time)
      transfer.end(.failure(.tooSlow(limits.time)))
      transfers.cancel(task, of: session)
    }
    defer { alarm.cancel() }
    let result = await withTaskCancellationHandler {
      await transfer.result { task.resume() }
    } onCancel: {
      transfer.end(.failure(.cancelled))
      transfers.cancel(task, of: session)
    }
    return try result.get()
  }

  /// The address as a URL of HTTP with a host.
  private static func url(_ address: String) -> URL? {
    guard let url = URL(string: address), let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme),
      url.host?.isEmpty == false
    else { return nil }
    return url
  }
}

package import Foundation
package import FoundationNetworking
internal import Synchronization

/// A request that is sent once and can be cancelled at any time, from any thread.
///
/// Foundation ends the program if a task is cancelled while the session looks for its answer in a `URLCache`; and it ends
/// the program, or the session never completes another task, if a task is cancelled while it completes on another thread.
/// So a task is cancelled on the session's delegate queue, which completes it, and only if the session has no cache. A
/// task of another session runs to its end after it was cancelled.
package final class Loading: Sendable {
  /// The response to a request, or the error in place of it.
  package typealias Answer = Result<(data: Data, response: URLResponse), URLError>

  private struct State {
    var task: URLSessionDataTask?
    var isSent = false
    var isCancelled = false
  }

  private let request: URLRequest
  private let session: URLSession
  private let state = Mutex(State())

  package init(_ request: URLRequest, in session: URLSession) {
    self.request = request
    self.session = session
  }

  /// Sends the request at the first call, unless it was cancelled before.
  ///
  /// - Parameter answer: Called once on the session's delegate queue; or at once with `URLError.cancelled`.
  package func start(_ answer: @escaping @Sendable (Answer) -> Void) {
    let (task, isCancelled) = state.withLock { state -> (URLSessionDataTask?, Bool) in
      guard !state.isSent else { return (nil, false) }
      state.isSent = true
      guard !state.isCancelled else { return (nil, true) }
      state.task = session.dataTask(with: request) { [self] data, response, error in
        self.state.withLock { $0.task = nil }
        if let response, error == nil {
          answer(.success((data ?? Data(), response)))
        } else {
          answer(.failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      return (state.task, false)
    }
    if isCancelled { answer(.failure(URLError(.cancelled))) }
    task?.resume()
  }

  /// Cancels the request if it has not been answered, unless the session has a cache.
  package func cancel() {
    state.withLock { $0.isCancelled = true }
    guard session.configuration.urlCache == nil else { return }
    session.delegateQueue.addOperation { [self] in
      // The task is not cancelled in the lock, which its completion needs.
      let task = state.withLock { $0.task }
      task?.cancel()
    }
  }
}

extension Loading {
  /// Sends a request and waits for its answer. Cancelling the current task cancels the request.
  @concurrent package static func answer(
    to request: URLRequest, in session: URLSession
  ) async throws(URLError) -> (data: Data, response: URLResponse) {
    let loading = Loading(request, in: session)
    let answer = await withTaskCancellationHandler {
      await withCheckedContinuation { waiter in loading.start { waiter.resume(returning: $0) } }
    } onCancel: {
      loading.cancel()
    }
    return try answer.get()
  }
}

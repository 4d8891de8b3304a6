internal import Foundation
internal import FoundationNetworking
internal import Synchronization

/// The delegate of a session, which forwards its events to the requests in progress.
final class Transfers: NSObject, URLSessionDataDelegate {
  private let transfers = Mutex<[Int: Transfer]>([:])

  func add(_ transfer: Transfer, for task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  /// Cancels a task of the session that has this delegate, unless it has completed. May be called on any thread.
  ///
  /// Foundation ends the program, or the session never completes another task, if a task is cancelled while it completes
  /// on another thread. All calls of the delegate are on its queue, so the task is cancelled there.
  func cancel(_ task: URLSessionTask, of session: URLSession) {
    session.delegateQueue.addOperation { [self] in if transfer(of: task) != nil { task.cancel() } }
  }

  private func transfer(of task: URLSessionTask) -> Transfer? { transfers.withLock { $0[task.taskIdentifier] } }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    completionHandler(transfer(of: dataTask)?.begin(response) == true ? .allow : .cancel)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    if transfer(of: dataTask)?.receive(data) != true { dataTask.cancel() }
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }?.complete(error)
  }
}

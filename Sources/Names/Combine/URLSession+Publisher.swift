public import Foundation
public import FoundationNetworking
public import KeelModel

extension URLSession {
  /// Returns a publisher of the data at an address, which it loads once for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }
  /// Returns a publisher of the response to a request, which it sends once for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// A publisher of the response to a request.
  public struct DataTaskPublisher: Publisher {
    /// The type of the values: the data and the response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of the error.
    public typealias Failure = URLError
    /// The request that is sent for each subscriber.
    public let request: URLRequest
    /// The session that sends it.
    public let session: URLSession

    /// Creates a publisher of the response to a request.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Subscribes to the response. The request is sent when the subscriber requests a value.
    ///
    /// Any HTTP status counts as a response, and no data as empty data. Values arrive on the session's delegate queue.
    /// Cancelling cancels the task if the session has no `URLCache`; otherwise the task runs to its end, because
    /// Foundation cannot cancel it safely, and its response is dropped.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      // The request is sent when a value is first requested, and the response waits until it is requested.
      let answer = PassthroughSubject<Output, URLError>()
      let sending = CarriedAnswer(subject: answer)
      let loading = Loading(request, in: session)
      answer
        .first()
        .handleEvents(
          receiveCancel: { loading.cancel() },
          receiveRequest: {
            guard $0 > .none else { return }
            loading.start { result in
              switch result {
              case .success(let answer):
                sending.subject.send(answer)
                sending.subject.send(completion: .finished)
              case .failure(let error): sending.subject.send(completion: .failure(error))
              }
            }
          }
        )
        .subscribe(subscriber)
    }
  }
}

/// `@unchecked Sendable`: the only field is a constant, and the mutable state of a subject is guarded by its core's
/// lock.
private struct CarriedAnswer: @unchecked Sendable {
  let subject: PassthroughSubject<(data: Data, response: URLResponse), URLError>
}

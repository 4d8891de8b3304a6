public import Foundation
public import FoundationNetworking
public import KeelModel

extension URLSession {
  /// Sends what is at an address, once for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    DataTaskPublisher(request: URLRequest(url: url), session: self)
  }
  /// Sends what answers a request, once for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }

  /// Sends what answers a request.
  public struct DataTaskPublisher: Publisher {
    public typealias Output = (data: Data, response: URLResponse)
    public typealias Failure = URLError
    public let request: URLRequest
    public let session: URLSession

    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == URLError {
      // The answer waits until it is asked for.
      let answer = PassthroughSubject<Output, URLError>()
      let sending = CarriedAnswer(subject: answer)
      let task = session.dataTask(with: request) { data, response, error in
        if let data, let response {
          sending.subject.send((data, response))
          sending.subject.send(completion: .finished)
        } else {
          sending.subject.send(completion: .failure(error as? URLError ?? URLError(.unknown)))
        }
      }
      answer
        .buffer(size: 1, prefetch: .byRequest, whenFull: .dropNewest)
        .handleEvents(receiveCancel: { task.cancel() })
        .subscribe(subscriber)
      task.resume()
    }
  }
}

/// `@unchecked Sendable`: the one field is a constant, and what varies in a subject is guarded by its core's lock.
private struct CarriedAnswer: @unchecked Sendable {
  let subject: PassthroughSubject<(data: Data, response: URLResponse), URLError>
}

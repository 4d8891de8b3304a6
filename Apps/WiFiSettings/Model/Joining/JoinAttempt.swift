/// Joins one network at a time. The attempt ends with its owner, and a late response is dropped.
@MainActor final class JoinAttempt {
  private var task: OwnedTask?
  /// The number of the attempt under way: the response of an older one is ignored.
  private var number = 0

  /// Starts an attempt in place of the previous one. The completion receives `nil` when traffic can flow; it is not
  /// called after `cancel()`.
  func start(
    _ request: JoinRequest, radio: any Radio, completion: @escaping @MainActor (JoinFailure?) -> Void
  ) {
    number += 1
    task = OwnedTask { [weak self, number] in
      var failure: JoinFailure?
      do throws(JoinFailure) { try await radio.join(request) } catch { failure = error }
      guard let self, self.number == number else { return }
      self.task = nil
      completion(failure)
    }
  }

  func cancel() {
    number += 1
    task = nil
  }
}

/// One attempt at a time to join a network. Ends with its owner, and an answer that comes too late is dropped.
@MainActor final class JoinAttempt {
  private var task: OwnedTask?
  /// Names the attempt under way: the answer of an older one is nobody's any more.
  private var number = 0

  /// Starts an attempt in the place of the one before. The completion gets `nil` when traffic can flow; it is not
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

import WiFiSettingsModel

/// One attempt to join, from the request to its end, which is reported once.
///
/// Phases: *asked* (the call that starts it is under way), *begun* (the service has given it a path), *over*. The
/// adapter's states count from the first preparation on, so that the end of the previous connection is not mistaken for
/// the end of this one. A reply that arrives after the end is only used to clean up.
@MainActor final class JoinAttempt {
  let request: JoinRequest
  let device: String
  /// The profile made for this attempt, which is removed if the attempt fails.
  private(set) var createdProfile: String?
  /// The UUID of the stored profile that the created one is a copy of. It gets the password if the copy works.
  var replacedProfile: String?
  private(set) var activeConnection: String?
  private(set) var isOver = false

  private var isPreparing = false
  /// The reasons of the adapter's requests for secrets, in order.
  private var secretsWanted: [Int] = []
  /// Activations that ended before the service's reply identified the one of this attempt.
  private var ended: [String: JoinFailure] = [:]
  private var continuation: CheckedContinuation<Result<Void, JoinFailure>, Never>?
  private let clearUp: @MainActor (JoinAttempt) -> Void

  /// - Parameter clearUp: Undoes the steps taken, in the background; called if the attempt has failed and there is
  ///   something to undo.
  init(_ request: JoinRequest, device: String, clearUp: @escaping @MainActor (JoinAttempt) -> Void) {
    self.request = request
    self.device = device
    self.clearUp = clearUp
  }

  var network: Network.ID { request.network }

  /// Returns the result of the attempt. Must be awaited only once.
  func outcome() async -> Result<Void, JoinFailure> {
    if let early { return early }
    return await withCheckedContinuation { continuation = $0 }
  }
  private var early: Result<Void, JoinFailure>?

  func begin(activeConnection: String?, createdProfile: String?) {
    self.activeConnection = activeConnection
    self.createdProfile = createdProfile
    if isOver {
      clearUp(self)
    } else if let failure = activeConnection.flatMap({ ended[$0] }) {
      finish(.failure(failure))
    }
  }

  func finish(_ result: Result<Void, JoinFailure>) {
    guard !isOver else { return }
    isOver = true
    if case .failure = result, activeConnection != nil || createdProfile != nil { clearUp(self) }
    if let continuation {
      self.continuation = nil
      continuation.resume(returning: result)
    } else {
      early = result
    }
  }

  // MARK: Events of the service

  func deviceChanged(_ path: String, to state: Int, reason: Int, _ circumstances: () -> JoinCircumstances) {
    guard path == device else { return }
    if NM.DeviceState.joining.contains(state) {
      isPreparing = true
      if state == NM.DeviceState.needsSecrets { secretsWanted.append(reason) }
    } else if state == NM.DeviceState.failed, isPreparing {
      var circumstances = circumstances()
      circumstances.wasSilent = wasSilent
      finish(.failure(JoinFailure(deviceReason: reason, circumstances)))
    } else if state == NM.DeviceState.unavailable || state == NM.DeviceState.unmanaged {
      finish(.failure(.radio(.turnedOff)))
    }
  }

  /// True if the service requested another password though none was refused: the first one got no response.
  ///
  /// The service requests it once at the start, for the password that it was given, and again if that one did not work:
  /// after the other side has broken off, or only because the time limit passed.
  private var wasSilent: Bool { secretsWanted.count > 1 && secretsWanted.last == 0 }

  func activeConnectionChanged(_ path: String, to state: Int, reason: Int, _ circumstances: () -> JoinCircumstances) {
    if state == NM.ActiveState.activated, path == activeConnection {
      finish(.success(()))
    } else if state == NM.ActiveState.deactivated {
      end(path, JoinFailure(activeReason: reason, circumstances()))
    }
  }

  func objectRemoved(_ path: String) {
    if path == device {
      finish(.failure(.radio(.deviceMissing)))
    } else {
      end(path, .radio(.other("NetworkManager gave up.")))
    }
  }

  private func end(_ path: String, _ failure: JoinFailure) {
    if path == activeConnection {
      finish(.failure(failure))
    } else if activeConnection == nil, ended[path] == nil {
      ended[path] = failure
    }
  }
}

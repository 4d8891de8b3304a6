public import KeelModel
public import Observation

/// A form that joins a network: the password, the attempt to join, and the questions before typed text is lost.
@MainActor @Observable public class JoinForm: Identifiable {
  public enum AlertAction: Hashable, Codable, Sendable {
    case joinConfirmed
    case discardConfirmed
  }

  /// True while the network is being joined: the form accepts no text, its button does nothing, and activity is shown.
  public private(set) var isConnecting = false
  /// The number of times that a network has refused the password; each time the password is selected for replacement.
  public private(set) var refusalCount = 0
  public var alert: AlertState<AlertAction>?
  public var hold: String?

  /// Kept until the network has been joined, even if the network refused it; wiped when the screen is left.
  var typedPassword = ""
  @ObservationIgnored private let radio: any Radio
  @ObservationIgnored private let attempt = JoinAttempt()
  /// True if joining would cut off the user.
  @ObservationIgnored private let endsUserSession: @MainActor () -> Bool
  @ObservationIgnored private let onConnect: @MainActor (Network.ID) -> Void
  @ObservationIgnored private let onCancel: @MainActor () -> Void
  /// The action to run once the user agrees to discard the typed text.
  @ObservationIgnored private var leaving: (@MainActor () -> Void)?

  init(
    radio: any Radio, endsUserSession: @escaping @MainActor () -> Bool,
    onConnect: @escaping @MainActor (Network.ID) -> Void, onCancel: @escaping @MainActor () -> Void
  ) {
    self.radio = radio
    self.endsUserSession = endsUserSession
    self.onConnect = onConnect
    self.onCancel = onCancel
  }

  /// True if the form accepts text and choices now.
  public var isEditable: Bool { !isConnecting && hold == nil }

  // MARK: Leaving

  public func askToDiscard(_ leave: @escaping @MainActor () -> Void) {
    leaving = leave
    alert = .discarding(isBusy: isConnecting, action: .discardConfirmed)
  }

  /// The user has agreed to discard the typed text.
  func discard() { leaving?() }

  public func close() {
    leave()
    onCancel()
  }

  /// Gives up the join under way and wipes the password. Called on every way out of the screen.
  func leave() {
    attempt.cancel()
    isConnecting = false
    typedPassword = ""
  }

  // MARK: Joining

  /// Joins, or asks first if that would cut off the user.
  func joinIfAgreed(_ request: JoinRequest) {
    if endsUserSession() {
      alert = .leavingSession(button: "Join Anyway", action: .joinConfirmed)
    } else {
      join(request)
    }
  }

  func join(_ request: JoinRequest) {
    isConnecting = true
    alert = nil
    attempt.start(request, radio: radio) { [weak self] failure in
      self?.joinEnded(request.network, failure)
    }
  }

  private func joinEnded(_ network: Network.ID, _ failure: JoinFailure?) {
    isConnecting = false
    if let failure {
      if failure.isRefusal { refusalCount += 1 }
      alert = alert(after: failure, of: network)
    } else {
      typedPassword = ""
      onConnect(network)
    }
  }

  /// Returns the message about a failed attempt.
  func alert(after failure: JoinFailure, of network: Network.ID) -> AlertState<AlertAction>? {
    .joinEnded(failure, of: network, in: radio.state)
  }
}

// Keeps typed text out of dumps and logs.
extension JoinForm: CustomReflectable, CustomStringConvertible {
  public nonisolated var description: String { "\(type(of: self))" }
  public nonisolated var customMirror: Mirror { Mirror(self, children: [:]) }
}

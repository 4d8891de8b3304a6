public import KeelModel
public import Observation

/// The screen that asks for the password of a network and joins it.
@MainActor @Observable public final class ConnectToNetworkModel: Identifiable, FormModel {
  public enum AlertAction: Hashable, Codable, Sendable {
    case joinConfirmed
    case discardConfirmed
  }

  public let network: Network
  public let name: String
  /// True while the network is being joined: the field accepts no text, the button does nothing, and activity is shown.
  public private(set) var isConnecting = false
  /// The number of times that the network has refused the password; each time the password is selected for replacement.
  public private(set) var refusalCount = 0
  /// The reason that the password was not sent; `nil` as soon as it is edited.
  public private(set) var problem: PasswordProblem?
  public var alert: AlertState<AlertAction>?
  public var hold: String?

  private var typedPassword = ""
  @ObservationIgnored private let radio: any Radio
  @ObservationIgnored private let attempt = JoinAttempt()
  /// True if joining would cut off the user.
  @ObservationIgnored private let endsUserSession: @MainActor () -> Bool
  @ObservationIgnored private let onConnect: @MainActor (Network.ID) -> Void
  @ObservationIgnored private let onCancel: @MainActor () -> Void
  /// The action to run once the user agrees to discard the typed text.
  @ObservationIgnored private var leaving: (@MainActor () -> Void)?

  public init(
    network: Network, radio: any Radio, endsUserSession: @escaping @MainActor () -> Bool = { false },
    onConnect: @escaping @MainActor (Network.ID) -> Void, onCancel: @escaping @MainActor () -> Void = {}
  ) {
    self.network = network
    self.name = network.name
    self.radio = radio
    self.endsUserSession = endsUserSession
    self.onConnect = onConnect
    self.onCancel = onCancel
  }

  /// The typed text. Kept until the network has been joined, even if the network refused it; wiped when the screen is
  /// left.
  public var password: String {
    get { typedPassword }
    set {
      guard newValue != typedPassword, isPasswordEnabled else { return }
      typedPassword = newValue
      problem = nil
    }
  }

  public var hasUnsavedChanges: Bool { isConnecting || !typedPassword.isEmpty }
  /// The Cancel button never asks: all that can be lost is a password and the attempt to join, which it cancels.
  public var asksOnCancel: Bool { false }
  public var isPasswordEnabled: Bool { !isConnecting && hold == nil }
  public var isJoinButtonEnabled: Bool {
    isPasswordEnabled && !(network.security.needsPassword && typedPassword.isEmpty)
  }

  /// The text under the field: the reason to wait, a problem with the password, or a warning about the network.
  public var note: String? { hold ?? problem?.message ?? network.securityWarning }

  /// Checks the password by its rule, then joins. Does nothing while a join is under way.
  @Endpoint public func joinButtonTapped() {
    guard isPasswordEnabled else { return }
    problem = PasswordRule.check(typedPassword, for: network.security, called: network.securityText)
    guard problem == nil else { return }
    if endsUserSession() {
      alert = .leavingSession(button: "Join Anyway", action: .joinConfirmed)
    } else {
      join()
    }
  }

  @Endpoint public func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .joinConfirmed: if isPasswordEnabled { join() }
    case .discardConfirmed: leaving?()
    }
  }

  public func askToDiscard(_ leave: @escaping @MainActor () -> Void) {
    leaving = leave
    alert = .discarding(isBusy: isConnecting, action: .discardConfirmed)
  }

  public func close() {
    leave()
    onCancel()
  }

  /// Gives up the join under way and wipes the password. Called on every way out of the screen.
  func leave() {
    attempt.cancel()
    isConnecting = false
    typedPassword = ""
    problem = nil
  }

  /// Shows why an attempt that began elsewhere (with a stored password) failed, and requests the password again.
  func show(_ failure: JoinFailure) {
    alert = .joinFailed(failure, name: name)
  }

  private func join() {
    isConnecting = true
    alert = nil
    let password = network.security.needsPassword ? Password(typedPassword) : nil
    attempt.start(JoinRequest(network: network.id, password: password), radio: radio) { [weak self] failure in
      self?.joinEnded(failure)
    }
  }

  private func joinEnded(_ failure: JoinFailure?) {
    isConnecting = false
    if let failure {
      if failure.isRefusal { refusalCount += 1 }
      alert = .joinEnded(failure, of: network.id, in: radio.state)
    } else {
      typedPassword = ""
      onConnect(network.id)
    }
  }
}

// Keeps typed text out of dumps and logs.
extension ConnectToNetworkModel: CustomReflectable, CustomStringConvertible {
  public nonisolated var description: String { "ConnectToNetworkModel" }
  public nonisolated var customMirror: Mirror { Mirror(self, children: [:]) }
}

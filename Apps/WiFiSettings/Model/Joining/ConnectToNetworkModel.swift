public import KeelModel
public import Observation

/// The screen that asks for the password of a network and joins it.
@MainActor @Observable public final class ConnectToNetworkModel: Identifiable {
  public enum AlertAction: Hashable, Sendable {
    case joinConfirmed
  }

  public let network: Network
  public let name: String
  /// Whether the network is being joined: field and button are disabled, and activity is shown.
  public private(set) var isConnecting = false
  /// Why the password was not sent; gone as soon as it is edited.
  public private(set) var problem: PasswordProblem?
  public var alert: AlertState<AlertAction>?

  private var typedPassword = ""
  @ObservationIgnored private let radio: any Radio
  @ObservationIgnored private let attempt = JoinAttempt()
  /// Whether joining would cut off the person who asks for it.
  @ObservationIgnored private let cutsOffPerson: @MainActor () -> Bool
  @ObservationIgnored private let onConnect: @MainActor (Network.ID) -> Void
  @ObservationIgnored private let onCancel: @MainActor () -> Void

  public init(
    network: Network, radio: any Radio, cutsOffPerson: @escaping @MainActor () -> Bool = { false },
    onConnect: @escaping @MainActor (Network.ID) -> Void, onCancel: @escaping @MainActor () -> Void = {}
  ) {
    self.network = network
    self.name = network.name
    self.radio = radio
    self.cutsOffPerson = cutsOffPerson
    self.onConnect = onConnect
    self.onCancel = onCancel
  }

  /// What is typed. Wiped once the network has answered to it, and when the screen is left.
  public var password: String {
    get { typedPassword }
    set {
      guard newValue != typedPassword, !isConnecting else { return }
      typedPassword = newValue
      problem = nil
    }
  }

  public var isPasswordEnabled: Bool { !isConnecting }
  public var isJoinButtonEnabled: Bool { !isConnecting && !(network.security.needsPassword && typedPassword.isEmpty) }

  /// What the screen says under the field: a problem with the password, or a warning about the network.
  public var note: String? { problem?.message ?? network.securityWarning }

  /// Checks the password by its rule, then joins. Does nothing while it joins.
  public func joinButtonTapped() {
    guard !isConnecting else { return }
    problem = PasswordRule.check(typedPassword, for: network.security, called: network.securityText)
    guard problem == nil else { return }
    if cutsOffPerson() {
      alert = .leavingSession(button: "Join Anyway", action: .joinConfirmed)
    } else {
      join()
    }
  }

  public func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .joinConfirmed: if !isConnecting { join() }
    }
  }

  public func cancelButtonTapped() {
    leave()
    onCancel()
  }

  /// Gives up what is under way and wipes the password. Called however the screen is left.
  func leave() {
    attempt.cancel()
    isConnecting = false
    typedPassword = ""
    problem = nil
  }

  /// Says why an attempt that began elsewhere (with a stored password) failed, and asks again.
  func tell(_ failure: JoinFailure) {
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
    switch failure {
    case nil:
      typedPassword = ""
      onConnect(network.id)
    case .incorrectPassword?, .incorrectPasswordOrOutOfRange?:
      typedPassword = ""
      alert = failure.map { .joinFailed($0, name: name) }
    case .some(let failure):
      alert = .joinFailed(failure, name: name)
    }
  }
}

// What is typed stays out of dumps and logs.
extension ConnectToNetworkModel: CustomReflectable, CustomStringConvertible {
  public nonisolated var description: String { "ConnectToNetworkModel" }
  public nonisolated var customMirror: Mirror { Mirror(self, children: [:]) }
}

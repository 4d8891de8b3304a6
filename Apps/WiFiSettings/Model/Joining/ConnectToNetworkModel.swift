public import KeelModel
public import Observation

/// The screen that asks for the password of a network and joins it.
@MainActor @Observable public final class ConnectToNetworkModel: JoinForm, FormModel {
  public let network: Network
  public let name: String
  /// The reason that the password was not sent; `nil` as soon as it is edited.
  public private(set) var problem: PasswordProblem?

  public init(
    network: Network, radio: any Radio, endsUserSession: @escaping @MainActor () -> Bool = { false },
    onConnect: @escaping @MainActor (Network.ID) -> Void, onCancel: @escaping @MainActor () -> Void = {}
  ) {
    self.network = network
    self.name = network.name
    super.init(radio: radio, endsUserSession: endsUserSession, onConnect: onConnect, onCancel: onCancel)
  }

  /// The typed text.
  public var password: String {
    get { typedPassword }
    set {
      guard newValue != typedPassword, isEditable else { return }
      typedPassword = newValue
      problem = nil
    }
  }

  public var hasUnsavedChanges: Bool { isConnecting || !typedPassword.isEmpty }
  /// The Cancel button never asks: all that can be lost is a password and the attempt to join, which it cancels.
  public var asksOnCancel: Bool { false }
  public var isJoinButtonEnabled: Bool { isEditable && !(network.security.needsPassword && typedPassword.isEmpty) }

  /// The text under the field: the reason to wait, a problem with the password, or a warning about the network.
  public var note: String? { hold ?? problem?.message ?? network.securityWarning }

  /// Checks the password by its rule, then joins. Does nothing while a join is under way.
  @Endpoint public func joinButtonTapped() {
    guard isEditable else { return }
    problem = PasswordRule.check(typedPassword, for: network.security, called: network.securityText)
    if problem == nil { joinIfAgreed(request) }
  }

  @Endpoint public func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .joinConfirmed: if isEditable { join(request) }
    case .discardConfirmed: discard()
    }
  }

  override func leave() {
    super.leave()
    problem = nil
  }

  /// Shows why an attempt that began elsewhere (with a stored password) failed, and requests the password again.
  func show(_ failure: JoinFailure) {
    alert = .joinFailed(failure, name: name)
  }

  private var request: JoinRequest {
    JoinRequest(network: network.id, password: network.security.needsPassword ? Password(typedPassword) : nil)
  }
}

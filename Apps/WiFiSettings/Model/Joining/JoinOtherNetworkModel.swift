public import KeelModel
public import Observation

/// The screen that joins a network by its name, such as one that hides it.
@MainActor @Observable public final class JoinOtherNetworkModel: JoinForm, FormModel {
  /// The kinds of security that the user can choose from.
  public static let securities: [Security] = [.open, .enhancedOpen, .wep, .wpa2Personal, .wpa3Personal]

  /// The reason that nothing was sent; `nil` as soon as the form is edited.
  public private(set) var problem: String?

  private var typedName = ""
  private var chosenSecurity: Security

  public init(
    security: Security = .wpa2Personal, radio: any Radio, endsUserSession: @escaping @MainActor () -> Bool = { false },
    onConnect: @escaping @MainActor (Network.ID) -> Void, onCancel: @escaping @MainActor () -> Void = {}
  ) {
    chosenSecurity = Self.securities.contains(security) ? security : .wpa2Personal
    super.init(radio: radio, endsUserSession: endsUserSession, onConnect: onConnect, onCancel: onCancel)
  }

  public var name: String {
    get { typedName }
    set { edit { typedName = newValue } }
  }

  public var security: Security {
    get { chosenSecurity }
    set { edit { chosenSecurity = newValue } }
  }

  /// The typed text.
  public var password: String {
    get { typedPassword }
    set { edit { typedPassword = newValue } }
  }

  public var needsPassword: Bool { chosenSecurity.needsPassword }
  public var hasUnsavedChanges: Bool { isConnecting || !typedName.isEmpty || !typedPassword.isEmpty }
  /// A password alone is not worth a question.
  public var asksOnCancel: Bool { isConnecting || !typedName.isEmpty }
  public var isJoinButtonEnabled: Bool {
    isEditable && !typedName.isEmpty && !(needsPassword && typedPassword.isEmpty)
  }

  /// The text under the form: the reason to wait, a problem, or a warning about the kind of security.
  public var note: String? { hold ?? problem ?? chosenSecurity.warning }

  @Endpoint public func joinButtonTapped() {
    guard isEditable, let request = request() else { return }
    joinIfAgreed(request)
  }

  @Endpoint public func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .joinConfirmed: if isEditable, let request = request() { join(request) }
    case .discardConfirmed: discard()
    }
  }

  override func leave() {
    super.leave()
    problem = nil
  }

  private func edit(_ change: () -> Void) {
    guard isEditable else { return }
    change()
    problem = nil
  }

  /// Returns the request to send, or `nil`, after it has shown the problem, if the form breaks a rule.
  private func request() -> JoinRequest? {
    guard let ssid = SSID(typedName) else {
      problem =
        "This name has \(typedName.utf8.count) bytes. A network's name has \(SSID.maximumLength) bytes at most; "
        + "most letters outside English take 2 or 3. Check the name, and type it again."
      return nil
    }
    guard !ssid.isHidden else {
      problem = "There is no name. A network's name has at least one character. Type the name of the network."
      return nil
    }
    if let broken = PasswordRule.check(typedPassword, for: chosenSecurity) {
      problem = broken.message
      return nil
    }
    return JoinRequest(
      network: Network.ID(ssid: ssid, security: chosenSecurity),
      password: needsPassword ? Password(typedPassword) : nil, isHidden: true)
  }

  /// The name was typed, not chosen: the network may never have been in range, or may have other security.
  override func alert(after failure: JoinFailure, of network: Network.ID) -> AlertState<AlertAction>? {
    guard failure == .outOfRange else { return super.alert(after: failure, of: network) }
    return .notice(
      "“\(network.ssid.displayName)” was not found",
      "No network of this name answers with \(network.security.text). Check the name and the security, and try again.")
  }
}

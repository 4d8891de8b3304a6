public import KeelModel
public import Observation

/// The screen that joins a network by its name, such as one that hides it.
@MainActor @Observable public final class JoinOtherNetworkModel: Identifiable, FormModel {
  public enum AlertAction: Hashable, Codable, Sendable {
    case joinConfirmed
    case discardConfirmed
  }

  /// The kinds of security that the user can choose from.
  public static let securities: [Security] = [.open, .enhancedOpen, .wep, .wpa2Personal, .wpa3Personal]

  public private(set) var isConnecting = false
  /// The number of times that a network has refused the password; each time the password is selected for replacement.
  public private(set) var refusalCount = 0
  /// The reason that nothing was sent; `nil` as soon as the form is edited.
  public private(set) var problem: String?
  public var alert: AlertState<AlertAction>?
  public var hold: String?

  private var typedName = ""
  private var chosenSecurity: Security
  private var typedPassword = ""
  @ObservationIgnored private let radio: any Radio
  @ObservationIgnored private let attempt = JoinAttempt()
  @ObservationIgnored private let endsUserSession: @MainActor () -> Bool
  @ObservationIgnored private let onConnect: @MainActor (Network.ID) -> Void
  @ObservationIgnored private let onCancel: @MainActor () -> Void
  /// The action to run once the user agrees to discard the typed text.
  @ObservationIgnored private var leaving: (@MainActor () -> Void)?

  public init(
    security: Security = .wpa2Personal, radio: any Radio, endsUserSession: @escaping @MainActor () -> Bool = { false },
    onConnect: @escaping @MainActor (Network.ID) -> Void, onCancel: @escaping @MainActor () -> Void = {}
  ) {
    chosenSecurity = Self.securities.contains(security) ? security : .wpa2Personal
    self.radio = radio
    self.endsUserSession = endsUserSession
    self.onConnect = onConnect
    self.onCancel = onCancel
  }

  public var name: String {
    get { typedName }
    set { edit { typedName = newValue } }
  }

  public var security: Security {
    get { chosenSecurity }
    set { edit { chosenSecurity = newValue } }
  }

  /// The typed text. Kept until the network has been joined, even if the network refused it; wiped when the screen is
  /// left.
  public var password: String {
    get { typedPassword }
    set { edit { typedPassword = newValue } }
  }

  public var needsPassword: Bool { chosenSecurity.needsPassword }
  public var hasUnsavedChanges: Bool { isConnecting || !typedName.isEmpty || !typedPassword.isEmpty }
  /// A password alone is not worth a question.
  public var asksOnCancel: Bool { isConnecting || !typedName.isEmpty }
  /// True if the form accepts text and choices now.
  public var isEditable: Bool { !isConnecting && hold == nil }
  public var isJoinButtonEnabled: Bool {
    isEditable && !typedName.isEmpty && !(needsPassword && typedPassword.isEmpty)
  }

  /// The text under the form: the reason to wait, a problem, or a warning about the kind of security.
  public var note: String? { hold ?? problem ?? chosenSecurity.warning }

  @Endpoint public func joinButtonTapped() {
    guard isEditable, let request = request() else { return }
    if endsUserSession() {
      alert = .leavingSession(button: "Join Anyway", action: .joinConfirmed)
    } else {
      join(request)
    }
  }

  @Endpoint public func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .joinConfirmed: if isEditable, let request = request() { join(request) }
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

  private func join(_ request: JoinRequest) {
    isConnecting = true
    alert = nil
    attempt.start(request, radio: radio) { [weak self] failure in
      self?.joinEnded(request.network, failure)
    }
  }

  private func joinEnded(_ network: Network.ID, _ failure: JoinFailure?) {
    isConnecting = false
    guard let failure else {
      typedPassword = ""
      onConnect(network)
      return
    }
    if failure.isRefusal { refusalCount += 1 }
    let name = network.ssid.displayName
    // The name was typed, not chosen: the network may never have been in range, or may have other security.
    alert =
      failure == .outOfRange
      ? .notice(
        "“\(name)” was not found",
        "No network of this name answers with \(network.security.text). Check the name and the security, and try again."
      )
      : .joinEnded(failure, of: network, in: radio.state)
  }
}

// Keeps typed text out of dumps and logs.
extension JoinOtherNetworkModel: CustomReflectable, CustomStringConvertible {
  public nonisolated var description: String { "JoinOtherNetworkModel" }
  public nonisolated var customMirror: Mirror { Mirror(self, children: [:]) }
}

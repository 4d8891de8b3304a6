public import KeelModel
public import Observation

/// The screen that sets how this machine gets its IPv4 address on a network.
@MainActor @Observable public final class IPv4SettingsModel: Identifiable, FormModel {
  public enum Mode: String, Hashable, Codable, Sendable, CaseIterable {
    case automatic, manual
    public var text: String { self == .automatic ? "Automatic" : "Manual" }
  }

  public enum AlertAction: Hashable, Codable, Sendable {
    case saveConfirmed
    case discardConfirmed, overwriteConfirmed, reloadConfirmed
  }

  public var mode: Mode
  public var address: String
  /// The subnet mask, as `24`, `/24` or `255.255.255.0`.
  public var mask: String
  /// The address of the router; may be empty.
  public var router: String
  public private(set) var isSaving = false
  /// The problem with the form, after the last attempt to save it.
  public private(set) var problem: SettingProblem?
  public var alert: AlertState<AlertAction>?
  public var hold: String?

  /// The value that the form was filled in from.
  private var basis: NetworkSettings.IPv4Configuration
  /// The value that another window or program has stored meanwhile, until the user decides which of the two counts.
  @ObservationIgnored private var theirs: NetworkSettings.IPv4Configuration?
  @ObservationIgnored private var leaving: (@MainActor () -> Void)?
  @ObservationIgnored private let endsUserSession: @MainActor () -> Bool
  @ObservationIgnored private let save: SettingsSaver<NetworkSettings.IPv4Configuration>
  @ObservationIgnored private let tryOut: SettingsSaver<NetworkSettings.IPv4Configuration>
  @ObservationIgnored private let onDone: @MainActor () -> Void

  init(
    configuration: NetworkSettings.IPv4Configuration, endsUserSession: @escaping @MainActor () -> Bool,
    save: @escaping SettingsSaver<NetworkSettings.IPv4Configuration>,
    tryOut: @escaping SettingsSaver<NetworkSettings.IPv4Configuration>, onDone: @escaping @MainActor () -> Void
  ) {
    basis = configuration
    (mode, address, mask, router) = Self.fields(of: configuration)
    self.endsUserSession = endsUserSession
    self.save = save
    self.tryOut = tryOut
    self.onDone = onDone
  }

  /// True if the form accepts text and choices now.
  public var isEditable: Bool { !isSaving && hold == nil }

  public var hasUnsavedChanges: Bool { isSaving || (mode, address, mask, router) != Self.fields(of: basis) }

  /// The text under the form: the reason to wait, or a problem.
  public var note: String? { hold ?? problem?.message }

  /// Checks the form, then stores it and leaves. If the change would cut off the user, an alert asks first, and the
  /// change is applied on trial only.
  @Endpoint public func saveButtonTapped() {
    guard isEditable, let configuration = checked() else { return }
    if endsUserSession() {
      alert = .leavingSession(button: "Change Anyway", action: .saveConfirmed)
    } else {
      store(configuration, by: save)
    }
  }

  @Endpoint public func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .saveConfirmed:
      guard isEditable, let configuration = checked() else { return }
      store(configuration, by: endsUserSession() ? tryOut : save)
    case .discardConfirmed: leaving?()
    case .overwriteConfirmed:
      guard let theirs else { return }
      basis = theirs
      saveButtonTapped()
    case .reloadConfirmed:
      guard let theirs else { return }
      basis = theirs
      (mode, address, mask, router) = Self.fields(of: theirs)
      problem = nil
    }
  }

  public func askToDiscard(_ leave: @escaping @MainActor () -> Void) {
    leaving = leave
    alert = .discarding(isBusy: isSaving, action: .discardConfirmed)
  }

  public func close() { onDone() }

  private func store(
    _ configuration: NetworkSettings.IPv4Configuration, by save: SettingsSaver<NetworkSettings.IPv4Configuration>
  ) {
    isSaving = true
    save(configuration, basis) { [weak self] outcome in
      guard let self else { return }
      isSaving = false
      switch outcome {
      case .stored: onDone()
      case .failed(let failure): alert = .notStored(failure)
      case .changedElsewhere(let stored):
        theirs = stored
        alert = .changedElsewhere(to: stored.text, overwrite: .overwriteConfirmed, reload: .reloadConfirmed)
      }
    }
  }

  private static func fields(
    of configuration: NetworkSettings.IPv4Configuration
  ) -> (Mode, address: String, mask: String, router: String) {
    switch configuration {
    case .automatic: (.automatic, "", "", "")
    case .manual(let address, let prefixLength, let router): (.manual, address, String(prefixLength), router ?? "")
    }
  }

  private func checked() -> NetworkSettings.IPv4Configuration? {
    do throws(SettingProblem) {
      let configuration = try check()
      problem = nil
      return configuration
    } catch {
      problem = error
      return nil
    }
  }

  private func check() throws(SettingProblem) -> NetworkSettings.IPv4Configuration {
    guard mode == .manual else { return .automatic }
    guard let host = IPv4Address(address.trimmed), host.isForHosts else { throw .address(address) }
    guard let prefixLength = IPv4Address.prefixLength(mask.trimmed) else { throw .mask(mask) }
    guard !host.isNetworkOrBroadcast(prefixLength: prefixLength) else { throw .notAHost(address) }
    let router = self.router.trimmed
    guard !router.isEmpty else {
      return .manual(address: address.trimmed, prefixLength: prefixLength, router: nil)
    }
    guard let gateway = IPv4Address(router), gateway.isForHosts else { throw .router(router) }
    guard gateway != host, gateway.network(prefixLength: prefixLength) == host.network(prefixLength: prefixLength)
    else {
      throw .routerElsewhere(router)
    }
    return .manual(address: address.trimmed, prefixLength: prefixLength, router: router)
  }
}

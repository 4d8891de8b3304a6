public import KeelModel
public import Observation

/// The screen that sets the proxy of a network.
@MainActor @Observable public final class ProxySettingsModel: Identifiable, FormModel {
  public enum AlertAction: Hashable, Codable, Sendable {
    case discardConfirmed, overwriteConfirmed, reloadConfirmed
  }

  public var isAutomatic: Bool
  /// The address of the configuration file; empty means that the network provides it.
  public var url: String
  public private(set) var isSaving = false
  public private(set) var problem: SettingProblem?
  public var alert: AlertState<AlertAction>?
  public var hold: String?

  /// The value that the form was filled in from.
  private var basis: NetworkSettings.Proxy
  /// The value that another window or program has stored meanwhile, until the user decides which of the two counts.
  @ObservationIgnored private var theirs: NetworkSettings.Proxy?
  @ObservationIgnored private var leaving: (@MainActor () -> Void)?
  @ObservationIgnored private let save: SettingsSaver<NetworkSettings.Proxy>
  @ObservationIgnored private let onDone: @MainActor () -> Void

  init(
    proxy: NetworkSettings.Proxy, save: @escaping SettingsSaver<NetworkSettings.Proxy>,
    onDone: @escaping @MainActor () -> Void
  ) {
    basis = proxy
    (isAutomatic, url) = Self.fields(of: proxy)
    self.save = save
    self.onDone = onDone
  }

  /// True if the form accepts text and choices now.
  public var isEditable: Bool { !isSaving && hold == nil }

  public var hasUnsavedChanges: Bool { isSaving || (isAutomatic, url) != Self.fields(of: basis) }

  /// The text under the form: the reason to wait, a problem, or the meaning of an empty address.
  public var note: String? {
    hold ?? problem?.message ?? (isAutomatic ? "Leave it empty to let the network say." : nil)
  }

  /// Checks the form, then stores it and leaves.
  @Endpoint public func saveButtonTapped() {
    guard isEditable else { return }
    let url = self.url.trimmed
    guard !isAutomatic || url.isEmpty || WebAddress.isSafe(url) else {
      problem = .url(url)
      return
    }
    problem = nil
    isSaving = true
    save(isAutomatic ? .automatic(url: url) : .off, basis) { [weak self] outcome in
      guard let self else { return }
      isSaving = false
      switch outcome {
      case .stored: onDone()
      case .failed(let failure): alert = .notStored(failure)
      case .changedElsewhere(let stored):
        theirs = stored
        alert = .changedElsewhere(
          to: SSID.visible(stored.longText), overwrite: .overwriteConfirmed, reload: .reloadConfirmed)
      }
    }
  }

  public func close() { onDone() }

  @Endpoint public func alertButtonTapped(_ action: AlertAction) {
    switch action {
    case .discardConfirmed: leaving?()
    case .overwriteConfirmed:
      guard let theirs else { return }
      basis = theirs
      saveButtonTapped()
    case .reloadConfirmed:
      guard let theirs else { return }
      basis = theirs
      problem = nil
      (isAutomatic, url) = Self.fields(of: theirs)
    }
  }

  public func askToDiscard(_ leave: @escaping @MainActor () -> Void) {
    leaving = leave
    alert = .discarding(isBusy: isSaving, action: .discardConfirmed)
  }

  private static func fields(of proxy: NetworkSettings.Proxy) -> (isAutomatic: Bool, url: String) {
    switch proxy {
    case .off: (false, "")
    case .automatic(let url): (true, url)
    }
  }
}

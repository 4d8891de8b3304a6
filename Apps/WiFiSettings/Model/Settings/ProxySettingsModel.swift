public import KeelModel
public import Observation

/// The screen that sets whether a proxy is used on a network.
@MainActor @Observable public final class ProxySettingsModel: Identifiable {
  public enum AlertAction: Hashable, Sendable {}

  public var isAutomatic: Bool
  /// Where the configuration file is; empty lets the network say.
  public var url: String
  public private(set) var isSaving = false
  public private(set) var problem: SettingProblem?
  public var alert: AlertState<AlertAction>?

  @ObservationIgnored private let save: SettingsSaver<NetworkSettings.Proxy>
  @ObservationIgnored private let onDone: @MainActor () -> Void

  init(
    proxy: NetworkSettings.Proxy, save: @escaping SettingsSaver<NetworkSettings.Proxy>,
    onDone: @escaping @MainActor () -> Void
  ) {
    switch proxy {
    case .off: (isAutomatic, url) = (false, "")
    case .automatic(let url): (isAutomatic, self.url) = (true, url)
    }
    self.save = save
    self.onDone = onDone
  }

  /// Checks the form, then stores it and leaves.
  public func saveButtonTapped() {
    guard !isSaving else { return }
    let url = self.url.trimmed
    guard !isAutomatic || url.isEmpty || WebAddress.isSafe(url) else {
      problem = .url(url)
      return
    }
    problem = nil
    isSaving = true
    save(isAutomatic ? .automatic(url: url) : .off) { [weak self] failure in
      guard let self else { return }
      isSaving = false
      if let failure { alert = .notStored(failure) } else { onDone() }
    }
  }

  public func cancelButtonTapped() { onDone() }
}

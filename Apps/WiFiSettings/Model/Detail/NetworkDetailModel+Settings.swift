import KeelModel

extension NetworkDetailModel {
  /// The settings as the user wants them; `nil` until they are known, and if nothing is stored for the network.
  public var settings: NetworkSettings? { wanted ?? saved }

  /// True if there are settings to edit.
  public var canEditSettings: Bool { settings != nil }

  /// True if the network is joined automatically. A write shows at once, and reverts, with an alert, if it could not be
  /// stored.
  public var joinsAutomatically: Bool {
    get { settings?.joinsAutomatically ?? false }
    set { change { $0.joinsAutomatically = newValue } }
  }

  public var isLowDataMode: Bool {
    get { settings?.isLowDataMode ?? false }
    set { change { $0.isLowDataMode = newValue } }
  }

  /// True if this machine uses a private address. A change rejoins the current network with the other address; if that
  /// would cut off the user, an alert asks first.
  public var usesPrivateAddress: Bool {
    get { settings?.usesPrivateAddress ?? false }
    set {
      guard newValue != usesPrivateAddress else { return }
      if isCurrent, endsUserSession() {
        destination = .alert(
          .leavingSession(button: "Change Anyway", action: .privateAddressConfirmed(newValue)))
      } else {
        change { $0.usesPrivateAddress = newValue }
      }
    }
  }

  /// The settings page that is open, or will be once the settings are known.
  var page: WiFiLink.Page? {
    switch destination {
    case .ipv4: .ipv4
    case .dns: .dns
    case .proxy: .proxy
    case nil, .alert: pendingPage
    }
  }

  /// Opens a page; `nil` means the details themselves.
  func open(_ page: WiFiLink.Page?) {
    guard page != self.page else { return }
    pendingPage = page
    if page == nil { destination = nil } else { followPage() }
  }

  /// Opens the pending page if the settings are known.
  func followPage() {
    guard let page = pendingPage, settings != nil else { return }
    pendingPage = nil
    switch page {
    case .ipv4: openIPv4()
    case .dns: openDNS()
    case .proxy: openProxy()
    }
  }

  @Endpoint public func ipv4ButtonTapped() { openIPv4() }
  @Endpoint public func dnsButtonTapped() { openDNS() }
  @Endpoint public func proxyButtonTapped() { openProxy() }

  private func openIPv4() {
    guard let settings else { return }
    destination = .ipv4(
      IPv4SettingsModel(
        configuration: settings.ipv4,
        endsUserSession: { [weak self] in
          guard let self else { return false }
          return isCurrent && endsUserSession()
        },
        save: { [weak self] value, basis, form in self?.store(\.ipv4, value, over: basis, form: form) },
        tryOut: { [weak self] value, basis, form in self?.tryOut(value, over: basis, form: form) },
        onDone: { [weak self] in self?.destination = nil }))
  }

  private func openDNS() {
    guard let settings else { return }
    destination = .dns(
      DNSSettingsModel(
        servers: settings.dnsServers,
        save: { [weak self] value, basis, form in self?.store(\.dnsServers, value, over: basis, form: form) },
        onDone: { [weak self] in self?.destination = nil }))
  }

  private func openProxy() {
    guard let settings else { return }
    destination = .proxy(
      ProxySettingsModel(
        proxy: settings.proxy,
        save: { [weak self] value, basis, form in self?.store(\.proxy, value, over: basis, form: form) },
        onDone: { [weak self] in self?.destination = nil }))
  }

  /// The form that is open.
  var form: (any FormModel)? {
    switch destination {
    case .ipv4(let form): form
    case .dns(let form): form
    case .proxy(let form): form
    case nil, .alert: nil
    }
  }

  /// Shows the change at once and stores it. Changes made during a save are stored together when the save has ended.
  func change(_ change: (inout NetworkSettings) -> Void) {
    guard var new = settings else { return }
    let old = new
    change(&new)
    guard new != old else { return }
    wanted = new
    if saving == nil, trial == nil { save() }
  }

  /// Shows and stores one part of the settings in the same way; `basis` is the value that the form was opened with. The
  /// form receives the outcome; once the form has been left, an alert shows it.
  private func store<Part: Equatable>(
    _ part: WritableKeyPath<NetworkSettings, Part>, _ value: Part, over basis: Part,
    form: @escaping @MainActor (SaveOutcome<Part>) -> Void
  ) {
    guard var new = settings else { return form(.failed(.notFound)) }
    // The user changed nothing, even if other programs did.
    guard value != basis else { return form(.stored) }
    new[keyPath: part] = value
    wanted = new
    edit?.basis[keyPath: part] = basis
    savingForms.append { end in form(end.outcome(of: part)) }
    if saving == nil, trial == nil { save() }
  }

  func save() {
    // Not owned by the model: changes made just before the screen is left are still stored.
    saving = Task { [weak self, radio, networkID, unsaved] in
      var end: SettingsEdit.End?
      while let edit = unsaved.edit {
        let attempt = await edit.store(in: radio, for: networkID) { settings throws(RadioFailure) in
          try await radio.setSettings(settings, for: networkID)
        }
        end = attempt
        guard case .stored(let stored) = attempt else { break }
        self?.saved = stored
        guard unsaved.edit?.wanted != edit.wanted else { break }
        if let self { self.edit?.basis = stored } else { unsaved.edit?.basis = stored }
      }
      if let end { self?.savingEnded(end) }
    }
  }

  func savingEnded(_ end: SettingsEdit.End) {
    saving = nil
    edit = nil
    var reported: RadioFailure?
    switch end {
    case .stored(let stored): saved = stored
    case .changedElsewhere(let stored):
      saved = stored
      reported = .other("Another window or program has changed the same setting.")
    case .failed(let failure): reported = failure
    }
    let forms = savingForms
    savingForms = []
    for form in forms { form(end) }
    if let reported, reported != .cancelled, destination == nil { destination = .alert(.notStored(reported)) }
  }
}

extension SettingsEdit.End {
  /// Returns the outcome for a form that edits one part.
  func outcome<Part>(of part: KeyPath<NetworkSettings, Part>) -> SaveOutcome<Part> {
    switch self {
    case .stored: .stored
    case .failed(let failure): .failed(failure)
    case .changedElsewhere(let stored): .changedElsewhere(stored[keyPath: part])
    }
  }
}

/// The settings that the user wants and that are not stored yet.
@MainActor final class Unsaved {
  var edit: SettingsEdit?
}

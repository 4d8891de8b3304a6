import KeelModel

extension NetworkDetailModel {
  /// What is set, as the person wants it; `nil` until it is known, and when nothing is stored for the network.
  public var settings: NetworkSettings? { wanted ?? saved }

  /// Whether there is anything to set.
  public var canEditSettings: Bool { settings != nil }

  /// Joins by itself. A write shows at once, and goes back, with an alert, when it could not be stored.
  public var joinsAutomatically: Bool {
    get { settings?.joinsAutomatically ?? false }
    set { change { $0.joinsAutomatically = newValue } }
  }

  public var isLowDataMode: Bool {
    get { settings?.isLowDataMode ?? false }
    set { change { $0.isLowDataMode = newValue } }
  }

  /// The current network is joined again for it, with the other address: a person whom that would cut off is asked.
  public var usesPrivateAddress: Bool {
    get { settings?.usesPrivateAddress ?? false }
    set {
      guard newValue != usesPrivateAddress else { return }
      if isCurrent, cutsOffPerson() {
        destination = .alert(
          .leavingSession(button: "Change Anyway", action: .privateAddressConfirmed(newValue)))
      } else {
        change { $0.usesPrivateAddress = newValue }
      }
    }
  }

  /// Which page further in one is on, or will be once the settings are known.
  var page: WiFiLink.Page? {
    switch destination {
    case .ipv4: .ipv4
    case .dns: .dns
    case .proxy: .proxy
    case nil, .alert: pendingPage
    }
  }

  /// Goes to a page; `nil` is the details themselves.
  func open(_ page: WiFiLink.Page?) {
    guard page != self.page else { return }
    pendingPage = page
    if page == nil { destination = nil } else { followPage() }
  }

  /// Opens the page that is waited for, if there are settings by now.
  func followPage() {
    guard let page = pendingPage, settings != nil else { return }
    pendingPage = nil
    switch page {
    case .ipv4: ipv4ButtonTapped()
    case .dns: dnsButtonTapped()
    case .proxy: proxyButtonTapped()
    }
  }

  public func ipv4ButtonTapped() {
    guard let settings else { return }
    destination = .ipv4(
      IPv4SettingsModel(
        configuration: settings.ipv4,
        cutsOffPerson: { [weak self] in
          guard let self else { return false }
          return isCurrent && cutsOffPerson()
        },
        save: { [weak self] configuration, completion in
          self?.change({ $0.ipv4 = configuration }, form: completion)
        },
        tryOut: { [weak self] configuration, completion in self?.tryOut(configuration, form: completion) },
        onDone: { [weak self] in self?.destination = nil }))
  }

  public func dnsButtonTapped() {
    guard let settings else { return }
    destination = .dns(
      DNSSettingsModel(
        servers: settings.dnsServers,
        save: { [weak self] servers, completion in
          self?.change({ $0.dnsServers = servers }, form: completion)
        },
        onDone: { [weak self] in self?.destination = nil }))
  }

  public func proxyButtonTapped() {
    guard let settings else { return }
    destination = .proxy(
      ProxySettingsModel(
        proxy: settings.proxy,
        save: { [weak self] proxy, completion in
          self?.change({ $0.proxy = proxy }, form: completion)
        },
        onDone: { [weak self] in self?.destination = nil }))
  }

  /// Shows the change at once and stores it. Changes made while one is being stored are stored together after it.
  ///
  /// A failure goes to the form that asked for the change, if there is one, and is told in an alert once that is left.
  func change(_ change: (inout NetworkSettings) -> Void, form: (@MainActor (RadioFailure?) -> Void)? = nil) {
    guard var new = settings else {
      form?(.notFound)
      return
    }
    let old = new
    change(&new)
    guard new != old else {
      form?(nil)
      return
    }
    wanted = new
    if let form { savingForms.append(form) }
    if saving == nil, trial == nil { save(new) }
  }

  func save(_ settings: NetworkSettings) {
    // Not owned by the model: changes made just before leaving are stored all the same.
    saving = Task { [weak self, radio, networkID, unsaved] in
      var asked = settings
      while true {
        var failure: RadioFailure?
        do throws(RadioFailure) { try await radio.setSettings(asked, for: networkID) } catch { failure = error }
        if failure == nil {
          self?.saved = asked
          if let wanted = unsaved.settings, wanted != asked {
            asked = wanted
            continue
          }
        }
        self?.saved(failure)
        return
      }
    }
  }

  func saved(_ failure: RadioFailure?) {
    saving = nil
    wanted = nil
    let forms = savingForms
    savingForms = []
    for form in forms { form(failure) }
    if let failure, failure != .cancelled, destination == nil { destination = .alert(.notStored(failure)) }
  }
}

/// Settings that are wanted and not stored yet.
@MainActor final class Unsaved {
  var settings: NetworkSettings?
}

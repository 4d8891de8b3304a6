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

  /// Takes effect the next time that the network is joined.
  public var usesPrivateAddress: Bool {
    get { settings?.usesPrivateAddress ?? false }
    set { change { $0.usesPrivateAddress = newValue } }
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
    // Not owned by the model: a change made just before leaving is stored all the same.
    saving = Task { [weak self, radio, networkID] in
      var asked = settings
      while true {
        var failure: RadioFailure?
        do throws(RadioFailure) { try await radio.setSettings(asked, for: networkID) } catch { failure = error }
        guard let self else { return }
        if failure == nil {
          self.saved = asked
          if let wanted = self.wanted, wanted != asked {
            asked = wanted
            continue
          }
        }
        return self.saved(failure)
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

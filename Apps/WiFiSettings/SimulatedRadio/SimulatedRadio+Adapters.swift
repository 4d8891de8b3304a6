public import WiFiSettingsModel

/// Several adapters, each with a connection of its own.
extension SimulatedRadio {
  public func choose(adapter: RadioState.Adapter.ID) {
    guard adapters.contains(adapter), let old = state.adapter, old != adapter else { return }
    // The work under way belongs to the adapter that was shown.
    joinNumber += 1
    let current = joined[adapter]
    joined[adapter] = nil
    joined[old] = state.current
    update { state in
      state.adapter = adapter
      state.current = current
      state.joining = nil
      state.portal = current == nil ? nil : faults.portal
      state.lacksInternet = current != nil && faults.isInternetMissing
      state.isLinkLost = false
      state.detailsRevision += 1
    }
  }

  /// Publishes the adapters if there is a choice.
  func refreshAdapters() {
    guard adapters.count > 1 else {
      state.adapters = []
      state.adapter = nil
      return
    }
    let shown = state.adapter ?? adapters[0]
    state.adapter = shown
    state.adapters = adapters.map { .init(id: $0, current: $0 == shown ? state.current : joined[$0]) }
  }
}

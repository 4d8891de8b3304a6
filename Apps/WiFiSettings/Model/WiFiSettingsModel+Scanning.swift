import KeelModel

extension WiFiSettingsModel {
  /// Looks for networks again. A refused search keeps the list and says how old it is.
  public func refreshRequested() {
    dropLink()
    guard stage == .on, scanTask == nil else { return }
    scanTask = OwnedTask { [weak self, radio] in
      var failure: RadioFailure?
      do throws(RadioFailure) { try await radio.scan() } catch { failure = error }
      guard let self, !Task.isCancelled else { return }
      self.scanEnded(failure)
    }
    updateScanning()
  }

  /// Looks for networks again, and returns when that is done.
  public func refresh() async {
    refreshRequested()
    // Not the model's hold on it: that gives the search up by letting go.
    let search = scanTask?.task
    await search?.value
  }

  func updateScanning() {
    if stage != .on { scanTask = nil }
    let isScanning = stage == .on && (latest.isScanning || scanTask != nil)
    self.isScanning = isScanning
    if stage != .on { scanNote = nil }
  }

  private func scanEnded(_ failure: RadioFailure?) {
    scanTask = nil
    if let failure {
      if failure != .cancelled { note(failure) }
    } else {
      networks.searchEnded()
      scanNote = nil
      sortAgain()
    }
    updateScanning()
  }

  private func note(_ failure: RadioFailure) {
    let age = networks.lastScan.map { "The list is \($0.elapsed().spoken) old. " } ?? "The list is as it was. "
    scanNote = age + failure.message
  }
}

import KeelModel

extension WiFiSettingsModel {
  /// Searches for networks again. A refused search keeps the list and shows its age.
  @Endpoint public func refreshRequested() {
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

  /// Searches for networks again, and returns when the search is done.
  public func refresh() async {
    refreshRequested()
    // Does not retain the model's `OwnedTask`: releasing that one must still cancel the search.
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

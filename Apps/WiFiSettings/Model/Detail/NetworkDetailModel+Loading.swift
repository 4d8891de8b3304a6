import KeelModel

extension NetworkDetailModel {
  @Endpoint public func reloadButtonTapped() { load() }

  /// Requests the details. The current ones stay visible until the response; only the latest response counts.
  func load() {
    loadNumber += 1
    isLoading = true
    loading = OwnedTask { [weak self, radio, networkID, number = loadNumber] in
      do throws(RadioFailure) {
        let details = try await radio.details(of: networkID)
        guard let self, self.loadNumber == number else { return }
        self.loaded(details)
      } catch {
        guard let self, self.loadNumber == number else { return }
        self.isLoading = false
        self.pendingPage = nil
        if error != .cancelled { self.loadProblem = error.message }
      }
    }
  }

  private func loaded(_ details: NetworkDetails) {
    isLoading = false
    loadProblem = nil
    saved = details.settings
    addresses = isCurrent ? details.addresses : nil
    var seen: Set<String> = []
    accessPoints = details.accessPoints.sorted { $0.connectivity > $1.connectivity }
      .filter { seen.insert($0.hardwareAddress).inserted }
    // A network without settings has no settings pages.
    if settings == nil { pendingPage = nil } else { followPage() }
  }
}

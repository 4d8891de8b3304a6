import KeelModel

extension NetworkDetailModel {
  public func reloadButtonTapped() { load() }

  /// Asks for the details. What is shown stays until the answer; only the latest answer counts.
  func load() {
    loadNumber += 1
    set(\.isLoading, true)
    loading = OwnedTask { [weak self, radio, networkID, number = loadNumber] in
      do throws(RadioFailure) {
        let details = try await radio.details(of: networkID)
        guard let self, self.loadNumber == number else { return }
        self.loaded(details)
      } catch {
        guard let self, self.loadNumber == number else { return }
        self.isLoading = false
        if error != .cancelled { self.set(\.loadProblem, error.message) }
      }
    }
  }

  private func loaded(_ details: NetworkDetails) {
    isLoading = false
    set(\.loadProblem, nil)
    set(\.saved, details.settings)
    set(\.addresses, isCurrent ? details.addresses : nil)
    set(\.accessPoints, details.accessPoints.sorted { $0.connectivity > $1.connectivity })
  }
}

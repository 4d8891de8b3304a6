import Observation
import SwiftUI

/// Models that know of no view, in the shape of an article on Wi-Fi settings: methods that are named after what the user
/// does, a value for each of them, and callbacks to the model around.
public enum NetworkListing {
  public struct Network: Identifiable, Hashable {
    public let id: String
    public init(_ id: String) { self.id = id }
  }

  @MainActor @Observable public class NetworkDetailModel {
    public let network: Network
    public var forgetAlertIsPresented = false
    private let onConfirmForget: () -> Void

    public init(network: Network, onConfirmForget: @escaping () -> Void) {
      (self.network, self.onConfirmForget) = (network, onConfirmForget)
    }

    public func forgetNetworkButtonTapped() { forgetAlertIsPresented = true }
    public func confirmForgetNetworkButtonTapped() { onConfirmForget() }

    public enum Action { case forgetNetworkButtonTapped, confirmForgetNetworkButtonTapped }

    public func send(_ action: Action) {
      switch action {
      case .forgetNetworkButtonTapped: forgetNetworkButtonTapped()
      case .confirmForgetNetworkButtonTapped: confirmForgetNetworkButtonTapped()
      }
    }
  }

  @MainActor @Observable public class ConnectToNetworkModel {
    public let network: Network
    public var password = ""
    public private(set) var isConnecting = false
    public var incorrectPasswordAlertIsPresented = false
    private let onConnect: (Network) -> Void

    public init(network: Network, onConnect: @escaping (Network) -> Void) {
      (self.network, self.onConnect) = (network, onConnect)
    }

    public func joinButtonTapped() async {
      isConnecting = true
      await Task.yield()
      isConnecting = false
      guard password == "lighthouse" else { return incorrectPasswordAlertIsPresented = true }
      onConnect(network)
    }
  }
}

extension NetworkListing {
  public struct NetworkDetailView: View {
    @Bindable var model: NetworkDetailModel
    public init(model: NetworkDetailModel) { self.model = model }

    public var body: some View {
      Form {
        Button("Forget network") { model.forgetNetworkButtonTapped() }
      }
      .navigationTitle(model.network.id)
      .alert("Forget \(model.network.id)?", isPresented: $model.forgetAlertIsPresented) {
        Button("Forget", role: .destructive) { model.confirmForgetNetworkButtonTapped() }
      }
    }
  }

  public struct ConnectToNetworkView: View {
    @Bindable var model: ConnectToNetworkModel
    public init(model: ConnectToNetworkModel) { self.model = model }

    public var body: some View {
      Form {
        SecureField("Password", text: $model.password)
        Button("Join") { Task { await model.joinButtonTapped() } }
          .disabled(model.isConnecting)
      }
      .alert("Wrong password", isPresented: $model.incorrectPasswordAlertIsPresented) {
        Button("OK") {}
      }
    }
  }
}

// swift-format-ignore-file
import Foundation
import Observation
import SwiftUI

// Models that know of no view: the listings of an article on Wi-Fi settings, in a namespace, with a view for each.

public enum NetworkListing {
    public struct Network: Identifiable, Hashable {
        public let id = UUID()
        public var name = ""
        public var isSecured = true
        public var connectivity = 1.0
        public init(name: String = "", isSecured: Bool = true) {
            self.name = name
            self.isSecured = isSecured
        }
    }

    @MainActor
    @Observable
    public class NetworkDetailModel {
        public var forgetAlertIsPresented = false
        let onConfirmForget: () -> Void
        public let network: Network

        public init(
            network: Network,
            onConfirmForget: @escaping () -> Void
        ) {
            self.onConfirmForget = onConfirmForget
            self.network = network
        }

        public func forgetNetworkButtonTapped() {
            forgetAlertIsPresented = true
        }

        public func confirmForgetNetworkButtonTapped() {
            onConfirmForget()
        }

        public enum Action {
            case forgetNetworkButtonTapped
            case confirmForgetNetworkButtonTapped
        }

        public func send(_ action: Action) {
            switch action {
            case .forgetNetworkButtonTapped: forgetNetworkButtonTapped()
            case .confirmForgetNetworkButtonTapped: confirmForgetNetworkButtonTapped()
            }
        }
    }

    @Observable
    @MainActor
    public class ConnectToNetworkModel {
        public var incorrectPasswordAlertIsPresented = false
        public var isConnecting = false
        var onConnect: (Network) -> Void
        public let network: Network
        public var password = ""

        public init(
            network: Network,
            onConnect: @escaping (Network) -> Void
        ) {
            self.onConnect = onConnect
            self.network = network
        }

        public func joinButtonTapped() async {
            isConnecting = true
            defer { isConnecting = false }
            await Task.yield()
            if password == "blob" {
                onConnect(network)
            } else {
                incorrectPasswordAlertIsPresented = true
            }
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
            .navigationTitle(model.network.name)
            .alert("Forget \(model.network.name)?", isPresented: $model.forgetAlertIsPresented) {
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
            .alert("Incorrect password", isPresented: $model.incorrectPasswordAlertIsPresented) {
                Button("OK") {}
            }
        }
    }
}

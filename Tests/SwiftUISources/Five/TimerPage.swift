import Combine
import SwiftUI

public struct TimerPage: View {
  @State private var remaining = 25 * 60
  @Environment(\.scenePhase) private var scenePhase
  private let ticks: AnyPublisher<Void, Never>

  public init(ticks: AnyPublisher<Void, Never>) { self.ticks = ticks }

  public var body: some View {
    VStack {
      Text(String(format: "%02d:%02d", remaining / 60, remaining % 60))
        .font(.custom("Avenir", size: 40))
      ProgressView(value: Double(remaining), total: 25 * 60)
        .progressViewStyle(LinearProgressViewStyle(tint: .orange))
    }
    .onReceive(ticks) { remaining -= 1 }
    .onReceive(NotificationCenter.default.publisher(for: Notification.Name("reset"))) { _ in remaining = 25 * 60 }
    .onChange(of: scenePhase) { phase in
      if phase == .background { remaining = 0 }
    }
  }
}

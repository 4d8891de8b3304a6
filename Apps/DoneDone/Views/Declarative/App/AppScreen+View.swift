import DoneDoneModel
import SwiftUI

extension AppScreen {
  @MainActor func label(_ words: Words) -> some View { Label(title(words), systemImage: symbol) }

  func title(_ words: Words) -> String {
    switch self {
    case .home: words[.homeTitle]
    case .statistics: words[.statisticsTitle]
    case .settings: words[.settingsTitle]
    }
  }

  private var symbol: String {
    switch self {
    case .home: "house"
    case .statistics: "chart.bar"
    case .settings: "gearshape"
    }
  }

  @MainActor @ViewBuilder func destination(in model: AppModel) -> some View {
    switch self {
    case .home: StackView(stack: model.home.stack) { HomeView(model: model.home) }
    case .statistics: StackView(stack: model.statistics.stack) { StatisticsView(model: model.statistics) }
    case .settings: StackView(stack: model.settings.stack) { SettingsView(model: model.settings) }
    }
  }
}

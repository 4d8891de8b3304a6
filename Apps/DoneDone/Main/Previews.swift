import DoneDoneData
import DoneDoneImperativeViews
import DoneDoneModel
import DoneDoneViews
import Foundation
import Keel
import KeelViews

// The previews of the app. Each has its own container: a store in memory, a fixed time, and settings without a file.

extension AppModel {
  /// An app at a place, with invented activities.
  fileprivate static func preview(_ place: String = "", activities count: Int = 60, in language: Language = .english)
    -> AppModel
  {
    // The same evening in each time zone, so that the pictures do not depend on it.
    let evening = (Day(year: 2025, month: 11, day: 25) ?? .first).date(in: .current, time: 22 * 60)
    let preferences = Preferences()
    preferences.stored.language = language
    let today = Today(now: { evening })
    let day = today.day
    let model = AppModel(
      DependencyContainer(
        store: ActivityDatabase { try await .sample(count, today: day, words: Words(language)) },
        preferences: preferences, today: today, hasFiles: false))
    _ = model.open(path: place)
    return model
  }
}

#Preview("Home") { ContentView(.preview()) }
#Preview("Home without activities") { ContentView(.preview(activities: 0)) }
#Preview("Home, in Korean") { ContentView(.preview(in: .korean)) }
#Preview("New activity") { ContentView(.preview("home/new")) }
#Preview("Statistics") { ContentView(.preview("statistics")) }
#Preview("Settings") { ContentView(.preview("settings")) }

#Preview("Home, imperative") { AppViewController(.preview()) }
#Preview("Statistics, imperative") { AppViewController(.preview("statistics")) }

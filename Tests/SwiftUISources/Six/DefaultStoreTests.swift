import Foundation
import SwiftUI
import Testing

/// Settings are stored in the defaults that a surrounding view sets.
@MainActor @Suite struct DefaultStoreTests {
  private struct Tally: View {
    let name: String
    @AppStorage("tally of default stores") private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  private struct Page: View {
    let first: UserDefaults
    let second: UserDefaults
    var body: some View {
      VStack {
        Tally(name: "One").defaultAppStorage(first)
        Tally(name: "Two").defaultAppStorage(second)
        Tally(name: "Three")
      }
    }
  }

  @Test func eachViewKeepsThemInTheNearestOnes() throws {
    let key = "tally of default stores"
    let names = (0..<2).map { _ in "keel-tests-\(UUID())" }
    let stores = try names.map { try #require(UserDefaults(suiteName: $0)) }
    defer { for (name, store) in zip(names, stores) { store.removePersistentDomain(forName: name) } }
    let stage = PageStage(Page(first: stores[0], second: stores[1]))
    try stage.driver.tap("One 0")
    try stage.driver.tap("One 1")
    try stage.driver.tap("Two 0")
    #expect(stage.driver.exists("One 2") && stage.driver.exists("Two 1") && stage.driver.exists("Three 0"))
    #expect(stores.map { $0.integer(forKey: key) } == [2, 1])
    #expect(UserDefaults.standard.object(forKey: key) == nil)
  }
}

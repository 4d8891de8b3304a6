import KeelScene
import KeelTesting
import SwiftUI
import Testing

@testable import EverydayApps

/// Apps whose pages are pictures of their state: their views are placed by size, not in lists.
@MainActor @Suite(.serialized) struct CardStories {
  @Test func aBoardMovesItsTiles() async throws {
    let stage = AppStage(BoardApp())
    await stage.driver.settle()
    #expect(stage.shows("128") && stage.shows("2,048"))
    try stage.driver.tap("Left")
    #expect(stage.shows("132"))
  }

  @Test func theSkyChangesWithTheTimeOfDay() async throws {
    let stage = AppStage(WeatherApp())
    await stage.driver.settle()
    #expect(stage.shows("Cupertino, CA") && stage.shows("cloud.sun.fill") && !stage.shows("moon.stars.fill"))
    try stage.driver.tap("Change Day Time")
    #expect(stage.shows("moon.stars.fill"))
  }

  @Test func everyMetricHasACard() async throws {
    let stage = AppStage(DashboardApp())
    await stage.driver.settle()
    for metric in Metric.all { #expect(stage.shows(metric.title) && stage.shows(metric.value)) }
  }

  @Test func aToolbarShowsWhatFits() async throws {
    let stage = AppStage(TagsApp())
    await stage.driver.settle()
    #expect(stage.shows("Invert the choice") && !stage.shows("More"))
    try stage.driver.tap("Choose all")
    #expect(stage.shows("14 chosen"))
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    #expect(stage.shows("More") && !stage.shows("Invert the choice"))
  }
}

import KeelScene
import KeelTesting
import SwiftUI
import Testing

@testable import EverydayApps

@MainActor @Suite(.serialized) struct PlaceStories {
  @Test func aLibraryIsReadOnAPhoneAndOnADesk() throws {
    let stage = AppStage(LibraryApp())
    let driver = stage.driver
    #expect(stage.outline.contains("sidebar {"))
    try driver.chooseTab("Books")
    try driver.tap("Read 0 books")
    try driver.chooseTab("Today")
    try driver.type("buy paper", into: "Note")
    try driver.tap("The shelf")
    try driver.tap("Next shelf")
    for width in [SceneEnvironment.SizeClass.compact, .regular] {
      stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = width }
      #expect(stage.outline.contains("sidebar {") == (width == .regular))
      #expect(stage.shows("Shelf 2"))
    }
    try driver.goBack()
    try driver.goBack()
    #expect(stage.shows("buy paper"))
    try driver.tap("Write")
    try driver.type("Dear diary", into: "Draft")
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .compact }
    #expect(stage.shows("Dear diary"))
    stage.frontEnd.changeEnvironment { $0.horizontalSizeClass = .regular }
    #expect(stage.shows("Dear diary"))
  }

  @Test func lettersAreReadWithAndWithoutTheList() throws {
    let stage = AppStage(LibraryApp())
    try stage.driver.chooseTab("Mail")
    #expect(stage.shows("Choose a letter"))
    try stage.driver.tap("From Ada")
    #expect(stage.shows("Dear reader, From Ada"))
    try stage.driver.tap("Hide Sidebar")
    #expect(stage.shows("Dear reader, From Ada"))
    try stage.driver.chooseTab("Books")
    #expect(stage.shows("Read 0 books"))
  }
}

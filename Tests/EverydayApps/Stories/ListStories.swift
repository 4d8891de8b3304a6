import Foundation
import KeelTesting
import SwiftUI
import Testing

@testable import EverydayApps

@MainActor @Suite(.serialized) struct ListStories {
  @Test func thingsToDoAreAddedTickedMovedAndKept() async throws {
    try await withoutSettings("todo_items_list") {
      let stage = AppStage(ToDoListApp())
      let driver = stage.driver
      #expect(stage.shows("There are no items!"))
      try driver.tap("Add Something 🥳")
      try driver.type("ab", into: "Type something here...")
      try driver.tap("SAVE")
      #expect(stage.shows("at least 3 characters long"))
      try driver.tap("OK")
      try driver.type("Buy milk", into: "Type something here...")
      try driver.tap("SAVE")
      await driver.settle()
      #expect(stage.shows("Buy milk") && !stage.shows("There are no items!"))
      try driver.tap("Add")
      try driver.type("Call Ada", into: "Type something here...")
      try driver.tap("SAVE")
      await driver.settle()
      try driver.tap("Buy milk")
      #expect(stage.shows("checkmark.circle"))
      try driver.tap("Edit")
      try driver.move("Call Ada", to: 0)
      let again = AppStage(ToDoListApp())
      let kept = ToDoListViewModel().items
      #expect(kept.map(\.title) == ["Call Ada", "Buy milk"])
      #expect(kept.map(\.isCompleted) == [false, true])
      #expect(again.shows("Call Ada"))
    }
  }

  @Test func notesAreFoundEditedPinnedAndDeleted() async throws {
    let stage = AppStage(QuickNotesApp())
    let driver = stage.driver
    await driver.settle()
    try driver.tap("Groceries")
    await driver.settle()
    try driver.type("Shopping", into: "Title")
    #expect(stage.shows("screen \"Shopping\""))
    try driver.toggle("Pinned")
    if (try? driver.goBack()) != nil { await driver.settle() }
    #expect(stage.shows("section \"Pinned\""))
    try driver.setSearchText("idea")
    #expect(stage.shows("Ideas") && !driver.canReach("Milk, bread"))
    try driver.setSearchText("zzz")
    #expect(stage.shows("zzz") && !driver.canReach("A garden shed"))
    try driver.endSearch()
    try driver.perform(action: "Delete", on: "Ideas")
    #expect(stage.shows("Delete this note?"))
    try driver.tap("Delete Ideas")
    await driver.settle()
    #expect(!stage.shows("A garden shed"))
    try driver.tap("New Note")
    await driver.settle()
    #expect(stage.shows("screen \"New Note\""))
  }

  @Test func recipesAreLikedAndShoppedFor() async throws {
    let stage = AppStage(RecipesApp())
    let driver = stage.driver
    await driver.settle()
    try driver.tap("Tomato Soup")
    await driver.settle()
    #expect(stage.shows("2 servings"))
    try driver.decrement("2 servings")
    #expect(stage.shows("1 serving") && !stage.shows("1 servings"))
    #expect(stage.shows("Simmer for 30 minutes."), "Markdown is not shown as it is written")
    try driver.tap("Add 1 onion")
    try driver.tap("Add Favorite")
    #expect(driver.exists("Remove Favorite"))
    try driver.chooseTab("Favorites")
    await driver.settle()
    #expect(stage.shows("Tomato Soup") && !stage.shows("Pancakes"))
    try driver.chooseTab("Shopping")
    await driver.settle()
    #expect(stage.shows("1 onion"))
    try driver.chooseTab("Recipes")
    #expect(stage.shows("screen \"Tomato Soup\""), "each tab is where it was")
  }

  @Test func aCatalogueIsBrowsedAndFiltered() async throws {
    let stage = AppStage(CatalogueApp())
    let driver = stage.driver
    await driver.settle()
    #expect(stage.shows("Lakes") && stage.shows("Rivers"))
    try driver.tap("Turtle Rock")
    await driver.settle()
    #expect(stage.shows("About Turtle Rock"))
    try driver.tap("Toggle Favorite")
    try driver.chooseTab("List")
    await driver.settle()
    try driver.toggle("Favorites only")
    await driver.settle()
    #expect(driver.canReach("Hidden Lake") && !driver.canReach("Turtle Rock") && !driver.canReach("Silver Salmon"))
  }

  @Test func aFeedLoadsOnAndIsLiked() async throws {
    let stage = AppStage(FeedApp())
    let driver = stage.driver
    _ = await driver.until(within: .seconds(30), time: RealTime()) { $0.exists("Like Post 1") }
    try driver.tap("Like Post 1")
    #expect(stage.shows("\"1\" label \"Like Post 1\" value \"1\""))
    #expect(stage.shows("\"0\" label \"Like Post 2\" value \"0\""))
    try driver.scroll(rows: 100)
    _ = await driver.until(within: .seconds(30), time: RealTime()) { $0.exists("Post 11") }
    #expect(driver.exists("Post 11"))
  }

  @Test func aChatIsReadAndAnswered() async throws {
    let stage = AppStage(ChatApp())
    let driver = stage.driver
    #expect(driver.exists("Unread"))
    try driver.tap("Mina")
    await driver.settle()
    #expect(throws: DriverError.self, "nothing to send") { try driver.tap("Send") }
    try driver.type("How are you?", into: "Message")
    try driver.tap("Send")
    _ = await driver.until(within: .seconds(60), time: RealTime()) { $0.shows("You said: How are you?") }
    #expect(stage.shows("You said: How are you?"))
    try driver.perform(action: "Copy", on: "How are you?")
    #expect(stage.frontEnd.copiedText == "How are you?")
    try driver.goBack()
    await driver.settle()
    #expect(!driver.exists("Unread") && stage.shows("You said: How are you?"))
  }
}

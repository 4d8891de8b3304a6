import DoneDoneData
import DoneDoneModel
import Foundation
import KeelScene
import KeelTesting
import Testing

extension SharedTurn {
  /// What deletions, concurrent edits and repeated imports must not lose, in both layers.
  @MainActor @Suite struct NothingLostTests {
    private let exercise = App.categories[2]

    /// Only the last deletion could be undone: the one before it was lost.
    @Test(arguments: ViewsKind.allCases)
    func eachDeletionIsUndoneInOrderByTheBarAndByKeys(_ views: ViewsKind) async throws {
      let app = try await App(
        views, [Activity("Run", category: exercise), Activity("Swim", time: 700), Activity("Nap")])
      #expect(await app.until("Nap"), "\(app.outline)")
      for name in ["Run", "Nap", "Swim"] {
        try app.driver.perform(action: "Delete", on: name)
        #expect(await app.until("Deleted “\(name)”"), "\(app.outline)")
      }
      #expect(app.outline.contains("key Ctrl-Z \"Undo Delete “Swim”\""), "\(app.outline)")
      try await app.tap("Undo")
      #expect(await app.until("Deleted “Nap”"), "\(app.outline)")
      // Another screen has the same history.
      try app.driver.open(path: "settings/categories")
      #expect(await app.until("Exercise"), "\(app.outline)")
      try app.driver.perform(action: "Delete", on: "Exercise")
      #expect(await app.until("Deleted “Exercise”"), "\(app.outline)")
      // The keys work without the offer.
      try await app.tap("Dismiss")
      #expect(!app.outline.contains("Deleted"), "\(app.outline)")
      try app.driver.press("Ctrl-Z")
      try app.driver.press("Ctrl-Z")
      try app.driver.press("Ctrl-Z")
      await app.settle()
      try app.driver.open(path: "home")
      #expect(await app.until("3 activities"), "\(app.outline)")
      for try await activities in app.store.activities(ActivityFilter()) {
        #expect(activities.first { $0.name == "Run" }?.categoryID == exercise.id)
        break
      }
      try app.driver.press("Ctrl-Shift-Z")
      #expect(await app.until("Deleted “Run”"), "\(app.outline)")
      try app.driver.press("Ctrl-Y")
      #expect(await app.until("1 activity"), "\(app.outline)")
      try app.driver.press("Ctrl-Z")
      try app.driver.press("Ctrl-Z")
      #expect(await app.until("3 activities"), "\(app.outline)")
      #expect(app.frontEnd.faults.isEmpty, "\(app.frontEnd.faults)")
    }

    /// Undoing a deletion replaced what someone else had made of the activity after restoring it.
    @Test(arguments: ViewsKind.allCases)
    func undoingReplacesNothingThatExistsAgain(_ views: ViewsKind) async throws {
      let run = Activity("Run")
      let app = try await App(views, [run])
      #expect(await app.until("Run"), "\(app.outline)")
      try app.driver.perform(action: "Delete", on: "Run")
      #expect(await app.until("Deleted “Run”"), "\(app.outline)")
      var others = run
      others.name = "Run far"
      try await app.store.save([others])
      try app.driver.press("Ctrl-Z")
      await app.settle()
      #expect(try await app.store.activity(run.id) == others)
    }

    /// A later save replaced the concurrent edit of another user.
    @Test(arguments: ViewsKind.allCases)
    func theSecondOfTwoPeopleSeesBothEditsAndChooses(_ views: ViewsKind) async throws {
      let run = Activity("Run")
      let one = try await App(views, [run], place: "home/activity/\(run.id)/edit")
      let two = try await App(views, on: one.store, place: "home/activity/\(run.id)/edit")
      #expect(await one.until("Edit Activity"), "\(one.outline)")
      #expect(await two.until("Edit Activity"), "\(two.outline)")
      try one.driver.type("Run slowly", into: "Name")
      try await one.tap("Save")
      try two.driver.type("Run fast", into: "Name")
      try await two.tap("Save")
      #expect(await two.until("Name: Run fast (yours), Run slowly (theirs)"), "\(two.outline)")
      #expect(try await one.store.activity(run.id)?.name == "Run slowly")
      try await two.tap("Keep Theirs")
      #expect(await two.untilGone("Edit Activity"), "\(two.outline)")
      #expect(try await one.store.activity(run.id)?.name == "Run slowly")
      try await two.tap("Edit")
      try two.driver.type("Run home", into: "Name")
      try await one.tap("Delete")
      #expect(await one.until("Deleted “Run slowly”"), "\(one.outline)")
      try await two.tap("Save")
      #expect(await two.until("“Run slowly” was deleted while you were editing it."), "\(two.outline)")
      #expect(try await one.store.archive().activities.isEmpty)
      try await two.tap("Save as New")
      #expect(await one.until("Run home"), "\(one.outline)")
      #expect(two.frontEnd.faults.isEmpty && one.frontEnd.faults.isEmpty)
    }

    /// A file without identifiers that was imported twice doubled everything.
    @Test(arguments: ViewsKind.allCases)
    func importingAgainAsksBeforeItAddsWhatIsThere(_ views: ViewsKind) async throws {
      let app = try await App(views, [Activity("Run"), Activity("Nap")], place: "settings/transfer")
      let rows = "minutes;day;name;time\n30;2026-11-25;Run;10:00\n30;2026-11-25;Nap;10:00\n5;2026-11-25;Swim;11:00"
      func stored() async throws -> [String] { try await app.store.archive().activities.map(\.name).sorted() }
      #expect(await app.until("Import Text"), "\(app.outline)")
      try app.driver.type(rows, into: "Import")
      try await app.tap("Import Text")
      #expect(await app.until("2 activities of the file are stored already. 1 other is not."), "\(app.outline)")
      try await app.tap("Cancel")
      #expect(try await stored() == ["Nap", "Run"])
      #expect(app.outline.contains("Swim"), "the text is still there")
      try await app.tap("Import Text")
      try await app.tap("Add Only the Others")
      #expect(await app.until("1 activity added."), "\(app.outline)")
      #expect(try await stored() == ["Nap", "Run", "Swim"])
      try app.driver.type(rows, into: "Import")
      try await app.tap("Import Text")
      #expect(await app.until("3 activities of the file are stored already."), "\(app.outline)")
      #expect(!app.outline.contains("Add Only the Others"), "\(app.outline)")
      try await app.tap("Add All Again")
      #expect(await app.until("3 activities added."), "\(app.outline)")
      #expect(try await stored().count == 6)
    }
  }
}

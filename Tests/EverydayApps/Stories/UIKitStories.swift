import Foundation
import KeelTesting
import Testing
import UIKit

@testable import EverydayApps

/// Typical UIKit programs: an errand list, a photo browser, an account form and a page of constraints.
@MainActor @Suite(.serialized) struct UIKitStories {
  @MainActor private struct Stage {
    let window: UIWindow
    let frontEnd = HeadlessFrontEnd()
    let driver: Driver

    init(_ page: UIViewController) {
      window = UIWindow(rootViewController: UINavigationController(rootViewController: page))
      window.show(on: frontEnd)
      driver = Driver(frontEnd)
    }
  }

  @Test func errandsAreAddedTickedDeletedAndKept() async throws {
    try await withoutSettings("errands") {
      let stage = Stage(ErrandsViewController())
      let driver = stage.driver
      #expect(driver.shows("Nothing to do"))
      for errand in ["Buy rope", "Paint the keel"] {
        try driver.tap("Add")
        try driver.type(errand, into: "What is to be done?")
        try driver.tap("Add")
        await driver.settle()
      }
      #expect(driver.shows("Buy rope") && driver.shows("Paint the keel") && !driver.shows("Nothing to do"))
      try driver.tap("Buy rope")
      await driver.settle()
      #expect(ErrandStore().load().map(\.isDone) == [true, false])
      try driver.perform(action: "Delete", on: "Paint the keel")
      await driver.settle()
      #expect(!driver.shows("Paint the keel"))
      let again = Stage(ErrandsViewController())
      #expect(again.driver.shows("Buy rope") && !again.driver.shows("Paint the keel"))
      #expect(stage.frontEnd.faults.isEmpty)
    }
  }

  @Test func notesAreAddedBelowACardThatFolds() async throws {
    let stage = Stage(ProfileViewController())
    let driver = stage.driver
    #expect(driver.shows("Ada Lovelace") && driver.shows("Wrote the first program"))
    try driver.type("Likes engines", into: "A note")
    try driver.tap("Add")
    await driver.settle()
    #expect(driver.shows("Likes engines"))
    #expect(stage.frontEnd.faults.isEmpty)
  }

  @Test func photosAreSeenFavoredAndMoved() async throws {
    let stage = Stage(PhotosViewController())
    let driver = stage.driver
    #expect(driver.outline.contains("section \"Boats\"") && driver.outline.contains("section \"Sky\""))
    try driver.tap("Sails")
    await driver.settle()
    try driver.tap("Favorite")
    await driver.settle()
    #expect(driver.shows("A favorite"))
    try driver.goBack()
    await driver.settle()
    #expect(driver.shows("Sails ★"))
    try driver.tap("Shuffle")
    await driver.settle()
    let outline = driver.outline
    let sky = try #require(outline.range(of: "section \"Sky\""))
    let ferry = try #require(outline.range(of: "Ferry"))
    #expect(ferry.lowerBound > sky.lowerBound)
    #expect(stage.frontEnd.faults.isEmpty)
  }

  @Test func anAccountIsMadeOfAForm() async throws {
    let stage = Stage(SignUpViewController())
    let driver = stage.driver
    #expect(throws: (any Error).self) { try driver.tap("Create Account") }
    try driver.type("Anna", into: "Name")
    try driver.type("anna", into: "E-mail")
    try driver.type("secret", into: "Password")
    try driver.tap("Create Account")
    await driver.settle()
    #expect(driver.shows("That is no e-mail address."))
    try driver.type("anna@example.org", into: "E-mail")
    try driver.submit("E-mail")
    try driver.submit("Password")
    await driver.settle()
    #expect(driver.shows("Welcome, Anna!") && driver.shows("Free, 1 seat, with news"))
    try driver.tap("OK")
    #expect(stage.frontEnd.faults.isEmpty)
  }
}

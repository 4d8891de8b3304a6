import KeelScene
import KeelTesting
import SwiftUI
import SwiftUISources
import Testing

/// A rating written for UIKit is set by presses, drags and keys, and its SwiftUI text follows.
@MainActor @Suite(.serialized) struct TouchedRatingTests {
  @Test func aRatingIsSetByPressesDragsAndKeys() throws {
    let stage = PageStage(TouchedRatingPage())
    #expect(stage.texts.contains("2 of 5"))
    try stage.driver.tap("Rating", at: 60, 12)
    #expect(stage.texts.contains("3 of 5"))
    try stage.driver.tap("Rating", at: 4, 12)
    #expect(stage.texts.contains("1 of 5"))
    try stage.driver.drag("Rating", by: 40, 0)
    #expect(stage.texts.contains("5 of 5"))
    try stage.driver.decrement("Rating")
    #expect(stage.texts.contains("4 of 5"))
  }

  @Test func aDrawnRatingHasTheSizeThatItChooses() throws {
    let stage = PageStage(TouchedRatingPage())
    let box = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .box(let box) = node.element, box.pointer != nil { box } else { nil }
    }
    #expect(box.map(\.frame) == [SceneFrame(width: 120, height: 24)])
    #expect(box.map(\.pointer) == [PointerInterest(drag: 0)])
  }
}

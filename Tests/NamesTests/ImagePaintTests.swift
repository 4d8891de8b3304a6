import Foundation
import SwiftUI
import Testing

/// A picture as a fill is made from the whole picture or from a part of it.
struct ImagePaintTests {
  @Test func theSourceIsThePartOfThePicture() {
    let part = CGRect(x: 0, y: 0.25, width: 0.5, height: 0.25)
    var paint = ImagePaint(image: Image("Swift"), sourceRect: part, scale: 2)
    #expect(paint.sourceRect == part && paint.scale == 2 && paint.image == Image("Swift"))
    paint.sourceRect.origin.x = 0.5
    #expect(paint.sourceRect.minX == 0.5)
  }

  @Test func theSourceIsTheWholePictureByDefault() {
    let paint = ImagePaint(image: Image("Swift"), scale: 0.75)
    #expect(paint.sourceRect == CGRect(x: 0, y: 0, width: 1, height: 1))
  }
}

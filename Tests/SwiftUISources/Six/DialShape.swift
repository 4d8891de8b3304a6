import SwiftUI
import Testing

/// A shape with explicit `Animatable` conformance, which is not isolated to an actor.
struct Dial: Shape, Animatable {
  var part: Double

  var animatableData: Double {
    get { part }
    set { part = newValue }
  }

  func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadius: part) }
}

@Suite struct DialShapeTests {
  @Test func aShapeIsUsedOffTheMainActor() async {
    let bounds = await Task.detached { Dial(part: 2).path(in: CGRect(x: 0, y: 0, width: 10, height: 20)).boundingRect }
      .value
    #expect(bounds == CGRect(x: 0, y: 0, width: 10, height: 20))
  }
}

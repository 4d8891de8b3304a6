import KeelScene
import Testing

/// Boxes keep only numbers that every front end can draw.
@Suite struct BoxPlacementTests {
  @Test func hostileNumbersAreClampedWhereTheyComeIn() {
    var box = BoxElement(placement: .zIndex(.infinity))
    #expect(box.placement == .zIndex(1_000_000))
    box.placement = .zIndex(.nan)
    #expect(box.placement == .zIndex(0))
    box.placement = .offset(x: -.infinity, y: .nan)
    #expect(box.placement == .offset(x: -1_000_000, y: 0))
    box.placement = .position(x: 1e300, y: 5)
    #expect(box.placement == .position(x: 1_000_000, y: 5))
    box.placement = .priority(.nan)
    #expect(box.placement == .priority(0))
    for ratio in [Double.nan, .infinity, 0, -2] {
      box.placement = .aspectRatio(ratio, .fit)
      #expect(box.placement == .aspectRatio(nil, .fit))
    }
    box.placement = .aspectRatio(1.5, .fill)
    #expect(box.placement == .aspectRatio(1.5, .fill))
  }
}

import KeelControls
import KeelModel
import KeelScene
import Testing

@testable import KeelViews

@Suite struct ValuesStyleTests {
  @Test func aSizeInPointsIsTheNearestRole() {
    #expect(Font.system(size: 17).sceneFont.style == .body)
    #expect(Font.system(size: 100).sceneFont.style == .largeTitle)
    #expect(Font.system(size: 27).sceneFont.style == .title1)
    #expect(Font.system(size: 0).sceneFont.style == .caption2)
    #expect(
      Font.system(size: 12, weight: .heavy, design: .monospaced).sceneFont
        == SceneFont(style: .caption1, weight: .bold, isMonospaced: true))
    #expect(Font.custom("Courier New", size: 15).sceneFont == SceneFont(style: .subheadline, isMonospaced: true))
    #expect(Font.custom("Avenir", size: 20, relativeTo: .title3).sceneFont == SceneFont(style: .title3))
  }

  @Test func fontsKeepTheirRoleAsTheyAreChanged() {
    #expect(Font.title.bold().italic().sceneFont == SceneFont(style: .title1, weight: .bold, isItalic: true))
    #expect(
      Font.caption.monospaced().weight(.thin).sceneFont
        == SceneFont(style: .caption1, weight: .light, isMonospaced: true))
    #expect(
      Font.system(.headline, design: .rounded, weight: .semibold).sceneFont
        == SceneFont(style: .headline, weight: .semibold))
    #expect(Font.body == Font.system(.body))
    #expect(Font.body.leading(.tight).width(.condensed).sceneFont == SceneFont())
    #expect(Font.body.monospacedDigit().sceneFont == SceneFont(hasMonospacedDigits: true))
  }

  @Test func variantsAreAddedToASymbolNameOnce() {
    #expect(SymbolVariants.fill.name(of: "heart") == "heart.fill")
    #expect(SymbolVariants.fill.name(of: "heart.fill") == "heart.fill")
    #expect(SymbolVariants.circle.fill.name(of: "plus") == "plus.circle.fill")
    #expect(SymbolVariants.slash.name(of: "bell.fill") == "bell.slash.fill")
    #expect(SymbolVariants.none.name(of: "") == "")
    #expect(SymbolVariants.circle.fill.contains(.fill))
    #expect(!SymbolVariants.fill.contains(.circle))
  }

  @Test func anImageIsASymbolOrAName() {
    #expect(Image(systemName: "wifi", variableValue: 2).symbol() == Symbol("wifi", variableValue: 1))
    #expect(Image(systemName: "heart").resizable().symbol(variants: .fill) == Symbol("heart.fill"))
    #expect(Image("logo").symbol() == nil)
    #expect(Image(uiImage: UIImage(systemName: "star")).symbol() == Symbol("star"))
    #expect(Image(decorative: "logo").isDecorative)
    #expect(Image("logo") != Image(decorative: "logo"))
  }
}

@Suite struct ValuesGeometryTests {
  private enum ThirdAcross: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> Double { context.width / 3 }
  }

  @Test func aCustomGuideHasItsPlace() {
    let third = HorizontalAlignment(ThirdAcross.self)
    let size = ViewDimensions(width: 9, height: 4)
    #expect(size[third] == 3)
    #expect(size[HorizontalAlignment.trailing] == 9)
    #expect(size[VerticalAlignment.center] == 2)
    #expect(size[explicit: third] == nil)
    #expect(third != .leading)
    #expect(third == HorizontalAlignment(ThirdAcross.self))
    #expect(Alignment.topTrailing == Alignment(horizontal: .trailing, vertical: .top))
  }

  @Test func setsOfEdgesAndAxes() {
    #expect(Edge.Set.all == [.top, .leading, .bottom, .trailing])
    #expect(Edge.Set(.top).isSubset(of: .vertical))
    #expect(Axis.Set([.horizontal, .vertical]).contains(.vertical))
    #expect(ScenePhase.background < .active)
    #expect(DynamicTypeSize.accessibility1.isAccessibilitySize)
    #expect(DynamicTypeSize.large < .xLarge)
  }

  @Test func anglesAreReadInBothUnits() {
    #expect(Angle.degrees(180).radians == .pi)
    #expect(Angle(radians: .pi / 2).degrees == 90)
    #expect(Angle.degrees(30) + .degrees(60) == .degrees(90))
    #expect(Angle.degrees(30) * 2 > .degrees(59))
  }

  @Test func anOutlineKnowsItsBounds() {
    var path = Path()
    #expect(path.bounds == nil)
    path.append(.line(to: .init(x: 5, y: 5)))
    #expect(path.isEmpty, "a line needs a place to start from")
    path.addRect(.init(x: 10, y: 10, width: -4, height: 2))
    #expect(path.bounds == .init(x: 6, y: 10, width: 4, height: 2))
    path.addEllipse(in: .init(x: 0, y: 0, width: 20, height: 40))
    #expect(path.bounds == .init(x: 0, y: 0, width: 20, height: 40))
    path.closeSubpath()
  }

  @Test func anArcGoesOnceRoundAtMost() {
    func steps(_ from: Double, _ to: Double, clockwise: Bool) -> Int {
      var path = Path()
      path.addArc(
        center: .init(x: 0, y: 0), radius: 1, startAngle: .degrees(from), endAngle: .degrees(to), clockwise: clockwise)
      return path.steps.count
    }
    #expect(steps(0, 90, clockwise: false) == 2)
    #expect(steps(0, 90, clockwise: true) == 4)
    #expect(steps(0, 360, clockwise: false) == 5)
    #expect(steps(0, 1e9, clockwise: false) == 5)
    #expect(steps(0, -1e300, clockwise: true) == 5)
    #expect(steps(0, .infinity, clockwise: false) == 0)
    #expect(steps(.nan, 1, clockwise: false) == 0)
  }

  @Test func pairsOfNumbersAreScaledTogether() {
    var pair = AnimatablePair(1.0, AnimatablePair(Float(2), EmptyAnimatableData()))
    pair.scale(by: 3)
    #expect(pair.first == 3 && pair.second.first == 6)
    #expect(pair.magnitudeSquared == 45)
    #expect(pair - pair == .zero)
  }

  @Test func transitionsAreComparedByTheirEffect() {
    #expect(AnyTransition.opacity.combined(with: .move(edge: .top)) == .opacity.combined(with: .move(edge: .top)))
    #expect(AnyTransition.asymmetric(insertion: .slide, removal: .scale) != .slide)
    #expect(AnyTransition.push(from: .leading).animation(.linear) != .push(from: .leading))
    #expect(TransitionPhase.willAppear.value == -1)
  }
}

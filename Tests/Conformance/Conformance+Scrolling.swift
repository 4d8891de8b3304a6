import KeelScene

extension Conformance {
  /// Regions whose positions the program asks about: how far they are scrolled, by whom, and where they stay.
  ///
  /// The region is 160 points high and has forty lines, each 32 points high, 16 points apart: the last position is 1,744.
  static var scrolling: [ConformanceCase] {
    [reported, requested, targeted, across, anchored, disabled]
  }

  private static func line(_ number: Int) -> Subtree {
    let label = Sketch.node(.label(LabelElement(text: "Line \(number) of many")))
    return Sketch.node(.box(BoxElement(frame: SceneFrame(width: 240, height: 32))), [label])
  }

  @MainActor private struct Region {
    let id = NodeID.next()
    let stack = NodeID.next()
    let lines = (0..<40).map { line($0) }
    var element: ScrollElement

    init(_ element: ScrollElement = ScrollElement()) { self.element = element }

    var shown: ConformanceStep {
      let axis: StackElement.Axis = element.isHorizontal ? .horizontal : .vertical
      let content = Sketch.node(.stack(StackElement(axis: axis, spacing: 16)), id: stack, lines)
      var region = Sketch.node(.scroll(element), id: id, [content])
      region.attributes.geometry = .scroll
      let frame = SceneFrame(width: element.isHorizontal ? 480 : 320, height: element.isHorizontal ? 48 : 160)
      let box = Sketch.node(.box(BoxElement(frame: frame)), [region])
      return .show(.root(Sketch.window("", Sketch.screen("Scrolled", Sketch.node(.stack(StackElement()), [box])))))
    }

    func asks(_ target: ScrollElement.Target? = nil, _ position: ScrollElement.Position? = nil) -> ConformanceStep {
      var element = element
      element.target = target
      element.position = position
      return .show(Patch(operations: [.update(id, .scroll(element))]))
    }

    func isAt(x: Double = 0, y: Double = 0, byUser: Bool? = false) -> ConformanceStep {
      .expect(.scrolled(id, x: x, y: y, isByUser: byUser))
    }
  }

  private static var reported: ConformanceCase {
    let region = Region()
    return ConformanceCase(
      "a region reports how far the user scrolls it", region.shown, region.isAt(),
      .act(.scroll("Line 2 of many", down: 96), sends: []), region.isAt(y: 96, byUser: true),
      .act(.scroll("Line 4 of many", down: -48), sends: []), region.isAt(y: 48, byUser: true),
      .act(.scroll("Line 3 of many", down: 9600), sends: []), region.isAt(y: 1744, byUser: true))
  }

  private static var requested: ConformanceCase {
    let region = Region()
    return ConformanceCase(
      "a region scrolls to positions and ends that the program requests, and not twice", region.shown,
      region.asks(nil, ScrollElement.Position(y: 336, serial: 1)), region.isAt(y: 336),
      .act(.scroll("Line 9 of many", down: 96), sends: []), region.isAt(y: 432, byUser: true),
      // The same number again is no request.
      region.asks(nil, ScrollElement.Position(y: 336, serial: 1)), region.isAt(y: 432, byUser: true),
      region.asks(nil, ScrollElement.Position(y: .infinity, serial: 2)), region.isAt(y: 1744),
      region.asks(nil, ScrollElement.Position(y: -.infinity, serial: 3)), region.isAt())
  }

  private static var targeted: ConformanceCase {
    let region = Region()
    func target(_ line: Int, _ anchor: SceneAnchor?, _ serial: Int) -> ConformanceStep {
      region.asks(ScrollElement.Target(node: region.lines[line].id, anchor: anchor, serial: serial))
    }
    return ConformanceCase(
      "a region scrolls to a view at an anchor, otherwise as little as possible", region.shown,
      target(20, SceneAnchor(.center, .top), 1), region.isAt(y: 960),
      target(20, SceneAnchor(.center, .bottom), 2), region.isAt(y: 832),
      target(20, SceneAnchor(.center, .center), 3), region.isAt(y: 896),
      // It is visible.
      target(19, nil, 4), region.isAt(y: 896), target(30, nil, 5), region.isAt(y: 1312),
      target(10, nil, 6), region.isAt(y: 480))
  }

  private static var across: ConformanceCase {
    let region = Region(ScrollElement(isHorizontal: true, isVertical: false))
    return ConformanceCase(
      "a region that scrolls horizontally does so for the program", region.shown, region.isAt(),
      region.asks(nil, ScrollElement.Position(x: 1200, serial: 1)), region.isAt(x: 1200),
      region.asks(ScrollElement.Target(node: region.lines[10].id, serial: 2)), region.isAt(x: 2320),
      region.asks(nil, ScrollElement.Position(x: .infinity, serial: 3)), region.isAt(x: 9744))
  }

  private static var anchored: ConformanceCase {
    var element = ScrollElement()
    element.anchors = ScrollElement.Anchors(
      initial: SceneAnchor(.center, .bottom), sizeChanges: SceneAnchor(.center, .bottom))
    let region = Region(element)
    func grows(_ count: Int) -> ConformanceStep {
      .show(Patch(operations: [.insert(line(count), into: region.stack, at: count)]))
    }
    return ConformanceCase(
      "a region begins at its anchor, and stays there as its content grows until the user leaves it", region.shown,
      region.isAt(y: 1744, byUser: nil), grows(40), region.isAt(y: 1792, byUser: nil),
      .act(.scroll("Line 38 of many", down: -96), sends: []), region.isAt(y: 1696, byUser: true),
      grows(41), region.isAt(y: 1696, byUser: true),
      .act(.scroll("Line 36 of many", down: 9600), sends: []), region.isAt(y: 1840, byUser: true), grows(42),
      .expect(.visible("Line 42 of many")), region.isAt(y: 1888, byUser: nil))
  }

  private static var disabled: ConformanceCase {
    var element = ScrollElement()
    element.isEnabled = false
    let region = Region(element)
    return ConformanceCase(
      "a region whose scrolling is disabled is scrolled by the program only", region.shown,
      .cannot(.scroll("Line 2 of many", down: 96)), region.isAt(),
      region.asks(nil, ScrollElement.Position(y: 320, serial: 1)), region.isAt(y: 320))
  }
}

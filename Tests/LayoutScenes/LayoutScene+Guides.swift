import KeelViews

private enum Third: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context.height / 3 }
}

private enum Notch: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> Double { context[HorizontalAlignment.center] }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

extension HorizontalAlignment {
  fileprivate static let notch = HorizontalAlignment(Notch.self)
}

extension LayoutScene {
  /// Alignment guides.
  static var guides: [LayoutScene] {
    [
      LayoutScene(
        "views without text are aligned by their lower edges at baselines",
        ["a": [110, 270, 50, 60], "b": [160, 310, 50, 20]]
      ) {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          box("a", 50, 60); box("b", 50, 20)
        }
      },
      LayoutScene(
        "a guide of an ordinary alignment is set for one view",
        ["a": [130, 280, 100, 20], "b": [110, 300, 100, 20]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          box("a", 100, 20); box("b", 100, 20).alignmentGuide(.leading) { _ in 20.0 }
        }
        .frame(width: 140, alignment: .trailing)
      },
      LayoutScene(
        "a stack is as high as its aligned views need",
        ["a": [110, 270, 50, 60], "b": [160, 290, 50, 30], "c": [110, 330, 100, 0]]
      ) {
        VStack(spacing: 0) {
          HStack(alignment: .third, spacing: 0) {
            box("a", 50, 60); box("b", 50, 30).alignmentGuide(.third) { $0.height / 3 - 10 }
          }
          box("c", 100, 0)
        }
      },
      // The size of a stack is that of the union of its aligned children; the guide itself may be outside of it. At the
      // guide, `a` is from -70 to -10 and `b` from -30 to -10: the stack is 60 high, not 70 up to the guide, and begins
      // at (600 - 60) / 2 = 270.
      LayoutScene(
        "a guide below all views of a stack adds no space", ["a": [110, 270, 50, 60], "b": [160, 310, 50, 20]]
      ) {
        HStack(alignment: .top, spacing: 0) {
          box("a", 50, 60).alignmentGuide(.top) { $0.height + 10 }
          box("b", 50, 20).alignmentGuide(.top) { $0.height + 10 }
        }
      },
      // The same for layers, in both axes: `a` is from -120 to -20 and `b` from -60 to -20, in a union 100 wide that
      // begins at (320 - 100) / 2 = 110; and from -65 to -5 and from -25 to -5, in one 60 high that begins at 270.
      LayoutScene(
        "a guide beyond all layers adds no space", ["a": [110, 270, 100, 60], "b": [170, 310, 40, 20]]
      ) {
        ZStack(alignment: .topLeading) {
          box("a", 100, 60).alignmentGuide(.leading) { $0.width + 20 }.alignmentGuide(.top) { $0.height + 5 }
          box("b", 40, 20).alignmentGuide(.leading) { $0.width + 20 }.alignmentGuide(.top) { $0.height + 5 }
        }
      },
      LayoutScene(
        "a guide takes no length from a flexible layer", ["a": [0, 200, 320, 200], "b": [160, 200, 100, 20]]
      ) {
        ZStack(alignment: .top) {
          fill("a").frame(height: 200); box("b", 100, 20).alignmentGuide(HorizontalAlignment.center) { $0[.leading] }
        }
      },
      LayoutScene(
        "a guide takes no width from a flexible view above", ["a": [0, 0, 320, 580], "b": [160, 580, 40, 20]]
      ) {
        VStack(spacing: 0) {
          fill("a"); box("b", 40, 20).alignmentGuide(HorizontalAlignment.center) { $0[.leading] }
        }
      },
      LayoutScene(
        "a guide takes no height from a flexible view beside it", ["a": [0, 0, 280, 600], "b": [280, 300, 40, 20]]
      ) {
        HStack(spacing: 0) {
          fill("a"); box("b", 40, 20).alignmentGuide(VerticalAlignment.center) { $0[.top] }
        }
      },
      LayoutScene(
        "a guide in a view is passed on by the views around it",
        ["a": [130, 270, 60, 20], "b": [105, 290, 30, 40], "c": [135, 290, 60, 40]]
      ) {
        VStack(alignment: .notch, spacing: 0) {
          box("a", 60, 20)
          HStack(spacing: 0) {
            box("b", 30, 40)
            box("c", 60, 40).alignmentGuide(.notch) { _ in 25.0 }
          }
        }
        .frame(width: 110, alignment: .leading)
      },
      LayoutScene("layers are aligned by a guide in both axes", ["a": [120, 260, 100, 60], "b": [100, 280, 40, 60]]) {
        ZStack(alignment: Alignment(horizontal: .notch, vertical: .top)) {
          box("a", 100, 60).alignmentGuide(.notch) { _ in 10.0 }
          box("b", 40, 60).alignmentGuide(.notch) { _ in 30.0 }.alignmentGuide(.top) { _ in -20.0 }
        }
      },
      LayoutScene(
        "an overlay is aligned with its base by a guide", ["a": [130, 270, 60, 60], "b": [180, 255, 20, 20]]
      ) {
        box("a", 60, 60).overlay(alignment: .topTrailing) {
          box("b", 20, 20).alignmentGuide(.trailing) { _ in 10.0 }.alignmentGuide(.top) { $0.height - 5 }
        }
      },
    ]
  }
}

import KeelViews

extension LayoutScene {
  /// Views that extend over the bars of a page: one of 50 points above the content and one of 40 points below it.
  static var safeAreas: [LayoutScene] {
    [
      LayoutScene("a colour that ignores the safe area fills the window", ["a": [0, 0, 320, 600]], hasBars: true) {
        fill("a").ignoresSafeArea()
      },
      LayoutScene(
        "a layer that ignores the safe area is behind content that does not",
        ["a": [0, 0, 320, 600], "b": [110, 285, 100, 40]], hasBars: true
      ) {
        ZStack {
          fill("a").ignoresSafeArea(); box("b", 100, 40)
        }
      },
      LayoutScene("a view ignores the safe area at the given edges", ["a": [0, 0, 320, 560]], hasBars: true) {
        fill("a").ignoresSafeArea(edges: .top)
      },
      LayoutScene(
        "a view extends only at the edges that it touches", ["a": [0, 0, 320, 450], "b": [110, 450, 100, 110]],
        hasBars: true
      ) {
        VStack(spacing: 0) {
          fill("a").ignoresSafeArea(); box("b", 100, 110)
        }
      },
      LayoutScene("padding keeps a view away from the safe area's edges", ["a": [20, 70, 280, 470]], hasBars: true) {
        fill("a").ignoresSafeArea().padding(20)
      },
      LayoutScene(
        "the content of a view that ignores the safe area has the whole window",
        ["a": [110, 0, 100, 40], "b": [110, 570, 100, 30]], hasBars: true
      ) {
        VStack(spacing: 0) {
          box("a", 100, 40); Spacer(); box("b", 100, 30)
        }
        .frame(maxWidth: .infinity).ignoresSafeArea()
      },
      LayoutScene(
        "a view of a fixed size that ignores the safe area begins at the window's edge", ["a": [0, 0, 320, 100]],
        hasBars: true
      ) {
        VStack(spacing: 0) {
          fill("a").frame(height: 100).ignoresSafeArea(); Spacer()
        }
      },
      LayoutScene(
        "a background view that ignores the safe area", ["a": [110, 255, 100, 100], "b": [0, 0, 320, 600]],
        hasBars: true
      ) {
        box("a", 100, 100).frame(maxWidth: .infinity, maxHeight: .infinity).background {
          fill("b").ignoresSafeArea()
        }
      },
      LayoutScene(
        "a background view stays in the safe area", ["a": [110, 255, 100, 100], "b": [0, 50, 320, 510]], hasBars: true
      ) {
        box("a", 100, 100).frame(maxWidth: .infinity, maxHeight: .infinity).background { fill("b") }
      },
      LayoutScene(
        "the content of a scroll region has no safe area along its axis", ["a": [0, 50, 320, 100]], hasBars: true
      ) {
        ScrollView { fill("a").frame(height: 100).ignoresSafeArea() }
      },
      LayoutScene(
        "an inset takes its height from the view", ["a": [0, 50, 320, 450], "b": [60, 500, 200, 60]], hasBars: true
      ) {
        fill("a").safeAreaInset(edge: .bottom, spacing: 0) { box("b", 200, 60) }
      },
      LayoutScene(
        "a view that ignores the safe area extends under an inset", ["a": [0, 0, 320, 600], "b": [60, 50, 200, 60]],
        hasBars: true
      ) {
        fill("a").ignoresSafeArea().safeAreaInset(edge: .top, spacing: 10) { box("b", 200, 60) }
      },
      LayoutScene(
        "an inset at a side", ["a": [40, 50, 280, 510], "b": [0, 285, 40, 40]], hasBars: true
      ) {
        fill("a").safeAreaInset(edge: .leading, spacing: 0) { box("b", 40, 40) }
      },
      LayoutScene(
        "insets add up", ["a": [0, 50, 320, 460], "b": [0, 510, 320, 30], "c": [0, 540, 320, 20]], hasBars: true
      ) {
        fill("a").safeAreaInset(edge: .bottom, spacing: 0) { box("b", 320, 30) }
          .safeAreaInset(edge: .bottom, spacing: 0) { box("c", 320, 20) }
      },
      LayoutScene(
        "the content of a scroll region begins below an inset",
        ["a": [110, 110, 100, 900], "b": [0, 50, 320, 60]], hasBars: true
      ) {
        ScrollView { box("a", 100, 900) }.safeAreaInset(edge: .top, spacing: 0) { fill("b").frame(height: 60) }
      },
      LayoutScene("safe area padding", ["a": [20, 70, 280, 470]], hasBars: true) { fill("a").safeAreaPadding(20) },
      LayoutScene(
        "a view that ignores the safe area extends over safe area padding", ["a": [0, 0, 320, 600]], hasBars: true
      ) {
        fill("a").ignoresSafeArea().safeAreaPadding(.horizontal, 20)
      },
    ]
  }

  /// Views whose lengths are parts of their container's.
  static var containers: [LayoutScene] {
    [
      LayoutScene("a view with half the height of the page", ["a": [110, 177.5, 100, 255]], hasBars: true) {
        fill("a").containerRelativeFrame(.vertical, count: 2, spacing: 0).frame(width: 100)
      },
      LayoutScene("a part of the container does not depend on padding", ["a": [0, 280, 320, 50]], hasBars: true) {
        fill("a").frame(height: 50).containerRelativeFrame(.horizontal).padding(.horizontal, 20)
      },
      LayoutScene(
        "two columns of a horizontal scroll region", ["a": [0, 280, 155, 40], "b": [165, 280, 155, 40]]
      ) {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            fill("a").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
            fill("b").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
          }
          .frame(height: 40)
        }
      },
      LayoutScene(
        "the container is the nearest of two scroll regions",
        ["a": [60, 20, 95, 40], "b": [165, 20, 95, 40], "c": [0, 0, 320, 20]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            fill("c").frame(height: 20).containerRelativeFrame(.horizontal)
            ScrollView(.horizontal) {
              HStack(spacing: 10) {
                fill("a").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
                fill("b").containerRelativeFrame(.horizontal, count: 2, spacing: 10)
              }
              .frame(height: 40)
            }
            .frame(width: 200)
          }
        }
      },
      LayoutScene("three of four columns", ["a": [41, 290, 238, 20]]) {
        fill("a").frame(height: 20).containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 8)
      },
      LayoutScene("a view at the side of its part of the container", ["a": [0, 275, 50, 50]]) {
        box("a", 50, 50).containerRelativeFrame(.horizontal, alignment: .leading)
      },
      LayoutScene(
        "a page of a scroll region has the height of the region",
        ["a": [0, 0, 320, 560], "b": [0, 560, 320, 560], "c": [0, 560, 320, 40]]
      ) {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 0) {
              fill("a").containerRelativeFrame(.vertical); fill("b").containerRelativeFrame(.vertical)
            }
          }
          fill("c").frame(height: 40)
        }
      },
    ]
  }
}

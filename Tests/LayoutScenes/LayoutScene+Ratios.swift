import KeelViews

extension LayoutScene {
  /// Views with a ratio.
  static var ratios: [LayoutScene] {
    [
      LayoutScene("a ratio in a padded column is limited by the width", ["a": [20, 230, 280, 140]]) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(2, contentMode: .fit)
        }
        .padding(20)
      },
      LayoutScene(
        "a ratio in a column is limited by the remaining height", ["a": [0, 0, 320, 400], "b": [60, 400, 200, 200]]
      ) {
        VStack(spacing: 0) {
          box("a", 320, 400); fill("b").aspectRatio(1, contentMode: .fit)
        }
      },
      LayoutScene("two ratios in a column share the height", ["a": [10, 0, 300, 300], "b": [10, 300, 300, 300]]) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); fill("b").aspectRatio(1, contentMode: .fit)
        }
      },
      LayoutScene("a ratio above a spacer", ["a": [0, 0, 320, 320]]) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); Spacer(minLength: 0)
        }
      },
      LayoutScene("a ratio with padding", ["a": [40, 180, 240, 240]]) {
        fill("a").aspectRatio(1, contentMode: .fit).padding(40)
      },
      LayoutScene("a ratio in a scroll region has the width of the region", ["a": [0, 0, 320, 160]]) {
        ScrollView {
          fill("a").aspectRatio(2, contentMode: .fit)
        }
      },
      LayoutScene(
        "a ratio between a header and a footer",
        ["a": [0, 90, 320, 50], "b": [0, 140, 320, 320], "c": [0, 460, 320, 50]]
      ) {
        VStack(spacing: 0) {
          fill("a").frame(height: 50); fill("b").aspectRatio(1, contentMode: .fit); fill("c").frame(height: 50)
        }
      },
      // The box takes 20 of the width, and the ratio gets 300 by 600.
      LayoutScene("a ratio beside a view in a row", ["a": [0, 150, 300, 300], "b": [300, 290, 20, 20]]) {
        HStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); box("b", 20, 20)
        }
      },
      // Of 300 by 50, the ratio takes 50. The row is 70 wide, in the middle of 320.
      LayoutScene("a ratio in a row is limited by its height", ["a": [125, 275, 50, 50], "b": [175, 290, 20, 20]]) {
        HStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); box("b", 20, 20)
        }
        .frame(height: 50)
      },
      // At a height of 600 the ratio takes up to 1,200: it is less flexible, and is offered half of the width.
      LayoutScene("a ratio beside a flexible view", ["a": [0, 260, 160, 80], "b": [160, 0, 160, 600]]) {
        HStack(spacing: 0) {
          fill("a").aspectRatio(2, contentMode: .fit); fill("b")
        }
      },
      LayoutScene("a flexible view takes what a low row leaves", ["a": [0, 275, 50, 50], "b": [50, 275, 270, 50]]) {
        HStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); fill("b")
        }
        .frame(height: 50)
      },
      // At a width of 320 the ratio takes up to 320. It is less flexible, and is offered half of 600.
      LayoutScene("a ratio above a flexible view", ["a": [10, 0, 300, 300], "b": [0, 300, 320, 300]]) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); fill("b")
        }
      },
      LayoutScene("a flexible view takes what a ratio leaves", ["a": [0, 0, 320, 160], "b": [0, 160, 320, 440]]) {
        VStack(alignment: .leading, spacing: 0) {
          fill("a").aspectRatio(2, contentMode: .fit); fill("b")
        }
      },
      // The box takes 100, and the ratio is offered half of the rest.
      LayoutScene(
        "a ratio above a flexible view and one with a fixed size",
        ["a": [0, 0, 250, 250], "b": [0, 250, 320, 250], "c": [0, 500, 100, 100]]
      ) {
        VStack(alignment: .leading, spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); fill("b"); box("c", 100, 100)
        }
      },
      LayoutScene(
        "two ratios and a flexible view share the height",
        ["a": [60, 0, 200, 200], "b": [60, 200, 200, 200], "c": [0, 400, 320, 200]]
      ) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); fill("b").aspectRatio(1, contentMode: .fit); fill("c")
        }
      },
      LayoutScene("a ratio in a column with a fixed width", ["a": [110, 230, 100, 100], "b": [110, 330, 100, 40]]) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); box("b", 100, 40)
        }
        .frame(width: 100)
      },
      LayoutScene("a ratio in a column with a fixed size", ["a": [130, 250, 60, 60], "b": [110, 310, 100, 40]]) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); box("b", 100, 40)
        }
        .frame(width: 100, height: 100)
      },
      // A region that scrolls proposes one length, of which the ratio makes the other.
      LayoutScene("ratios in a row that scrolls", ["a": [0, 250, 100, 100], "b": [100, 250, 50, 100]]) {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            fill("a").aspectRatio(1, contentMode: .fit); fill("b").aspectRatio(0.5, contentMode: .fit)
          }
        }
        .frame(height: 100)
      },
      // The ideal size of a colour is 10 by 10.
      LayoutScene("a colour keeps the ratio of its ideal size", ["a": [0, 40, 320, 320], "b": [0, 360, 320, 200]]) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(contentMode: .fit); fill("b").frame(height: 200)
        }
      },
      LayoutScene("a clipped ratio above a flexible view", ["a": [10, 0, 300, 300], "b": [0, 300, 320, 300]]) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit).cornerRadius(8).opacity(0.5); fill("b")
        }
      },
      LayoutScene(
        "a ratio with an overlay in a row",
        ["a": [0, 150, 300, 300], "b": [300, 290, 20, 20], "c": [0, 150, 300, 300]]
      ) {
        HStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit).overlay(fill("c")); box("b", 20, 20)
        }
      },
      LayoutScene(
        "a ratio that responds to presses above a view", ["a": [0, 200, 320, 160], "b": [110, 360, 100, 40]]
      ) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(2, contentMode: .fit).onTapGesture {}; box("b", 100, 40)
        }
      },
      // The frame fixes the width, and the ratio the height.
      LayoutScene("a clipped ratio in a frame in a column", ["a": [110, 255, 100, 50], "b": [110, 305, 100, 40]]) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(2, contentMode: .fit).cornerRadius(8).frame(width: 100); box("b", 100, 40)
        }
      },
      // It is offered 200 by 250, and is as wide as it is high. The column, 250 wide, is centred in its frame.
      LayoutScene("a ratio that fills a column overflows it", ["a": [35, 150, 250, 250], "b": [110, 400, 100, 50]]) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fill); box("b", 100, 50)
        }
        .frame(width: 200, height: 300)
      },
      // Both are offered 100. The ratio makes 300 of it, and the other view takes the width of the frame.
      LayoutScene(
        "a ratio that fills, above a flexible view", ["a": [10, 200, 300, 100], "b": [60, 300, 200, 100]]
      ) {
        VStack(spacing: 0) {
          fill("a").aspectRatio(3, contentMode: .fill); fill("b")
        }
        .frame(width: 200, height: 200)
      },
      // It is offered 180 by 100, and is as high as it is wide. The row, 180 high, is centred in its frame.
      LayoutScene("a ratio that fills a row overflows it", ["a": [60, 210, 180, 180], "b": [240, 290, 20, 20]]) {
        HStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fill); box("b", 20, 20)
        }
        .frame(width: 200, height: 100)
      },
    ]
  }
}

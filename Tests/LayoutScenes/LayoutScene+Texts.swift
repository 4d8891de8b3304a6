import KeelViews

/// A text with lines of 16 points, in the fixed metric and in browsers: letters of 13⅓ points are 1.2 times as high.
func text(lines count: Int) -> some View {
  Text((1...count).map { "line \($0)" }.joined(separator: "\n")).font(.system(size: 40.0 / 3))
}

extension LayoutScene {
  /// Texts in a limited height: as many whole lines as fit the proposal, and at least one.
  static var texts: [LayoutScene] {
    [
      // Of 40 points, two lines take 32, in the middle of 600.
      LayoutScene("a text shows the lines that fit its frame", ["a": [60, 284, 200, 32]]) {
        text(lines: 10).frame(width: 200).background(fill("a")).frame(height: 40)
      },
      LayoutScene("a frame that is lower than a line shows one", ["a": [60, 292, 200, 16]]) {
        text(lines: 10).frame(width: 200).background(fill("a")).frame(height: 10)
      },
      // Of 100 points, the box takes 20, and five lines 80.
      LayoutScene("a text leaves the room of the view below it", ["b": [110, 330, 100, 20]]) {
        VStack(spacing: 0) {
          text(lines: 10); box("b", 100, 20)
        }
        .frame(height: 100)
      },
      // The boxes take 32 of 128 points. The text of two lines is less flexible, and is offered half of 96: it takes 32.
      // Four lines are left to the other one.
      LayoutScene("the longer one of two texts loses lines", ["b": [110, 268, 100, 16], "c": [110, 348, 100, 16]]) {
        VStack(spacing: 0) {
          text(lines: 2); box("b", 100, 16); text(lines: 10); box("c", 100, 16)
        }
        .frame(height: 128)
      },
      LayoutScene("texts of the same length share the height", ["b": [110, 292, 100, 16]]) {
        VStack(spacing: 0) {
          text(lines: 10); box("b", 100, 16); text(lines: 10)
        }
        .frame(height: 80)
      },
      LayoutScene("a text in a row has the height of the row", ["a": [90, 280, 40, 40], "b": [130, 284, 100, 32]]) {
        HStack(spacing: 0) {
          box("a", 40, 40); text(lines: 10).frame(width: 100).background(fill("b"))
        }
        .frame(height: 40)
      },
      // The title takes 16 of 64 points, and leaves three lines.
      LayoutScene("a text below a title in a row", ["a": [90, 280, 40, 40], "b": [130, 284, 100, 48]]) {
        HStack(spacing: 0) {
          box("a", 40, 40)
          VStack(spacing: 0) {
            text(lines: 1).frame(width: 100); text(lines: 10).frame(width: 100).background(fill("b"))
          }
        }
        .frame(height: 64)
      },
      // 50 - 20 points have room for one line.
      LayoutScene("a text has less room inside padding", ["a": [60, 292, 200, 16]]) {
        text(lines: 10).frame(width: 200).background(fill("a")).padding(10).frame(height: 50)
      },
      LayoutScene("a text shows the lines that fit a maximum", ["a": [60, 284, 200, 32]]) {
        text(lines: 10).frame(width: 200).background(fill("a")).frame(maxHeight: 40)
      },
      LayoutScene("a text has no more lines than its limit", ["a": [60, 276, 200, 48]]) {
        text(lines: 10).lineLimit(3).frame(width: 200).background(fill("a")).frame(height: 100)
      },
      // The ideal height is that of all lines.
      LayoutScene("a text with its ideal height overflows a frame", ["a": [60, 276, 200, 48]]) {
        text(lines: 3).frame(width: 200).background(fill("a")).fixedSize(horizontal: false, vertical: true)
          .frame(height: 20)
      },
      // A region that scrolls proposes no height.
      LayoutScene("a text in a scroll region shows all lines", ["a": [60, 280, 200, 160]]) {
        ScrollView {
          text(lines: 10).frame(width: 200).background(fill("a"))
        }
        .frame(height: 40)
      },
    ]
  }
}

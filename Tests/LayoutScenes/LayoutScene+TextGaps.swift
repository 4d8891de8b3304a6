import KeelViews

/// A text of one line of 16 points, in a frame of 200 points.
private func line(_ name: String, width: Double = 200) -> some View {
  text(lines: 1).frame(width: width).background(fill(name))
}

extension LayoutScene {
  /// The default spacing of columns: none between texts, 8 points between other views. A column asks two neighbours for
  /// the distance that they prefer.
  static var textGaps: [LayoutScene] {
    [
      // 16 + 0 + 16 + 8 + 20 + 8 + 16 = 84 points, in the middle of 600.
      LayoutScene(
        "texts in a column touch, other views are 8 points apart",
        ["a": [60, 258, 200, 16], "b": [60, 274, 200, 16], "c": [110, 298, 100, 20], "d": [60, 326, 200, 16]]
      ) {
        VStack {
          line("a"); line("b"); box("c", 100, 20); line("d")
        }
      },
      // 16 + 8 + 16 + 8 + 16 = 64 points.
      LayoutScene(
        "a button in a column is 8 points from texts",
        ["a": [60, 268, 200, 16], "b": [110, 292, 100, 16], "c": [60, 316, 200, 16]]
      ) {
        VStack {
          line("a")
          Button {
          } label: {
            box("b", 100, 16)
          }
          .buttonStyle(.plain)
          line("c")
        }
      },
      // 16 + 8 + 16 = 40 points.
      LayoutScene(
        "an explicit spacing separates texts too", ["a": [60, 280, 200, 16], "b": [60, 304, 200, 16]]
      ) {
        VStack(spacing: 8) {
          line("a"); line("b")
        }
      },
      // Padding above the second text: 16 + 8 + (4 + 16) + 0 + 16 + 0 + 16 = 76 points.
      LayoutScene(
        "padding of a text at an edge restores the default spacing there",
        ["a": [60, 262, 200, 16], "b": [60, 290, 200, 16], "c": [60, 306, 200, 16], "d": [60, 322, 200, 16]]
      ) {
        VStack {
          line("a"); line("b").padding(.top, 4); line("c").padding(.horizontal, 10); line("d")
        }
      },
      // 16 + 0 + 40 + 0 + 16 = 72 points.
      LayoutScene(
        "a frame that is larger than its text touches other texts",
        ["a": [60, 264, 200, 16], "b": [60, 280, 200, 40], "c": [60, 320, 200, 16]]
      ) {
        VStack {
          line("a"); text(lines: 1).frame(width: 200, height: 40).background(fill("b")); line("c")
        }
      },
      // (16 + 8 + 20) + 8 + (16 + 0 + 16) + 0 + 16 = 100 points.
      LayoutScene(
        "the edges of a column are those of its outer children",
        [
          "a": [60, 250, 200, 16], "b": [110, 274, 100, 20], "c": [60, 302, 200, 16], "d": [60, 318, 200, 16],
          "e": [60, 334, 200, 16],
        ]
      ) {
        VStack {
          VStack {
            line("a"); box("b", 100, 20)
          }
          VStack {
            line("c"); line("d")
          }
          line("e")
        }
      },
      // 16 + 0 + 16 + 8 + 20 + 8 + 16 = 84 points. The text in the second row is in the middle of 20 points.
      LayoutScene(
        "a row touches a text if all views in it are texts",
        [
          "a": [60, 258, 200, 16], "b": [0, 274, 100, 16], "c": [220, 274, 100, 16], "d": [60, 300, 100, 16],
          "e": [160, 298, 100, 20], "f": [60, 326, 200, 16],
        ]
      ) {
        VStack {
          line("a")
          HStack(spacing: 0) {
            line("b", width: 100); Spacer(minLength: 0); line("c", width: 100)
          }
          HStack(spacing: 0) {
            line("d", width: 100); box("e", 100, 20)
          }
          line("f")
        }
      },
      // 16 + 8 + 30 + 8 + 16 + 0 + 16 = 94 points.
      LayoutScene(
        "layers have the edges of all of them, an overlay has none",
        ["a": [60, 253, 200, 16], "b": [110, 277, 100, 30], "c": [60, 315, 200, 16], "d": [60, 331, 200, 16]]
      ) {
        VStack {
          line("a")
          ZStack {
            box("b", 100, 30); text(lines: 1)
          }
          text(lines: 1).frame(width: 200).overlay(fill("c"))
          line("d")
        }
      },
      // 16 + 0 + 16 = 32 points.
      LayoutScene(
        "a text that responds to presses touches other texts", ["a": [60, 284, 200, 16], "b": [60, 300, 200, 16]]
      ) {
        VStack {
          line("a").onTapGesture {}
          line("b")
        }
      },
      // The region begins at (600 - 100) / 2.
      LayoutScene(
        "texts in a scroll region touch",
        ["a": [60, 250, 200, 16], "b": [60, 266, 200, 16], "c": [110, 290, 100, 20]]
      ) {
        ScrollView {
          line("a"); line("b"); box("c", 100, 20)
        }
        .frame(height: 100)
      },
      // 100 + 8 + 100 = 208 of 320 points.
      LayoutScene(
        "texts in a row are 8 points apart", ["a": [56, 292, 100, 16], "b": [164, 292, 100, 16]]
      ) {
        HStack {
          line("a", width: 100); line("b", width: 100)
        }
      },
    ]
  }
}

import KeelViews

/// How stacks share their length among priorities, spacers and lines.
extension LayoutScene {
  static var priorities: [LayoutScene] {
    [
      // 600 - 40 for the colour: no proposal makes the box higher than 40.
      LayoutScene(
        "a priority does not make a fixed view higher", ["a": [110, 0, 100, 40], "b": [0, 40, 320, 560]]
      ) {
        VStack(spacing: 0) {
          box("a", 100, 40).layoutPriority(1); fill("b")
        }
      },
      // The colour is laid out first, and leaves the least length of the box.
      LayoutScene(
        "a fixed view with a negative priority keeps its height", ["a": [110, 0, 100, 40], "b": [0, 40, 320, 560]]
      ) {
        VStack(spacing: 0) {
          box("a", 100, 40).layoutPriority(-1); fill("b")
        }
      },
      LayoutScene("a priority does not make a fixed view wider", ["a": [0, 285, 60, 30], "b": [60, 0, 260, 600]]) {
        HStack(spacing: 0) {
          box("a", 60, 30).layoutPriority(1).fixedSize(); fill("b")
        }
      },
      LayoutScene(
        "a background passes a priority on", ["a": [0, 0, 320, 600], "b": [320, 0, 0, 600], "c": [0, 0, 320, 600]]
      ) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(1).background(fill("c")); fill("b")
        }
      },
    ]
  }

  static var lines: [LayoutScene] {
    [
      // The spacers have the lowest priority and keep 8 each; default spacing is not added beside them: 320 - 16 - 20.
      LayoutScene("two spacers in a row do not overlap", ["a": [0, 0, 284, 600], "b": [300, 290, 20, 20]]) {
        HStack {
          fill("a"); Spacer(); Spacer(); box("b", 20, 20)
        }
      },
      LayoutScene("two spacers in a column do not overlap", ["a": [0, 0, 320, 564], "b": [150, 580, 20, 20]]) {
        VStack {
          fill("a"); Spacer(); Spacer(); box("b", 20, 20)
        }
      },
      // The column is as wide as the box, at most 100, and is laid out first. The spacer keeps 8 of its height.
      LayoutScene(
        "a spacer has no breadth beside a view with a maximum", ["a": [0, 8, 100, 592], "b": [100, 0, 220, 600]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Spacer(); fill("a").frame(maxWidth: 100)
          }
          fill("b")
        }
      },
      // As above. The frame of the spacer is 30 high.
      LayoutScene(
        "a spacer in a frame has no breadth beside a view with a maximum",
        ["a": [0, 30, 100, 570], "b": [100, 0, 220, 600]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            Spacer().frame(height: 30); fill("a").frame(maxWidth: 100)
          }
          fill("b")
        }
      },
      // 20 + 1 + 20, in the middle of 600.
      LayoutScene(
        "a line is one point high and as wide as the column",
        ["a": [140, 279.5, 40, 20], "b": [140, 300.5, 40, 20], "c": [0, 299.5, 320, 1]]
      ) {
        VStack(spacing: 0) {
          box("a", 40, 20); Divider().accessibilityIdentifier("c"); box("b", 40, 20)
        }
      },
      // 40 + 1 + 40, in the middle of 320.
      LayoutScene(
        "a line in a frame in a row is upright",
        ["a": [119.5, 290, 40, 20], "b": [160.5, 290, 40, 20], "c": [159.5, 285, 1, 30]]
      ) {
        HStack(spacing: 0) {
          box("a", 40, 20); Divider().accessibilityIdentifier("c").frame(height: 30); box("b", 40, 20)
        }
      },
      // The background is as wide as the boxes: the spacer has no breadth, in a frame either.
      LayoutScene(
        "a spacer in a frame has no breadth",
        ["a": [140, 265, 40, 20], "b": [140, 315, 40, 20], "c": [140, 265, 40, 70]]
      ) {
        VStack(spacing: 0) {
          box("a", 40, 20); Spacer().frame(height: 30); box("b", 40, 20)
        }
        .background(fill("c"))
      },
      LayoutScene(
        "a line in a row is as high as the row",
        ["a": [0, 0, 279, 600], "b": [280, 290, 40, 20], "c": [279, 0, 1, 600]]
      ) {
        HStack(spacing: 0) {
          fill("a"); Divider().accessibilityIdentifier("c"); box("b", 40, 20)
        }
      },
    ]
  }

  static var outsets: [LayoutScene] {
    [
      // The row counts the box as 32 by 32: 32 + 40 is 72, from 124. The box itself extends over that by 4.
      LayoutScene("negative padding beside a neighbour", ["a": [120, 280, 40, 40], "b": [156, 280, 40, 40]]) {
        HStack(spacing: 0) {
          box("a", 40, 40).padding(-4); box("b", 40, 40)
        }
      },
      LayoutScene("a flexible view with negative padding extends over other padding", ["a": [12, 16, 296, 568]]) {
        fill("a").padding(.horizontal, -4).padding(16)
      },
    ]
  }
}

import KeelViews

/// Parts of a page whose views are arranged from right to left.
extension LayoutScene {
  static var directions: [LayoutScene] {
    [
      // The box is at the right end, the colour takes the 280 points beside it.
      LayoutScene("a row from right to left begins at the right", ["a": [280, 290, 40, 20], "b": [0, 0, 280, 600]]) {
        HStack(spacing: 0) {
          box("a", 40, 20); fill("b")
        }
        .environment(\.layoutDirection, .rightToLeft)
      },
      // The rows are 300 high each. Leading is left in the first one, right in the second one.
      LayoutScene(
        "a part of a page from right to left",
        ["a": [10, 140, 40, 20], "b": [60, 0, 260, 300], "c": [270, 440, 40, 20], "d": [0, 300, 260, 300]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            box("a", 40, 20).padding(.horizontal, 10); fill("b")
          }
          HStack(spacing: 0) {
            box("c", 40, 20).padding(.horizontal, 10); fill("d")
          }
          .environment(\.layoutDirection, .rightToLeft)
        }
      },
      // 320 - 16 - 40: the padding at the leading edge is at the right.
      LayoutScene(
        "leading is right where a column is arranged from right to left", ["a": [264, 290, 40, 20]]
      ) {
        VStack(spacing: 0) { box("a", 40, 20).padding(.leading, 16) }
          .frame(maxWidth: .infinity, alignment: .leading)
          .environment(\.layoutDirection, .rightToLeft)
      },
      LayoutScene(
        "an overlay at the leading edge is at the right",
        ["a": [110, 250, 100, 100], "b": [190, 290, 20, 20]]
      ) {
        box("a", 100, 100).overlay(alignment: .leading) { box("b", 20, 20) }
          .environment(\.layoutDirection, .rightToLeft)
      },
    ]
  }
}

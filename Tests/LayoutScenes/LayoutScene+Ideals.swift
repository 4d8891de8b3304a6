import KeelViews

/// Lengths without a proposal, and columns of grids.
extension LayoutScene {
  static var ideals: [LayoutScene] {
    [
      // Asked for its ideal height, the column asks the colour, which has 10.
      LayoutScene("a column with its ideal height", ["a": [0, 295, 320, 10]]) {
        VStack(spacing: 0) { fill("a") }.fixedSize(horizontal: false, vertical: true)
      },
      LayoutScene(
        "a flexible view in a column with its ideal height", ["a": [0, 280, 320, 10], "b": [140, 290, 40, 30]]
      ) {
        VStack(spacing: 0) {
          fill("a"); box("b", 40, 30)
        }.fixedSize(horizontal: false, vertical: true)
      },
      LayoutScene("in a column with its ideal height, a reader is filled by its content", ["a": [0, 250, 320, 100]]) {
        VStack(spacing: 0) {
          GeometryReader { _ in fill("a") }.frame(height: 100)
        }.fixedSize(horizontal: false, vertical: true)
      },
      LayoutScene("in a scroll region, a frame proposes its ideal height", ["a": [0, 0, 320, 80]]) {
        ScrollView { fill("a").frame(idealHeight: 80) }
      },
      LayoutScene("an ideal height below a maximum", ["a": [0, 0, 320, 80]]) {
        ScrollView { fill("a").frame(idealHeight: 80, maxHeight: .infinity) }
      },
      // The content needs 48 of the 300 points of the frame, which it is then placed in: 300 - 40 for the spacer.
      LayoutScene(
        "in a scroll region, a spacer fills a frame with a minimum height",
        ["a": [140, 0, 40, 20], "b": [140, 280, 40, 20]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            box("a", 40, 20); Spacer(); box("b", 40, 20)
          }
          .frame(minHeight: 300)
        }
      },
      LayoutScene(
        "content that is higher than the minimum height keeps its height",
        ["a": [140, 0, 40, 200], "b": [140, 208, 40, 200]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            box("a", 40, 200); Spacer(); box("b", 40, 200)
          }
          .frame(minHeight: 300)
        }
      },
      LayoutScene("a flexible view fills a frame with a minimum height", ["a": [0, 0, 320, 120]]) {
        ScrollView { fill("a").frame(minHeight: 120) }
      },
    ]
  }

  static var gridColumns: [LayoutScene] {
    [
      // Columns of 50 and 40 points, from 115.
      LayoutScene(
        "a cell aligns its column",
        ["a": [145, 290, 20, 10], "b": [165, 290, 40, 10], "c": [115, 300, 50, 10], "d": [180, 300, 10, 10]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 20, 10).gridColumnAlignment(.trailing); box("b", 40, 10)
          }
          GridRow {
            box("c", 50, 10); box("d", 10, 10)
          }
        }
      },
      // The second column is as wide as the other cell, 60: 100 in all, from 110.
      LayoutScene(
        "a flexible cell that is not sized has the width that its column needs",
        ["a": [110, 280, 40, 20], "b": [150, 280, 60, 20], "c": [110, 300, 40, 20], "d": [150, 300, 60, 20]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 40, 20); fill("b").frame(height: 20).gridCellUnsizedAxes(.horizontal)
          }
          GridRow {
            box("c", 40, 20); box("d", 60, 20)
          }
        }
      },
      // Each column has half of 320 - 8, each row the ideal height of a colour.
      LayoutScene(
        "the rows of a lazy grid outside of a scroll region have their own height",
        ["a": [0, 290, 156, 10], "b": [164, 290, 156, 10], "c": [0, 300, 156, 10]]
      ) {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          fill("a"); fill("b"); fill("c")
        }
      },
      // 60 + 4 + 60 + 20 + 60 is 204, from 58. The distance after the last column is not used.
      LayoutScene(
        "each column of a lazy grid has its own distance to the next",
        ["a": [58, 290, 60, 20], "b": [122, 290, 60, 20], "c": [202, 290, 60, 20]]
      ) {
        LazyVGrid(
          columns: [
            GridItem(.fixed(60), spacing: 4), GridItem(.fixed(60), spacing: 20), GridItem(.fixed(60), spacing: 50),
          ]
        ) {
          box("a", 60, 20); box("b", 60, 20); box("c", 60, 20)
        }
      },
    ]
  }
}

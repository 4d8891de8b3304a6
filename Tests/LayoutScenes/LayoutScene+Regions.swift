import KeelViews

extension LayoutScene {
  static var regions: [LayoutScene] {
    [
      LayoutScene("the content of a scroll region begins at the top", ["a": [140, 0, 40, 100]]) {
        ScrollView { box("a", 40, 100) }
      },
      LayoutScene("in a scroll region, a flexible view has its ideal height", ["a": [0, 0, 320, 10]]) {
        ScrollView { fill("a") }
      },
      LayoutScene(
        "in a scroll region, a flexible view has the width of the region",
        ["a": [0, 0, 320, 50], "b": [0, 50, 320, 10]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            fill("a").frame(height: 50); fill("b")
          }
        }
      },
      LayoutScene(
        "in a scroll region, a spacer has its minimum length", ["a": [145, 0, 30, 20], "b": [145, 28, 30, 20]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            box("a", 30, 20); Spacer(); box("b", 30, 20)
          }
        }
      },
      LayoutScene(
        "a scroll region fills the height below a heading",
        ["a": [0, 0, 320, 50], "b": [130, 50, 60, 900], "c": [0, 570, 320, 30]]
      ) {
        VStack(spacing: 0) {
          fill("a").frame(height: 50); ScrollView { box("b", 60, 900) }; fill("c").frame(height: 30)
        }
      },
      LayoutScene("the content of a horizontal scroll region begins at the side", ["a": [0, 290, 500, 20]]) {
        ScrollView(.horizontal) { box("a", 500, 20) }
      },
      LayoutScene(
        "a horizontal scroll region has the height of its content", ["a": [0, 0, 320, 570], "b": [0, 570, 400, 30]]
      ) {
        VStack(spacing: 0) {
          fill("a"); ScrollView(.horizontal) { box("b", 400, 30) }
        }
      },
      LayoutScene("a row in a horizontal scroll region", ["a": [0, 0, 200, 40], "b": [200, 0, 200, 40]]) {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              box("a", 200, 40); box("b", 200, 40)
            }
          }
          Spacer()
        }
      },
      LayoutScene(
        "a background in a scroll region has the height of its base view",
        ["a": [110, 20, 100, 100], "b": [0, 0, 320, 140]]
      ) {
        ScrollView { box("a", 100, 100).padding(20).frame(maxWidth: .infinity).background(fill("b")) }
      },
      LayoutScene(
        "a scroll region in layers has the proposed height", ["a": [130, 0, 60, 900], "b": [110, 560, 100, 40]]
      ) {
        ZStack(alignment: .bottom) {
          ScrollView { box("a", 60, 900) }; box("b", 100, 40)
        }
      },
      LayoutScene(
        "a padded scroll region in nested layers has the rest of the height",
        ["a": [130, 20, 60, 900], "b": [110, 560, 100, 40]]
      ) {
        ZStack {
          ZStack(alignment: .bottom) {
            ScrollView { box("a", 60, 900) }.padding(.vertical, 20); box("b", 100, 40)
          }
        }
      },
      LayoutScene(
        "an overlay is at the edge of a scroll region", ["a": [130, 0, 60, 900], "b": [110, 560, 100, 40]]
      ) {
        ScrollView { box("a", 60, 900) }.overlay(alignment: .bottom) { box("b", 100, 40) }
      },
      LayoutScene(
        "an overlay is at the edge of a scroll region below a heading",
        ["a": [0, 0, 320, 50], "b": [130, 50, 60, 900], "c": [110, 560, 100, 40]]
      ) {
        VStack(spacing: 0) {
          fill("a").frame(height: 50)
          ScrollView { box("b", 60, 900) }.overlay(alignment: .bottom) { box("c", 100, 40) }
        }
      },
      LayoutScene("several views in a scroll region form a column", ["a": [140, 0, 40, 30], "b": [140, 38, 40, 30]]) {
        ScrollView {
          box("a", 40, 30); box("b", 40, 30)
        }
      },
    ]
  }

  static var grids: [LayoutScene] {
    [
      LayoutScene(
        "a column has the width of its widest cell",
        [
          "a": [130, 290, 20, 10], "b": [165, 290, 40, 10], "c": [115, 300, 50, 10], "d": [180, 300, 10, 10],
        ]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 20, 10); box("b", 40, 10)
          }
          GridRow {
            box("c", 50, 10); box("d", 10, 10)
          }
        }
      },
      LayoutScene(
        "a grid aligns its cells", ["a": [115, 290, 20, 10], "b": [165, 290, 40, 10], "c": [115, 300, 50, 10]]
      ) {
        Grid(alignment: .leading, horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 20, 10); box("b", 40, 10)
          }
          GridRow { box("c", 50, 10) }
        }
      },
      LayoutScene(
        "the spacing of a grid",
        ["a": [120, 285, 30, 10], "b": [170, 285, 30, 10], "c": [120, 305, 30, 10], "d": [170, 305, 30, 10]]
      ) {
        Grid(horizontalSpacing: 20, verticalSpacing: 10) {
          GridRow {
            box("a", 30, 10); box("b", 30, 10)
          }
          GridRow {
            box("c", 30, 10); box("d", 30, 10)
          }
        }
      },
      LayoutScene(
        "a flexible cell fills the width that other columns leave", ["a": [0, 290, 40, 20], "b": [40, 290, 280, 20]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow {
            box("a", 40, 20); fill("b").frame(height: 20)
          }
        }
      },
      LayoutScene(
        "a cell that spans two columns", ["a": [120, 280, 80, 20], "b": [120, 300, 40, 20], "c": [160, 300, 40, 20]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { fill("a").frame(height: 20).gridCellColumns(2) }
          GridRow {
            box("b", 40, 20); box("c", 40, 20)
          }
        }
      },
      LayoutScene(
        "columns are together as wide as a cell that spans them",
        ["a": [110, 290, 100, 10], "b": [125, 300, 10, 10], "c": [165, 300, 30, 10]]
      ) {
        Grid(horizontalSpacing: 0, verticalSpacing: 0) {
          GridRow { box("a", 100, 10).gridCellColumns(2) }
          GridRow {
            box("b", 10, 10); box("c", 30, 10)
          }
        }
      },
    ]
  }

  static var pages: [LayoutScene] {
    [
      LayoutScene("a colour fills the page", ["a": [0, 0, 320, 600]]) { fill("a") },
      LayoutScene(
        "a weather page: layers, a column, a spacer",
        ["a": [0, 0, 320, 600], "b": [110, 16, 100, 40], "c": [60, 544, 200, 40]]
      ) {
        ZStack {
          fill("a");
          VStack {
            box("b", 100, 40); Spacer(); box("c", 200, 40)
          }.padding()
        }
      },
      LayoutScene(
        "a dashboard: cards in rows", ["a": [16, 16, 136, 80], "b": [168, 16, 136, 80], "c": [16, 112, 288, 472]]
      ) {
        VStack(spacing: 16) {
          HStack(spacing: 16) {
            fill("a").frame(height: 80); fill("b").frame(height: 80)
          }
          fill("c")
        }.padding(16)
      },
      LayoutScene(
        "a chat: bubbles at either side above a field",
        ["a": [0, 0, 200, 40], "b": [120, 48, 200, 40], "c": [0, 560, 280, 40], "d": [280, 560, 40, 40]]
      ) {
        VStack(spacing: 0) {
          ScrollView {
            VStack(spacing: 8) {
              box("a", 200, 40).frame(maxWidth: .infinity, alignment: .leading)
              box("b", 200, 40).frame(maxWidth: .infinity, alignment: .trailing)
            }
          }
          HStack(spacing: 0) {
            fill("c"); box("d", 40, 40)
          }.frame(height: 40)
        }
      },
      LayoutScene(
        "a card in the centre", ["a": [40, 200, 240, 200], "b": [56, 216, 208, 100], "c": [56, 324, 60, 60]]
      ) {
        VStack(alignment: .leading, spacing: 8) {
          fill("b").frame(height: 100); box("c", 60, 60)
        }
        .padding().frame(width: 240).background(fill("a"))
      },
    ]
  }
}

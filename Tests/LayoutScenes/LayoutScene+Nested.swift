import KeelViews

extension LayoutScene {
  /// Views in each other, as pages nest them.
  static var nested: [LayoutScene] {
    [
      LayoutScene("padding with a different length at each edge", ["a": [100, 265, 100, 50]]) {
        box("a", 100, 50).padding(EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 40))
      },
      LayoutScene("padding around padding", ["a": [110, 250, 100, 100], "b": [95, 235, 130, 130]]) {
        box("a", 100, 100).padding(10).padding(5).background(fill("b"))
      },
      LayoutScene(
        "a background inside padding, and one around it", ["b": [110, 275, 100, 50], "c": [100, 265, 120, 70]]
      ) {
        box("a", 100, 50).background(fill("b")).padding(10).background(fill("c"))
      },
      LayoutScene("a frame in a row aligns its view", ["a": [135, 275, 50, 50], "b": [185, 275, 50, 50]]) {
        HStack(spacing: 0) {
          box("a", 50, 50).frame(width: 100, alignment: .trailing); box("b", 50, 50)
        }
      },
      LayoutScene("an overlay in the corner of a flexible view", ["a": [0, 0, 320, 600], "b": [280, 560, 40, 40]]) {
        fill("a").overlay(alignment: .bottomTrailing) { box("b", 40, 40) }
      },
      LayoutScene("an overlay with padding", ["a": [110, 250, 100, 100], "b": [185, 255, 20, 20]]) {
        box("a", 100, 100).overlay(alignment: .topTrailing) { box("b", 20, 20).padding(5) }
      },
      LayoutScene("layers at the top trailing corner", ["a": [110, 250, 100, 100], "b": [190, 250, 20, 20]]) {
        ZStack(alignment: .topTrailing) {
          box("a", 100, 100); box("b", 20, 20)
        }
      },
      LayoutScene("a column with a spacer over a colour", ["a": [0, 0, 320, 600], "b": [110, 560, 100, 40]]) {
        ZStack {
          fill("a")
          VStack(spacing: 0) {
            Spacer(minLength: 0); box("b", 100, 40)
          }
        }
      },
      LayoutScene("a bar at the bottom of layers", ["a": [0, 0, 320, 600], "b": [0, 550, 320, 50]]) {
        ZStack(alignment: .bottom) {
          fill("a"); fill("b").frame(height: 50)
        }
      },
      LayoutScene("a position in a frame", ["a": [100, 300, 20, 20]]) {
        box("a", 20, 20).position(x: 50, y: 60).frame(width: 200, height: 100)
      },
      LayoutScene("an offset in a row does not move the row", ["a": [120, 265, 50, 50], "b": [160, 275, 50, 50]]) {
        HStack(spacing: 0) {
          box("a", 50, 50).offset(x: 10, y: -10); box("b", 50, 50)
        }
      },
      LayoutScene(
        "a row in a column, both aligned",
        ["a": [110, 270, 100, 20], "b": [110, 300, 30, 30], "c": [145, 310, 40, 10]]
      ) {
        VStack(alignment: .leading, spacing: 10) {
          box("a", 100, 20)
          HStack(spacing: 5) {
            box("b", 30, 30); box("c", 40, 10)
          }
        }
      },
      LayoutScene(
        "three columns, two with a fixed width",
        ["a": [0, 0, 80, 600], "b": [80, 0, 200, 600], "c": [280, 0, 40, 600]]
      ) {
        HStack(spacing: 0) {
          fill("a").frame(width: 80); fill("b"); fill("c").frame(width: 40)
        }
      },
      LayoutScene(
        "a header, content and a footer", ["a": [0, 0, 320, 60], "b": [0, 60, 320, 496], "c": [0, 556, 320, 44]]
      ) {
        VStack(spacing: 0) {
          fill("a").frame(height: 60); fill("b"); fill("c").frame(height: 44)
        }
      },
      LayoutScene("several cards in a scroll region", ["a": [16, 16, 288, 120], "b": [16, 152, 288, 120]]) {
        ScrollView {
          VStack(spacing: 16) {
            fill("a").frame(height: 120); fill("b").frame(height: 120)
          }
          .padding(16)
        }
      },
      LayoutScene("padding in a scroll region", ["a": [110, 20, 100, 100]]) {
        ScrollView {
          box("a", 100, 100).padding(20)
        }
      },
      LayoutScene(
        "chips that scroll above content", ["a": [0, 0, 200, 40], "b": [210, 0, 200, 40], "c": [0, 40, 320, 560]]
      ) {
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 10) {
              box("a", 200, 40); box("b", 200, 40)
            }
          }
          fill("c")
        }
      },
      LayoutScene("a view at the start of a flexible frame", ["a": [0, 580, 50, 20]]) {
        box("a", 50, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomLeading)
      },
      LayoutScene("a bubble after a spacer", ["a": [170, 280, 150, 40]]) {
        HStack(spacing: 0) {
          Spacer(minLength: 60); box("a", 150, 40)
        }
      },
      LayoutScene("two flexible frames divide a row", ["a": [55, 290, 50, 20], "b": [215, 290, 50, 20]]) {
        HStack(spacing: 0) {
          box("a", 50, 20).frame(minWidth: 0, maxWidth: .infinity)
          box("b", 50, 20).frame(minWidth: 0, maxWidth: .infinity)
        }
      },
      LayoutScene(
        "layers in a column fill the remaining height",
        ["a": [0, 0, 320, 500], "b": [135, 225, 50, 50], "c": [0, 500, 320, 100]]
      ) {
        VStack(spacing: 0) {
          ZStack {
            fill("a"); box("b", 50, 50)
          }
          box("c", 320, 100)
        }
      },
      LayoutScene(
        "a frame with a maximum height of infinity in a row", ["a": [140, 0, 20, 20], "b": [160, 290, 20, 20]]
      ) {
        HStack(spacing: 0) {
          box("a", 20, 20).frame(maxHeight: .infinity, alignment: .top); box("b", 20, 20)
        }
      },
      LayoutScene("a minimum height above a spacer", ["a": [135, 12, 50, 20]]) {
        VStack(spacing: 0) {
          box("a", 50, 20).frame(minHeight: 44); Spacer(minLength: 0)
        }
      },
      LayoutScene(
        "a row at each end of a page",
        ["a": [0, 0, 40, 40], "b": [280, 0, 40, 40], "c": [0, 560, 40, 40], "d": [280, 560, 40, 40]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            box("a", 40, 40); Spacer(); box("b", 40, 40)
          }
          Spacer()
          HStack(spacing: 0) {
            box("c", 40, 40); Spacer(); box("d", 40, 40)
          }
        }
      },
    ]
  }
}

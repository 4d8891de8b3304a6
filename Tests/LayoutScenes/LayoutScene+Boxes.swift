import KeelViews

extension LayoutScene {
  static var frames: [LayoutScene] {
    [
      LayoutScene("a frame with a fixed size", ["a": [110, 275, 100, 50]]) { box("a", 100, 50) },
      LayoutScene("a frame with a fixed width fills the height", ["a": [110, 0, 100, 600]]) {
        fill("a").frame(width: 100)
      },
      LayoutScene("a frame centres a smaller view", ["a": [150, 290, 20, 20], "b": [110, 250, 100, 100]]) {
        box("a", 20, 20).frame(width: 100, height: 100).background(fill("b"))
      },
      LayoutScene("a frame aligns a smaller view", ["a": [190, 250, 20, 20]]) {
        box("a", 20, 20).frame(width: 100, height: 100, alignment: .topTrailing)
      },
      LayoutScene(
        "a view larger than its frame overflows on both sides",
        ["a": [60, 200, 200, 200], "b": [110, 250, 100, 100]]
      ) {
        box("a", 200, 200).frame(width: 100, height: 100).background(fill("b"))
      },
      LayoutScene("a view larger than its frame overflows away from the aligned corner", ["a": [110, 250, 200, 200]]) {
        box("a", 200, 200).frame(width: 100, height: 100, alignment: .topLeading)
      },
      LayoutScene("a maximum width of infinity fills the width of the page", ["a": [0, 290, 50, 20]]) {
        box("a", 50, 20).frame(maxWidth: .infinity, alignment: .leading)
      },
      LayoutScene("a maximum size of infinity fills the page", ["a": [270, 580, 50, 20]]) {
        box("a", 50, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
      },
      LayoutScene(
        "a background has the size of an infinite frame", ["a": [135, 290, 50, 20], "b": [0, 290, 320, 20]]
      ) {
        box("a", 50, 20).frame(maxWidth: .infinity).background(fill("b"))
      },
      LayoutScene("a maximum width limits a flexible view", ["a": [0, 0, 60, 600], "b": [60, 0, 260, 600]]) {
        HStack(spacing: 0) {
          fill("a").frame(maxWidth: 60); fill("b")
        }
      },
      LayoutScene("a view with a maximum width is centred in the page", ["a": [60, 0, 200, 600]]) {
        fill("a").frame(maxWidth: 200)
      },
      LayoutScene(
        "a frame has its maximum width also around a smaller view",
        ["a": [150, 290, 20, 20], "b": [110, 290, 100, 20]]
      ) {
        box("a", 20, 20).frame(maxWidth: 100).background(fill("b"))
      },
      LayoutScene("a minimum width applies to a smaller view", ["a": [110, 290, 100, 20]]) {
        fill("a").frame(minWidth: 100, maxWidth: 100, minHeight: 20, maxHeight: 20)
      },
      LayoutScene(
        "a minimum width beside a maximum width of infinity", ["a": [0, 0, 200, 600], "b": [200, 0, 120, 600]]
      ) {
        HStack(spacing: 0) {
          fill("a").frame(minWidth: 200, maxWidth: .infinity); fill("b")
        }
      },
      LayoutScene(
        "a minimum size enlarges the frame of a smaller view", ["a": [150, 290, 20, 20], "b": [120, 280, 80, 40]]
      ) {
        box("a", 20, 20).frame(minWidth: 80, minHeight: 40).background(fill("b"))
      },
      LayoutScene(
        "a minimum size does not change a larger view", ["a": [60, 250, 200, 100], "b": [60, 250, 200, 100]]
      ) {
        box("a", 200, 100).frame(minWidth: 80, minHeight: 40).background(fill("b"))
      },
      LayoutScene("a maximum height in a column", ["a": [0, 0, 320, 100], "b": [0, 100, 320, 500]]) {
        VStack(spacing: 0) {
          fill("a").frame(maxHeight: 100); fill("b")
        }
      },
      LayoutScene("two boxes with a maximum width are centred", ["a": [60, 0, 100, 600], "b": [160, 0, 100, 600]]) {
        HStack(spacing: 0) {
          fill("a").frame(maxWidth: 100); fill("b").frame(maxWidth: 100)
        }
      },
      LayoutScene(
        "the least flexible box is laid out first", ["a": [80, 0, 100, 600], "b": [180, 0, 60, 600]],
        needsMeasuring: true
      ) {
        HStack(spacing: 0) {
          fill("a").frame(minWidth: 100, maxWidth: 150); fill("b").frame(minWidth: 0, maxWidth: 60)
        }
        .frame(width: 200)
      },
      LayoutScene("a frame in a frame", ["a": [100, 250, 50, 50], "b": [100, 250, 120, 100]]) {
        fill("a").frame(width: 50, height: 50).frame(width: 120, height: 100, alignment: .topLeading).background(
          fill("b"))
      },
      LayoutScene("equal widths in a row", ["a": [40, 290, 27, 20], "b": [200, 290, 80, 20]]) {
        HStack(spacing: 0) {
          box("a", 27, 20).frame(maxWidth: .infinity, alignment: .trailing).frame(width: 67, alignment: .trailing);
          Spacer(); box("b", 80, 20); Spacer().frame(width: 40)
        }
      },
      LayoutScene("padding on all sides", ["a": [16, 16, 288, 568]]) { fill("a").padding() },
      LayoutScene("padding of a length", ["a": [10, 10, 300, 580]]) { fill("a").padding(10) },
      LayoutScene("padding at one side", ["a": [40, 0, 280, 600]]) { fill("a").padding(.leading, 40) },
      LayoutScene(
        "padding enlarges a view with the size of its content", ["a": [140, 290, 40, 20], "b": [128, 278, 64, 44]]
      ) {
        box("a", 40, 20).padding(12).background(fill("b"))
      },
      LayoutScene(
        "padding around a frame, and a frame around padding", ["a": [100, 240, 100, 100], "b": [90, 230, 140, 140]]
      ) {
        box("a", 100, 100).padding(10).frame(width: 140, height: 140, alignment: .topLeading).background(fill("b"))
      },
      LayoutScene("padding in a row", ["a": [10, 285, 30, 30], "b": [50, 0, 270, 600]]) {
        HStack(spacing: 0) {
          box("a", 30, 30).padding(10); fill("b")
        }
      },
    ]
  }

  static var layers: [LayoutScene] {
    [
      LayoutScene("a colour in layers fills the page", ["a": [0, 0, 320, 600], "b": [130, 280, 60, 40]]) {
        ZStack {
          fill("a"); box("b", 60, 40)
        }
      },
      LayoutScene("layers have the size of the largest view", ["a": [110, 250, 100, 100], "b": [190, 250, 20, 20]]) {
        ZStack(alignment: .topTrailing) {
          box("a", 100, 100); box("b", 20, 20)
        }
      },
      LayoutScene("layers of a row and a column", ["a": [60, 290, 200, 20], "b": [150, 200, 20, 200]]) {
        ZStack {
          box("a", 200, 20); box("b", 20, 200)
        }
      },
      LayoutScene("layers at the bottom leading corner", ["a": [110, 250, 100, 100], "b": [110, 330, 20, 20]]) {
        ZStack(alignment: .bottomLeading) {
          box("a", 100, 100); box("b", 20, 20)
        }
      },
      LayoutScene(
        "layers beside a view with a fixed size",
        ["a": [0, 0, 260, 600], "b": [120, 290, 20, 20], "c": [260, 270, 60, 60]]
      ) {
        HStack(spacing: 0) {
          ZStack {
            fill("a"); box("b", 20, 20)
          }; box("c", 60, 60)
        }
      },
      LayoutScene("flash cards on top of each other", ["a": [40, 200, 240, 200], "b": [50, 210, 220, 180]]) {
        ZStack {
          fill("a").frame(width: 240, height: 200); fill("b").frame(width: 220, height: 180)
        }
      },
      LayoutScene(
        "a background has the size of its base view", ["a": [120, 270, 80, 60], "b": [120, 270, 80, 60]]
      ) {
        box("a", 80, 60).background { fill("b") }
      },
      LayoutScene(
        "a background larger than its view overflows", ["a": [140, 280, 40, 40], "b": [110, 250, 100, 100]]
      ) {
        box("a", 40, 40).background { box("b", 100, 100) }
      },
      LayoutScene(
        "a background does not change the size of its base view",
        ["a": [130, 290, 20, 20], "b": [130, 250, 20, 100], "c": [150, 280, 40, 40]]
      ) {
        HStack(spacing: 0) {
          box("a", 20, 20).background { box("b", 20, 100) }; box("c", 40, 40)
        }
      },
      LayoutScene("an overlay has the size of its base view", ["a": [120, 270, 80, 60], "b": [120, 270, 80, 60]]) {
        box("a", 80, 60).overlay { fill("b") }
      },
      LayoutScene("an overlay aligned to a corner", ["a": [135, 275, 50, 50], "b": [175, 275, 10, 10]]) {
        box("a", 50, 50).overlay(alignment: .topTrailing) { box("b", 10, 10) }
      },
      LayoutScene("an overlay larger than its view, aligned", ["a": [135, 275, 50, 50], "b": [135, 315, 200, 10]]) {
        box("a", 50, 50).overlay(alignment: .bottomLeading) { box("b", 200, 10) }
      },
      LayoutScene("a badge moved out of its corner", ["a": [135, 275, 50, 50], "b": [180, 270, 10, 10]]) {
        box("a", 50, 50).overlay(alignment: .topTrailing) { box("b", 10, 10).offset(x: 5, y: -5) }
      },
      LayoutScene("a background of a flexible view", ["a": [20, 20, 280, 560], "b": [0, 0, 320, 600]]) {
        fill("a").padding(20).background(fill("b"))
      },
    ]
  }

  static var placements: [LayoutScene] {
    [
      LayoutScene("an offset moves a view", ["a": [155, 305, 40, 40]]) { box("a", 40, 40).offset(x: 15, y: 25) },
      LayoutScene("an offset does not move other views", ["a": [240, 290, 20, 20], "b": [160, 290, 20, 20]]) {
        HStack(spacing: 0) {
          box("a", 20, 20).offset(x: 100, y: 0); box("b", 20, 20)
        }
      },
      LayoutScene("an offset of a flexible view", ["a": [10, 0, 320, 600]]) { fill("a").offset(x: 10) },
      LayoutScene("offsets are added", ["a": [155, 290, 20, 20]]) { box("a", 20, 20).offset(x: 10).offset(x: -5) },
      LayoutScene("a position places the centre of the view in the available space", ["a": [50, 60, 20, 20]]) {
        box("a", 20, 20).position(x: 60, y: 70)
      },
      LayoutScene("a positioned view fills the available space", ["a": [0, 270, 60, 60], "b": [90, 90, 20, 20]]) {
        HStack(spacing: 0) {
          box("a", 60, 60); box("b", 20, 20).position(x: 40, y: 100)
        }
      },
      LayoutScene("the ideal length of a flexible view is 10 points", ["a": [155, 295, 10, 10]]) {
        fill("a").fixedSize()
      },
      LayoutScene("an ideal width and the available height", ["a": [155, 0, 10, 600]]) {
        fill("a").fixedSize(horizontal: true, vertical: false)
      },
      LayoutScene("an ideal width given by a frame", ["a": [135, 0, 50, 600]]) {
        fill("a").frame(idealWidth: 50, maxWidth: .infinity).fixedSize(horizontal: true, vertical: false)
      },
      LayoutScene(
        "equal heights: flexible views have the height of the highest view in a row with its ideal height",
        ["a": [130, 270, 30, 60], "b": [160, 270, 30, 60]]
      ) {
        HStack(spacing: 0) {
          fill("a").frame(width: 30); box("b", 30, 60)
        }.fixedSize(horizontal: false, vertical: true)
      },
      LayoutScene(
        "equal widths: flexible views have the width of the widest view in a column with its ideal width",
        ["a": [120, 270, 80, 30], "b": [120, 300, 80, 30]]
      ) {
        VStack(spacing: 0) {
          fill("a").frame(height: 30); box("b", 80, 30)
        }.fixedSize(horizontal: true, vertical: false)
      },
      LayoutScene("a ratio fits the width of the page", ["a": [0, 200, 320, 200]]) {
        fill("a").aspectRatio(1.6, contentMode: .fit)
      },
      LayoutScene("a ratio fits a height", ["a": [110, 250, 100, 100], "b": [60, 250, 200, 100]]) {
        fill("a").aspectRatio(1, contentMode: .fit).frame(width: 200, height: 100).background(fill("b"))
      },
      LayoutScene("a ratio fills a frame, and overflows it", ["a": [60, 200, 200, 200], "b": [60, 250, 200, 100]]) {
        fill("a").aspectRatio(1, contentMode: .fill).frame(width: 200, height: 100).background(fill("b"))
      },
      LayoutScene(
        "a 2048 board: a square below a heading", ["a": [0, 115, 320, 50], "b": [0, 165, 320, 320]]
      ) {
        VStack(spacing: 0) {
          fill("a").frame(height: 50); fill("b").aspectRatio(1, contentMode: .fit)
        }
      },
      LayoutScene("squares in a row", ["a": [0, 220, 160, 160], "b": [160, 220, 160, 160]]) {
        HStack(spacing: 0) {
          fill("a").aspectRatio(1, contentMode: .fit); fill("b").aspectRatio(1, contentMode: .fit)
        }
      },
      LayoutScene(
        "the drawing order does not change the layout", ["a": [130, 285, 30, 30], "b": [160, 285, 30, 30]]
      ) {
        HStack(spacing: 0) {
          box("a", 30, 30).zIndex(1); box("b", 30, 30)
        }
      },
      LayoutScene("a hidden view keeps its place", ["a": [130, 285, 30, 30], "b": [160, 285, 30, 30]]) {
        HStack(spacing: 0) {
          box("a", 30, 30); box("b", 30, 30).opacity(0)
        }
      },
    ]
  }
}

import KeelViews

extension LayoutScene {
  static var rows: [LayoutScene] {
    [
      LayoutScene(
        "a row hugs its children and is in the middle of the page",
        ["a": [130, 285, 30, 30], "b": [160, 285, 30, 30]]
      ) {
        HStack(spacing: 0) {
          box("a", 30, 30); box("b", 30, 30)
        }
      },
      LayoutScene("the default spacing is 8 points", ["a": [126, 285, 30, 30], "b": [164, 285, 30, 30]]) {
        HStack {
          box("a", 30, 30); box("b", 30, 30)
        }
      },
      LayoutScene("children of a row are centred across it", ["a": [130, 260, 30, 80], "b": [160, 290, 30, 20]]) {
        HStack(spacing: 0) {
          box("a", 30, 80); box("b", 30, 20)
        }
      },
      LayoutScene("top alignment", ["a": [130, 260, 30, 80], "b": [160, 260, 30, 20]]) {
        HStack(alignment: .top, spacing: 0) {
          box("a", 30, 80); box("b", 30, 20)
        }
      },
      LayoutScene("bottom alignment", ["a": [130, 260, 30, 80], "b": [160, 320, 30, 20]]) {
        HStack(alignment: .bottom, spacing: 0) {
          box("a", 30, 80); box("b", 30, 20)
        }
      },
      LayoutScene("what fills shares the row equally", ["a": [0, 0, 160, 600], "b": [160, 0, 160, 600]]) {
        HStack(spacing: 0) {
          fill("a"); fill("b")
        }
      },
      LayoutScene("the spacing is taken from what fills", ["a": [0, 0, 150, 600], "b": [170, 0, 150, 600]]) {
        HStack(spacing: 20) {
          fill("a"); fill("b")
        }
      },
      LayoutScene(
        "what is fixed comes first, what fills takes the rest", ["a": [0, 285, 60, 30], "b": [60, 0, 260, 600]]
      ) {
        HStack(spacing: 0) {
          box("a", 60, 30); fill("b")
        }
      },
      LayoutScene(
        "a fixed row is not cut by what fills beside it",
        ["a": [0, 0, 200, 600], "b": [200, 290, 40, 20], "c": [240, 290, 80, 20]]
      ) {
        HStack(spacing: 0) {
          fill("a");
          HStack(spacing: 0) {
            box("b", 40, 20); box("c", 80, 20)
          }
        }
      },
      LayoutScene(
        "fixed children that do not fit overflow in the middle", ["a": [-40, 285, 200, 30], "b": [160, 285, 200, 30]]
      ) {
        HStack(spacing: 0) {
          box("a", 200, 30); box("b", 200, 30)
        }
      },
      LayoutScene(
        "a column in a row grows as what is in it",
        ["a": [135, 0, 20, 20], "b": [0, 20, 290, 580], "c": [290, 285, 30, 30]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            box("a", 20, 20); fill("b")
          }; box("c", 30, 30)
        }
      },
      LayoutScene(
        "rows in rows share by their children",
        ["a": [0, 0, 80, 600], "b": [80, 0, 80, 600], "c": [160, 0, 160, 600]]
      ) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            fill("a"); fill("b")
          }; fill("c")
        }
      },
      LayoutScene(
        "a row is as high as its highest child, what fills takes the height of the page",
        ["a": [0, 0, 280, 600], "b": [280, 280, 40, 40]]
      ) {
        HStack(spacing: 0) {
          fill("a"); box("b", 40, 40)
        }
      },
      LayoutScene("an empty view has no place in a row", ["a": [130, 285, 30, 30], "b": [160, 285, 30, 30]]) {
        HStack(spacing: 0) {
          box("a", 30, 30); EmptyView(); box("b", 30, 30)
        }
      },
      LayoutScene(
        "the children of a group are those of the row",
        ["a": [115, 285, 30, 30], "b": [145, 285, 30, 30], "c": [175, 285, 30, 30]]
      ) {
        HStack(spacing: 0) {
          box("a", 30, 30);
          Group {
            box("b", 30, 30); box("c", 30, 30)
          }
        }
      },
      LayoutScene("a higher priority takes what it can first", ["a": [0, 0, 320, 600], "b": [320, 0, 0, 600]]) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(1); fill("b")
        }
      },
      LayoutScene("a lower priority keeps its least length", ["a": [0, 0, 270, 600], "b": [270, 0, 50, 600]]) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(1); fill("b").frame(minWidth: 50)
        }
      },
      LayoutScene("equal priorities share", ["a": [0, 0, 160, 600], "b": [160, 0, 160, 600]]) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(2); fill("b").layoutPriority(2)
        }
      },
      LayoutScene("a negative priority comes after those without", ["a": [0, 0, 320, 600], "b": [320, 0, 0, 600]]) {
        HStack(spacing: 0) {
          fill("a"); fill("b").layoutPriority(-1)
        }
      },
      LayoutScene("modifiers around it pass a priority on", ["a": [5, 5, 310, 590], "b": [320, 0, 0, 600]]) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(1).padding(5); fill("b")
        }
      },
    ]
  }

  static var columns: [LayoutScene] {
    [
      LayoutScene(
        "a column hugs its children and is in the middle of the page",
        ["a": [120, 278, 80, 30], "b": [150, 312, 20, 10]]
      ) {
        VStack(spacing: 4) {
          box("a", 80, 30); box("b", 20, 10)
        }
      },
      LayoutScene("leading alignment", ["a": [120, 280, 80, 30], "b": [120, 310, 20, 10]]) {
        VStack(alignment: .leading, spacing: 0) {
          box("a", 80, 30); box("b", 20, 10)
        }
      },
      LayoutScene("trailing alignment", ["a": [120, 280, 80, 30], "b": [180, 310, 20, 10]]) {
        VStack(alignment: .trailing, spacing: 0) {
          box("a", 80, 30); box("b", 20, 10)
        }
      },
      LayoutScene(
        "what fills takes the height that fixed children leave",
        ["a": [0, 0, 320, 80], "b": [0, 80, 320, 480], "c": [0, 560, 320, 40]]
      ) {
        VStack(spacing: 0) {
          fill("a").frame(height: 80); fill("b"); fill("c").frame(height: 40)
        }
      },
      LayoutScene(
        "what fills shares the column equally",
        ["a": [0, 0, 320, 200], "b": [0, 200, 320, 200], "c": [0, 400, 320, 200]]
      ) {
        VStack(spacing: 0) {
          fill("a"); fill("b"); fill("c")
        }
      },
      LayoutScene(
        "a row in a column is as wide as the page if something in it fills",
        ["a": [0, 0, 300, 560], "b": [300, 270, 20, 20], "c": [140, 560, 40, 40]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            fill("a"); box("b", 20, 20)
          }; box("c", 40, 40)
        }
      },
      LayoutScene("the views of a page stand below each other", ["a": [140, 266, 40, 30], "b": [140, 304, 40, 30]]) {
        box("a", 40, 30)
        box("b", 40, 30)
      },
      LayoutScene("a priority in a column", ["a": [0, 0, 320, 560], "b": [0, 560, 320, 40]]) {
        VStack(spacing: 0) {
          fill("a").layoutPriority(1); fill("b").frame(minHeight: 40)
        }
      },
      LayoutScene(
        "a calculator: rows of equal keys fill the phone",
        ["a": [0, 0, 160, 300], "b": [160, 0, 160, 300], "c": [0, 300, 160, 300], "d": [160, 300, 160, 300]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            fill("a"); fill("b")
          }
          HStack(spacing: 0) {
            fill("c"); fill("d")
          }
        }
      },
    ]
  }

  static var spacers: [LayoutScene] {
    [
      LayoutScene("a spacer takes what is left between two boxes", ["a": [0, 285, 30, 30], "b": [290, 285, 30, 30]]) {
        HStack {
          box("a", 30, 30); Spacer(); box("b", 30, 30)
        }
      },
      LayoutScene("a spacer at the end moves the others to the start", ["a": [145, 0, 30, 30]]) {
        VStack {
          box("a", 30, 30); Spacer()
        }
      },
      LayoutScene("a spacer at the start moves the others to the end", ["a": [145, 570, 30, 30]]) {
        VStack {
          Spacer(); box("a", 30, 30)
        }
      },
      LayoutScene("two spacers share", ["a": [145, 285, 30, 30]]) {
        HStack {
          Spacer(); box("a", 30, 30); Spacer()
        }
      },
      LayoutScene("three spacers share", ["a": [93.333, 290, 20, 20], "b": [206.667, 290, 20, 20]]) {
        HStack(spacing: 0) {
          Spacer(); box("a", 20, 20); Spacer(); box("b", 20, 20); Spacer()
        }
      },
      LayoutScene(
        "beside what fills a spacer keeps its least length", ["a": [0, 0, 292, 600], "b": [300, 290, 20, 20]]
      ) {
        HStack(spacing: 0) {
          fill("a"); Spacer(); box("b", 20, 20)
        }
      },
      LayoutScene("the least length of a spacer", ["a": [0, 0, 250, 600], "b": [300, 290, 20, 20]]) {
        HStack(spacing: 0) {
          fill("a"); Spacer(minLength: 50); box("b", 20, 20)
        }
      },
      LayoutScene("a spacer without a least length", ["a": [0, 0, 300, 600], "b": [300, 290, 20, 20]]) {
        HStack(spacing: 0) {
          fill("a"); Spacer(minLength: 0); box("b", 20, 20)
        }
      },
      LayoutScene(
        "the default spacing is not added beside a spacer", ["a": [0, 0, 292, 600], "b": [300, 290, 20, 20]]
      ) {
        HStack {
          fill("a"); Spacer(); box("b", 20, 20)
        }
      },
      LayoutScene("a spacing of the author's is", ["a": [0, 0, 272, 600], "b": [300, 290, 20, 20]]) {
        HStack(spacing: 10) {
          fill("a"); Spacer(); box("b", 20, 20)
        }
      },
      LayoutScene(
        "a spacer in a column of the page's width",
        ["a": [0, 0, 40, 20], "b": [280, 0, 40, 20], "c": [140, 20, 40, 20]]
      ) {
        VStack(spacing: 0) {
          HStack {
            box("a", 40, 20); Spacer(); box("b", 40, 20)
          }; box("c", 40, 20); Spacer()
        }
      },
      LayoutScene("a spacer makes a row as wide as the page", ["a": [0, 290, 40, 20]]) {
        HStack {
          box("a", 40, 20); Spacer()
        }
      },
      LayoutScene("a spacer with a fixed height", ["a": [140, 260, 40, 20], "b": [140, 320, 40, 20]]) {
        VStack(spacing: 0) {
          box("a", 40, 20); Spacer().frame(height: 40); box("b", 40, 20)
        }
      },
      LayoutScene(
        "rows below each other, each with a spacer",
        ["a": [0, 280, 30, 20], "b": [290, 280, 30, 20], "c": [0, 300, 60, 20], "d": [310, 300, 10, 20]]
      ) {
        VStack(spacing: 0) {
          HStack {
            box("a", 30, 20); Spacer(); box("b", 30, 20)
          }
          HStack {
            box("c", 60, 20); Spacer(); box("d", 10, 20)
          }
        }
      },
    ]
  }
}

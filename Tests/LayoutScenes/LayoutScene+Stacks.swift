import KeelViews

extension LayoutScene {
  static var rows: [LayoutScene] {
    [
      LayoutScene(
        "a row has the size of its children and is centred in the page",
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
      LayoutScene("flexible views share the row equally", ["a": [0, 0, 160, 600], "b": [160, 0, 160, 600]]) {
        HStack(spacing: 0) {
          fill("a"); fill("b")
        }
      },
      LayoutScene("spacing reduces the length of flexible views", ["a": [0, 0, 150, 600], "b": [170, 0, 150, 600]]) {
        HStack(spacing: 20) {
          fill("a"); fill("b")
        }
      },
      LayoutScene(
        "fixed views are laid out first, flexible views fill the rest",
        ["a": [0, 285, 60, 30], "b": [60, 0, 260, 600]]
      ) {
        HStack(spacing: 0) {
          box("a", 60, 30); fill("b")
        }
      },
      LayoutScene(
        "a fixed row beside a flexible view is not cut",
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
        "fixed children that do not fit overflow on both sides", ["a": [-40, 285, 200, 30], "b": [160, 285, 200, 30]]
      ) {
        HStack(spacing: 0) {
          box("a", 200, 30); box("b", 200, 30)
        }
      },
      LayoutScene(
        "a column in a row has the flexibility of its children",
        ["a": [135, 0, 20, 20], "b": [0, 20, 290, 580], "c": [290, 285, 30, 30]]
      ) {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            box("a", 20, 20); fill("b")
          }; box("c", 30, 30)
        }
      },
      LayoutScene(
        "rows in rows share the width like their children",
        ["a": [0, 0, 80, 600], "b": [80, 0, 80, 600], "c": [160, 0, 160, 600]]
      ) {
        HStack(spacing: 0) {
          HStack(spacing: 0) {
            fill("a"); fill("b")
          }; fill("c")
        }
      },
      LayoutScene(
        "a row has the height of its highest child, a flexible child fills the height of the page",
        ["a": [0, 0, 280, 600], "b": [280, 280, 40, 40]]
      ) {
        HStack(spacing: 0) {
          fill("a"); box("b", 40, 40)
        }
      },
      LayoutScene("an empty view is not part of a row", ["a": [130, 285, 30, 30], "b": [160, 285, 30, 30]]) {
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
      LayoutScene("a view with a higher priority is laid out first", ["a": [0, 0, 320, 600], "b": [320, 0, 0, 600]]) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(1); fill("b")
        }
      },
      LayoutScene(
        "a view with a lower priority keeps its minimum length", ["a": [0, 0, 270, 600], "b": [270, 0, 50, 600]]
      ) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(1); fill("b").frame(minWidth: 50)
        }
      },
      LayoutScene("views with equal priorities share the length", ["a": [0, 0, 160, 600], "b": [160, 0, 160, 600]]) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(2); fill("b").layoutPriority(2)
        }
      },
      LayoutScene(
        "a view with a negative priority is laid out after views without one",
        ["a": [0, 0, 320, 600], "b": [320, 0, 0, 600]]
      ) {
        HStack(spacing: 0) {
          fill("a"); fill("b").layoutPriority(-1)
        }
      },
      LayoutScene("outer modifiers pass a priority on to the stack", ["a": [5, 5, 310, 590], "b": [320, 0, 0, 600]]) {
        HStack(spacing: 0) {
          fill("a").layoutPriority(1).padding(5); fill("b")
        }
      },
    ]
  }

  static var columns: [LayoutScene] {
    [
      LayoutScene(
        "a column has the size of its children and is centred in the page",
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
        "a flexible view fills the height that fixed children leave",
        ["a": [0, 0, 320, 80], "b": [0, 80, 320, 480], "c": [0, 560, 320, 40]]
      ) {
        VStack(spacing: 0) {
          fill("a").frame(height: 80); fill("b"); fill("c").frame(height: 40)
        }
      },
      LayoutScene(
        "flexible views share the column equally",
        ["a": [0, 0, 320, 200], "b": [0, 200, 320, 200], "c": [0, 400, 320, 200]]
      ) {
        VStack(spacing: 0) {
          fill("a"); fill("b"); fill("c")
        }
      },
      LayoutScene(
        "a row with a flexible view fills the width of the page",
        ["a": [0, 0, 300, 560], "b": [300, 270, 20, 20], "c": [140, 560, 40, 40]]
      ) {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            fill("a"); box("b", 20, 20)
          }; box("c", 40, 40)
        }
      },
      LayoutScene("several views of a page form a column", ["a": [140, 266, 40, 30], "b": [140, 304, 40, 30]]) {
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
      LayoutScene("a spacer fills the length between two boxes", ["a": [0, 285, 30, 30], "b": [290, 285, 30, 30]]) {
        HStack {
          box("a", 30, 30); Spacer(); box("b", 30, 30)
        }
      },
      LayoutScene("a spacer at the end moves other views to the start", ["a": [145, 0, 30, 30]]) {
        VStack {
          box("a", 30, 30); Spacer()
        }
      },
      LayoutScene("a spacer at the start moves other views to the end", ["a": [145, 570, 30, 30]]) {
        VStack {
          Spacer(); box("a", 30, 30)
        }
      },
      LayoutScene("two spacers share the length", ["a": [145, 285, 30, 30]]) {
        HStack {
          Spacer(); box("a", 30, 30); Spacer()
        }
      },
      LayoutScene("three spacers share the length", ["a": [93.333, 290, 20, 20], "b": [206.667, 290, 20, 20]]) {
        HStack(spacing: 0) {
          Spacer(); box("a", 20, 20); Spacer(); box("b", 20, 20); Spacer()
        }
      },
      LayoutScene(
        "beside a flexible view, a spacer keeps its minimum length", ["a": [0, 0, 292, 600], "b": [300, 290, 20, 20]]
      ) {
        HStack(spacing: 0) {
          fill("a"); Spacer(); box("b", 20, 20)
        }
      },
      LayoutScene("the minimum length of a spacer", ["a": [0, 0, 250, 600], "b": [300, 290, 20, 20]]) {
        HStack(spacing: 0) {
          fill("a"); Spacer(minLength: 50); box("b", 20, 20)
        }
      },
      LayoutScene("a spacer without a minimum length", ["a": [0, 0, 300, 600], "b": [300, 290, 20, 20]]) {
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
      LayoutScene("an explicit spacing is added beside a spacer", ["a": [0, 0, 272, 600], "b": [300, 290, 20, 20]]) {
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
      LayoutScene("a spacer makes a row fill the width of the page", ["a": [0, 290, 40, 20]]) {
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
        "several rows, each with a spacer",
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

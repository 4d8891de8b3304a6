import KeelViews

extension LayoutScene {
  /// One of several views, by what fits.
  static var choices: [LayoutScene] {
    [
      LayoutScene("the first view whose ideal size fits the page", ["b": [60, 290, 200, 20]]) {
        ViewThatFits {
          box("a", 400, 20); box("b", 200, 20); box("c", 100, 20)
        }
      },
      LayoutScene("the last view if none fits", ["b": [-15, 290, 350, 20]]) {
        ViewThatFits {
          box("a", 400, 20); box("b", 350, 20)
        }
        .frame(width: 320)
      },
      LayoutScene("only the width has to fit", ["a": [60, 265, 200, 70]]) {
        ViewThatFits(in: .horizontal) {
          box("a", 200, 70); box("b", 100, 20)
        }
        .frame(height: 50)
      },
      LayoutScene("the width and the height have to fit", ["b": [110, 290, 100, 20]]) {
        ViewThatFits {
          box("a", 200, 70); box("b", 100, 20)
        }
        .frame(height: 50)
      },
      LayoutScene(
        "a view has to fit the width that a row leaves it", ["b": [210, 290, 100, 20], "c": [10, 290, 200, 20]]
      ) {
        HStack(spacing: 0) {
          box("c", 200, 20)
          ViewThatFits {
            box("a", 150, 20); box("b", 100, 20)
          }
        }
        .frame(width: 320)
      },
      LayoutScene(
        "a view has to fit the height that a column leaves it", ["b": [140, 455, 40, 90], "c": [0, 55, 320, 400]]
      ) {
        VStack(spacing: 0) {
          fill("c").frame(width: 320, height: 400)
          ViewThatFits(in: .vertical) {
            box("a", 40, 200); box("b", 40, 90)
          }
        }
        .frame(height: 500)
      },
      LayoutScene(
        "a view that fits is laid out for the whole proposal", ["a": [0, 290, 50, 20], "b": [270, 290, 50, 20]]
      ) {
        ViewThatFits {
          HStack(spacing: 0) {
            box("a", 50, 20); Spacer(); box("b", 50, 20)
          }
          box("c", 20, 20)
        }
      },
      LayoutScene("every height fits in a scroll region", ["a": [110, 0, 100, 900]]) {
        ScrollView {
          ViewThatFits {
            box("a", 100, 900); box("b", 50, 20)
          }
        }
      },
      LayoutScene("a view has to fit a padded frame", ["b": [120, 290, 80, 20]]) {
        ViewThatFits {
          box("a", 140, 20); box("b", 80, 20)
        }
        .padding(10).frame(width: 150)
      },
      LayoutScene("a row that does not fit becomes a column", ["c": [60, 280, 200, 20], "d": [60, 300, 200, 20]]) {
        ViewThatFits {
          HStack(spacing: 0) {
            box("a", 200, 20); box("b", 200, 20)
          }
          VStack(spacing: 0) {
            box("c", 200, 20); box("d", 200, 20)
          }
        }
      },
      LayoutScene(
        "a choice inside of a stack that hugs it", ["b": [90, 270, 140, 20], "d": [90, 290, 140, 40]]
      ) {
        VStack(spacing: 0) {
          ViewThatFits {
            box("a", 900, 20); box("b", 140, 20)
          }
          box("d", 140, 40)
        }
      },
      LayoutScene("a choice in a choice", ["c": [60, 290, 200, 20]]) {
        ViewThatFits {
          box("a", 800, 20)
          ViewThatFits {
            box("b", 801, 20); box("c", 200, 20)
          }
        }
      },
    ]
  }

  /// Layouts of the program.
  static var layouts: [LayoutScene] {
    [
      LayoutScene(
        "a flow breaks lines at the width of the page",
        ["a": [30, 270, 100, 20], "b": [140, 270, 150, 30], "c": [30, 310, 120, 20]]
      ) {
        Flow.layout {
          box("a", 100, 20); box("b", 150, 30); box("c", 120, 20)
        }
        .frame(maxWidth: 320)
      },
      LayoutScene("a layout that takes the proposed size", ["a": [0, 0, 20, 20], "b": [300, 580, 20, 20]]) {
        Corners.layout {
          box("a", 20, 20); box("b", 20, 20)
        }
      },
      LayoutScene("a layout proposes lengths to its views", ["a": [0, 0, 160, 600], "b": [160, 0, 160, 600]]) {
        Columns.layout {
          fill("a"); fill("b")
        }
      },
      LayoutScene("a view has a limit in a layout", ["a": [30, 0, 100, 600], "b": [160, 0, 160, 600]]) {
        Columns.layout {
          fill("a").frame(maxWidth: 100); fill("b")
        }
        .frame(width: 320)
      },
      LayoutScene(
        "a flow in a row has the width that is left",
        ["a": [105, 275, 100, 20], "b": [215, 275, 100, 20], "c": [105, 305, 100, 20], "d": [5, 290, 100, 20]]
      ) {
        HStack(spacing: 0) {
          box("d", 100, 20)
          Flow.layout {
            box("a", 100, 20); box("b", 100, 20); box("c", 100, 20)
          }
        }
        .frame(width: 320)
      },
      LayoutScene(
        "a flow in a scroll region has its height",
        ["a": [0, 0, 200, 400], "b": [0, 410, 200, 400], "c": [0, 810, 320, 50]]
      ) {
        ScrollView {
          VStack(alignment: .leading, spacing: 0) {
            Flow.layout {
              box("a", 200, 400); box("b", 200, 400)
            }
            fill("c").frame(width: 320, height: 50)
          }
        }
        .frame(width: 320)
      },
      LayoutScene(
        "a flow in a padded box", ["a": [70, 270, 100, 20], "b": [70, 300, 100, 30], "c": [60, 260, 120, 80]]
      ) {
        Flow.layout {
          box("a", 100, 20); box("b", 100, 30)
        }
        .padding(10).background(fill("c")).frame(width: 200, alignment: .leading)
      },
      LayoutScene("a view that is not placed is in the middle", ["a": [150, 290, 20, 20]]) {
        Idle.layout { box("a", 20, 20) }
      },
      LayoutScene(
        "a layout in a layout", ["a": [0, 0, 100, 20], "b": [0, 30, 100, 20], "c": [300, 580, 20, 20]]
      ) {
        Corners.layout {
          Flow.layout {
            box("a", 100, 20); box("b", 100, 20)
          }
          .frame(width: 150, alignment: .leading)
          box("c", 20, 20)
        }
      },
      LayoutScene(
        "a layout in an infinite frame", ["a": [0, 270, 100, 20], "b": [0, 300, 300, 30], "c": [0, 270, 320, 60]]
      ) {
        Flow.layout {
          box("a", 100, 20); box("b", 300, 30)
        }
        .frame(maxWidth: .infinity, alignment: .leading).background(fill("c")).frame(width: 320)
      },
    ]
  }
}

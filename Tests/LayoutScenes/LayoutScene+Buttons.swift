import KeelViews

extension LayoutScene {
  /// Buttons, and views that respond to presses: they are laid out as their content.
  static var buttons: [LayoutScene] {
    [
      LayoutScene(
        "a button is laid out as its label", ["a": [0, 265, 320, 50], "b": [110, 315, 100, 20]]
      ) {
        VStack(spacing: 0) {
          Button {
          } label: {
            fill("a").frame(maxWidth: .infinity).frame(height: 50)
          }
          .buttonStyle(.plain)
          box("b", 100, 20)
        }
      },
      LayoutScene(
        "small buttons are as small as their labels",
        ["a": [95, 292, 60, 16], "b": [155, 275, 10, 50], "c": [165, 292, 60, 16]]
      ) {
        HStack(spacing: 0) {
          Button {
          } label: {
            box("a", 60, 16)
          }
          .buttonStyle(.plain)
          box("b", 10, 50)
          box("c", 60, 16).onTapGesture {}
        }
      },
      LayoutScene(
        "views that respond to presses share a row as others do", ["a": [0, 0, 280, 600], "b": [280, 290, 40, 20]]
      ) {
        HStack(spacing: 0) {
          fill("a").onTapGesture {}
          box("b", 40, 20).onTapGesture {}
        }
      },
      LayoutScene("a view with a maximum keeps it when it responds to presses", ["a": [60, 0, 200, 600]]) {
        fill("a").frame(maxWidth: 200).onTapGesture {}
      },
      LayoutScene(
        "padding and a background keep their place when they respond to presses",
        ["a": [110, 275, 100, 50], "b": [100, 265, 120, 70]]
      ) {
        box("a", 100, 50).padding(10).background(fill("b")).onTapGesture {}
      },
      LayoutScene(
        "a container that responds to presses is laid out as without, around a button",
        ["a": [110, 265, 100, 50], "b": [130, 315, 60, 20]]
      ) {
        VStack(spacing: 0) {
          box("a", 100, 50)
          Button {
          } label: {
            box("b", 60, 20)
          }
          .buttonStyle(.plain)
        }
        .onTapGesture {}
      },
      LayoutScene(
        "each view of a group responds to presses in its own place",
        ["a": [110, 265, 100, 50], "b": [130, 315, 60, 20]]
      ) {
        VStack(spacing: 0) {
          Group {
            box("a", 100, 50)
            box("b", 60, 20)
          }
          .onTapGesture {}
        }
      },
    ]
  }
}

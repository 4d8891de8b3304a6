import KeelControls
import KeelScene
import KeelViews

extension LayoutScene {
  /// Pictures in their own size and in that of their room.
  static var pictures: [LayoutScene] {
    [
      LayoutScene("a picture has its own size", ["a": [130, 280, 60, 40]]) { picture("a", 60, 40) },
      LayoutScene("the pixels of a picture are divided by its scale", ["a": [145, 290, 30, 20]]) {
        picture("a", 60, 40, scale: 2)
      },
      LayoutScene("a picture that is larger than its room overflows it", ["a": [-40, 280, 400, 40]]) {
        picture("a", 400, 40)
      },
      LayoutScene("a resizable picture fills its room", ["a": [0, 0, 320, 600]]) {
        picture("a", 60, 40, isResizable: true)
      },
      LayoutScene("a resizable picture fills a frame", ["a": [120, 250, 80, 100]]) {
        picture("a", 60, 40, isResizable: true).frame(width: 80, height: 100)
      },
      LayoutScene("a resizable picture has its own size where nothing is proposed", ["a": [130, 280, 60, 40]]) {
        picture("a", 60, 40, isResizable: true).fixedSize()
      },
      LayoutScene("a picture is scaled to fit the page", ["a": [0, 193.333, 320, 213.333]]) {
        picture("a", 60, 40, isResizable: true).scaledToFit()
      },
      LayoutScene(
        "a picture is scaled to fit a square", ["a": [110, 266.667, 100, 66.667], "b": [110, 250, 100, 100]]
      ) {
        picture("a", 60, 40, isResizable: true).scaledToFit().frame(width: 100, height: 100).background(fill("b"))
      },
      LayoutScene("a picture is scaled to fill a square", ["a": [85, 250, 150, 100], "b": [110, 250, 100, 100]]) {
        picture("a", 60, 40, isResizable: true).scaledToFill().frame(width: 100, height: 100).background(fill("b"))
      },
      LayoutScene("the height follows from a width", ["a": [85, 240, 150, 100], "b": [120, 340, 80, 20]]) {
        VStack(spacing: 0) {
          picture("a", 60, 40, isResizable: true).scaledToFit().frame(width: 150)
          box("b", 80, 20)
        }
      },
      LayoutScene("the width follows from a height", ["a": [75, 250, 150, 100], "b": [225, 290, 20, 20]]) {
        HStack(spacing: 0) {
          picture("a", 60, 40, isResizable: true).scaledToFit().frame(height: 100)
          box("b", 20, 20)
        }
      },
      LayoutScene("an avatar beside what is left", ["a": [0, 280, 40, 40], "b": [48, 290, 272, 20]]) {
        HStack(spacing: 8) {
          picture("a", 60, 40, isResizable: true).frame(width: 40, height: 40)
          fill("b").frame(height: 20)
        }
      },
      LayoutScene(
        "a picture in a region that scrolls has the width of it",
        ["a": [0, 0, 320, 213.333], "b": [0, 213.333, 320, 30]]
      ) {
        ScrollView {
          VStack(spacing: 0) {
            picture("a", 60, 40, isResizable: true).scaledToFit()
            fill("b").frame(height: 30)
          }
        }
      },
      LayoutScene("a name without a picture takes no room", ["a": [120, 290, 80, 10], "b": [120, 300, 80, 10]]) {
        VStack(spacing: 0) {
          box("a", 80, 10); Image(uiImage: .nothing); box("b", 80, 10)
        }
      },
    ]
  }
}

/// A picture of a number of pixels, of which only the header exists.
private func picture(
  _ name: String, _ width: UInt16, _ height: UInt16, scale: Double = 1, isResizable: Bool = false
) -> some View {
  let size = [width, height].flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  let header: [UInt8] =
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + size
  let image = (UIImage(data: header) ?? .nothing).changingLook { $0.scale = scale }
  let picture = Image(uiImage: image)
  return (isResizable ? picture.resizable() : picture).accessibilityIdentifier(name)
}

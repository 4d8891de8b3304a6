import KeelModel
import KeelScene
import KeelTesting
import SwiftUI
import Testing

/// The bounds of windows and of the screen follow the size that front ends report.
@MainActor @Suite(.serialized) struct WindowSizeTests {
  private struct Page: View {
    var body: some View {
      Text(verbatim: "\(Int(UIScreen.main.bounds.width)) by \(Int(UIScreen.main.bounds.height))")
    }
  }

  private func show(_ controller: UIViewController, isCompact: Bool = false) -> (UIWindow, HeadlessFrontEnd) {
    let frontEnd = HeadlessFrontEnd(environment: SceneEnvironment(horizontalSizeClass: isCompact ? .compact : .regular))
    let window = UIWindow(rootViewController: controller)
    window.show(on: frontEnd)
    frontEnd.revealVisibleRows()
    return (window, frontEnd)
  }

  private func text(_ frontEnd: HeadlessFrontEnd) -> String? {
    frontEnd.tree.inReadingOrder().lazy.compactMap { node in
      if case .label(let label) = node.element { label.text } else { nil }
    }.first
  }

  private func resize(_ frontEnd: HeadlessFrontEnd, _ width: Double, _ height: Double) throws {
    frontEnd.place(try #require(frontEnd.tree.root), at: SceneRect(width: width, height: height))
  }

  @Test func bodiesFollowTheSizeOfTheirWindow() throws {
    let (window, frontEnd) = show(UIHostingController(rootView: Page()))
    #expect(text(frontEnd) == "1024 by 768")
    try resize(frontEnd, 600, 400)
    #expect(text(frontEnd) == "600 by 400" && window.bounds == CGRect(x: 0, y: 0, width: 600, height: 400))
    // Another window has a size of its own, and does not disturb the first one.
    let (other, second) = show(UIHostingController(rootView: Page()), isCompact: true)
    #expect(text(second) == "390 by 844" && other.bounds.width == 390)
    try resize(second, 320, 568)
    #expect(text(second) == "320 by 568" && text(frontEnd) == "600 by 400")
    try resize(frontEnd, 800, 400)
    #expect(text(second) == "320 by 568" && text(frontEnd) == "800 by 400")
    #expect(frontEnd.faults == [] && second.faults == [])
    other.close()
    window.close()
  }

  /// Keys as wide as a quarter of the screen, without the gaps.
  private struct Keys: View {
    private var width: CGFloat { (UIScreen.main.bounds.width - 5 * 12) / 4 }
    var body: some View {
      HStack(spacing: 12) {
        ForEach(["7", "8", "9", "÷"], id: \.self) { key in
          Button(key) {}.frame(width: width, height: width)
        }
      }
    }
  }

  @Test func sizesInTheRowsOfALoopFollowTheWindow() throws {
    let (window, frontEnd) = show(UIHostingController(rootView: Keys()))
    func widths() -> [Double] {
      frontEnd.tree.inReadingOrder().compactMap { node in
        if case .box(let box) = node.element { box.frame.minWidth } else { nil }
      }
    }
    // A terminal of 80 columns, with a margin of two at each side.
    try resize(frontEnd, 76 * 8, 23 * 16)
    #expect(widths() == [137, 137, 137, 137])
    try resize(frontEnd, 360, 640)
    #expect(widths() == [75, 75, 75, 75])
    window.close()
  }

  /// A handler reads the size of its window; code that runs for no window reads that of the first one.
  @Test func handlersReadTheirWindowAndOthersTheFirstOne() throws {
    struct Reader: View {
      @State private var seen = ""
      var body: some View {
        VStack {
          Text(verbatim: seen)
          Button("Read") { seen = "\(Int(UIScreen.main.bounds.width))" }
        }
      }
    }
    let (first, one) = show(UIHostingController(rootView: Reader()))
    let (second, two) = show(UIHostingController(rootView: Reader()))
    try resize(one, 500, 400)
    try resize(two, 700, 400)
    // Other tests may have windows that are older.
    #expect(UIScreen.main.bounds.size == UIWindow.onScreen.first?.bounds.size)
    try Driver(two).tap("Read")
    #expect(text(two) == "700")
    try Driver(one).tap("Read")
    #expect(text(one) == "500")
    second.close()
    first.close()
  }

  @Test func observersFollowTheBoundsOfAWindow() throws {
    let controller = UIViewController()
    let (window, frontEnd) = show(controller)
    var widths: [CGFloat] = []
    let token = observe { widths.append(window.bounds.width) }
    Turn.shared.flush()
    frontEnd.revealVisibleRows()
    // What the front end reports at first was assumed before.
    #expect(widths == [1024])
    try resize(frontEnd, 500, 400)
    try resize(frontEnd, 500, 400)
    #expect(widths == [1024, 500])
    token.cancel()
    window.close()
  }
}

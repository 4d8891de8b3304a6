import KeelLayout
import KeelScene
import LayoutScenes

@testable import KeelWeb

/// The scenes of the layout list in a real browser: within a point of the frames that SwiftUI gives and, at other
/// sizes and from right to left, of those of the solver.
@MainActor struct LayoutList {
  let desk: Desk
  let browser: BrowserPipe
  /// A part of the rules of the selected scenes.
  let wanted: String?
  /// Each scene at three sizes and in both directions, and 200 random pages; otherwise at one size, and twenty.
  let isWhole: Bool

  /// Shows all scenes, reports what differs, and returns the numbers of scenes and of differences.
  func run() -> (count: Int, failures: Int) {
    var count = 0
    var failures = 0
    for scene in LayoutScene.all where wanted.map({ scene.rule.contains($0) }) ?? true {
      count += 1
      browser.note(scene.rule)
      let run = { self.differences(of: scene) }
      let differences = scene.isExactInCSS ? desk.judged(run) : run()
      // What CSS does not say exactly may become right; then the scene has to say so.
      if scene.isExactInCSS { failures += differences.count }
      for difference in differences where scene.isExactInCSS { browser.report("\(scene.rule): \(difference)") }
      if !scene.isExactInCSS, differences.isEmpty {
        failures += 1
        browser.report("\(scene.rule): is exact, and is marked as one that needs measuring")
      }
    }
    var seed = 0
    while wanted == nil && seed < (isWhole ? 200 : 20) {
      defer { seed += 1 }
      browser.note("random page \(seed)")
      var random = RandomScene(seed: UInt64(seed))
      let solved = SolvedScene(window: random.makeWindow())
      // A browser scrolls and wraps where SwiftUI overflows.
      guard solved.fits(width: LayoutScene.size.width, height: LayoutScene.size.height) else { continue }
      count += 1
      let found = desk.judged { differences(of: solved, sizes: [LayoutScene.size]) }
      failures += found.count
      for difference in found { browser.report("random page \(seed): \(difference)") }
    }
    return (count, failures)
  }

  private func differences(of scene: LayoutScene) -> [String] {
    let sizes = isWhole ? [LayoutScene.size, (390, 844), (700, 500)] : [LayoutScene.size]
    return (isWhole ? [false, true] : [false]).flatMap { isRightToLeft in
      guard let plain = SolvedScene(scene) else { return ["there is no page"] }
      let solved = isRightToLeft ? plain.mirrored() : plain
      return differences(of: solved, sizes: sizes).map { $0 + (isRightToLeft ? ", mirrored" : "") }
    }
  }

  private func differences(of solved: SolvedScene, sizes: [(width: Double, height: Double)]) -> [String] {
    var found: [String] = []
    do {
      let subject = BrowserSubject(NoSink(), desk: desk, browser: browser)
      try subject.show(Patch(operations: [.root(solved.subtree)]))
      for (width, height) in sizes {
        var shown = try subject.frames(width: width, height: height)
        let bars = shown.removeValue(forKey: "/bars") ?? [0, 0]
        let right = solved.frames(width: width, height: height, bars: SceneInsets(top: bars[0], bottom: bars[1]))
        // Of views that do not fit nothing is displayed.
        for (name, place) in shown where right[name] == nil && place.dropFirst(2).contains(where: { $0 > 0 }) {
          found.append("\(name) is displayed at \(place), in \(Int(width))")
        }
        for (name, frame) in right {
          let wanted = [frame.x, frame.y, frame.width, frame.height]
          let place = shown[name] ?? []
          guard place.count != 4 || zip(place, wanted).contains(where: { abs($0 - $1) > 1 }) else { continue }
          found.append(
            "\(name) is at \(place), not at \(wanted), in \(Int(width))")
        }
      }
    } catch { found.append("\(error)") }
    return found
  }

  private final class NoSink: EventSink {
    func send(_ event: Event) {}
  }
}

extension BrowserSubject {
  /// Returns the frames of the elements with names, in a window of a size in pixels.
  func frames(width: Double, height: Double) throws -> [String: [Double]] {
    var found: [String: [Double]] = [:]
    for frame in try browserFrames(width, height).split(separator: "|") {
      let parts = frame.split(separator: " ")
      if let name = parts.first { found[String(name)] = parts.dropFirst().compactMap { Double($0) } }
    }
    return found
  }
}

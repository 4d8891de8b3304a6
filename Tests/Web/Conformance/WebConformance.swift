import Conformance
import Glibc
import KeelLoop
import KeelScene
import Walks

@testable import KeelWeb

/// Runs the shared conformance list over the real server, in a real browser. The program at the other end of standard
/// input and output controls the browser (`Tests/Web/conformance.py`).
///
/// Prints verbs as JSON lines and reads an answer to each; at the end it prints `["done",cases,failures]`. Arguments:
/// `--certificate`, `--key`, `--base-path`, `--behind-proxy`, `--every N`, then a part of the names of the selected
/// cases. `--layout` runs the layout list instead, at one size, or with `--whole` at all of them.
package enum WebConformance {
  package static func main() {
    MainActor.assumeIsolated {
      var options = WebServerOptions()
      options.port = 0
      options.logLevel = .silent
      var wanted: String?
      var step = 1
      var isLayout = false
      var isWhole = false
      var arguments = CommandLine.arguments.dropFirst()
      while let argument = arguments.popFirst() {
        switch argument {
        case "--long": return serve(options) { LongList($0) }
        case "--flow":
          let flow = RowFlow(
            itemWidth: 160, itemHeight: 64, itemSpacing: 16, lineSpacing: 8,
            insets: SceneInsets(top: 8, leading: 24, bottom: 8, trailing: 24))
          return serve(options) { LongList($0, flow: flow) }
        case "--mosaic": return serve(options) { LongList($0, flow: .mosaic) }
        case "--strip":
          let flow = RowFlow(axis: .horizontal, itemWidth: 160, itemHeight: 64, itemSpacing: 16)
          return serve(options) { LongList($0, flow: flow) }
        case "--side-by-side": return serve(options) { SideBySide($0) }
        case "--labels": return serve(options) { LongLabels($0) }
        case "--bars": return serve(options) { Bars($0) }
        case "--in-hand": return serve(options) { InHand($0) }
        case "--in-hand-unedited": return serve(options) { InHand($0, isEditing: false) }
        case "--dates": return serve(options) { Dates($0) }
        case "--certificate": options.certificateFile = arguments.popFirst()
        case "--key": options.keyFile = arguments.popFirst()
        case "--base-path": options.basePath = arguments.popFirst() ?? "/"
        case "--behind-proxy": options.trustsProxy = true
        case "--layout": isLayout = true
        case "--whole": isWhole = true
        case "--every": step = arguments.popFirst().flatMap { Int($0) } ?? 1
        default: wanted = argument
        }
      }
      let desk = Desk()
      let server = WebServer(options: options) { frontEnd, _ in desk.scene(for: frontEnd) }
      do { try server.start() } catch {
        print("[\"fault\",\"\(error)\"]")
        exit(1)
      }
      guard let url = server.urls.first else { exit(1) }
      let browser = BrowserPipe(url: "\(url)")
      var failures = 0
      var count = 0
      if isLayout {
        (count, failures) = LayoutList(desk: desk, browser: browser, wanted: wanted, isWhole: isWhole).run()
      } else {
        let names = Conformance.cases.map(\.name).enumerated().filter { number, name in
          number % step == 0 && wanted.map { name.contains($0) } ?? true
        }.map(\.element)
        (count, failures) = (names.count, conform(names, desk, browser))
        // Twenty steps each.
        let walks = wanted == nil ? max(1, (Walk.isLong ? 50 : 10) / step) : 0
        for seed in Walk.seeds(walks) {
          let walk = ContentWalk(desk: desk, browser: browser, seed: seed)
          count += 1
          failures += walk.run()
        }
      }
      browser.done(count, failures)
      server.stop { MainLoop.quit() }
      MainLoop.run()
      exit(failures == 0 ? 0 : 1)
    }
  }
}

extension WebConformance {
  /// Serves one scene until the program is terminated.
  @MainActor private static func serve(
    _ options: WebServerOptions, _ makeScene: @escaping @MainActor (any FrontEnd) -> any WebScene
  ) {
    let server = WebServer(options: options) { frontEnd, _ in makeScene(frontEnd) }
    do { try server.start() } catch { exit(1) }
    let line = Array("\(server.urls[0])\n".utf8)
    _ = line.withUnsafeBytes { write(1, $0.baseAddress, $0.count) }
    let ended = MainLoop.onSignal(SIGTERM) { server.stop { MainLoop.quit() } }
    MainLoop.run()
    ended.cancel()
  }
}

extension WebConformance {
  /// Runs the cases in one tab, and returns the number of failures.
  @MainActor private static func conform(_ names: [String], _ desk: Desk, _ browser: BrowserPipe) -> Int {
    var failures = 0
    for name in names {
      browser.note(name)
      // Each run has nodes of its own.
      func run() -> [String] {
        guard let testCase = Conformance.cases.first(where: { $0.name == name }) else { return ["There is no case."] }
        defer { if testCase.needsOwnTab { desk.closeTab() } }
        if testCase.needsOwnTab { desk.closeTab() }
        _ = try? browser.ask("rest")
        return Conformance.run(testCase) { sink in BrowserSubject(sink, desk: desk, browser: browser) }
      }
      let found = desk.judged(run)
      failures += found.count
      for failure in found { browser.report(failure) }
    }
    return failures
  }
}

extension ConformanceCase {
  /// True if it sets the language of the user, or closes the tab.
  fileprivate var needsOwnTab: Bool {
    steps.contains { step in
      switch step {
      case .speaks, .act(.close, _), .cannot(.close), .causes(.close, _): true
      default: false
      }
    }
  }
}

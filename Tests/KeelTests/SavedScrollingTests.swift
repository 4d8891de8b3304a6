import Foundation
import KeelModel
import KeelScene
import KeelTesting
import Testing

@testable import Keel
@testable import KeelViews

private struct LongApp: App {
  var body: some Scene {
    WindowGroup("Long") {
      ScrollView { VStack { ForEach(0..<200, id: \.self) { Text(verbatim: "line \($0)") } } }
    }
  }
}

private struct ListApp: App {
  static var count = 200
  var body: some Scene {
    WindowGroup("List") { List { ForEach(0..<Self.count, id: \.self) { Text(verbatim: "line \($0)") } } }
  }
}

/// The scroll positions of an app come back after the program was killed.
@MainActor @Suite(.serialized) struct SavedScrollingTests {
  private func offset<A: App>(in run: AppRun<A>) throws -> Double {
    let region = run.driver.frontEnd.tree.inReadingOrder().first { node in
      if case .scroll = node.element { true } else { false }
    }
    return run.driver.frontEnd.scrollOffset(of: try #require(region).id).y
  }

  @Test func aRegionIsScrolledToWhereItWas() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = AtomicFile(path: folder + "/scene.json")
    let first = AppRun(LongApp(), KeyedStore(file))
    try first.driver.scroll(down: 300)
    let scrolled = try offset(in: first)
    #expect(scrolled > 0)
    first.store.saveBeforeExit()
    _ = first.kill()
    let second = AppRun(LongApp(), KeyedStore(file))
    second.driver.frontEnd.revealVisibleRows()
    #expect(try offset(in: second) == scrolled)
    _ = second.kill()
    // The page of a browser does that itself.
    let tab = AppRun(LongApp())
    try tab.driver.scroll(down: 300)
    #expect(tab.store.snapshot == nil)
    _ = tab.kill()
  }

  private func firstRow(
    in run: AppRun<ListApp>, after scrolling: (HeadlessFrontEnd, NodeID) -> Void = { _, _ in }
  ) throws -> Int {
    let frontEnd = run.driver.frontEnd
    let list = frontEnd.tree.inReadingOrder().first { if case .list = $0.element { true } else { false } }
    let id = try #require(list).id
    scrolling(frontEnd, id)
    frontEnd.revealVisibleRows()
    return frontEnd.rowsInSight(of: id).lowerBound
  }

  @Test func aListIsScrolledToWhereItWas() throws {
    let folder = NSTemporaryDirectory() + UUID().uuidString
    defer {
      ListApp.count = 200
      try? FileManager.default.removeItem(atPath: folder)
    }
    let file = AtomicFile(path: folder + "/scene.json")
    // Each run ends before the next one: a file has one store at a time.
    do {
      let run = AppRun(ListApp(), KeyedStore(file))
      #expect(try firstRow(in: run) { $0.scroll($1, toRow: 120) } == 120)
      run.store.saveBeforeExit()
      _ = run.kill()
    }
    // A shorter list has no such row; the position is kept for a run with more rows.
    ListApp.count = 50
    do {
      let run = AppRun(ListApp(), KeyedStore(file))
      #expect(try firstRow(in: run) == 0)
      run.store.saveBeforeExit()
      _ = run.kill()
    }
    ListApp.count = 200
    do {
      let run = AppRun(ListApp(), KeyedStore(file))
      #expect(try firstRow(in: run) == 120)
      #expect(try firstRow(in: run) { $0.scroll($1, toRow: 0) } == 0)
      run.store.saveBeforeExit()
      _ = run.kill()
    }
    do {
      let run = AppRun(ListApp(), KeyedStore(file))
      #expect(try firstRow(in: run) == 0)
      _ = run.kill()
    }
    // The page of a browser does that itself.
    let tab = AppRun(ListApp())
    #expect(try firstRow(in: tab) { $0.scroll($1, toRow: 120) } == 120)
    #expect(tab.store.snapshot == nil)
    _ = tab.kill()
  }
}

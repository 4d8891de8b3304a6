import KeelInteraction
import KeelScene
import RandomScenes

@testable import KeelWeb

/// A page that is changed by messages along a random walk, and is compared with a new one after each patch.
@MainActor struct PageWalk {
  private var walk: SceneWalk
  private var page: WebPage
  private var mirror: PageMirror
  /// The number of operations so far.
  private(set) var operationCount = 0

  init(seed: UInt64) {
    walk = SceneWalk(seed: seed)
    page = Pages.page(walk.first())
    mirror = PageMirror(page)
  }

  /// Applies a random patch. Returns the fault, with the smallest scene that has it; `nil` if the pages are equal.
  mutating func step() -> String? {
    let before = page.tree.root.flatMap(page.tree.subtree)
    let patch = walk.patch(page.tree)
    operationCount += patch.operations.count
    guard let difference = Self.difference(after: patch, page, mirror), let before else { return nil }
    if let now = page.tree.root.flatMap(page.tree.subtree) { page = Pages.page(now) }
    mirror = PageMirror(page)
    let small = WalkFault(tree: before, patch: patch).shrunk { Self.difference($0, $1) != nil }
    return (Self.difference(small.tree, small.patch) ?? difference) + "\n\(small)"
  }

  private static func difference(_ tree: Subtree, _ patch: Patch) -> String? {
    let page = Pages.page(tree)
    return difference(after: patch, page, PageMirror(page))
  }

  private static func difference(after patch: Patch, _ page: WebPage, _ mirror: PageMirror) -> String? {
    for frame in page.apply(patch) {
      if let fault = mirror.take(frame) { return fault }
    }
    if page.title != page.titleOfPlace { return "title \(page.title), not \(page.titleOfPlace)" }
    if page.path != ScenePath(of: page.tree).text { return "path \(page.path), not \(ScenePath(of: page.tree).text)" }
    if page.stepsBack != page.tree.stepsBack { return "steps \(page.stepsBack), not \(page.tree.stepsBack)" }
    let shown = (mirror.root?.outline() ?? "").split(separator: "\n")
    let wanted = (PageMirror(page).root?.outline() ?? "").split(separator: "\n")
    guard shown != wanted else { return nil }
    let place = zip(shown, wanted).prefix { $0 == $1 }.count
    return "shown: \(shown.dropFirst(place).first ?? "")\nfresh: \(wanted.dropFirst(place).first ?? "")"
  }
}

import KeelModel
public import KeelScene
import KeelViews
import Walks

/// A random walk through tabs, stacks, panes and sheets, on both sides of each binding: the program changes the state,
/// or the user goes somewhere.
@MainActor public final class NavigationWalk {
  /// The state of the app, in which the walk begins.
  public let place = WalkedPlace()
  private var random: SeededRandom

  public init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// The views of the app.
  public var app: WalkedApp { WalkedApp(place: place) }

  /// The number of pages that exist at most: each page of a path, the detail, and the sheet.
  public var pageCount: Int { place.a.count + place.b.count + place.sheetPath.count + 2 }

  /// Does one thing.
  ///
  /// - Parameters:
  ///   - tree: What the front end shows.
  ///   - send: Sends an event of the user.
  ///   - resize: Makes the window compact, or regular.
  public func step(in tree: SceneTree, send: (Event) -> Void, resize: (SceneEnvironment.SizeClass) -> Void) {
    func ids(_ kind: String) -> [NodeID] { tree.inReadingOrder().filter { $0.element.kind == kind }.map(\.id) }
    let number = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<16, using: &random) {
    case 0: place.a.append(number)
    case 1: place.a = (0..<number).map { $0 + 10 }
    case 2: place.b.append(number)
    case 3: place.b.append("word \(number)")
    case 4: place.b = NavigationPath((0..<number).map { "w\($0)" })
    case 5: if place.b.count > 0 { place.b.removeLast(min(number, place.b.count)) }
    case 6: place.sheet = place.sheet == nil ? WalkedThing(id: number) : nil
    case 7: place.sheetPath = Array(0..<number)
    case 8: place.visibility = [.all, .detailOnly, .doubleColumn, .automatic][number]
    case 9: place.choice = number == 3 ? nil : number
    case 10, 11: if let id = ids("tabs").first { send(.choose(id, index: number % 3)) }
    case 12: if let id = ids("navigation").randomElement(using: &random) { send(.pop(id, toLevel: number)) }
    case 13: if let id = ids("sheet").last { send(.dismiss(id)) }
    case 14: if let id = ids("split").last { send(.choose(id, index: number % 2)) }
    default: resize(number < 2 ? .compact : .regular)
    }
    // Long paths would only make the walk slow.
    if place.a.count > 12 { place.a = [] }
    if place.b.count > 12 { place.b = NavigationPath() }
  }

  /// Shows each tab once: views of a tab that has been shown stay.
  public func visitTabs(thenDo flush: () -> Void) {
    for tab in ["b", "c", "a"] {
      place.tab = tab
      flush()
    }
  }

  /// Returns to the state in which the walk began.
  public func goHome() {
    (place.tab, place.a, place.b) = ("a", [], NavigationPath())
    (place.sheet, place.sheetPath, place.visibility, place.choice) = (nil, [], .all, nil)
  }
}

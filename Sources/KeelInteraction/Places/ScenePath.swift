public import KeelScene

/// Where a scene is, step by step, for front ends that have addresses.
///
/// Every tab but the first, every level of a stack but the first, and every sheet is a step, named after its title. What the
/// app says goes before this: its own paths (`WindowElement.path`), then those of its pages (`ScreenElement.address`), each
/// of which stands for all steps up to it.
@MainActor public struct ScenePath {
  struct Step {
    /// Percent-encoded.
    var name: String
    /// Leads to the step before.
    var back: Event
  }
  /// A choice of tabs, any of which can be gone to.
  @MainActor private struct Crossing {
    /// How many steps come before it.
    let depth: Int
    let id: NodeID
    let element: TabsElement
    let isWithinReach: Bool

    /// The tab of that name which is not shown, and can be. The first has no name.
    func index(of name: Substring) -> Int? {
      element.tabs.indices.dropFirst().first { index in
        let tab = element.tabs[index]
        return index != element.selectedIndex && tab.isEnabled && ScenePath.name(tab.title) == name
      }
    }
  }
  private(set) var steps: [Step] = []
  private var crossings: [Crossing] = []
  /// The pages that have paths of their own, and how many steps lead to each.
  private var declared: [(path: String, depth: Int)] = []
  private let kept: String?

  /// Reads the place off a scene. O(pages).
  public init(of tree: SceneTree) {
    if let root = tree.root, case .window(let window)? = tree[root]?.element { kept = window.path } else { kept = nil }
    if let root = tree.root { walk(root, in: tree) }
  }

  /// The path, without a slash in front; `""` is where the app begins.
  public var text: String { kept ?? text(after: steps.count) }

  /// The path of the place that so many of the steps lead to.
  private func text(after depth: Int) -> String {
    let page = declared.last { $0.depth <= depth }
    let names = steps[(page?.depth ?? 0)..<depth].map(\.name)
    return (page.map { $0.path.isEmpty ? names : [$0.path] + names } ?? names).joined(separator: "/")
  }

  private var derived: String { steps.map(\.name).joined(separator: "/") }

  private mutating func walk(_ id: NodeID, in tree: SceneTree) {
    guard let node = tree[id] else { return }
    switch node.element {
    case .navigation:
      guard let shown = node.children.last else { return }
      for (level, page) in node.children.enumerated() {
        if level > 0 {
          steps.append(Step(name: ScenePath.name(of: page, in: tree), back: .pop(id, toLevel: level - 1)))
        }
        declare(page, in: tree)
      }
      walk(shown, in: tree)
    case .tabs(let tabs):
      crossings.append(
        Crossing(depth: steps.count, id: id, element: tabs, isWithinReach: tree.isInReach(id)))
      if tabs.selectedIndex > 0, tabs.tabs.indices.contains(tabs.selectedIndex) {
        let title = tabs.tabs[tabs.selectedIndex].title
        steps.append(Step(name: ScenePath.name(title), back: .choose(id, index: 0)))
      }
      if tabs.tabs.indices.contains(tabs.selectedIndex), let path = tabs.tabs[tabs.selectedIndex].address {
        declared.append((path, steps.count))
      }
      if let child = tabs.selectedChild, node.children.indices.contains(child) { walk(node.children[child], in: tree) }
    case .sheet:
      steps.append(Step(name: ScenePath.name(of: id, in: tree), back: .dismiss(id)))
      node.children.forEach { walk($0, in: tree) }
    case .screen:
      declare(id, in: tree)
      node.children.forEach { walk($0, in: tree) }
    case .window, .split, .box, .stack: node.children.forEach { walk($0, in: tree) }
    case .bar, .alert, .scroll, .list, .section, .row, .label, .button, .toggle, .textField, .image,
      .activityIndicator, .progress, .slider, .stepper, .picker, .datePicker, .menu, .link, .gauge, .textEditor,
      .disclosure, .group, .grid, .gridRow, .layers, .shape, .separator, .spacer:
      break
    }
  }

  private mutating func declare(_ page: NodeID, in tree: SceneTree) {
    guard case .screen(let screen)? = tree.element(of: page), let path = screen.address else { return }
    if let last = declared.last, last == (path, steps.count) { return }
    declared.append((path, steps.count))
  }

  /// What brings the scene one step nearer to a path, on the way back or to another tab; `nil` where it is there, or cannot
  /// be reached so.
  ///
  /// Send it, and ask again: the app may have refused.
  public func event(towards path: String) -> Event? {
    if let depth = (0...steps.count).last(where: { text(after: $0) == path }) {
      return steps.count > depth ? steps.last?.back : nil
    }
    let wanted = path.split(separator: "/")
    let shared = zip(steps, wanted).prefix { $0.name == $1 }.count
    if shared == wanted.count { return steps.count > shared ? steps.last?.back : nil }
    for crossing in crossings.reversed() {
      guard let tab = crossing.element.tabs.firstIndex(where: { $0.address == path && $0.isEnabled }) else { continue }
      return crossing.isWithinReach ? .choose(crossing.id, index: tab) : steps.last?.back
    }
    guard let crossing = crossings.last(where: { $0.depth == shared }),
      let tab = crossing.index(of: wanted[shared])
    else { return nil }
    if crossing.isWithinReach { return .choose(crossing.id, index: tab) }
    return steps.count > shared ? steps.last?.back : nil
  }

  /// Goes to a path: by the app's own, where it keeps them or knows this one, else back step by step, and from tab to tab.
  ///
  /// - Parameters:
  ///   - tree: What the front end shows; each event's answer is in it when `send` returns.
  /// - Returns: Whether the path meant something. Where the scene is then, its path says: an app may refuse.
  public static func go(to path: String, in tree: SceneTree, _ send: (Event) -> Void) -> Bool {
    var place = ScenePath(of: tree)
    if place.kept == nil {
      // An app may lead somewhere else each time.
      for _ in 0..<ScenePath.longestWay {
        guard let event = place.event(towards: path) else { break }
        let before = place.derived
        send(event)
        place = ScenePath(of: tree)
        if place.derived == before { return true }
      }
      if place.text == path { return true }
    }
    let before = place.text
    send(.open(path: path))
    guard let root = tree.root, case .window(let window)? = tree[root]?.element else { return false }
    // An app that keeps no paths says nothing: that it has not moved tells as much.
    let hasMoved = window.path != nil || ScenePath(of: tree).derived != before
    return !window.isPathUnknown && hasMoved
  }

  private static let longestWay = 100

  /// Whether a scene is where it was told to go: at that path, however it is written, or elsewhere than before and not only
  /// on the way. Apps write places as they like, and may lead to another one.
  package static func has(_ path: String, arrivedAt wanted: String, from before: String) -> Bool {
    func parts(_ text: String) -> [String] { text.split(separator: "/").map { String($0).percentDecoded } }
    let (here, there) = (parts(path), parts(wanted))
    if here == there { return true }
    return path != before && !there.starts(with: here)
  }

  // MARK: Names

  private static func name(of page: NodeID, in tree: SceneTree) -> String {
    for node in tree.inReadingOrder(from: page) {
      if case .screen(let screen) = node.element { return name(screen.title) }
    }
    return name("")
  }

  /// A title as a part of a path: letters and digits, and hyphens between them.
  static func name(_ title: String) -> String {
    var name = ""
    for letter in title.lowercased().prefix(60) {
      if letter.isLetter || letter.isNumber {
        name += String(letter).percentEncoded
      } else if !name.isEmpty, name.last != "-" {
        name += "-"
      }
    }
    while name.last == "-" { name.removeLast() }
    return name.isEmpty ? "page" : name
  }
}

extension String {
  /// With what `%` and two digits stand for in their place, as far as that is text.
  fileprivate var percentDecoded: String {
    var bytes: [UInt8] = []
    var rest = Array(utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// With everything encoded that may not stand as it is in a part of a path (RFC 3986, *unreserved*).
  package var percentEncoded: String { String(percentEncoding: utf8) }

  /// Bytes as a part of a path.
  package init(percentEncoding bytes: some Sequence<UInt8>) {
    var text = ""
    for byte in bytes {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    self = text
  }
}

public import KeelScene

/// The location of a scene as a path of steps, for front ends that have addresses.
///
/// Every tab but the first, every level of a stack but the first, and every sheet is a step, named after its title.
/// Paths that the app declares take precedence: the path of its window (`WindowElement.path`), then the paths of its
/// pages (`ScreenElement.address`). The path of a page replaces all steps up to that page.
@MainActor public struct ScenePath {
  struct Step {
    /// The name of the step, percent-encoded.
    var name: String
    /// The event that leads to the preceding step.
    var back: Event
  }
  /// A tab view on the way.
  @MainActor private struct Crossing {
    /// The number of steps that precede the tab view.
    let depth: Int
    let id: NodeID
    let element: TabsElement
    let isWithinReach: Bool

    /// Returns the index of the enabled tab with that name, unless it is selected. The first tab has no name.
    func index(of name: Substring) -> Int? {
      element.tabs.indices.dropFirst().first { index in
        let tab = element.tabs[index]
        return index != element.selectedIndex && tab.isEnabled && ScenePath.name(tab.title) == name
      }
    }
  }
  private(set) var steps: [Step] = []
  private var crossings: [Crossing] = []
  /// The declared paths of pages, each with the number of steps that lead to the page.
  private var declared: [(path: String, depth: Int)] = []
  private let kept: String?

  /// Reads the location of a scene. O(pages).
  public init(of tree: SceneTree) {
    if let root = tree.root, case .window(let window)? = tree[root]?.element { kept = window.path } else { kept = nil }
    if let root = tree.root { walk(root, in: tree) }
  }

  /// The path, without a leading slash. The empty path is the location in which the app starts.
  public var text: String { kept ?? text(after: steps.count) }

  /// True if the app declares the path of the window, or of a page that it shows.
  package var isDeclared: Bool { kept != nil || !declared.isEmpty }

  /// Returns the path of the location after the given number of steps.
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
      if let page = tree.tabParts(of: id)?.shownPage { walk(page, in: tree) }
    case .sheet:
      steps.append(Step(name: ScenePath.name(of: id, in: tree), back: .dismiss(id)))
      node.children.forEach { walk($0, in: tree) }
    case .screen:
      declare(id, in: tree)
      node.children.forEach { walk($0, in: tree) }
    case .window, .split, .box, .stack, .geometryReader: node.children.forEach { walk($0, in: tree) }
    case .bar, .alert, .scroll, .list, .section, .row, .label, .button, .toggle, .textField, .image,
      .activityIndicator, .progress, .slider, .stepper, .picker, .datePicker, .menu, .link, .gauge, .textEditor,
      .disclosure, .group, .grid, .gridRow, .layers, .firstFit, .arranged, .shape, .drawing, .separator, .spacer:
      break
    }
  }

  private mutating func declare(_ page: NodeID, in tree: SceneTree) {
    guard case .screen(let screen)? = tree.element(of: page), let path = screen.address else { return }
    if let last = declared.last, last == (path, steps.count) { return }
    declared.append((path, steps.count))
  }

  /// Returns the event that brings the scene one step closer to a path, either back or to another tab.
  ///
  /// Send the event and read the location again, because the app may refuse the step.
  ///
  /// - Returns: `nil` if the scene is at the path, or if no such step leads to it.
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

  /// Navigates to a path: through the app if it declares paths, otherwise step by step, back or from tab to tab.
  ///
  /// - Parameters:
  ///   - tree: The scene of the front end. It contains the response to an event as soon as `send` returns.
  /// - Returns: True if the path is known. The app may still have refused it: read the location again.
  public static func go(to path: String, in tree: SceneTree, _ send: (Event) -> Void) -> Bool {
    var place = ScenePath(of: tree)
    if place.kept == nil {
      // An app may respond to each step with another location: the number of steps is limited.
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
    // An app without paths does not report unknown ones: a scene that has not moved is the sign.
    let hasMoved = window.path != nil || ScenePath(of: tree).derived != before
    return !window.isPathNotFound && hasMoved
  }

  private static let longestWay = 100

  /// Returns true if a scene has arrived: at the wanted path in any percent-encoding, or at another new location that
  /// is not merely on the way. Apps may write paths differently and may redirect.
  package static func has(_ path: String, arrivedAt wanted: String, from before: String) -> Bool {
    func parts(_ text: String) -> [String] { text.split(separator: "/").map { String($0).percentDecoded } }
    let (here, there) = (parts(path), parts(wanted))
    if here == there { return true }
    return path != before && !there.starts(with: here)
  }

  // MARK: Names

  private static func name(of page: NodeID, in tree: SceneTree) -> String {
    if case .screen(let screen)? = tree.element(of: page) { return name(screen.title) }
    for node in tree.inReadingOrder(from: page) {
      if case .screen(let screen) = node.element { return name(screen.title) }
    }
    return name("")
  }

  /// Returns a title as a path segment: letters and digits, separated by hyphens.
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
  /// The text with its percent-encoded bytes decoded as UTF-8.
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

  /// The text as a path segment: all characters but the unreserved ones of RFC 3986 are percent-encoded.
  package var percentEncoded: String { String(percentEncoding: utf8) }

  /// Creates a path segment from bytes.
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

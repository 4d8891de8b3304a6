/// A step between two descriptions of a node's own element. Paths are the indices of children.
enum MarkupChange: Hashable, Sendable {
  case text([Int], String)
  case attributes([Int], [AttributeChange])
  case value([Int], String)
  case insert([Int], at: Int, [Markup])
  case remove([Int], at: Int, count: Int)

  struct AttributeChange: Hashable, Sendable {
    var name: String
    /// The new value; `nil` removes the attribute.
    var value: String?
  }
}

extension Markup {
  /// Returns the smallest set of steps to the new description, in order, or `nil` if the elements have too little in
  /// common, or if nodes would lose their place.
  func changes(to new: Markup) -> [MarkupChange]? {
    var changes: [MarkupChange] = []
    return add(to: &changes, new, at: []) ? changes : nil
  }

  private func add(to changes: inout [MarkupChange], _ new: Markup, at path: [Int]) -> Bool {
    if self == new { return true }
    guard tag == new.tag else { return false }
    addAttributes(to: &changes, new, at: path)
    if let value = new.value, value != self.value { changes.append(.value(path, value)) }
    switch (content, new.content) {
    case (.nothing, .nothing): return true
    case (.nothing, .text(let text)): changes.append(.text(path, text))
    case (.text, .nothing): changes.append(.text(path, ""))
    case (.text(let old), .text(let text)): if old != text { changes.append(.text(path, text)) }
    case (.nodes(let old), .nodes(let slot)): return old == slot
    case (.elements(let old), .elements(let elements)):
      return Markup.addChildren(to: &changes, from: old, to: elements, at: path)
    default: return false
    }
    return true
  }

  private func addAttributes(to changes: inout [MarkupChange], _ new: Markup, at path: [Int]) {
    guard attributes != new.attributes else { return }
    var found: [MarkupChange.AttributeChange] = []
    for attribute in new.attributes where self[attribute.name] != attribute.value {
      found.append(.init(name: attribute.name, value: attribute.value))
    }
    for attribute in attributes where new[attribute.name] == nil {
      found.append(.init(name: attribute.name, value: nil))
    }
    if !found.isEmpty { changes.append(.attributes(path, found)) }
  }

  /// Compares children, which are matched by their tag and the first of their classes.
  private static func addChildren(
    to changes: inout [MarkupChange], from old: [Markup], to new: [Markup], at path: [Int]
  ) -> Bool {
    var start = 0
    while start < old.count, start < new.count, old[start].isSameThing(as: new[start]) { start += 1 }
    var end = 0
    while end < old.count - start, end < new.count - start,
      old[old.count - 1 - end].isSameThing(as: new[new.count - 1 - end])
    {
      end += 1
    }
    let gone = old[start..<old.count - end]
    let come = new[start..<new.count - end]
    // An element that contains nodes cannot be removed with them, or inserted without them.
    if gone.contains(where: \.hasNodes) || come.contains(where: \.hasNodes), !(gone.isEmpty || come.isEmpty) {
      return false
    }
    if !gone.isEmpty { changes.append(.remove(path, at: start, count: gone.count)) }
    if !come.isEmpty { changes.append(.insert(path, at: start, Array(come))) }
    for index in 0..<start {
      guard old[index].add(to: &changes, new[index], at: path + [index]) else { return false }
    }
    for index in 0..<end {
      let place = new.count - end + index
      guard old[old.count - end + index].add(to: &changes, new[place], at: path + [place]) else { return false }
    }
    return true
  }

  private func isSameThing(as other: Markup) -> Bool {
    func firstClass(_ markup: Markup) -> Substring.UTF8View {
      (markup["class"] ?? "")[...].utf8.prefix { $0 != UInt8(ascii: " ") }
    }
    return tag == other.tag && firstClass(self).elementsEqual(firstClass(other))
  }

  var hasNodes: Bool {
    switch content {
    case .nodes: true
    case .elements(let elements): elements.contains(where: \.hasNodes)
    case .nothing, .text: false
    }
  }
}

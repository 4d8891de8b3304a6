import Foundation
import KeelScene

@testable import KeelWeb

/// A model of the page's script, without a browser: the tree of a page after its messages.
@MainActor final class PageMirror {
  final class Element {
    var tag: String
    var attributes: [String: String] = [:]
    var value: String?
    var text = ""
    var children: [Element] = []
    weak var parent: Element?
    init(_ tag: String) { self.tag = tag }

    /// The whole tree as text, for comparisons.
    func outline(_ depth: Int = 0) -> String {
      let names = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
      let line =
        String(repeating: " ", count: depth) + tag + " " + names + " " + text + (value.map { " =" + $0 } ?? "") + "\n"
      return line + children.map { $0.outline(depth + 1) }.joined()
    }
  }

  private(set) var root: Element?
  private(set) var operationCount = 0
  /// The first element that an operation refers to although the page does not have it.
  private var missing: String?

  init(_ page: WebPage) {
    let message = PageMirror.parse(page.snapshot())
    root = make(message[2])
  }

  static func parse(_ text: String) -> [Any] {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) as? [Any] ?? []
  }

  private func find(_ id: String, in element: Element?) -> Element? {
    guard let element else { return nil }
    if element.attributes["id"] == "k" + id { return element }
    for child in element.children { if let found = find(id, in: child) { return found } }
    return nil
  }

  private func target(_ any: Any) -> Element? {
    guard let parts = (any as? String)?.split(separator: "."), let id = parts.first else { return nil }
    var element = find(String(id), in: root)
    for part in parts.dropFirst() {
      guard let index = Int(part), let children = element?.children, children.indices.contains(index) else {
        return nil
      }
      element = children[index]
    }
    return element
  }

  private func make(_ any: Any) -> Element? {
    guard let items = any as? [Any] else { return nil }
    if let zero = items.first as? Int, zero == 0, let id = items.last as? String {
      let kept = find(id, in: root)
      if kept == nil, missing == nil { missing = id }
      kept?.parent?.children.removeAll { $0 === kept }
      return kept
    }
    guard let tag = items.first as? String else { return nil }
    let element = Element(tag)
    for item in items.dropFirst() {
      if let attributes = item as? [String: String] {
        for (name, value) in attributes {
          if name == "value", tag != "option" { element.value = value } else { element.attributes[name] = value }
        }
      } else if let text = item as? String {
        element.text = text
      } else if let child = make(item) {
        child.parent = element
        element.children.append(child)
      }
    }
    return element
  }

  private func put(_ element: Element, into parent: Element, at index: Int) {
    element.parent = parent
    parent.children.insert(element, at: min(index, parent.children.count))
  }

  /// Applies a frame. Returns a description of the first operation that does not fit.
  func take(_ frame: String) -> String? {
    guard let operations = PageMirror.parse(frame).dropFirst(2).first as? [[Any]] else { return "no patch: \(frame)" }
    for operation in operations {
      operationCount += 1
      if let fault = apply(operation) { return "\(fault): \(operation)" }
      if let missing { return "there is no \(missing) yet: \(operation)" }
    }
    return nil
  }

  private func apply(_ operation: [Any]) -> String? {
    guard let code = operation.first as? Int else { return "no code" }
    let fields = Array(operation.dropFirst())
    switch code {
    case 0:
      guard let element = target(fields[0]), element.children.isEmpty else { return "no place for text" }
      element.text = fields[1] as? String ?? ""
    case 1:
      guard let element = target(fields[0]) else { return "no element" }
      for index in stride(from: 1, to: fields.count - 1, by: 2) {
        guard let name = fields[index] as? String else { return "no name" }
        element.attributes[name] = fields[index + 1] as? String
      }
    case 2, 4:
      guard let parent = target(fields[0]), let index = fields[1] as? Int, index <= parent.children.count else {
        return "no place"
      }
      for (offset, tree) in fields.dropFirst(2).enumerated() {
        if let element = make(tree) { put(element, into: parent, at: index + offset) }
      }
    case 3:
      guard let parent = target(fields[0]), let index = fields[1] as? Int, let count = fields[2] as? Int,
        index + count <= parent.children.count
      else { return "nothing to take out" }
      parent.children.removeSubrange(index..<index + count)
    case 5:
      for id in fields {
        guard let element = find(id as? String ?? "", in: root), let parent = element.parent else { return "not there" }
        parent.children.removeAll { $0 === element }
      }
    case 6:
      guard let parent = target(fields[0]), let index = fields[1] as? Int,
        let element = find(fields[2] as? String ?? "", in: root)
      else { return "nothing to move" }
      element.parent?.children.removeAll { $0 === element }
      guard index <= parent.children.count else { return "no place" }
      put(element, into: parent, at: index)
    case 7:
      guard let element = target(fields[0]) else { return "no field" }
      element.value = fields[1] as? String
    case 8, 10, 11: break
    case 9:
      guard fields[0] as? String != "" else {
        root = make(fields[1])
        return nil
      }
      if let root, root.attributes["id"] == "k" + (fields[0] as? String ?? "") {
        self.root = make(fields[1])
        return nil
      }
      guard let old = find(fields[0] as? String ?? "", in: root), let parent = old.parent,
        let index = parent.children.firstIndex(where: { $0 === old })
      else { return "nothing to replace" }
      guard let element = make(fields[1]) else { return "no tree" }
      element.parent = parent
      parent.children[index] = element
    default: return "unknown"
    }
    return nil
  }
}

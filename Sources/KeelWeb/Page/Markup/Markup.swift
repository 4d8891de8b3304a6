internal import KeelInteraction

/// An element of a page, independent of its encoding: HTML and messages are both written from it.
///
/// An element contains text, elements, or nodes of the scene, never a mixture, so that the index of each child is known
/// without a look at the page. Texts and values have been sanitised already.
struct Markup: Hashable, Sendable {
  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
  }
  /// The group of a node's children that an element contains.
  typealias Slot = ChildSlot
  enum Content: Hashable, Sendable {
    case nothing
    case text(String)
    case elements([Markup])
    case nodes(Slot)
  }

  var tag: String
  var attributes: [Attribute] = []
  /// The value of a field, besides its attributes.
  var value: String?
  var content: Content

  init(_ tag: String, _ classes: String = "", _ content: Content = .nothing) {
    self.tag = tag
    self.content = content
    // Most elements have an identifier and few other attributes.
    attributes.reserveCapacity(4)
    if !classes.isEmpty { attributes.append(Attribute(name: "class", value: classes)) }
  }

  init(_ tag: String, _ classes: String = "", _ elements: [Markup]) { self.init(tag, classes, .elements(elements)) }
  init(_ tag: String, _ classes: String = "", text: String) {
    self.init(tag, classes, text.isEmpty ? .nothing : .text(text))
  }

  subscript(name: String) -> String? {
    get { attributes.first { $0.name == name }?.value }
    set {
      if let index = attributes.firstIndex(where: { $0.name == name }) {
        if let newValue { attributes[index].value = newValue } else { attributes.remove(at: index) }
      } else if let newValue {
        attributes.append(Attribute(name: name, value: newValue))
      }
    }
  }

  /// Returns the markup with an attribute, unless the value is `nil`.
  consuming func with(_ name: String, _ value: String?) -> Markup {
    if let value { self[name] = value }
    return self
  }

  /// Returns the markup with an attribute without a value, if the condition is true.
  consuming func with(_ name: String, if condition: Bool) -> Markup {
    if condition { self[name] = "" }
    return self
  }

  mutating func addClass(_ name: String) {
    guard !name.isEmpty else { return }
    self["class"] = self["class"].map { $0 + " " + name } ?? name
  }

  /// Adds declarations that the script sets through the style object model, because the security policy forbids style
  /// attributes.
  mutating func addStyle(_ declarations: String) {
    guard !declarations.isEmpty else { return }
    self["data-s"] = self["data-s"].map { $0 + ";" + declarations } ?? declarations
  }

  /// Returns the path from this element to the one with the slot's nodes.
  func path(to slot: Slot) -> [Int]? {
    switch content {
    case .nodes(slot): return []
    case .elements(let elements):
      for (index, element) in elements.enumerated() {
        if let path = element.path(to: slot) { return [index] + path }
      }
      return nil
    case .nothing, .text, .nodes: return nil
    }
  }
}

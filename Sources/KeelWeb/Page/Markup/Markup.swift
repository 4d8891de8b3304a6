/// An element of a page, before it is text or a message: the one description that both are written from.
///
/// An element has text in it, or elements, or nodes of the scene, never a mixture; so that the place of each child is known
/// without looking at the page. Texts and values are harmless already.
struct Markup: Hashable, Sendable {
  struct Attribute: Hashable, Sendable {
    var name: String
    var value: String
  }
  /// Which of a node's children stand in an element.
  enum Slot: UInt8, Hashable, Sendable {
    /// All, or all that stand nowhere else.
    case rest
    case label, content, accessories, leading, trailing, principal, bottom, fields, buttons, over
  }
  enum Content: Hashable, Sendable {
    case nothing
    case text(String)
    case elements([Markup])
    case nodes(Slot)
  }

  var tag: String
  var attributes: [Attribute] = []
  /// What a field holds, beside its attributes.
  var value: String?
  var content: Content

  init(_ tag: String, _ classes: String = "", _ content: Content = .nothing) {
    self.tag = tag
    self.content = content
    // An identity comes to most, and a little more.
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

  /// With an attribute; one without a value is left out.
  consuming func with(_ name: String, _ value: String?) -> Markup {
    if let value { self[name] = value }
    return self
  }

  /// With an attribute that has no value.
  consuming func with(_ name: String, if condition: Bool) -> Markup {
    if condition { self[name] = "" }
    return self
  }

  mutating func addClass(_ name: String) {
    guard !name.isEmpty else { return }
    self["class"] = self["class"].map { $0 + " " + name } ?? name
  }

  /// Adds to what the script sets by the object model of styles: a policy forbids style attributes.
  mutating func addStyle(_ declarations: String) {
    guard !declarations.isEmpty else { return }
    self["data-s"] = self["data-s"].map { $0 + ";" + declarations } ?? declarations
  }

  /// The places of the element that has the slot's nodes, from this one down.
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

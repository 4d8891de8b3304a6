extension JSONWriter {
  /// Writes markup as a tree in a message.
  ///
  /// - Parameter nodes: A closure that writes the nodes of a slot.
  mutating func tree(_ markup: Markup, nodes: (inout JSONWriter, Markup.Slot) -> Void = { _, _ in }) {
    array { writer in
      writer.string(markup.tag)
      if !markup.attributes.isEmpty || markup.value != nil {
        writer.object { writer in
          for attribute in markup.attributes {
            writer.key(attribute.name)
            writer.string(attribute.value)
          }
          if let value = markup.value {
            writer.key("value")
            writer.string(value)
          }
        }
      }
      switch markup.content {
      case .nothing: break
      case .text(let text): writer.string(text)
      case .elements(let elements): for element in elements { writer.tree(element, nodes: nodes) }
      case .nodes(let slot): nodes(&writer, slot)
      }
    }
  }
}

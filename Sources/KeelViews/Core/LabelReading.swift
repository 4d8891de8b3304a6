package import KeelControls

/// The text and the symbol of a label, for elements that show nothing else, such as a button of an alert or a tab.
package struct LabelContent {
  package var text = ""
  package var image: UIImage?
}

/// A view that consists of a title and a picture: `Label`, or a stack.
@MainActor package protocol LabelReadable {
  /// The title and the picture, or the views that contain them.
  var labelViews: [any View] { get }
}

/// Returns the text and the symbol of a label; other content is ignored.
@MainActor package func readLabel(_ view: any View, in environment: EnvironmentValues) -> LabelContent {
  var label = LabelContent()
  read(view, environment, into: &label)
  return label
}

@MainActor private func read(_ view: any View, _ environment: EnvironmentValues, into label: inout LabelContent) {
  for part in parts(of: view) {
    if let text = (part.view as Any) as? Text {
      let string = plainText(text, in: environment)
      label.text += label.text.isEmpty || string.isEmpty ? string : " " + string
    } else if let image = (part.view as Any) as? Image {
      if label.image == nil, let symbol = image.sign { label.image = UIImage(symbol) }
    } else if let usual = part.view as? DefaultTabLabel {
      label.text = plainText(usual.title, in: environment)
      if let symbol = usual.image?.sign { label.image = UIImage(symbol) }
    } else if let readable = part.view as? any LabelReadable {
      for view in readable.labelViews { read(view, environment, into: &label) }
    } else if let modified = part.view as? any AnyModifiedContent {
      read(modified.anyContent, environment, into: &label)
    } else if let body = bodyOf(part.view) {
      read(body, environment, into: &label)
    }
  }
}

/// Returns the body of a view that has one, without its state.
@MainActor package func bodyOf(_ view: any View) -> (any View)? {
  func body<V: View>(_ view: V) -> (any View)? { V.Body.self == Never.self ? nil : view.body }
  return body(view)
}

/// Returns the plain string of a text, for elements without text styles.
@MainActor package func plainText(_ text: Text, in environment: EnvironmentValues) -> String {
  text.string(in: environment.style.text)
}

import KeelControls
public import KeelModel

/// An editor for text of several lines. It is backed by `UITextView`.
public struct TextEditor {
  let text: Binding<String>

  /// Creates an editor of a text.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    TextEditorMount(self, control: UITextView(), at: place)
  }
}

final class TextEditorMount: ValueMount<TextEditor, UITextView> {
  override func prepare() {
    control.onChange = { [weak self] in
      guard let self else { return }
      view.text.wrappedValue = control.text
      edited()
    }
    keepFocus(of: control)
  }

  override func configure() {
    control.text = view.text.wrappedValue
    let environment = surroundings.environment
    control.take(environment.controls.text, environment.style)
  }
}

extension UITextView {
  /// Applies the settings of an environment.
  func take(_ input: TextInputLooks, _ style: LeafStyle) {
    hasExactColor = true
    (font, textColor, textAlignment) = style.editedText
    textContentType = input.contentType
    keyboardType = input.keyboard
    returnKeyType = input.returnKey
    isEditable = style.isEnabled && input.isEditable
    isUserInteractionEnabled = style.isEnabled
  }
}

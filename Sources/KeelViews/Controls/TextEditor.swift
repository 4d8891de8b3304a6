import KeelControls
public import KeelModel

/// An editor for text of several lines. It is backed by `UITextView`.
public struct TextEditor {
  let text: Binding<String>
  var selection: Binding<TextSelection?>?

  /// Creates an editor of a text.
  public init(text: Binding<String>) { self.text = text }

  /// Creates an editor of a text whose selection the program knows and sets.
  ///
  /// The selection is `nil` while the editor does not have the focus. A selection that the program sets meanwhile waits
  /// until it has. Indices behind the text count as its end. While the editor has the focus, `nil` leaves its selection as
  /// it is.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.text = text
    self.selection = selection
  }
}

extension TextEditor: View, PrimitiveView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    TextEditorMount(self, control: UITextView(), at: place)
  }
}

final class TextEditorMount: ValueMount<TextEditor, UITextView> {
  private var selected: ExchangedSelection<UITextView>?

  override func prepare() {
    control.onChange = { [weak self] in
      guard let self else { return }
      view.text.wrappedValue = control.text
      selected?.write()
      edited()
    }
    keepFocus(of: control)
  }

  override func configure() {
    control.text = view.text.wrappedValue
    selected = .following(view.selection, in: control, after: selected)
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

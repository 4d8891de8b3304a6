import UIKit

/// A field for four digits, and a text in capitals whose Return ends editing.
class DigitsViewController: UIViewController, UITextFieldDelegate, UITextViewDelegate {
  private let field = UITextField()
  private let note = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Digits"
    field.placeholder = "Code"
    field.borderStyle = .roundedRect
    field.delegate = self
    note.accessibilityLabel = "Note"
    note.isScrollEnabled = false
    note.delegate = self
    let stack = UIStackView(arrangedSubviews: [field, note])
    stack.axis = .vertical
    stack.spacing = 16
    view.addSubview(stack)
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    let text = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
    return text.count <= 4 && text.allSatisfy(\.isNumber)
  }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    if text == "\n" {
      textView.resignFirstResponder()
    } else {
      textView.text = (textView.text as NSString).replacingCharacters(in: range, with: text.uppercased())
    }
    return false
  }
}

import KeelModel
import KeelScene
import KeelTesting
import Testing
import UIKit

/// Delegates that decide about each edit of a text, as programs for UIKit write them.
@MainActor @Suite(.serialized) struct TextDelegateTests {
  /// Allows digits only, at most four, and writes letters in capitals.
  private final class Strict: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var asked: [String] = []

    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      asked.append("\(range.location),\(range.length) \(string)")
      let new = ((textField.text ?? "") as NSString).replacingCharacters(in: range, with: string)
      return new.count <= 4 && new.allSatisfy(\.isNumber)
    }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      asked.append("\(range.location),\(range.length) \(text)")
      if text == "\n" {
        textView.resignFirstResponder()
        return false
      }
      textView.text = (textView.text as NSString).replacingCharacters(in: range, with: text.uppercased())
      return false
    }
  }

  private let delegate = Strict()
  private let field = UITextField()
  private let editor = UITextView()
  private let window: UIWindow
  private let frontEnd = HeadlessFrontEnd()

  init() {
    let page = UIViewController()
    (field.delegate, editor.delegate) = (delegate, delegate)
    field.placeholder = "Number"
    editor.accessibilityLabel = "Note"
    page.view.addSubview(field)
    page.view.addSubview(editor)
    window = UIWindow(rootViewController: page)
    window.show(on: frontEnd)
    Turn.shared.flush()
  }

  private func edit(_ view: UIView, _ text: String) {
    let node = frontEnd.tree.inReadingOrder().first { node in
      switch node.element {
      case .textField: view is UITextField
      case .textEditor: view is UITextView
      default: false
      }
    }
    if let node { frontEnd.send(.edit(node.id, text: text)) }
    Turn.shared.flush()
  }

  @Test func aFieldTakesWhatItsDelegateAllows() {
    for text in ["1", "12", "12x", "123", "1239", "12394", "139"] { edit(field, text) }
    #expect(field.text == "139")
    #expect(
      delegate.asked == ["0,0 1", "1,0 2", "2,0 x", "2,0 3", "3,0 9", "4,0 4", "1,1 "])
  }

  @Test func aTextViewShowsWhatItsDelegateSets() {
    edit(editor, "a")
    edit(editor, "Ab")
    #expect(editor.text == "AB")
    edit(editor, "AB\n")
    #expect(editor.text == "AB")
    #expect(delegate.asked == ["0,0 a", "1,0 b", "2,0 \n"])
  }
}

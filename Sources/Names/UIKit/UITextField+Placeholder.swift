public import Foundation
public import KeelControls

extension UITextField {
  /// The placeholder. All of it has the colour of its first character, and the font of the field.
  public var attributedPlaceholder: NSAttributedString? {
    get {
      placeholder.map { text in
        NSAttributedString(string: text, attributes: placeholderColor.map { [.foregroundColor: $0] } ?? [:])
      }
    }
    set {
      placeholder = newValue?.string
      placeholderColor = newValue.flatMap { text in
        text.length > 0 ? text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
      }
    }
  }
}

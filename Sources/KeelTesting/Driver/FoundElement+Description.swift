public import KeelInteraction
import KeelScene

extension FoundElement: CustomStringConvertible {
  /// The element as in an outline: `button "Join" (disabled)`.
  public var description: String {
    let name = (names.first ?? borrowedNames.first).map { " " + ShownText.quoted($0) } ?? ""
    return (role?.rawValue ?? element.kind) + name + (isEnabled ? "" : " (disabled)")
  }
}

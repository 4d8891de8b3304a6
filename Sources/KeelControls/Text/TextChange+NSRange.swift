import KeelInteraction

import struct Foundation.NSRange

extension TextChange {
  /// Returns the part that is replaced as delegates receive it: in UTF-16 code units of the former text.
  func units(in old: String) -> NSRange {
    let units = SelectionRule.units(of: range, in: old)
    return NSRange(location: units.lowerBound, length: units.count)
  }
}

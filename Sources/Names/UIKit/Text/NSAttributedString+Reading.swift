import Foundation
import KeelControls
import KeelInteraction

extension NSAttributedString {
  /// The text with the attributes that labels show.
  var richText: RichText {
    var parts: [RichText.Part] = []
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      var part = RichText.Part((string as NSString).substring(with: range))
      part.font = attributes[.font] as? UIFont
      part.color = attributes[.foregroundColor] as? UIColor
      part.background = attributes[.backgroundColor] as? UIColor
      part.isUnderlined = Self.isLine(attributes[.underlineStyle])
      part.isStruckThrough = Self.isLine(attributes[.strikethroughStyle])
      part.kern = Self.number(attributes[.kern])
      part.baselineOffset = Self.number(attributes[.baselineOffset])
      part.link = Self.link(attributes[.link])
      if let attachment = attributes[.attachment] as? NSTextAttachment {
        part.text = ""
        guard let image = attachment.image, image.data == nil else { return }
        part.symbol = image.symbol
      }
      parts.append(part)
    }
    return RichText(parts)
  }

  /// The attributes of the first character; none if the string is empty.
  var firstAttributes: [NSAttributedString.Key: Any] {
    length > 0 ? attributes(at: 0, effectiveRange: nil) : [:]
  }

  private static func isLine(_ value: Any?) -> Bool {
    (value as? NSUnderlineStyle).map { !$0.isEmpty } ?? (number(value) != 0)
  }

  private static func number(_ value: Any?) -> Double {
    switch value {
    case let number as NSNumber: number.doubleValue
    case let number as CGFloat: Double(number)
    case let number as Double: number
    case let number as Int: Double(number)
    default: 0
    }
  }

  private static func link(_ value: Any?) -> String? {
    switch value {
    case let url as URL: LinkPolicy.checked(url.absoluteString)
    case let url as NSURL: LinkPolicy.checked(url.absoluteString)
    case let text as String: LinkPolicy.checked(text)
    default: nil
    }
  }
}

public import FoundationEssentials
import KeelInteraction

extension AttributeScopes {
  /// The attributes of UIKit in attributed strings.
  public struct UIKitAttributes: AttributeScope {
    /// The font of a range.
    public let font: FontAttribute
    /// The text colour of a range.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind a range.
    public let backgroundColor: BackgroundColorAttribute
    /// The line under a range; its pattern is not shown.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through a range; its pattern is not shown.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The additional space between characters, in points.
    public let kern: KernAttribute
    /// The distance in points by which a range is above its line.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation, such as `link`.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The key of the `font` attribute.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIFont
      /// The name of the attribute in attributed strings of Foundation.
      public static let name = "NSFont"
    }
    /// The key of the `foregroundColor` attribute.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The name of the attribute in attributed strings of Foundation.
      public static let name = "NSColor"
    }
    /// The key of the `backgroundColor` attribute.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = UIColor
      /// The name of the attribute in attributed strings of Foundation.
      public static let name = "NSBackgroundColor"
    }
    /// The key of the `underlineStyle` attribute.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in attributed strings of Foundation.
      public static let name = "NSUnderline"
    }
    /// The key of the `strikethroughStyle` attribute.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = NSUnderlineStyle
      /// The name of the attribute in attributed strings of Foundation.
      public static let name = "NSStrikethrough"
    }
    /// The key of the `kern` attribute.
    public enum KernAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Double
      /// The name of the attribute in attributed strings of Foundation.
      public static let name = "NSKern"
    }
    /// The key of the `baselineOffset` attribute.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Double
      /// The name of the attribute in attributed strings of Foundation.
      public static let name = "NSBaselineOffset"
    }
  }

  /// The scope of the UIKit attributes, for key paths and conversions.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of UIKit by name, as in `string.foregroundColor`. Where SwiftUI has one of that name and type,
  /// that is meant.
  @_disfavoredOverload
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>
  ) -> T { self[T.self] }
}

extension RichText {
  /// Reads the attributes of UIKit, and links.
  init(_ string: AttributedString) {
    typealias Key = AttributeScopes.UIKitAttributes
    self.init(
      string.runs.map { run in
        var part = Part(String(string[run.range].characters))
        part.font = run[Key.FontAttribute.self]
        part.color = run[Key.ForegroundColorAttribute.self]
        part.background = run[Key.BackgroundColorAttribute.self]
        part.isUnderlined = run[Key.UnderlineStyleAttribute.self].map { !$0.isEmpty } ?? false
        part.isStruckThrough = run[Key.StrikethroughStyleAttribute.self].map { !$0.isEmpty } ?? false
        part.kern = run[Key.KernAttribute.self] ?? 0
        part.baselineOffset = run[Key.BaselineOffsetAttribute.self] ?? 0
        part.link = run.link.flatMap { LinkPolicy.checked($0.absoluteString) }
        return part
      })
  }
}

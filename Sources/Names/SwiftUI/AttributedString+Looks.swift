public import Foundation
public import KeelViews

extension AttributeScopes {
  /// The attributes of SwiftUI in attributed strings. `Text` shows them.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font of a range.
    public let font: FontAttribute
    /// The text colour of a range.
    public let foregroundColor: ForegroundColorAttribute
    /// The background colour of a range.
    public let backgroundColor: BackgroundColorAttribute
    /// The line under a range; its pattern and colour are not shown.
    public let underlineStyle: UnderlineStyleAttribute
    /// The line through a range; its pattern and colour are not shown.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The additional space between characters, in points.
    public let kern: KerningAttribute
    /// The additional space between characters without effect on ligatures, in points.
    public let tracking: TrackingAttribute
    /// The vertical offset of a range, in points.
    public let baselineOffset: BaselineOffsetAttribute
    /// The attributes of Foundation, such as `link`.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The key of the `font` attribute.
    public enum FontAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Font
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.Font"
    }
    /// The key of the `foregroundColor` attribute.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The key of the `backgroundColor` attribute.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Color
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The key of the `underlineStyle` attribute.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// The key of the `strikethroughStyle` attribute.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = Text.LineStyle
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The key of the `kern` attribute.
    public enum KerningAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.Kern"
    }
    /// The key of the `tracking` attribute.
    public enum TrackingAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.Tracking"
    }
    /// The key of the `baselineOffset` attribute.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// The type of the attribute.
      public typealias Value = CGFloat
      /// The name of the attribute in encoded strings.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  /// The scope of the SwiftUI attributes, for key paths and conversions.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  /// Finds the attributes of SwiftUI by name, as in `string.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// Attributed strings, for `Text.init(_:)`. String literals do not conform, so that they remain localization keys.
public protocol _AttributedContent {
  /// The text with its attributes.
  var _attributed: AttributedString { get }
}

extension AttributedString: _AttributedContent {
  /// The string itself.
  public var _attributed: AttributedString { self }
}

extension Text {
  /// Creates text from an attributed string.
  public init<Content: _AttributedContent>(_ content: Content) {
    let attributedContent = content._attributed
    var whole: Text?
    for run in attributedContent.runs {
      var piece = Text(.attributed(AttributedString(attributedContent[run.range])))
      if let font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { piece = piece.font(font) }
      if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        piece = piece.foregroundColor(color)
      }
      if let color = run[AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self] {
        piece = piece.onBackground(color)
      }
      if let space = run[AttributeScopes.SwiftUIAttributes.KerningAttribute.self]
        ?? run[AttributeScopes.SwiftUIAttributes.TrackingAttribute.self]
      {
        piece = piece.tracking(Double(space))
      }
      if let offset = run[AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self] {
        piece = piece.baselineOffset(Double(offset))
      }
      if run[AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self] != nil { piece = piece.underline() }
      if run[AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self] != nil {
        piece = piece.strikethrough()
      }
      if let looks = run[MarkdownLooksAttribute.self] {
        if looks.isBold { piece = piece.bold() }
        if looks.isItalic { piece = piece.italic() }
        if looks.isCode { piece = piece.monospaced() }
        if looks.isStruckThrough { piece = piece.strikethrough() }
      }
      whole = whole.map { $0 + piece } ?? piece
    }
    self = whole ?? Text(verbatim: "")
  }
}

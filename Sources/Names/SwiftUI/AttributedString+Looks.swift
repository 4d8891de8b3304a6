public import Foundation
public import KeelViews

extension AttributeScopes {
  /// The attributes of text that SwiftUI knows.
  public struct SwiftUIAttributes: AttributeScope {
    public let font: FontAttribute
    public let foregroundColor: ForegroundColorAttribute
    public let backgroundColor: BackgroundColorAttribute
    public let underlineStyle: UnderlineStyleAttribute
    public let strikethroughStyle: StrikethroughStyleAttribute
    public let kern: KerningAttribute
    public let tracking: TrackingAttribute
    public let baselineOffset: BaselineOffsetAttribute
    public let foundation: AttributeScopes.FoundationAttributes

    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      public static let name = "SwiftUI.Font"
    }
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.ForegroundColor"
    }
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      public static let name = "SwiftUI.BackgroundColor"
    }
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.UnderlineStyle"
    }
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Kern"
    }
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.Tracking"
    }
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      public static let name = "SwiftUI.BaselineOffset"
    }
  }

  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// What text with attributes is made of. Literals are of no such type, so that they make keys.
public protocol _AttributedContent {
  var _attributed: AttributedString { get }
}

extension AttributedString: _AttributedContent {
  public var _attributed: AttributedString { self }
}

extension Text {
  /// Text with attributes: font, colour, lines and links are shown.
  public init<Content: _AttributedContent>(_ content: Content) {
    let attributedContent = content._attributed
    var whole = Text(verbatim: "")
    for run in attributedContent.runs {
      var piece = Text(.attributed(AttributedString(attributedContent[run.range])))
      if let font = run[AttributeScopes.SwiftUIAttributes.FontAttribute.self] { piece = piece.font(font) }
      if let color = run[AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self] {
        piece = piece.foregroundColor(color)
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
      whole = whole + piece
    }
    self = whole
  }
}

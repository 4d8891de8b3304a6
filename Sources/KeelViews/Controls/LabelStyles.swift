/// The style that suits the context.
public struct DefaultLabelStyle {
  /// Creates the style.
  public init() {}
}

extension DefaultLabelStyle: BuiltInLabelStyle {
  nonisolated static var parts: LabelParts { .all }
  /// Returns the label, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that suits the context.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The title alone.
public struct TitleOnlyLabelStyle {
  /// Creates the style.
  public init() {}
}

extension TitleOnlyLabelStyle: BuiltInLabelStyle {
  nonisolated static var parts: LabelParts { .title }
  /// Returns the label, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The picture alone; assistive technology reads the title.
public struct IconOnlyLabelStyle {
  /// Creates the style.
  public init() {}
}

extension IconOnlyLabelStyle: BuiltInLabelStyle {
  nonisolated static var parts: LabelParts { .icon }
  /// Returns the label, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone; assistive technology reads the title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The picture, then the title.
public struct TitleAndIconLabelStyle {
  /// Creates the style.
  public init() {}
}

extension TitleAndIconLabelStyle: BuiltInLabelStyle {
  nonisolated static var parts: LabelParts { [.all, .inBars] }
  /// Returns the label, shown in this style.
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The picture, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// The style that suits the place.
public struct DefaultLabelStyle {
  public init() {}
}

extension DefaultLabelStyle: BuiltInLabelStyle {
  nonisolated static var parts: LabelParts { .all }
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// The style that suits the place.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

/// The title alone.
public struct TitleOnlyLabelStyle {
  public init() {}
}

extension TitleOnlyLabelStyle: BuiltInLabelStyle {
  nonisolated static var parts: LabelParts { .title }
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// The title alone.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// The picture alone; assistive technology is told the title.
public struct IconOnlyLabelStyle {
  public init() {}
}

extension IconOnlyLabelStyle: BuiltInLabelStyle {
  nonisolated static var parts: LabelParts { .icon }
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// The picture alone; assistive technology is told the title.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// The picture, then the title.
public struct TitleAndIconLabelStyle {
  public init() {}
}

extension TitleAndIconLabelStyle: BuiltInLabelStyle {
  nonisolated static var parts: LabelParts { .all }
  public func makeBody(configuration: Configuration) -> some View { Label(configuration).labelStyle(self) }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// The picture, then the title.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

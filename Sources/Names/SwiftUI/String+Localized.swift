public import Foundation
public import KeelViews

extension String {
  /// Creates a string from the translation of a text, as `Text` would show it without attributes.
  ///
  /// The locale is that of the process unless another one is given. In a server of pages each window has its own: pass
  /// `@Environment(\.locale)`, or show a `Text`.
  public init(
    localized keyAndValue: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
    comment: StaticString? = nil
  ) {
    let text = Text(keyAndValue, tableName: table, bundle: bundle)
    self = text.string(in: TextContext(locale: locale))
  }
}

public import Foundation
public import KeelViews

extension Text {
  /// The object, written by the formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  /// The value, written by the formatter.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  /// Text of the app's own tables; the bundle is where they are.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil) {
    self.init(key, tableName: tableName, bundlePath: bundle?.bundlePath)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// The object, written by the formatter.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
  }
  /// The value, written by the formatter.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }
}

extension Color {
  /// A colour of the bundle's catalogue, by name.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension Image {
  /// A picture of the bundle, by name.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
}

extension TextField where Label == Text {
  /// A field for a value that the formatter writes and reads.
  @MainActor public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(titleKey, text: value.text(in: formatter))
  }
  /// A field for a value that the formatter writes and reads.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(title, text: value.text(in: formatter))
  }
}

extension Binding {
  fileprivate func text(in formatter: Formatter) -> Binding<String> {
    Binding<String>(
      get: { formatter.string(for: wrappedValue) ?? "" },
      set: { text in
        if Value.self == String.self, let value = text as? Value { return wrappedValue = value }
        guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return }
        let value: Any? =
          switch Value.self {
          case is Int.Type, is Int?.Type: number.intValue
          case is Double.Type, is Double?.Type: number.doubleValue
          case is Float.Type, is Float?.Type: number.floatValue
          case is CGFloat.Type: CGFloat(number.doubleValue)
          case is Decimal.Type, is Decimal?.Type: number.decimalValue
          default: number
          }
        if let value = value as? Value { wrappedValue = value }
      })
  }
}

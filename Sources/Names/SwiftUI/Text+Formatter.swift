public import Foundation
public import KeelViews
import UIKit

extension Text {
  /// Creates text from an object, with a formatter.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  /// Creates text from a value, with a formatter.
  @_disfavoredOverload
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }
  /// Creates text from a key of the app's localized tables in a bundle.
  public init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle?, comment: StaticString? = nil) {
    self.init(key, tableName: tableName, bundlePath: bundle?.assetPath)
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends an object, with a formatter.
  public mutating func appendInterpolation<Subject: NSObject>(_ subject: Subject, formatter: Formatter? = nil) {
    appendInterpolation(formatter?.string(for: subject) ?? "\(subject)")
  }
  /// Appends a value, with a formatter.
  @_disfavoredOverload
  public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
    appendInterpolation(formatter.string(for: subject) ?? "")
  }
}

extension TextField where Label == Text {
  /// Creates a field for a value that a formatter formats and parses. Number and date formatters can parse.
  @MainActor public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(titleKey), source: .value(FormatterField(value: value, formatter: formatter)), prompt: nil)
  }
  /// Creates a field for a value that a formatter formats and parses. Number and date formatters can parse.
  @_disfavoredOverload
  @MainActor public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
    self.init(label: Text(title), source: .value(FormatterField(value: value, formatter: formatter)), prompt: nil)
  }
}

/// A value that a formatter formats and parses, in the formatter's own locale.
private struct FormatterField<Value>: ValueSource {
  let value: Binding<Value>
  let formatter: Formatter

  func text(at place: FormatPlace) -> String {
    let value: Any = value.wrappedValue
    if let optional = value as? any OptionalValue, optional.isNone { return "" }
    return formatter.string(for: value) ?? ""
  }

  func commit(_ text: String, at place: FormatPlace) {
    if text.isEmpty, let type = Value.self as? any OptionalValue.Type, let none = type.none as? Value {
      value.wrappedValue = none
    } else if let read = read(text) as? Value {
      value.wrappedValue = read
    }
  }

  private func read(_ text: String) -> Any? {
    if Value.self == String.self || Value.self == String?.self { return text }
    if let formatter = formatter as? DateFormatter { return formatter.date(from: text) }
    guard let number = (formatter as? NumberFormatter)?.number(from: text) else { return nil }
    return switch Value.self {
    case is Int.Type, is Int?.Type: number.intValue
    case is Double.Type, is Double?.Type: number.doubleValue
    case is Float.Type, is Float?.Type: number.floatValue
    case is CGFloat.Type, is CGFloat?.Type: CGFloat(number.doubleValue)
    case is Decimal.Type, is Decimal?.Type: number.decimalValue
    default: number
    }
  }
}

/// An optional value, independent of its type.
private protocol OptionalValue {
  static var none: Self { get }
  var isNone: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate var isNone: Bool { if case .none = self { true } else { false } }
}

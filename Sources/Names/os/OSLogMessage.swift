/// A message with values, each of which is shown or hidden. Values are evaluated only if the message is written.
public struct OSLogMessage: ExpressibleByStringInterpolation {
  enum Part {
    case literal(String)
    case value(() -> String, isText: Bool, OSLogPrivacy)
  }

  private var parts: [Part]
  // The text of a message without interpolations, which `os_log` takes for a format.
  private var format: String?

  init(parts: [Part]) { self.parts = parts }

  /// Creates a message from a text.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
    format = value
  }

  /// Creates a message from a text with values.
  public init(stringInterpolation: OSLogInterpolation) { parts = stringInterpolation.parts }

  /// The message with the values of its format. A message with interpolations has no format.
  func formatted(_ arguments: [any CVarArg]) -> OSLogMessage {
    format.map { OSLogMessage(parts: LogFormat.parts(of: $0, arguments)) } ?? self
  }

  /// Returns words followed by a message, if there is one.
  static func joined(_ words: String, _ message: OSLogMessage?) -> OSLogMessage {
    OSLogMessage(parts: [.literal(message == nil ? words : words + ": ")] + (message?.parts ?? []))
  }

  /// The text for the log.
  func text(showingPrivate: Bool) -> String {
    parts.map { part in
      switch part {
      case .literal(let text): text
      case .value(let value, let isText, let privacy):
        privacy.shown(value, isText: isText, showingPrivate: showingPrivate)
      }
    }.joined()
  }
}

/// The text and the values of a message.
public struct OSLogInterpolation: StringInterpolationProtocol {
  var parts: [OSLogMessage.Part] = []

  /// Creates an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds a part of the text.
  public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

  /// Adds a text, which is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value({ align.aligned(argumentString()) }, isText: true, privacy))
  }

  /// Adds a description of a value, which is private unless `privacy` says otherwise.
  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value({ align.aligned(value().description) }, isText: true, privacy))
  }

  /// Adds a description of an error, which is private unless `privacy` says otherwise.
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> any Error, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value({ align.aligned("\(error())") }, isText: true, privacy))
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value({ align.aligned("\(value())") }, isText: false, privacy))
  }

  /// Adds an integer.
  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value({ align.aligned(format.text(number())) }, isText: false, privacy))
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value({ align.aligned(format.text(number())) }, isText: false, privacy))
  }

  /// Adds a number.
  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value({ align.aligned(format.text(Double(number()))) }, isText: false, privacy))
  }

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    parts.append(.value({ format.text(boolean()) }, isText: false, privacy))
  }
}

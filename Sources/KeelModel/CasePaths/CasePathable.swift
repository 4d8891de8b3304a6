/// Adds a path to each case of an enum, for bindings, `is`, `modify` and subscripts.
///
///     @CasePathable enum Destination {
///       case connect(ConnectModel)
///       case help
///     }
///     destination.is(\.help)
///     $model.destination.connect   // Binding<ConnectModel?>
///
/// Add `@dynamicMemberLookup` to read payloads as properties: `destination.connect?.password`.
@attached(extension, conformances: CasePathable)
@attached(member, names: named(AllCasePaths), named(allCasePaths))
public macro CasePathable() = #externalMacro(module: "KeelMacros", type: "CasePathableMacro")

/// An enum with a path to each of its cases; the macro of the same name adds the conformance.
public protocol CasePathable: SendableMetatype {
  /// The type that has a property for each case: its path, under the case's name.
  associatedtype AllCasePaths
  /// The paths to all cases.
  static var allCasePaths: AllCasePaths { get }
}

/// The name of a case as a value: `\.connect`.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<Root.AllCasePaths, AnyCasePath<Root, Value>>

/// A pair of functions that embed a payload in a case of an enum and extract it again.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  private let embedValue: @Sendable (Value) -> Root
  private let extractValue: @Sendable (Root) -> Value?

  /// Creates a path from its two functions.
  ///
  /// - Parameters:
  ///   - embed: Returns the enum in this case with a payload.
  ///   - extract: Returns the payload, or `nil` if the enum is in another case.
  public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    embedValue = embed
    extractValue = extract
  }

  /// Returns the enum in this case with the given payload.
  public func embed(_ value: Value) -> Root { embedValue(value) }

  /// Returns the payload, or `nil` if the enum is in another case.
  public func extract(from root: Root) -> Value? { extractValue(root) }

  /// The path to a case of an enum that is the payload of this case.
  public subscript<Member>(
    dynamicMember keyPath: CaseKeyPath<Value, Member>
  ) -> AnyCasePath<Root, Member> where Value: CasePathable {
    let inner = Value.allCasePaths[keyPath: keyPath]
    return AnyCasePath<Root, Member>(
      embed: { embed(inner.embed($0)) }, extract: { extract(from: $0).flatMap { inner.extract(from: $0) } })
  }

  /// The path to a case of an enum that is the optional payload of this case: `\.profile.edit` for
  /// `\.profile.some.edit`.
  public subscript<Wrapped: CasePathable, Member>(
    dynamicMember keyPath: CaseKeyPath<Wrapped, Member>
  ) -> AnyCasePath<Root, Member> where Value == Wrapped? {
    let inner = Wrapped.allCasePaths[keyPath: keyPath]
    return AnyCasePath<Root, Member>(
      embed: { embed(inner.embed($0)) },
      extract: { extract(from: $0).flatMap { $0 }.flatMap { inner.extract(from: $0) } })
  }
}

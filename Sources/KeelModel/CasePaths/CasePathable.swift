/// Gives an enum a path to each of its cases, so that bindings, `is`, `modify` and subscripts reach into them.
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

/// An enum with a path to each of its cases; the macro of the same name makes one of an enum.
public protocol CasePathable: SendableMetatype {
  associatedtype AllCasePaths
  /// A path to each case, under the case's name.
  static var allCasePaths: AllCasePaths { get }
}

/// The name of a case as code can pass it around: `\.connect`.
public typealias CaseKeyPath<Root: CasePathable, Value> = KeyPath<Root.AllCasePaths, AnyCasePath<Root, Value>>

/// Makes an enum of a payload, and finds the payload in an enum.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  private let embedValue: @Sendable (Value) -> Root
  private let extractValue: @Sendable (Root) -> Value?

  public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    embedValue = embed
    extractValue = extract
  }

  /// The enum, in this case, with this payload.
  public func embed(_ value: Value) -> Root { embedValue(value) }

  /// The payload, `nil` when the enum is in another case.
  public func extract(from root: Root) -> Value? { extractValue(root) }

  /// The path to a case of an enum that is the payload of this one.
  public subscript<Member>(
    dynamicMember keyPath: CaseKeyPath<Value, Member>
  ) -> AnyCasePath<Root, Member> where Value: CasePathable {
    let inner = Value.allCasePaths[keyPath: keyPath]
    return AnyCasePath<Root, Member>(
      embed: { embed(inner.embed($0)) }, extract: { extract(from: $0).flatMap { inner.extract(from: $0) } })
  }
}

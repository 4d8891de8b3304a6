/// The requirements of a model's `Action`: it can be stored, compared and passed between tasks.
public typealias ActionValue = Codable & Equatable & Sendable

/// A model whose endpoints are also values: a user's actions can be recorded, sent and played again.
///
///     extension TimerModel: ActionModel {
///       @CasePathable @Actions public enum Action: ActionValue {
///         case startButtonTapped
///         @Bound case minutes(Int)
///       }
///     }
///     extension TimerModel {
///       @Endpoint public func startButtonTapped() { … }
///     }
///
/// `startButtonTapped()` and `send(.startButtonTapped)` are the same action, which is recorded once. So are
/// `send(.minutes(5))` and a view that writes 5 to `$model.minutes`.
@MainActor public protocol ActionModel: AnyObject {
  /// The actions of the model: a case for each endpoint and for each property that views bind.
  associatedtype Action: ActionValue

  /// The identity of the model's subject, which distinguishes siblings of the same kind; `nil` for none.
  var actionID: String? { get }
  /// The models that are open inside of this one now.
  var actionChildren: [ActionChild] { get }

  /// Performs an action without recording a write of a property; call `send(_:)`. `@Actions` provides it.
  func perform(_ action: Action)
  /// Returns false for a dismissal if nothing is presented, and for the action of a child that is not open. `@Actions`
  /// provides it.
  func isApplicable(_ action: Action) -> Bool
  /// Returns true for the cases that are marked with `@Child`. `@Actions` provides it.
  func isForChild(_ action: Action) -> Bool
  /// Returns the action for a view's write of a property; `nil` if none is declared. `@Actions` provides it.
  func action(writing property: AnyKeyPath, _ value: Any) -> Action?
}

extension ActionModel {
  /// Returns `nil`.
  public var actionID: String? { nil }
  /// Returns an empty array.
  public var actionChildren: [ActionChild] { [] }
  /// Returns false.
  public func isForChild(_ action: Action) -> Bool { false }

  /// Performs an action: the same as calling the endpoint, or as writing the property through a binding.
  ///
  /// The action of an asynchronous endpoint begins, and the method returns. The action of a child is sent to the child,
  /// and is the child's action for recordings and other receivers; if the child is not open, that is reported.
  public func send(_ action: Action) {
    if isForChild(action) {
      perform(action)
    } else {
      Endpoint.call(self, action) { perform(action) }
    }
  }
}

/// A model inside of another one, and its name there.
@MainActor public struct ActionChild {
  /// The name, for example that of the case of a destination.
  public var name: String
  /// The model.
  public var model: any ActionModel

  /// Creates a child.
  public init(_ name: String, _ model: any ActionModel) {
    self.name = name
    self.model = model
  }

  /// Returns the model in the current case of a destination, under the name of the case; nothing if it is `nil` or has
  /// no such model.
  public static func inCase<Destination: CasePathable>(of destination: Destination?) -> [ActionChild] {
    guard let destination, let payload = Mirror(reflecting: destination).children.first, let name = payload.label,
      let model = payload.value as? any ActionModel
    else { return [] }
    return [ActionChild(name, model)]
  }
}

/// Connects each case of a model's `Action` with the method or the property of the same name.
///
/// It provides the requirements of ``ActionModel``. A case without a method that is marked as ``Endpoint()``, and a
/// ``Bound()`` case without a property, do not compile.
@attached(peer, names: named(perform), named(isApplicable), named(isForChild), named(action))
public macro Actions() = #externalMacro(module: "KeelMacros", type: "ActionsMacro")

/// Marks cases of an `Action` as writes of a property through a view's binding.
///
/// The case has the name of the property and its value. A ``Secret`` is for a property of that type, and for a string
/// that must not be recorded. A case without a value is the clearing of an optional: `alertDismissed` is for `alert`.
@attached(peer)
public macro Bound() = #externalMacro(module: "KeelMacros", type: "BoundMacro")

/// Marks cases of an `Action` as actions of a model that is open inside of this one.
///
///     @Child case detail(NetworkDetailModel.Action)
///
/// `send(.detail(.joinButtonTapped))` sends `joinButtonTapped` to the model that `actionChildren` returns under the name
/// `detail`. Where several have the same name, a first value is the `actionID` of the child:
/// `@Child case row(id: String, RowModel.Action)`.
@attached(peer)
public macro Child() = #externalMacro(module: "KeelMacros", type: "ChildMacro")

/// Makes a method of a model an endpoint: a call is an action of the user, unless another action causes it.
///
/// The model's `Action` has a case with the method's name, labels and types; without it the method does not compile.
@attached(body)
@attached(peer, names: prefixed(__endpoint_))
public macro Endpoint() = #externalMacro(module: "KeelMacros", type: "EndpointMacro")

package import KeelModel

extension Binding: @MainActor DynamicProperty {}

extension Binding: @MainActor ComparedField {
  /// Two bindings are the same when they lead to the same place by the same way.
  package static func isSame(_ old: Self, _ new: Self) -> Bool { old == new }
}

extension Bindable: @MainActor DynamicProperty {}

package import KeelModel

extension Binding: @MainActor DynamicProperty {}

extension Binding: @MainActor ComparedField {
  /// Returns true if the two bindings are equal, that is, refer to the same value in the same way.
  package static func isSame(_ old: Self, _ new: Self) -> Bool { old == new }
}

extension Bindable: @MainActor DynamicProperty {}

import KeelControls
import KeelModel

/// A modifier that changes settings of the rows of a view.
package struct RowModifier {
  let change: (inout RowSettings) -> Void
  package init(_ change: @escaping (inout RowSettings) -> Void) { self.change = change }
}

extension RowModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    RowModifierMount(view, at: place)
  }
}

final class RowModifierMount<Content: View>: ModifierMount<Content, RowModifier>, RowModifying {
  func apply(to settings: inout RowSettings) { modifier.change(&settings) }
  override func didUpdate() { notifyRow() }
}

/// A modifier that identifies a view for a picker, a list's selection or a tab view.
package struct TagModifier<Value: Hashable> {
  package let value: Value
}

/// A tag of any type.
protocol AnyTagModifier {
  var anyValue: AnyHashable { get }
}

extension TagModifier: AnyTagModifier {
  var anyValue: AnyHashable { AnyHashable(value) }
}

extension TagModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    TagMount(view, at: place)
  }
}

/// A mount with the value that identifies its view in a selection.
@MainActor package protocol TaggedMount: AnyMount {
  var tagValue: AnyHashable { get }
}

final class TagMount<Content: View, Value: Hashable>: ModifierMount<Content, TagModifier<Value>>, TaggedMount,
  RowModifying
{
  var tagValue: AnyHashable { AnyHashable(modifier.value) }
  func apply(to settings: inout RowSettings) { settings.tag = tagValue }
  override func didUpdate() { notifyRow() }
}

extension View {
  /// Sets the value that identifies the view in the selection of a picker, a list or a tab view.
  nonisolated public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(TagModifier(value: tag))
  }

  /// Shows a number at the trailing edge of the row; 0 shows nothing.
  nonisolated public func badge(_ count: Int) -> some View {
    modifier(RowModifier { $0.badge = count == 0 ? "" : "\(count)" })
  }

  /// Shows a short text at the trailing edge of the row; `nil` shows nothing.
  nonisolated public func badge(_ label: Text?) -> some View {
    modifier(BadgeModifier(text: label))
  }

  /// Shows a short text at the trailing edge of the row; `nil` shows nothing.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(text: key.map { Text($0) }))
  }

  /// Shows a short text at the trailing edge of the row; `nil` shows nothing.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(text: label.map { Text($0) }))
  }

  /// Prevents rows from being deleted while `isDisabled` is true, even if their collection allows it.
  nonisolated public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowModifier { $0.isDeleteDisabled = isDisabled })
  }

  /// Prevents rows from being moved while `isDisabled` is true, even if their collection allows it.
  nonisolated public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(RowModifier { $0.isMoveDisabled = isDisabled })
  }

  /// Prevents rows from being selected while `isDisabled` is true.
  nonisolated public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(RowModifier { $0.isSelectionDisabled = isDisabled })
  }
}

/// A modifier that shows a short text at the trailing edge of a row, in the language of its environment.
package struct BadgeModifier {
  let text: Text?
}

extension BadgeModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    BadgeMount(view, at: place)
  }
}

final class BadgeMount<Content: View>: ModifierMount<Content, BadgeModifier>, RowModifying {
  override func prepare() { surroundings.environment.follow(self) }
  override func environmentDidChange() { notifyRow() }
  override func didUpdate() { notifyRow() }

  func apply(to settings: inout RowSettings) {
    settings.badge = modifier.text?.string(in: surroundings.environment.style.text) ?? ""
  }
}

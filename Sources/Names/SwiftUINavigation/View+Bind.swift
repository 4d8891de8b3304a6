public import SwiftUI

extension View {
  /// Keeps a value of the model and a focus state equal. The value of the model counts when the view appears.
  ///
  /// Like the other names of this module, it is only there for files that import it: in others, `bind` in a view is a
  /// function of the app.
  nonisolated public func bind<Value: Hashable>(
    _ modelValue: Binding<Value>, to viewValue: FocusState<Value>.Binding
  ) -> some View {
    modifier(FocusBond(model: modelValue, focus: viewValue))
  }
}

private struct FocusBond<Value: Hashable>: ViewModifier {
  let model: Binding<Value>
  let focus: FocusState<Value>.Binding

  func body(content: Content) -> some View {
    content
      .onAppear { follow(model.wrappedValue) }
      .onChange(of: model.wrappedValue) { _, value in follow(value) }
      .onChange(of: focus.wrappedValue) { _, value in
        if model.wrappedValue != value { model.wrappedValue = value }
      }
  }

  private func follow(_ value: Value) {
    if focus.wrappedValue != value { focus.wrappedValue = value }
  }
}

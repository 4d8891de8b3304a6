import KeelControls
public import KeelModel

/// Names the model of a window once the view is on the screen.
struct ActionRootModifier<Model: ActionModel> {
  let model: Model
}

extension ActionRootModifier: ViewModifier {
  func body(content: Content) -> some View {
    content.onAppear { WindowScope.window?.recordActions(of: model) }
  }
}

extension View {
  /// Names the model of the window that shows this view, whose actions `--record` writes and `--replay` performs.
  ///
  /// Apply it to the root view of a window. The models inside of it take part by its `actionChildren`. See
  /// `ActionModel`.
  nonisolated public func recordsActions(of model: some ActionModel) -> some View {
    modifier(ActionRootModifier(model: model))
  }
}

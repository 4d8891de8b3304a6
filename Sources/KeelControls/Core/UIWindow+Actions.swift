public import KeelModel

extension UIWindow {
  /// Names the model of this window, whose actions `--record` writes and `--replay` performs.
  ///
  /// Call it once, before anything is done with the model. The models inside of it take part by its `actionChildren`.
  /// Without these options it has no effect.
  public func recordActions(of model: some ActionModel) { UIWindow.onActions?(self, model) }

  /// Receives the models of windows while actions are recorded or played.
  package static var onActions: ((UIWindow, any ActionModel) -> Void)?
}

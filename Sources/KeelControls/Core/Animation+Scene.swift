import KeelModel
import KeelScene

extension Animation {
  /// The animation as front ends show it.
  var sceneAnimation: SceneAnimation {
    let curve: SceneAnimation.Curve =
      switch curve {
      case .linear: .timing(0, 0, 1, 1)
      case .easeIn: .timing(0.42, 0, 1, 1)
      case .easeOut: .timing(0, 0, 0.58, 1)
      case .easeInOut: .timing(0.42, 0, 0.58, 1)
      case .timing(let x1, let y1, let x2, let y2): .timing(x1, y1, x2, y2)
      case .spring(let bounce): .spring(bounce: bounce)
      }
    return SceneAnimation(
      curve, duration: duration, delay: delay, repeatCount: repeatCount, autoreverses: autoreverses)
  }
}

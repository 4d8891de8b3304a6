internal import KeelScene

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#endif

extension SceneAnimation {
  /// Writes the course for the page's script: the easing, the duration and the delay in milliseconds, the number of
  /// repetitions or 0 for no end, and 1 if every second one runs backwards.
  func write(to message: inout JSONWriter) {
    message.array { message in
      message.string(curve.easing)
      message.number(Int((duration * 1000).rounded()))
      message.number(Int((delay * 1000).rounded()))
      message.number(min(repeatCount ?? 0, 1_000_000))
      message.number(autoreverses ? 1 : 0)
    }
  }
}

extension SceneAnimation.Curve {
  /// The easing function of CSS.
  fileprivate var easing: String {
    func part(_ number: Double) -> String { number.clamped(to: 0...1).short }
    func free(_ number: Double) -> String { number.clamped(to: -100...100).short }
    switch self {
    case .timing(0, 0, 1, 1): return "linear"
    case .timing(let x1, let y1, let x2, let y2):
      return "cubic-bezier(\(part(x1)),\(free(y1)),\(part(x2)),\(free(y2)))"
    case .spring(let bounce):
      let bounce = bounce.clamped(to: 0...0.95)
      guard bounce > 0 else { return "cubic-bezier(.2,.8,.2,1)" }
      return "linear(" + Self.spring(bounce: bounce).map(\.short).joined(separator: ",") + ")"
    }
  }

  /// The positions of a damped spring at 33 moments of its duration, the last one at rest.
  ///
  /// The damping ratio is one minus the bounce, and the spring has one undamped period in the duration.
  private static func spring(bounce: Double) -> [Double] {
    let damping = 1 - bounce
    let frequency = 2 * Double.pi
    let damped = frequency * (1 - damping * damping).squareRoot()
    let count = 32
    return (0...count).map { index in
      guard index < count else { return 1 }
      let time = Double(index) / Double(count)
      let envelope = exp(-damping * frequency * time)
      return 1 - envelope * (cos(damped * time) + damping * frequency / damped * sin(damped * time))
    }
  }
}

extension Double {
  fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

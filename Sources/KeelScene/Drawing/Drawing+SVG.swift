// Numbers, paths and transforms as attributes of SVG. The output consists of numbers and known words only.

extension Double {
  /// The number with at most three decimal places.
  package var short: String {
    let thousandths = Int((max(min(self, 1e12), -1e12) * 1000).rounded())
    let sign = thousandths < 0 ? "-" : ""
    let (whole, rest) = abs(thousandths).quotientAndRemainder(dividingBy: 1000)
    guard rest != 0 else { return sign + String(whole) }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return sign + "\(whole).\(digits)"
  }
}

extension DrawingPath {
  /// The path as the value of a `d` attribute.
  package var svg: String {
    var text = ""
    text.reserveCapacity(steps.count * 12)
    for step in steps {
      switch step {
      case .move(let end): text += "M\(end.svg)"
      case .line(let end): text += "L\(end.svg)"
      case .quadCurve(let end, let control): text += "Q\(control.svg) \(end.svg)"
      case .curve(let end, let first, let second): text += "C\(first.svg) \(second.svg) \(end.svg)"
      case .closeSubpath: text += "Z"
      }
    }
    return text
  }
}

extension ScenePoint {
  package var svg: String { "\(x.short) \(y.short)" }
}

extension DrawingTransform {
  package var svg: String {
    func exact(_ number: Double) -> String {
      // Three decimal places would move distant points of a rotated drawing.
      let scaled = (number * 1e6).rounded() / 1e6
      return scaled == scaled.rounded() ? scaled.short : "\(scaled)"
    }
    return "matrix(\([a, b, c, d, tx, ty].map(exact).joined(separator: " ")))"
  }
}

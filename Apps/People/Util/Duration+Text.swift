extension Duration {
  /// The duration for display: `0.4 ms`, `12 ms`, `3.1 s`.
  public var text: String {
    let milliseconds = Double(components.seconds) * 1000 + Double(components.attoseconds) / 1e15
    func tenths(_ value: Double) -> String {
      let tenths = Int((value * 10).rounded())
      return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
    }
    return switch milliseconds {
    case ..<10: "\(tenths(milliseconds)) ms"
    case ..<1000: "\(Int(milliseconds.rounded())) ms"
    default: "\(tenths(milliseconds / 1000)) s"
    }
  }
}

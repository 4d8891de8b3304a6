/// The colour space and the range in which a drawing's colours are mixed.
///
/// Front ends mix colours in their own space, whatever the mode: it has no visible effect.
public enum ColorRenderingMode: Hashable, Sendable {
  /// The standard range with gamma-corrected values, which is the default.
  case nonLinear
  /// The standard range with linear values.
  case linear
  /// Linear values that may be outside of the standard range.
  case extendedLinear
}

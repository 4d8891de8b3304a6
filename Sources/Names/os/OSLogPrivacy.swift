/// Whether a value of a message may be read by others.
public struct OSLogPrivacy: Sendable {
  /// A replacement of a private value.
  public struct Mask: Sendable {
    enum Kind { case none, hash }
    let kind: Kind

    /// A text that is equal for equal values of one run of the program.
    public static let hash = Mask(kind: .hash)
    /// A text that is equal for all values.
    public static let none = Mask(kind: .none)
  }

  enum Kind { case automatic, `public`, `private`, sensitive }
  let kind: Kind
  let mask: Mask

  /// Shows numbers and truth values, and hides texts and objects.
  public static let auto = OSLogPrivacy(kind: .automatic, mask: .none)
  /// Shows the value.
  public static let `public` = OSLogPrivacy(kind: .public, mask: .none)
  /// Hides the value.
  public static let `private` = OSLogPrivacy(kind: .private, mask: .none)
  /// Hides the value, also where private values are shown.
  public static let sensitive = OSLogPrivacy(kind: .sensitive, mask: .none)

  /// Shows numbers and truth values, and replaces texts and objects.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .automatic, mask: mask) }

  /// Replaces the value.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .private, mask: mask) }

  /// Replaces the value, also where private values are shown.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .sensitive, mask: mask) }

  /// The text of a value in the log.
  ///
  /// - Parameter isText: True for texts and objects, which are private unless the program says otherwise.
  func shown(_ value: () -> String, isText: Bool, showingPrivate: Bool) -> String {
    switch kind {
    case .public: value()
    case .automatic: isText && !showingPrivate ? hidden(value, "<private>") : value()
    case .private: showingPrivate ? value() : hidden(value, "<private>")
    case .sensitive: hidden(value, "<sensitive>")
    }
  }

  private func hidden(_ value: () -> String, _ word: String) -> String {
    guard mask.kind == .hash else { return word }
    // Swift's hashes differ from run to run, so that values cannot be found out by trying.
    return "<mask.hash: '\(String(UInt(bitPattern: value().hashValue), radix: 16))'>"
  }
}

import KeelModel

// Constraints by a picture in letters: `H:|-[name(>=80)]-8-[value(==name)]-|`.

extension NSLayoutConstraint {
  /// The alignments and directions of a visual format.
  public struct FormatOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Equal edges or centers of all views of the format.
    public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
    /// Equal edges or centers of all views of the format.
    public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
    /// Equal edges or centers of all views of the format.
    public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
    /// Equal edges or centers of all views of the format.
    public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
    /// Equal edges or centers of all views of the format.
    public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
    /// Equal edges or centers of all views of the format.
    public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
    /// Equal edges or centers of all views of the format.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Equal edges or centers of all views of the format.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
    /// The order of views is from the leading to the trailing edge, which is the usual one.
    public static let directionLeadingToTrailing: FormatOptions = []
    /// The order of views is from left to right.
    public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)

    fileprivate static let alignments: [(option: FormatOptions, attribute: Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllTop, .top), (.alignAllBottom, .bottom),
      (.alignAllLeading, .leading), (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
      (.alignAllCenterY, .centerY),
    ]
  }

  /// Returns the constraints of a visual format; none, and a report, for one that cannot be read.
  ///
  ///     NSLayoutConstraint.constraints(withVisualFormat: "V:|-20-[title]-[text(>=40@750)]|", metrics: nil, views: views)
  ///
  /// `metrics` are numbers by name, and `views` are views by name.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [], metrics: [String: Any]?, views: [String: Any]
  ) -> [NSLayoutConstraint] {
    do {
      var reader = VisualFormatReader(format, metrics ?? [:], views)
      let line = try reader.read()
      let aligned = FormatOptions.alignments.filter { options.contains($0.option) }.map(\.attribute)
      return VisualFormatMaker(line, options, aligned: aligned).constraints()
    } catch {
      RuntimeWarning.report(
        "The visual format “\(format)” cannot be read: \(error.text).",
        rule: "A format is like H:|-[name(>=80)]-8-[value]-|, with views and metrics by their names.",
        remedy: "Correct it, or use anchors.")
      return []
    }
  }
}

/// A visual format as it was read.
struct VisualFormatLine {
  /// A length or a relation to one.
  struct Predicate {
    enum Value {
      case points(Double)
      case view(UIView)
    }
    var relation = NSLayoutConstraint.Relation.equal
    var value: Value
    var priority = UILayoutPriority.required
  }
  /// A view or the superview at an end, with its own predicates, and the space after it.
  struct Part {
    /// `nil` for the superview.
    var view: UIView?
    var sizes: [Predicate] = []
    /// The space to the next part; `nil` for the usual one.
    var space: [Predicate]? = []
  }
  var isVertical = false
  var parts: [Part] = []
}

/// Makes the constraints of a visual format.
@MainActor struct VisualFormatMaker {
  private let line: VisualFormatLine
  private let start, end, length: NSLayoutConstraint.Attribute
  private let aligned: [NSLayoutConstraint.Attribute]

  init(
    _ line: VisualFormatLine, _ options: NSLayoutConstraint.FormatOptions, aligned: [NSLayoutConstraint.Attribute]
  ) {
    self.line = line
    self.aligned = aligned
    let isLeftToRight = options.contains(.directionLeftToRight)
    start = line.isVertical ? .top : isLeftToRight ? .left : .leading
    end = line.isVertical ? .bottom : isLeftToRight ? .right : .trailing
    length = line.isVertical ? .height : .width
  }

  func constraints() -> [NSLayoutConstraint] {
    var made: [NSLayoutConstraint] = []
    for (part, next) in zip(line.parts, line.parts.dropFirst()) { made += gap(part, next) }
    for part in line.parts {
      guard let view = part.view else { continue }
      for size in part.sizes { made.append(constraint(view, length, size, nil, .notAnAttribute)) }
    }
    let views = line.parts.compactMap(\.view)
    guard let first = views.first else { return made }
    for attribute in aligned {
      for view in views.dropFirst() {
        made.append(
          NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: .equal, toItem: view, attribute: attribute, multiplier: 1,
            constant: 0))
      }
    }
    return made
  }

  /// Returns the constraints for the space between two parts.
  private func gap(_ part: VisualFormatLine.Part, _ next: VisualFormatLine.Part) -> [NSLayoutConstraint] {
    let isAtEdge = part.view == nil || next.view == nil
    // The usual space: the margin at an edge of the superview.
    let standard = VisualFormatLine.Predicate(value: .points(isAtEdge ? 0 : NSLayoutConstraint.systemSpacing))
    let usesMargin = isAtEdge && part.space == nil
    return (part.space ?? [standard]).map { space in
      switch (part.view, next.view) {
      case (let view?, let next?): constraint(next, start, space, view, end)
      case (nil, let next?): constraint(next, start, space, next.superview, usesMargin ? margin(start) : start)
      case (let view?, nil):
        constraint(view.superview ?? view, usesMargin ? margin(end) : end, space, view, end)
      case (nil, nil): nil
      }
    }.compactMap { $0 }
  }

  private func margin(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutConstraint.Attribute {
    switch attribute {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: attribute
    }
  }

  private func constraint(
    _ view: UIView, _ attribute: NSLayoutConstraint.Attribute, _ predicate: VisualFormatLine.Predicate,
    _ other: UIView?,
    _ otherAttribute: NSLayoutConstraint.Attribute
  ) -> NSLayoutConstraint {
    var (other, otherAttribute) = (other, otherAttribute)
    var constant = 0.0
    switch predicate.value {
    case .points(let points): constant = points
    case .view(let view): (other, otherAttribute) = (view, attribute)
    }
    let made = NSLayoutConstraint(
      item: view, attribute: attribute, relatedBy: predicate.relation, toItem: other, attribute: otherAttribute,
      multiplier: 1, constant: constant)
    made.priority = predicate.priority
    return made
  }
}

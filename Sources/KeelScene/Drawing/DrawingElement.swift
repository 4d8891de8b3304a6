/// A picture that is described by commands: what has no meaning but its looks.
///
/// Its description for assistive technology is the accessibility label of its node, and the table of its data. Without
/// both it is decoration.
public struct DrawingElement: Hashable, Sendable {
  /// The commands, in order. Later ones are drawn over earlier ones.
  public let commands: [DrawingCommand]
  /// The size in points for which the commands were made; `nil` if they do not depend on the size of the drawing.
  ///
  /// A front end that shows the drawing in another size scales it until the program has answered its report of the
  /// geometry. A drawing without a size is never scaled.
  public let size: SceneSize?
  /// A Boolean value that indicates whether nothing is drawn outside of the drawing's own area.
  public let isClipped: Bool
  /// A Boolean value that indicates whether commands were left out because of the limits of a drawing.
  public let isTruncated: Bool
  /// The data that the drawing shows, for assistive technology; `nil` for none.
  public let table: DrawingTable?

  /// The number of lines and curves in a drawing. Each text, symbol and picture counts as one.
  public static let maximumSegments = 100_000
  /// The number of groups around a command.
  public static let maximumDepth = 32

  /// Creates a drawing. Commands beyond the limits are left out, and all numbers become finite.
  public init(
    commands: [DrawingCommand], size: SceneSize? = nil, isClipped: Bool = false, table: DrawingTable? = nil
  ) {
    var limits = DrawingLimits(segments: Self.maximumSegments)
    self.commands = limits.kept(commands, depth: 0)
    self.size = size.map {
      SceneSize(width: max(0, $0.width.lawfulCoordinate), height: max(0, $0.height.lawfulCoordinate))
    }
    self.isClipped = isClipped
    self.table = table
    isTruncated = limits.isExceeded
  }

  /// Hashes the number of the commands and the first one: elements are compared often and hashed rarely.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(commands.count)
    hasher.combine(commands.first)
    hasher.combine(size)
  }
}

/// The check of commands against the limits of a drawing.
struct DrawingLimits {
  var segments: Int
  var isExceeded = false

  init(segments: Int) { self.segments = segments }

  mutating func kept(_ commands: [DrawingCommand], depth: Int) -> [DrawingCommand] {
    guard depth <= DrawingElement.maximumDepth else {
      isExceeded = isExceeded || !commands.isEmpty
      return []
    }
    var kept: [DrawingCommand] = []
    kept.reserveCapacity(commands.count)
    for command in commands {
      guard let command = lawful(command, depth: depth) else { continue }
      kept.append(command)
    }
    return kept
  }

  /// Takes a number of segments from what is left; returns false if there are not that many.
  private mutating func take(_ count: Int) -> Bool {
    guard count <= segments else {
      isExceeded = true
      segments = 0
      return false
    }
    segments -= count
    return true
  }

  private mutating func lawful(_ command: DrawingCommand, depth: Int) -> DrawingCommand? {
    switch command {
    case .fill(let path, let paint, let isEvenOdd):
      guard take(max(1, path.segmentCount)) else { return nil }
      return .fill(path, paint.lawful, isEvenOdd: isEvenOdd)
    case .stroke(let path, let paint, let stroke):
      guard take(max(1, path.segmentCount)) else { return nil }
      return .stroke(path, paint.lawful, stroke)
    case .text(var text):
      guard take(max(1, text.lines.count)) else { return nil }
      text.origin = text.origin.lawful
      text.anchor = ScenePoint(x: text.anchor.x.clampedToPart, y: text.anchor.y.clampedToPart)
      text.size = text.size.map { min(max($0.lawfulCoordinate, 1), 1000) }
      text.paint = text.paint.lawful
      return .text(text)
    case .symbol(let symbol, let area): return take(1) ? .symbol(symbol, in: area.lawful) : nil
    case .picture(let data, let area): return take(1) ? .picture(data, in: area.lawful) : nil
    case .group(var group):
      guard take(group.clip.map { max(1, $0.path.segmentCount) } ?? 0) else { return nil }
      group.filters = group.filters.prefix(8).map(\.lawful)
      group.commands = kept(group.commands, depth: depth + 1)
      return .group(group)
    }
  }
}

extension SceneRect {
  fileprivate var lawful: SceneRect {
    SceneRect(
      x: x.lawfulCoordinate, y: y.lawfulCoordinate, width: width.lawfulCoordinate, height: height.lawfulCoordinate)
  }
}

extension DrawingGroup.Filter {
  fileprivate var lawful: DrawingGroup.Filter {
    func radius(_ radius: Double) -> Double { min(radius.lawfulLength, 200) }
    switch self {
    case .blur(let blur): return .blur(radius: radius(blur))
    case .shadow(let color, let opacity, let blur, let x, let y):
      return .shadow(
        color, opacity: opacity.clampedToPart, radius: radius(blur), x: x.lawfulCoordinate, y: y.lawfulCoordinate)
    }
  }
}

/// What a browser knows of a node that code of the program lays out, in points from the leading corner.
package struct ArrangedNode: Hashable, Sendable {
  /// The size that the program has chosen.
  package var size: SceneSize
  /// The axes along which the node is as long as the room that it was offered, in two measurements of different lengths.
  package var fills: Set<StackElement.Axis> = []
  /// The frames of the children, which follow the size of the node between two measurements.
  package var frames: [LinearFrame]
  /// The proposals for which the program asks for the sizes of the children, besides the known ones.
  package var questions: [LayoutProposal]
  package init(size: SceneSize, frames: [LinearFrame], questions: [LayoutProposal] = []) {
    self.size = size
    self.frames = frames
    self.questions = questions
  }
}

/// A length in points that has a constant and a part of another length, such as that of a container.
package struct LinearLength: Hashable, Sendable {
  package var constant: Double
  package var part: Double
  package init(_ constant: Double, part: Double = 0) {
    self.constant = constant
    self.part = part
  }

  package func value(of whole: Double) -> Double { constant + part * whole }

  /// Makes the length one that has the value for the whole length, if it is not.
  ///
  /// - Parameter last: The value for another whole length, from which the part follows; `nil` to keep the part.
  fileprivate mutating func pass(_ value: Double, of whole: Double, last: (value: Double, whole: Double)?) {
    guard abs(self.value(of: whole) - value) > Self.tolerance else { return }
    if let last {
      let (change, ofWhole) = (value - last.value, whole - last.whole)
      // Halves, thirds and such are meant exactly. What jumps, such as a text that has another line, has no part.
      let simple = (change / ofWhole * 12).rounded() / 12
      part = abs(simple * ofWhole - change) <= 2 * Self.tolerance ? simple : change / ofWhole
      if abs(part) > Self.largestPart { part = 0 }
    }
    constant = value - part * whole
  }

  /// In points; browsers report hundredths.
  private static let tolerance = 0.02
  private static let largestPart = 4.0
}

/// A frame whose horizontal lengths follow the width of its container, and whose vertical lengths follow the height.
package struct LinearFrame: Hashable, Sendable {
  package var x, y, width, height: LinearLength

  /// Creates a frame that follows nothing.
  package init(_ frame: SceneRect) {
    (x, y) = (LinearLength(frame.x), LinearLength(frame.y))
    (width, height) = (LinearLength(frame.width), LinearLength(frame.height))
  }

  /// Makes the frame one that is at that place in a container of that size.
  ///
  /// - Parameter last: The frame in the container's former size. Only lengths along those axes follow the container.
  package mutating func pass(
    _ frame: SceneRect, in size: SceneSize, last: (frame: SceneRect, size: SceneSize),
    along axes: Set<StackElement.Axis>
  ) {
    func pass(
      _ length: WritableKeyPath<LinearFrame, LinearLength>, _ value: KeyPath<SceneRect, Double>,
      _ whole: KeyPath<SceneSize, Double>, _ axis: StackElement.Axis
    ) {
      guard axes.contains(axis) else { return self[keyPath: length] = LinearLength(frame[keyPath: value]) }
      // The smallest change from which a part can be told.
      let isOther = abs(size[keyPath: whole] - last.size[keyPath: whole]) >= 1
      self[keyPath: length].pass(
        frame[keyPath: value], of: size[keyPath: whole],
        last: isOther ? (last.frame[keyPath: value], last.size[keyPath: whole]) : nil)
    }
    pass(\.x, \.x, \.width, .horizontal)
    pass(\.width, \.width, \.width, .horizontal)
    pass(\.y, \.y, \.height, .vertical)
    pass(\.height, \.height, \.height, .vertical)
  }
}

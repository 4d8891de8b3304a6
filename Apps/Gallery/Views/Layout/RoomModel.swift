import KeelModel
public import Observation

/// The room of the page *Layout*: its size in points, which the user changes, and what is laid out in it.
@MainActor @Observable public final class RoomModel {
  /// The sizes that a room can have.
  public static let widths = 96.0...300.0
  public static let heights = 64.0...256.0

  /// What is laid out in a room.
  public enum Scene: String, CaseIterable, Identifiable, Sendable {
    case stacks = "Stacks"
    case frames = "Frames"
    case grid = "Grid"
    case fits = "Fits"
    public var id: Self { self }
  }

  public var scene = Scene.stacks
  public var width = 240.0
  public var height = 144.0
  /// The size of the room when the drag that is under way began.
  private var dragStart: (width: Double, height: Double)?

  public init() {}

  /// The size as text.
  public var size: String { "\(Int(width)) × \(Int(height)) points" }

  /// Changes the size by the distance between the start of a drag and its current location.
  public func handleDragged(across: Double, down: Double) {
    let start = dragStart ?? (width, height)
    dragStart = start
    resize(width: start.width + across, height: start.height + down)
  }

  /// The next drag begins with the current size.
  public func handleReleased() { dragStart = nil }

  /// Changes the size by a step of a handle.
  public func handleAdjusted(across: Double = 0, down: Double = 0) {
    resize(width: width + across, height: height + down)
  }

  private func resize(width: Double, height: Double) {
    self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    self.height = min(max(height, Self.heights.lowerBound), Self.heights.upperBound)
  }
}

import SwiftUI

/// The same scene in a room of each layer. The sliders and the handles change the size of both rooms.
struct LayoutPage: View {
  @Bindable var room: RoomModel

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      Picker("Scene", selection: $room.scene) {
        ForEach(RoomModel.Scene.allCases) { Text($0.rawValue).tag($0) }
      }
      .pickerStyle(.segmented)
      HStack(spacing: 16) {
        Slider(value: $room.width, in: RoomModel.widths, step: 4) { Text("Width") }
        Slider(value: $room.height, in: RoomModel.heights, step: 4) { Text("Height") }
      }
      .frame(maxWidth: 600)
      Text(room.size).font(.footnote).foregroundStyle(.secondary)
      TwoColumns(minimum: 348) {
        LayerColumn("Imperative") { Room(room: room) { ImperativeScene(room: room) } }
        LayerColumn("Declarative") { Room(room: room) { DeclarativeScene(scene: room.scene) } }
      }
    }
  }
}

/// A box of the room's size, with a handle at two of its edges.
struct Room<Content: View>: View {
  let room: RoomModel
  @ViewBuilder let content: Content

  var body: some View {
    HStack(spacing: 0) {
      VStack(spacing: 0) {
        content
          .frame(width: room.width, height: room.height)
          .clipped()
          .background(.background.secondary)
          .border(.tint)
        RoomHandle(room: room, edge: .bottom)
      }
      RoomHandle(room: room, edge: .trailing)
    }
  }
}

/// A handle that is dragged, or adjusted with the arrow keys.
struct RoomHandle: View {
  enum Edge { case bottom, trailing }
  let room: RoomModel
  let edge: Edge

  private var isTrailing: Bool { edge == .trailing }

  var body: some View {
    Image(systemName: isTrailing ? "arrow.left.and.right" : "arrow.up.and.down")
      .foregroundStyle(.tint)
      .frame(width: 44, height: 44)
      .gesture(drag)
      .accessibilityElement()
      .accessibilityLabel(isTrailing ? "Right edge" : "Bottom edge")
      .accessibilityValue(Text("\(Int(isTrailing ? room.width : room.height)) points"))
      .accessibilityAdjustableAction { direction in
        let step = direction == .increment ? 16.0 : -16.0
        if isTrailing { room.handleAdjusted(across: step) } else { room.handleAdjusted(down: step) }
      }
  }

  private var drag: some Gesture {
    DragGesture(minimumDistance: 1, coordinateSpace: .global)
      .onChanged { drag in
        room.handleDragged(
          across: isTrailing ? drag.translation.width : 0, down: isTrailing ? 0 : drag.translation.height)
      }
      .onEnded { _ in room.handleReleased() }
  }
}

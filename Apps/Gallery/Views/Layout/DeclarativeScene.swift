import SwiftUI

/// A scene, laid out by stacks, frames, grids and `ViewThatFits`.
struct DeclarativeScene: View {
  let scene: RoomModel.Scene

  var body: some View {
    switch scene {
    case .stacks: stacks
    case .frames: frames
    case .grid: grid
    case .fits: fits
    }
  }

  private var stacks: some View {
    VStack(spacing: 0) {
      HStack(spacing: 8) {
        Block("A", .red)
        Spacer()
        Block("B", .orange)
      }
      Spacer()
      HStack(spacing: 8) {
        ForEach(["C", "D", "E"], id: \.self) { Block($0, .blue, fills: true) }
      }
      Spacer()
      HStack(spacing: 8) {
        Block("F", .green, fills: true)
        Block("G", .teal, fills: true)
      }
    }
    .padding(8)
  }

  private var frames: some View {
    VStack(spacing: 8) {
      Block("Fills the width", .blue, fills: true)
      HStack(spacing: 8) {
        Block("Fixed", .orange).frame(width: 64)
        Block("Fills", .green, fills: true)
      }
      Block("At most 160", .purple, fills: true).frame(maxWidth: 160)
      Spacer(minLength: 0)
      Block("End", .red).frame(maxWidth: .infinity, alignment: .trailing)
    }
    .padding(8)
  }

  private var grid: some View {
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 48), spacing: 8)], spacing: 8) {
      ForEach(1..<13, id: \.self) { Block("\($0)", .indigo, fills: true) }
    }
    .padding(8)
    .frame(maxHeight: .infinity, alignment: .top)
  }

  private var fits: some View {
    VStack(alignment: .leading, spacing: 8) {
      ForEach(["Harbour master", "Lighthouse", "Ferry"], id: \.self) { name in
        ViewThatFits(in: .horizontal) {
          HStack(spacing: 8) {
            Block(name, .teal)
            Text("open until 18:00").fixedSize()
          }
          Block(name, .teal)
          Block(String(name.prefix(1)), .teal)
        }
      }
    }
    .padding(8)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
  }
}

/// A word on a colour.
struct Block: View {
  let text: String
  let colour: Color
  let fills: Bool

  init(_ text: String, _ colour: Color, fills: Bool = false) {
    self.text = text
    self.colour = colour
    self.fills = fills
  }

  var body: some View {
    Text(text)
      .lineLimit(1)
      .padding(.horizontal, 8)
      .frame(maxWidth: fills ? .infinity : nil, minHeight: 24)
      .background(colour.opacity(0.3), in: RoundedRectangle(cornerRadius: 6))
  }
}

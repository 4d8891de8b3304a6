import SwiftUI

struct BoardApp: App {
  var body: some Scene {
    WindowGroup {
      BoardView()
    }
  }
}

struct Tile: Identifiable, Equatable {
  let id: Int
  var value: Int
  var row: Int
  var column: Int
}

struct BoardView: View {
  @State private var score = 128
  @State private var tiles = [
    Tile(id: 0, value: 2, row: 0, column: 0), Tile(id: 1, value: 64, row: 1, column: 2),
    Tile(id: 2, value: 2048, row: 3, column: 3), Tile(id: 3, value: 8, row: 3, column: 0),
  ]

  var body: some View {
    VStack(spacing: 24) {
      HStack {
        Text("2048").font(.system(size: 48, weight: .heavy))
        Spacer()
        VStack {
          Text("SCORE").font(.caption).bold()
          Text("\(score)").font(.title3).bold()
        }
        .padding(.horizontal, 20)
        .padding(.vertical, 8)
        .background(Color.gray.opacity(0.3), in: RoundedRectangle(cornerRadius: 6))
      }
      GeometryReader { geometry in
        let side = min(geometry.size.width, geometry.size.height)
        let cell = (side - 50) / 4
        ZStack(alignment: .topLeading) {
          RoundedRectangle(cornerRadius: 8).fill(Color(red: 0.73, green: 0.68, blue: 0.63))
          ForEach(0..<16) { index in
            RoundedRectangle(cornerRadius: 6)
              .fill(Color.white.opacity(0.3))
              .frame(width: cell, height: cell)
              .offset(x: 10 + CGFloat(index % 4) * (cell + 10), y: 10 + CGFloat(index / 4) * (cell + 10))
          }
          ForEach(tiles) { tile in
            TileView(value: tile.value)
              .frame(width: cell, height: cell)
              .offset(x: 10 + CGFloat(tile.column) * (cell + 10), y: 10 + CGFloat(tile.row) * (cell + 10))
          }
        }
        .frame(width: side, height: side)
      }
      .aspectRatio(1, contentMode: .fit)
      HStack {
        Button("Left") { move(-1) }
        Button("Right") { move(1) }
      }
      .buttonStyle(.borderedProminent)
    }
    .padding()
  }

  func move(_ direction: Int) {
    withAnimation(.easeOut(duration: 0.2)) {
      for index in tiles.indices { tiles[index].column = direction < 0 ? 0 : 3 }
      score += 4
    }
  }
}

struct TileView: View {
  let value: Int

  var color: Color {
    switch value {
    case 2: Color(red: 0.93, green: 0.89, blue: 0.85)
    case 8: Color(red: 0.95, green: 0.69, blue: 0.47)
    case 64: Color(red: 0.96, green: 0.37, blue: 0.23)
    default: Color(red: 0.93, green: 0.76, blue: 0.18)
    }
  }

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 6).fill(color)
      Text("\(value)")
        .font(.system(size: 28, weight: .bold))
        .minimumScaleFactor(0.4)
        .foregroundColor(value > 4 ? .white : .black)
    }
  }
}

import SwiftUI

public struct Planet: Identifiable {
  public let id = UUID()
  public var name: String
  public var moons: Int
}

/// A table with a sort order and a selected row.
public struct PlanetTable: View {
  @State private var planets = [
    Planet(name: "Mars", moons: 2), Planet(name: "Earth", moons: 1), Planet(name: "Saturn", moons: 146),
  ]
  @State private var order = [KeyPathComparator(\Planet.name)]
  @State private var selection: Planet.ID?

  public init() {}

  public var body: some View {
    VStack {
      Table(planets, selection: $selection, sortOrder: $order) {
        TableColumn("Planet", value: \.name)
        TableColumn("Moons", value: \.moons) { planet in
          Text("\(planet.moons)")
        }
        .width(min: 40, max: 80)
        TableColumn("Kind") { Text($0.moons > 10 ? "giant" : "small") }
      }
      .onChange(of: order) { planets.sort(using: $0) }
      Text(planets.first { $0.id == selection }?.name ?? "none")
    }
  }
}

/// A table whose rows are listed in the source.
public struct WrittenTable: View {
  let planets = [Planet(name: "Venus", moons: 0), Planet(name: "Jupiter", moons: 95)]
  public init() {}

  public var body: some View {
    Table(of: Planet.self) {
      TableColumn("Planet", value: \.name)
      TableColumn("Moons") { Text("\($0.moons)") }
    } rows: {
      ForEach(planets) { TableRow($0) }
    }
  }
}

import KeelScene

extension RowFlow {
  /// A large row beside two small ones, one above the other: two thirds and one third of the width, 8 points between, 90
  /// points high, 10 points between groups.
  static let mosaic = RowFlow(
    itemWidth: 1, itemHeight: 1, insets: SceneInsets(leading: 20, trailing: 20),
    group: RowGroup(
      columns: [
        RowLength(ofWidth: 2 / 3, points: -8), RowLength(points: 8), RowLength(ofWidth: 1 / 3),
      ],
      lines: [RowLength(points: 41), RowLength(points: 8), RowLength(points: 41)],
      places: [
        RowGroup.Place(columns: 0..<1, lines: 0..<3), RowGroup.Place(columns: 2..<3, lines: 0..<1),
        RowGroup.Place(columns: 2..<3, lines: 2..<3),
      ], spacing: 10))
}

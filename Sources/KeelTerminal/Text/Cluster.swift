/// A user-perceived character after sanitizing, with the number of columns that it occupies.
package struct Cluster: Hashable, Sendable {
  package var text: String
  package var columns: Int
  /// True if it replaces something that cannot be shown as it is.
  package var isStandIn: Bool
  /// The index of the run that it belongs to, in a text whose runs look different; -1 for none.
  package var run = -1

  package init(_ text: String, columns: Int, isStandIn: Bool = false) {
    self.text = text
    self.columns = columns
    self.isStandIn = isStandIn
  }
}

/// A sanitized string, ready for the grid: nothing in it can move a cursor or change the direction of the text.
package struct Line: Sendable {
  package var clusters: [Cluster]
  /// True if the text is longer than the part that was examined.
  package var isCut: Bool

  package var columns: Int { clusters.reduce(0) { $0 + $1.columns } }
  package var text: String { clusters.reduce(into: "") { $0 += $1.text } }

  package init(clusters: [Cluster], isCut: Bool = false) {
    self.clusters = clusters
    self.isCut = isCut
  }

  /// Returns the line in at most `limit` columns, with an ellipsis if something is missing. A cluster is never split.
  package func fitted(to limit: Int, ellipsis: String) -> Line {
    guard limit > 0 else { return Line(clusters: []) }
    var used = 0
    var fitting = clusters.count
    for (index, cluster) in clusters.enumerated() {
      used += cluster.columns
      if used > limit {
        fitting = index
        break
      }
    }
    if fitting == clusters.count, !isCut { return self }
    let mark = ellipsis.count
    var kept: [Cluster] = []
    used = 0
    for cluster in clusters.prefix(fitting) {
      if used + cluster.columns > limit - mark { break }
      used += cluster.columns
      kept.append(cluster)
    }
    if used + mark <= limit { kept += ellipsis.map { Cluster(String($0), columns: 1) } }
    return Line(clusters: kept)
  }

  /// Returns as much of the line as fits in `limit` columns.
  package func clipped(to limit: Int) -> Line {
    var used = 0
    let fitting = clusters.prefix { cluster in
      used += cluster.columns
      return used <= limit
    }
    return Line(clusters: Array(fitting))
  }
}

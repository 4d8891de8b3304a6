/// One character as a person sees it, made harmless, with the columns that it takes.
package struct Cluster: Hashable, Sendable {
  package var text: String
  package var columns: Int
  /// Whether it stands for something that could not be shown as it is.
  package var isStandIn: Bool
  /// Which part of a text it is of, where parts look different; -1 for none.
  package var run = -1

  package init(_ text: String, columns: Int, isStandIn: Bool = false) {
    self.text = text
    self.columns = columns
    self.isStandIn = isStandIn
  }
}

/// A string after its last step before the grid: nothing in it can move a cursor or turn the text around.
package struct Line: Sendable {
  package var clusters: [Cluster]
  /// Whether the text had more than was looked at.
  package var isCut: Bool

  package var columns: Int { clusters.reduce(0) { $0 + $1.columns } }
  package var text: String { clusters.reduce(into: "") { $0 += $1.text } }

  package init(clusters: [Cluster], isCut: Bool = false) {
    self.clusters = clusters
    self.isCut = isCut
  }

  /// The line in at most so many columns, with an ellipsis where something is missing. Never splits a cluster.
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

  /// As much of the line as has room in so many columns.
  package func clipped(to limit: Int) -> Line {
    var used = 0
    let fitting = clusters.prefix { cluster in
      used += cluster.columns
      return used <= limit
    }
    return Line(clusters: Array(fitting))
  }
}

import SwiftUI

struct TagsApp: App {
  var body: some Scene {
    WindowGroup {
      NavigationStack {
        TagsView()
      }
    }
  }
}

/// Views beside each other, with as many on each line as fit.
struct FlowLayout: Layout {
  var spacing: CGFloat = 8

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) -> CGSize {
    let rows = rows(in: proposal.width ?? .infinity, cache)
    return CGSize(
      width: rows.map { $0.width }.max() ?? 0,
      height: rows.map { $0.height }.reduce(0, +) + spacing * CGFloat(max(0, rows.count - 1)))
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout [CGSize]) {
    var y = bounds.minY
    for row in rows(in: bounds.width, cache) {
      var x = bounds.minX
      for index in row.indices {
        subviews[index].place(
          at: CGPoint(x: x, y: y + row.height / 2), anchor: .leading, proposal: ProposedViewSize(cache[index]))
        x += cache[index].width + spacing
      }
      y += row.height + spacing
    }
  }

  func makeCache(subviews: Subviews) -> [CGSize] { subviews.map { $0.sizeThatFits(.unspecified) } }

  private struct Row {
    var indices: [Int] = []
    var width: CGFloat = 0
    var height: CGFloat = 0
  }

  private func rows(in width: CGFloat, _ sizes: [CGSize]) -> [Row] {
    var rows: [Row] = []
    for (index, size) in sizes.enumerated() {
      if let last = rows.last, last.width + spacing + size.width <= width {
        rows[rows.count - 1].width += spacing + size.width
      } else {
        rows.append(Row(width: size.width))
      }
      rows[rows.count - 1].indices.append(index)
      rows[rows.count - 1].height = max(rows[rows.count - 1].height, size.height)
    }
    return rows
  }
}

extension HorizontalAlignment {
  private enum FormGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context[.leading] }
  }
  static let form = HorizontalAlignment(FormGuide.self)
}

struct TagsView: View {
  static let tags = [
    "Swift", "Concurrency", "UI", "Terminal", "Browser", "Accessibility", "Layout", "Networking", "Storage",
    "Charts", "Testing", "Localization", "Keyboard", "Animation",
  ]
  @State private var chosen: Set<String> = []
  @State private var name = ""
  @State private var about = ""

  var body: some View {
    VStack(alignment: .leading, spacing: 16) {
      toolbar
      FlowLayout {
        ForEach(Self.tags, id: \.self) { tag in
          Button(tag) { chosen.formSymmetricDifference([tag]) }
            .padding(.horizontal, 12)
            .padding(.vertical, 4)
            .background(chosen.contains(tag) ? Color.blue.opacity(0.35) : Color.gray.opacity(0.2), in: .capsule)
        }
      }
      Text("\(chosen.count) chosen").foregroundStyle(.secondary)
      VStack(alignment: .form, spacing: 12) {
        HStack {
          Text("Name")
          TextField("Ada", text: $name).frame(width: 160).alignmentGuide(.form) { $0[.leading] }
        }
        HStack {
          Text("Description")
          TextField("Mathematician", text: $about).frame(width: 160).alignmentGuide(.form) { $0[.leading] }
        }
      }
      HStack(alignment: .firstTextBaseline) {
        Text("14").font(.largeTitle)
        Text("tags in all").font(.caption)
      }
      Spacer()
    }
    .padding()
    .navigationTitle("Tags")
  }

  private var toolbar: some View {
    ViewThatFits(in: .horizontal) {
      HStack {
        Button("Choose all") { chosen = Set(Self.tags) }
        Button("Choose none") { chosen = [] }
        Button("Invert the choice") { chosen = Set(Self.tags).subtracting(chosen) }
        Button("Choose at random") { chosen = Set(Self.tags.filter { _ in Bool.random() }) }
      }
      .buttonStyle(.bordered)
      Menu("More") {
        Button("Choose all") { chosen = Set(Self.tags) }
        Button("Choose none") { chosen = [] }
      }
    }
  }
}

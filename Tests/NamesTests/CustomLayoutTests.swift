import Foundation
import KeelScene
import KeelTesting
import SwiftUI
import Testing
import UIKit

private struct Weight: LayoutValueKey {
  static let defaultValue: Double = 1
}

/// Views beside each other, whose widths are in the proportion of their weights.
private struct Weighted: Layout {
  struct Cache {
    var total: Double
  }
  var height: CGFloat = 20

  func makeCache(subviews: Subviews) -> Cache {
    Cache(total: subviews.reduce(0) { $0 + $1[Weight.self] })
  }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
    CGSize(width: proposal.replacingUnspecifiedDimensions().width, height: height)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
    var x = bounds.minX
    for subview in subviews {
      let width = bounds.width * subview[Weight.self] / cache.total
      subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .init(width: width, height: 10))
      x += width
    }
  }
}

/// Custom layouts in a program that imports SwiftUI.
@MainActor @Suite(.serialized) struct CustomLayoutTests {
  @MainActor @Observable final class Model {
    var weight = 3.0
    var height = 20.0
    var isWeighted = true
    var frames: [String: CGRect] = [:]
  }

  private struct Page: View {
    let model: Model
    private func bar(_ name: String) -> some View {
      Color.blue.onGeometryChange(for: CGRect.self) {
        $0.frame(in: .global)
      } action: {
        model.frames[name] = $0
      }
    }
    var body: some View {
      let layout = model.isWeighted ? AnyLayout(Weighted(height: model.height)) : AnyLayout(VStackLayout(spacing: 0))
      layout {
        bar("a")
        bar("b").padding(0).layoutValue(key: Weight.self, value: model.weight).padding(0)
      }
    }
  }

  private func settled(_ model: Model) async -> HeadlessFrontEnd {
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: Page(model: model)))
    window.show(on: frontEnd)
    await Driver(frontEnd).settle()
    windows.append(window)
    return frontEnd
  }

  private final class Kept { var windows: [UIWindow] = [] }
  private let kept = Kept()
  private var windows: [UIWindow] {
    get { kept.windows }
    nonmutating set { kept.windows = newValue }
  }

  @Test func valuesAndSizesReachTheLayoutAndChangesFollow() async {
    let model = Model()
    let frontEnd = await settled(model)
    #expect(model.frames["a"]?.width == 256 && model.frames["b"]?.minX == 256 && model.frames["b"]?.width == 768)
    // The layout is in the middle of the page, and its views in the middle of it.
    #expect(model.frames["a"]?.midY == 384 && model.frames["a"]?.height == 10)
    model.weight = 1
    Turn.shared.flush()
    await Driver(frontEnd).settle()
    #expect(model.frames["a"]?.width == 512 && model.frames["b"]?.minX == 512)
    model.isWeighted = false
    Turn.shared.flush()
    await Driver(frontEnd).settle()
    #expect(model.frames["a"]?.width == 1024 && model.frames["b"]?.minY == 384)
    #expect(frontEnd.faults == [])
  }

  private struct Changing: View {
    let model: Model
    var body: some View {
      let layout = model.isWeighted ? AnyLayout(Weighted()) : AnyLayout(ZStackLayout(alignment: .topLeading))
      layout { Text("a") }
    }
  }

  @Test func aLayoutBecomesLayersWithoutAnotherNode() async {
    let model = Model()
    let frontEnd = HeadlessFrontEnd()
    let window = UIWindow(rootViewController: UIHostingController(rootView: Changing(model: model)))
    window.show(on: frontEnd)
    await Driver(frontEnd).settle()
    for (isWeighted, kind) in [(false, "layers"), (true, "arranged")] {
      let before = frontEnd.tree.inReadingOrder()
      frontEnd.clearLog()
      model.isWeighted = isWeighted
      Turn.shared.flush()
      await Driver(frontEnd).settle()
      #expect(frontEnd.log.operations.count == 1)
      #expect(frontEnd.tree.inReadingOrder().map(\.id) == before.map(\.id))
      #expect(frontEnd.tree.inReadingOrder().contains { $0.element.kind == kind })
      #expect(!before.contains { $0.element.kind == kind })
    }
    window.close()
  }

  @Test func subviewsAreACollection() async {
    struct Probe: Layout {
      let look: @Sendable (LayoutSubviews) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        look(subviews)
        return .zero
      }
      func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }
    let box = Seen()
    let frontEnd = HeadlessFrontEnd()
    let view = Probe { subviews in
      MainActor.assumeIsolated {
        box.counts = [subviews.count, subviews.dropFirst().count, subviews.prefix(2).endIndex]
        box.priorities = subviews.map(\.priority)
        box.size = subviews[0].sizeThatFits(.unspecified)
        box.distance = subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal)
        box.center = subviews[0].dimensions(in: .unspecified)[HorizontalAlignment.center]
      }
    }({
      Color.blue.frame(width: 40, height: 30)
      Color.blue.layoutPriority(2)
      Color.blue
    })
    let window = UIWindow(rootViewController: UIHostingController(rootView: VStack { GeometryReader { _ in view } }))
    window.show(on: frontEnd)
    await Driver(frontEnd).settle()
    #expect(box.counts == [3, 2, 2] && box.priorities == [0, 2, 0] && box.size == CGSize(width: 40, height: 30))
    #expect(box.distance == 8 && box.center == 20)
    window.close()
  }

  @MainActor private final class Seen {
    var counts: [Int] = []
    var priorities: [Double] = []
    var size = CGSize.zero
    var distance: CGFloat = 0
    var center = 0.0
  }
}

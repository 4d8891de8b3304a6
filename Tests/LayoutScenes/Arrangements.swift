import KeelControls
package import KeelScene
import KeelViews

/// A layout of the program without values: the shared part of the layouts below.
@MainActor package protocol TestLayout: SceneArranging {
  init()
}

extension TestLayout {
  /// Returns the views in the layout.
  static func layout<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    AnyLayout(custom: TestLayoutValue<Self>())(content)
  }

  package func guide(
    _ key: GuideKey, in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> Double? { nil }
}

private struct TestLayoutValue<L: TestLayout>: CustomLayout {
  func arranger(
    updating old: (any SceneArranging)?, views: @escaping @MainActor () -> [UIView]
  ) -> (arranger: any SceneArranging, isNew: Bool) {
    (old as? L).map { ($0, false) } ?? (L(), true)
  }
}

/// Views beside each other, with as many on each line as fit, 10 points apart.
final class Flow: TestLayout {
  func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
    let frames = frames(proposal.width ?? .infinity, children)
    return SceneSize(
      width: frames.map { $0.x + $0.width }.max() ?? 0, height: frames.map { $0.y + $0.height }.max() ?? 0)
  }

  func places(
    in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
    frames(size.width, children).map { ($0, LayoutProposal($0.size)) }
  }

  private func frames(_ width: Double, _ children: any ArrangedChildren) -> [SceneRect] {
    var (x, y, line) = (0.0, 0.0, 0.0)
    return (0..<children.count).map { index in
      let size = children.size(of: index, in: LayoutProposal())
      if x > 0, x + size.width > width { (x, y, line) = (0, y + line + 10, 0) }
      defer { (x, line) = (x + size.width + 10, max(line, size.height)) }
      return SceneRect(x: x, y: y, width: size.width, height: size.height)
    }
  }
}

/// The first view in the top leading corner of the proposed size, the others in the opposite corner.
final class Corners: TestLayout {
  func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
    SceneSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  func places(
    in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
    (0..<children.count).map { index in
      let own = children.size(of: index, in: LayoutProposal(size))
      let corner =
        index == 0 ? ScenePoint(x: 0, y: 0) : ScenePoint(x: size.width - own.width, y: size.height - own.height)
      return (SceneRect(x: corner.x, y: corner.y, width: own.width, height: own.height), LayoutProposal(size))
    }
  }
}

/// Views in the middle of columns of the same width, which fill the proposed size.
final class Columns: TestLayout {
  func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
    SceneSize(width: proposal.width ?? 10, height: proposal.height ?? 10)
  }

  func places(
    in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
    let width = size.width / Double(max(1, children.count))
    return (0..<children.count).map { index in
      let column = LayoutProposal(width: width, height: size.height)
      let own = children.size(of: index, in: column)
      let x = (Double(index) + 0.5) * width - own.width / 2
      return (SceneRect(x: x, y: (size.height - own.height) / 2, width: own.width, height: own.height), column)
    }
  }
}

/// A square of 100 points that places its views in the middle.
final class Idle: TestLayout {
  func size(in proposal: LayoutProposal, of children: any ArrangedChildren) -> SceneSize {
    SceneSize(width: 100, height: 100)
  }

  func places(
    in size: SceneSize, _ proposal: LayoutProposal, of children: any ArrangedChildren
  ) -> [(frame: SceneRect, proposal: LayoutProposal)] {
    (0..<children.count).map { index in
      let own = children.size(of: index, in: proposal)
      let (x, y) = ((size.width - own.width) / 2, (size.height - own.height) / 2)
      return (SceneRect(x: x, y: y, width: own.width, height: own.height), proposal)
    }
  }
}

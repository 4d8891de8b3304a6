import KeelControls
import KeelModel
import KeelViews
import Observation

// UIKit objects that contain views, inside views: one type for each border.

/// A controller with a page of views as its child.
final class HostingScreen<Content: View>: UIViewController {
  let inner: UIHostingController<Content>

  init(_ content: Content) {
    inner = UIHostingController(rootView: content)
    super.init()
  }

  override func viewDidLoad() {
    addChild(inner)
    view.addSubview(inner.view)
    inner.didMove(toParent: self)
  }
}

/// Views in a controller, inside views.
struct InController<Content: View>: UIViewControllerRepresentable {
  let content: Content
  init(@ViewBuilder _ content: () -> Content) { self.content = content() }
  func makeUIViewController(context: Context) -> HostingScreen<Content> { HostingScreen(content) }
  func updateUIViewController(_ controller: HostingScreen<Content>, context: Context) {
    controller.inner.rootView = content
  }
}

/// Views in a plain view, inside views, without a child controller, as in abbreviated sources.
struct InPlainView<Content: View>: UIViewRepresentable {
  let content: Content
  init(@ViewBuilder _ content: () -> Content) { self.content = content() }
  func makeCoordinator() -> UIHostingController<Content> { UIHostingController(rootView: content) }
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.addSubview(context.coordinator.view)
    return view
  }
  func updateUIView(_ view: UIView, context: Context) { context.coordinator.rootView = content }
}

/// Views in the only cell of a list, inside views.
struct InCell<Content: View>: UIViewRepresentable {
  let content: Content
  init(@ViewBuilder _ content: () -> Content) { self.content = content() }

  @MainActor final class Coordinator {
    var content: Content
    var source: UICollectionViewDiffableDataSource<Int, Int>?
    init(_ content: Content) { self.content = content }
  }

  func makeCoordinator() -> Coordinator { Coordinator(content) }

  func makeUIView(context: Context) -> UICollectionView {
    let coordinator = context.coordinator
    let list = UICollectionView(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: .init(appearance: .plain)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      [weak coordinator] cell, _, _ in
      guard let coordinator else { return }
      let content = coordinator.content
      cell.contentConfiguration = UIHostingConfiguration { content }.margins(.all, 0)
    }
    coordinator.source = UICollectionViewDiffableDataSource(collectionView: list) { list, path, item in
      list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0])
    coordinator.source?.apply(snapshot, animatingDifferences: false)
    return list
  }

  func updateUIView(_ list: UICollectionView, context: Context) {
    context.coordinator.content = content
    guard let source = context.coordinator.source else { return }
    var snapshot = source.snapshot()
    snapshot.reconfigureItems([0])
    source.apply(snapshot, animatingDifferences: false)
  }
}

/// The model of the border tests.
@MainActor @Observable final class BorderModel {
  var text = "text"
  var tone = "quiet"
  var isShown = true
  var count = 0
  init() {}
}

extension EnvironmentValues {
  @Entry var borderTone = "default"
  @Entry var borderMark = "mark"
}

/// Shows the environment value of its position.
struct ToneReader: View {
  @Environment(\.borderTone) private var tone
  var body: some View { Caption("tone \(tone)") }
}

/// Recorded calls, in order.
@MainActor final class CallLog {
  private(set) var calls: [String] = []
  func add(_ call: String) { calls.append(call) }
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

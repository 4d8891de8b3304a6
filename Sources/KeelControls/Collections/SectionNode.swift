import KeelInteraction
import KeelModel
import KeelScene

/// A section as a node of the scene.
@MainActor final class SectionNode: SceneNode {
  let key: AnyHashable
  var index = 0
  /// The cells, stored as nodes because they are read as nodes.
  private(set) var cells: [SceneNode] = []
  private(set) var rowCount = 0
  private var windowStart = 0
  private var header: UICollectionReusableView?
  private var footer: UICollectionReusableView?
  /// The arrangement of the items; few sections have one.
  private var flow: Common<RowFlow>?

  init(key: AnyHashable) {
    self.key = key
    super.init()
  }

  func set(cells: ArraySlice<UICollectionViewCell>, windowStart: Int, rowCount: Int) {
    let isSame =
      windowStart == self.windowStart && rowCount == self.rowCount
      && cells.elementsEqual(self.cells, by: { $0 === $1 })
    guard !isSame else { return }
    self.cells = Array(cells)
    self.windowStart = windowStart
    self.rowCount = rowCount
    setNeedsDescription()
  }

  /// Updates the arrangement of the items, according to the layout.
  func updateFlow(owner: UICollectionView) {
    let new = owner.collectionViewLayout.flow?(owner, index)
    if new != nil { owner.followSizeForLayout() }
    guard new != flow?.value else { return }
    flow = new.map(Common.init)
    setNeedsDescription()
  }

  /// True if the items of the section are side by side.
  var isFlow: Bool { flow != nil }
  /// True if the section scrolls horizontally.
  var isShelf: Bool { flow?.value.axis == .horizontal }

  func makeSupplementaries(owner: UICollectionView, index: Int) {
    let configuration = owner.collectionViewLayout.listConfiguration
    let source = owner.source
    let kinds: (header: String?, footer: String?) =
      owner.collectionViewLayout.supplementaryKinds?(owner, index) ?? (
        configuration.headerMode == .supplementary ? UICollectionView.elementKindSectionHeader : nil,
        configuration.footerMode == .supplementary ? UICollectionView.elementKindSectionFooter : nil
      )
    header = kinds.header.flatMap { source?.makeSupplementary($0, section: index) }
    footer = kinds.footer.flatMap { source?.makeSupplementary($0, section: index) }
    let relay = Relay(section: self)
    // The views of a header are in the page around the list.
    relay.embedder = owner
    self.relay = relay
    for view in [header, footer] { view?.embedder = relay }
    setNeedsDescription()
  }
  private var relay: Relay?

  /// Forwards changes of a header or footer to its section.
  private final class Relay: UIView {
    weak var section: SectionNode?
    convenience init(section: SectionNode) {
      self.init(frame: noFrame)
      self.section = section
    }
    override func setNeedsDescription() { section?.setNeedsDescription() }
    override func subviewVisibilityDidChange() { section?.setNeedsDescription() }
  }

  private func text(of view: UICollectionReusableView?) -> String {
    guard let view else { return "" }
    if let cell = view as? UICollectionViewCell, let text = cell.listContent.text { return text }
    func label(in view: UIView) -> String? {
      (view as? UILabel)?.text ?? view.subviews.lazy.compactMap(label).first
    }
    return label(in: view) ?? ""
  }

  /// Returns the header or footer if it is shown itself, because it is more than a text.
  private func shown(_ view: UICollectionReusableView?) -> UIView? {
    guard let view, view.isShown, !(view is UICollectionViewCell), !view.isMerelyText else { return nil }
    return view
  }

  private var isBusy: Bool {
    if let hosted = header as? UIHostedHeader { return hosted.isBusy }
    guard let header = header as? UICollectionViewListCell else { return false }
    return header.accessories.contains { accessory in
      if case .customView(let view) = accessory.kind { return (view as? UIActivityIndicatorView)?.isAnimating ?? false }
      return false
    }
  }

  override func describe() -> SceneDescription {
    let (shownHeader, shownFooter) = (shown(header), shown(footer))
    return SceneDescription(
      element: .section(
        SectionElement(
          header: shownHeader == nil ? text(of: header) : "", footer: shownFooter == nil ? text(of: footer) : "",
          rowCount: rowCount, windowStart: windowStart, isBusy: shownHeader == nil && isBusy, flow: flow?.value,
          hasHeaderChild: shownHeader != nil, hasFooterChild: shownFooter != nil)),
      children: [shownHeader].compactMap(\.self) + cells + [shownFooter].compactMap(\.self))
  }
}

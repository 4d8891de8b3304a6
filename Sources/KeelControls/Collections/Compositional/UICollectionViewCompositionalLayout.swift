import KeelScene

public import struct Foundation.CGFloat

/// A layout of sections, each of which repeats a group of items, or has the rows of a list.
///
///     let item = NSCollectionLayoutItem(
///       layoutSize: .init(widthDimension: .fractionalWidth(1 / 3), heightDimension: .fractionalHeight(1)))
///     let group = NSCollectionLayoutGroup.horizontal(
///       layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(80)), subitems: [item])
///     let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
///
/// Estimated heights grow with the content, estimated widths do not. Decorations and views on items are not shown.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// A closure that returns the layout of a section.
  public typealias SectionProvider =
    @MainActor (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

  private let provider: SectionProvider?
  /// What holds for all sections.
  open var configuration = UICollectionViewCompositionalLayoutConfiguration()

  /// Creates the layout of a list with a configuration.
  override package init(configuration: UICollectionLayoutListConfiguration) {
    provider = nil
    super.init(configuration: configuration)
  }

  /// Creates a layout whose sections are alike.
  public convenience init(section: NSCollectionLayoutSection) { self.init { _, _ in section } }
  /// Creates a layout whose sections are alike.
  public convenience init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }
  /// Creates a layout from a closure that returns the layout of each section.
  public convenience init(sectionProvider: @escaping SectionProvider) {
    self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout from a closure that returns the layout of each section.
  public init(
    sectionProvider: @escaping SectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    var list = UICollectionLayoutListConfiguration(appearance: .plain)
    list.headerMode = .supplementary
    list.footerMode = .supplementary
    super.init(configuration: list)
    self.configuration = configuration
    dependsOnSize = true
    flow = { [weak self] list, section in self?.flow(of: section, in: list) }
    supplementaryKinds = { [weak self] list, section in self?.kinds(of: section, in: list) ?? (nil, nil) }
  }

  /// Returns the layout of a list with a configuration.
  public static func list(using configuration: UICollectionLayoutListConfiguration)
    -> UICollectionViewCompositionalLayout
  {
    UICollectionViewCompositionalLayout(configuration: configuration)
  }

  private func section(_ index: Int, in list: UICollectionView) -> NSCollectionLayoutSection? {
    let section = provider?(index, ListEnvironment(list))
    if let rows = section?.list, index == 0 || !hasListStyle {
      hasListStyle = true
      var own = rows
      own.headerMode = .supplementary
      own.footerMode = .supplementary
      if own.style != listConfiguration.style { list.setNeedsDescription() }
      listConfiguration = own
    }
    return section
  }
  /// True if the style of the list is that of a section.
  private var hasListStyle = false

  private func flow(of index: Int, in list: UICollectionView) -> RowFlow? {
    let size = list.layoutArea
    return section(index, in: list)?.flow(
      width: size.width, height: size.height, isAcross: configuration.scrollDirection == .horizontal)
  }

  private func kinds(of index: Int, in list: UICollectionView) -> (header: String?, footer: String?) {
    guard let section = section(index, in: list) else { return (nil, nil) }
    if let rows = section.list {
      return (
        rows.headerMode == .supplementary ? UICollectionView.elementKindSectionHeader : nil,
        rows.footerMode == .supplementary ? UICollectionView.elementKindSectionFooter : nil
      )
    }
    return (
      section.boundaryItem(isFooter: false)?.elementKind, section.boundaryItem(isFooter: true)?.elementKind
    )
  }
}

/// What holds for all sections of a compositional layout.
@MainActor @preconcurrency open class UICollectionViewCompositionalLayoutConfiguration {
  /// The direction in which the list scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The space between sections; front ends decide.
  open var interSectionSpacing: CGFloat {
    get { CGFloat(spacing) }
    set { spacing = Double(newValue) }
  }
  private var spacing = 0.0
  /// The header and the footer of the whole list; not shown.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Creates the configuration of a list that scrolls up and down.
  public init() {}
}

extension UICollectionView {
  /// The direction in which a collection view scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Lines of items run from side to side.
    case vertical
    /// Lines of items run from top to bottom.
    case horizontal
  }
}

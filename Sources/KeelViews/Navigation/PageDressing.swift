package import KeelControls
package import KeelModel
package import KeelScene

/// The settings that views provide for the page that contains them.
@MainActor package struct PageTraits {
  package var title: String?
  package var titleVariants: [String] = []
  package var subtitle: String?
  package var subtitleVariants: [String] = []
  package var address: String?
  package var titleDisplay: UINavigationItem.LargeTitleDisplayMode?
  package var hidesBackButton = false
  package var hiddenBars: Set<ToolbarPlacement.Bar> = []
  package var disablesDismissal = false
  package var onDismissAttempt: (@MainActor () -> Void)?
  package var sheetHeight: SheetElement.Height?
  package var paneWidth: PaneWidth?
  package var colorScheme: SceneEnvironment.ColorScheme?
  /// The language of the page's texts.
  package var language: String?
  package var items: [ToolbarSlot] = []
  package var tab: LabelContent?
}

/// The controls of a bar from one toolbar item.
@MainActor package struct ToolbarSlot {
  package var placement: ToolbarItemPlacement
  package var controls: [UIView]
}

/// Collects the settings that views provide for their page, and applies them to its controller.
///
/// Each mount claims settings under its own identity, and withdraws them when it is removed. If several mounts claim
/// the same setting, the innermost is used, and the later one if they have the same depth. Bar items are collected from
/// all mounts.
@MainActor package final class PageDressing {
  private unowned let page: PageContext
  private var claims: [Claim] = []
  private var lastOrder = 0
  private var applied = PageTraits()
  /// The controller's own settings, from before the first claim.
  private var base: PageTraits?
  private var barItems: [ObjectIdentifier: UIBarButtonItem] = [:]

  private struct Claim {
    var owner: ObjectIdentifier
    var depth: Int
    var order: Int
    var change: (inout PageTraits) -> Void
  }

  init(page: PageContext) { self.page = page }

  /// Called when the settings of the tab may have changed.
  package var onTabChange: (() -> Void)?

  /// The title that the page shows, for a menu in its place.
  package let shownTitle = StateBox("")

  /// The combined settings of all views.
  package var traits: PageTraits { applied }

  /// Claims settings of the page, which replace the mount's previous claim.
  package func claim(by owner: AnyMount, _ change: @escaping (inout PageTraits) -> Void) {
    if let index = claims.firstIndex(where: { $0.owner == ObjectIdentifier(owner) }) {
      claims[index].change = change
    } else {
      lastOrder += 1
      let claim = Claim(owner: ObjectIdentifier(owner), depth: owner.depth, order: lastOrder, change: change)
      // There are few claims, and most are already in order.
      let place = claims.lastIndex { ($0.depth, $0.order) < (claim.depth, claim.order) }.map { $0 + 1 } ?? 0
      claims.insert(claim, at: place)
    }
    apply()
  }

  /// Withdraws the mount's claim.
  package func withdraw(_ owner: AnyMount) {
    let count = claims.count
    claims.removeAll { $0.owner == ObjectIdentifier(owner) }
    if claims.count != count { apply() }
  }

  /// Applies the settings of the presentation when the page becomes the topmost one in it.
  func pageWillAppear() {
    applyHold()
    applySheetHeight()
    applyPaneWidth()
    applyColorScheme()
  }

  private func apply() {
    var traits = PageTraits()
    for claim in claims { claim.change(&traits) }
    applied = traits
    // The width and the appearance that the page has chosen are withdrawn even if its controller no longer exists.
    guard let controller = page.controller else {
      applyPaneWidth()
      return applyColorScheme()
    }
    let item = controller.navigationItem
    if base == nil {
      var own = PageTraits()
      own.title = item.title ?? controller.title
      own.titleVariants = item.titleVariants
      own.subtitle = item.subtitle
      own.subtitleVariants = item.subtitleVariants
      own.address = item.address
      own.titleDisplay = item.largeTitleDisplayMode
      own.hidesBackButton = item.hidesBackButton
      base = own
    }
    let isBarHidden = traits.hiddenBars.contains(.navigation)
    let title = isBarHidden ? "" : traits.title ?? base?.title
    if controller.title != title { controller.title = title }
    if item.title != title { item.title = title }
    shownTitle.value = title ?? ""
    item.titleVariants = (traits.title == nil ? base : traits)?.titleVariants ?? []
    item.subtitle = isBarHidden ? nil : traits.subtitle ?? base?.subtitle
    item.subtitleVariants = (traits.subtitle == nil ? base : traits)?.subtitleVariants ?? []
    item.address = traits.address ?? base?.address
    item.largeTitleDisplayMode = traits.titleDisplay ?? base?.titleDisplay ?? .automatic
    item.hidesBackButton = traits.hidesBackButton || base?.hidesBackButton == true
    applyHold()
    applySheetHeight()
    applyPaneWidth()
    applyColorScheme()
    applyLanguage()
    applyBars(to: item, of: controller)
    onTabChange?()
  }

  private func applyHold() {
    guard let controller = page.controller, hasHeld || applied.disablesDismissal || applied.onDismissAttempt != nil
    else {
      return
    }
    hasHeld = true
    controller.presentingRoot.isModalInPresentation = applied.disablesDismissal
    controller.presentationController?.onAttempt = applied.onDismissAttempt
  }
  private var hasHeld = false

  private func applySheetHeight() {
    guard let controller = page.controller, hasSheetHeight || applied.sheetHeight != nil else { return }
    hasSheetHeight = applied.sheetHeight != nil
    controller.presentationController?.height = applied.sheetHeight ?? .large
  }
  private var hasSheetHeight = false

  private func applyPaneWidth() {
    guard sizedPane != nil || applied.paneWidth != nil else { return }
    let split = page.controller?.splitViewController
    let column = page.controller.flatMap { split?.column(holding: $0) }
    if let pane = sizedPane, pane.split !== split || pane.column != column || applied.paneWidth == nil {
      pane.split?.prefer(nil, in: pane.column, for: self)
      sizedPane = nil
    }
    guard let width = applied.paneWidth, let split, let column else { return }
    split.prefer(width, in: column, for: self)
    sizedPane = SizedPane(split: split, column: column)
  }
  private struct SizedPane {
    weak var split: UISplitViewController?
    var column: UISplitViewController.Column
  }
  /// The pane for which the page has requested a width.
  private var sizedPane: SizedPane?

  private func applyColorScheme() {
    let root = page.controller?.presentingRoot
    if let schemed, schemed !== root || applied.colorScheme == nil {
      schemed.prefer(nil, for: self)
      self.schemed = nil
    }
    guard let colorScheme = applied.colorScheme, let root, root.isPresentationRoot else { return }
    root.prefer(colorScheme, for: self)
    schemed = root
  }
  /// The root of the presentation whose appearance the page has chosen.
  private weak var schemed: UIViewController?

  /// Sets the language of the window if the page is all of it. That of a part of a window is not the window's.
  private func applyLanguage() {
    guard let controller = page.controller, controller.isPresentationRoot else { return }
    controller.prefer(language: applied.language, for: self)
  }

  // MARK: Bars

  private func applyBars(to item: UINavigationItem, of controller: UIViewController) {
    guard hasBars || !applied.items.isEmpty else { return }
    hasBars = !applied.items.isEmpty
    var known: [ObjectIdentifier: UIBarButtonItem] = [:]
    func items(in bar: ToolbarItemPlacement.Bar, _ kind: ToolbarPlacement.Bar) -> [UIBarButtonItem] {
      if applied.hiddenBars.contains(kind) { return [] }
      return applied.items.filter { $0.placement.bar == bar }.flatMap(\.controls).map { control in
        let id = ObjectIdentifier(control)
        let barItem = barItems[id] ?? UIBarButtonItem(customView: control)
        known[id] = barItem
        return barItem
      }
    }
    let bars = (
      leading: items(in: .leading, .navigation), trailing: items(in: .trailing, .navigation),
      bottom: items(in: .bottom, .bottom), status: items(in: .status, .bottom), keyboard: items(in: .keyboard, .bottom),
      principal: items(in: .principal, .navigation)
    )
    barItems = known
    set(bars.leading, item.leftBarButtonItems) { item.leftBarButtonItems = $0 }
    set(bars.trailing, item.rightBarButtonItems) { item.rightBarButtonItems = $0 }
    set(bars.bottom, controller.toolbarItems) { controller.toolbarItems = $0 }
    set(bars.status, item.statusItems) { item.statusItems = $0 ?? [] }
    set(bars.keyboard, item.keyboardItems) { item.keyboardItems = $0 ?? [] }
    let principal = bars.principal.compactMap(\.customView)
    guard !principal.elementsEqual(principalViews, by: ===) else { return }
    principalViews = principal
    item.titleView = principal.count > 1 ? UIStackView(arrangedSubviews: principal) : principal.first
  }
  private var hasBars = false
  private var principalViews: [UIView] = []

  private func set(_ new: [UIBarButtonItem], _ old: [UIBarButtonItem]?, _ assign: ([UIBarButtonItem]?) -> Void) {
    if !new.elementsEqual(old ?? [], by: ===) { assign(new.isEmpty ? nil : new) }
  }
}

/// A modifier that changes settings of the page that contains the view.
package protocol PageChanging: PrimitiveModifier {
  /// Returns the change, which the page makes each time that its settings are collected.
  @MainActor func change(in environment: EnvironmentNode) -> (inout PageTraits) -> Void
}

extension PageChanging {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    PageChangeMount(view, at: place)
  }
}

/// The mount of a view that changes its page, also after each change of its environment.
final class PageChangeMount<Content: View, Modifier: PageChanging>: ModifierMount<Content, Modifier> {
  override func prepare() {
    surroundings.environment.follow(self)
    claim()
  }

  override func modifierDidChange() { claim() }
  override func environmentDidChange() { claim() }
  override func willUnmount() { surroundings.page.dressing.withdraw(self) }

  private func claim() {
    surroundings.page.dressing.claim(by: self, modifier.change(in: surroundings.environment))
  }
}

/// A modifier that changes settings of the page by a closure.
package struct PageModifier {
  let change: @MainActor (inout PageTraits, EnvironmentValues) -> Void

  package init(_ change: @escaping @MainActor (inout PageTraits, EnvironmentValues) -> Void) { self.change = change }
}

extension PageModifier: PageChanging {
  package func change(in environment: EnvironmentNode) -> (inout PageTraits) -> Void {
    { change(&$0, environment.values) }
  }
}

import KeelControls
import KeelModel
package import KeelScene

/// The progress of a task, or an indicator that it is under way. It is backed by `UIProgressView` and
/// `UIActivityIndicatorView`.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  /// The progress from 0 to 1, or `nil` if it is unknown.
  let fraction: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates an indicator that a task is under way, with a label of any kind.
  public init(@ViewBuilder label: () -> Label) {
    self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a view of a task's progress with a label of any kind; a `nil` value means that it is unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label) {
    self.init(fraction: part(value, of: total), label: label(), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Creates a view of a task's progress with a label and a description of the value, both of any kind.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: part(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates an indicator that a task is under way.
  public init() { self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView()) }

  /// Creates a view of a task's progress; a `nil` value means that it is unknown.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.init(fraction: part(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Creates an indicator that a task is under way, with a title.
  public init(_ titleKey: LocalizedStringKey) { self.init { Text(titleKey) } }
  /// Creates an indicator that a task is under way, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init { Text(title) } }
  /// Creates a view of a task's progress with a title; a `nil` value means that it is unknown.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(titleKey) }
  }
  /// Creates a view of a task's progress with a title; a `nil` value means that it is unknown.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label, CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a view from a style's configuration.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      fraction: configuration.fractionCompleted, label: configuration.label ?? .init(content: AnyView(EmptyView())),
      currentValueLabel: configuration.currentValueLabel ?? .init(content: AnyView(EmptyView())))
  }
}

private func part<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
  value.map { total > 0 ? Double($0 / total).clampedToPart : 0 }
}

extension ProgressView: View, PrimitiveView, StyledView {
  package func makeMount(at place: MountPoint) -> Mount<Self> {
    if case .custom = place.surroundings.environment.controls.progress { return StyledMount(self, at: place) }
    return ProgressMount(self, at: place)
  }

  package func shown(in values: EnvironmentValues) -> AnyView {
    guard case .custom(let style) = values.progressLook else { return AnyView(self) }
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      label: Label.self == EmptyView.self ? nil : .init(content: AnyView(label)),
      currentValueLabel: CurrentValueLabel.self == EmptyView.self ? nil : .init(content: AnyView(currentValueLabel)))
    func body<S: ProgressViewStyle>(_ style: S) -> AnyView {
      AnyView(
        StyleBody(style) { $0.makeBody(configuration: configuration) }
          .progressViewStyle(DefaultProgressViewStyle()))
    }
    return body(style)
  }
}

final class ProgressMount<Label: View, Current: View>: KeepingMount<ProgressView<Label, Current>> {
  private lazy var bar = UIProgressView()
  private lazy var spinner = UIActivityIndicatorView()
  private var label: WordsSlot<Label>?
  private var current: WordsSlot<Current>?
  private var isBar = false

  override init(_ view: ProgressView<Label, Current>, at place: MountPoint) {
    super.init(view, at: place)
    surroundings.environment.follow(self)
    isBar = view.fraction != nil
    label = WordsSlot(view.label, in: self) { [weak self] in self?.configure() }
    current = WordsSlot(view.currentValueLabel, in: self) { [weak self] in self?.configure() }
    configure()
  }

  private func configure() {
    let environment = surroundings.environment
    let title = label?.words.title ?? ""
    let tint = environment.style.tint.map { UIColor($0) }
    if let fraction = view.fraction {
      bar.progress = Float(fraction)
      bar.title = title
      bar.currentText = current?.words.title ?? ""
      bar.tintColor = tint
      if case .builtIn(let style) = environment.controls.progress { bar.style = style }
    } else {
      spinner.title = title
      spinner.tintColor = tint
      spinner.startAnimating()
    }
  }

  override func take(_ view: ProgressView<Label, Current>) {
    label?.update(to: view.label)
    current?.update(to: view.currentValueLabel)
    configure()
    guard isBar != (view.fraction != nil) else { return }
    isBar.toggle()
    itemsDidChange()
  }
  override func environmentDidChange() { configure() }
  override var parts: [AnyMount] { [label?.child, current?.child].compactMap(\.self) }
  override func appendItems(to items: inout [UIView]) { items.append(isBar ? bar : spinner) }
}

/// A custom appearance for progress views.
@MainActor @preconcurrency public protocol ProgressViewStyle {
  /// The view that shows the progress.
  associatedtype Body: View
  /// The parts that are passed to the style.
  typealias Configuration = ProgressViewStyleConfiguration
  /// Returns the view that shows the progress.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a progress view that are passed to a style.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public struct Label { let content: AnyView }
  /// The description of the value.
  public struct CurrentValueLabel { let content: AnyView }
  /// The progress from 0 to 1, or `nil` if it is unknown.
  public let fractionCompleted: Double?
  /// The label, if there is one.
  public var label: Label?
  /// The description of the value, if there is one.
  public var currentValueLabel: CurrentValueLabel?
}

extension ProgressViewStyleConfiguration.Label: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

extension ProgressViewStyleConfiguration.CurrentValueLabel: View {
  /// The content and behaviour of the view.
  public var body: some View { content }
}

/// The appearance of the progress views in an environment.
package enum ProgressLook {
  case builtIn(GaugeElement.Style)
  case custom(any ProgressViewStyle)
}

/// A style that front ends support.
protocol BuiltInProgressStyle: ProgressViewStyle {
  nonisolated static var sceneStyle: GaugeElement.Style { get }
}

extension EnvironmentValues {
  @Entry package var progressLook: ProgressLook = .builtIn(.linear)
}

extension View {
  /// Shows the progress views in this view in a style.
  nonisolated public func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    modifier(
      EnvironmentModifier {
        $0.progressLook = (S.self as? any BuiltInProgressStyle.Type).map { .builtIn($0.sceneStyle) } ?? .custom(style)
      })
  }
}

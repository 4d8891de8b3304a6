import KeelControls
import KeelInteraction
import KeelModel

/// The content of an alert, resolved in one environment.
struct AlertWords {
  var title = ""
  var message: String?
  var parts: [AlertPart] = []
}

/// The content of an alert before it is resolved in an environment.
enum AlertSource {
  case views(title: Text?, message: any View, actions: any View)
  case value(Alert)
  case state(title: String, message: String?, answers: any AnswerSource)

  @MainActor func words(in environment: EnvironmentValues) -> AlertWords {
    switch self {
    case .views(let title, let message, let actions):
      let message = readLabel(message, in: environment).text
      return AlertWords(
        title: title.map { plainText($0, in: environment) } ?? "", message: message.isEmpty ? nil : message,
        parts: alertParts(of: actions, in: environment))
    case .value(let alert): return alert.words(in: environment)
    case .state(let title, let message, let answers):
      return AlertWords(title: title, message: message, parts: answers.parts)
    }
  }
}

/// A source of answers that are not views.
@MainActor protocol AnswerSource {
  var parts: [AlertPart] { get }
}

/// The state that determines whether an alert is presented, and for which item.
struct AlertSubject<Item> {
  enum Kind {
    case item(Binding<Item?>)
    case flag(Binding<Bool>, Item?)
  }
  let kind: Kind

  @MainActor var item: Item? {
    switch kind {
    case .item(let item): item.wrappedValue
    case .flag(let isPresented, let item): isPresented.wrappedValue ? item : nil
    }
  }

  @MainActor func clear() {
    switch kind {
    case .item(let item): item.wrappedValue = nil
    case .flag(let isPresented, _): isPresented.wrappedValue = false
    }
  }
}

/// A modifier that presents an alert while its state has an item.
struct AlertModifier<Item> {
  let style: UIAlertController.Style
  let subject: AlertSubject<Item>
  /// Returns the content of the alert for an item. The values that it reads are tracked while the alert is shown.
  let source: (Item) -> AlertSource
}

extension AlertModifier: PrimitiveModifier {
  package func makeMount<Content: View>(
    _ view: ModifiedContent<Content, Self>, at place: MountPoint
  ) -> Mount<ModifiedContent<Content, Self>> {
    AlertMount(view, at: place)
  }
}

/// The mount of a view with an alert, which follows its state as a page does.
final class AlertMount<Content: View, Item>: PresentingMount<Content, AlertModifier<Item>> {
  private weak var question: AlertQuestion?

  override func makeFollower(
    of source: PlaceSource<AlertModifier<Item>>, on host: UIViewController
  ) -> DestinationFollower? {
    DestinationFollower(
      host: host, style: .presented,
      wanted: { [weak self] in
        source.modifier.subject.item.map { item in
          .init(id: identity(of: item), make: { self?.ask(item) ?? UIViewController() })
        }
      },
      clear: { source.modifier.subject.clear() }, onDismiss: nil)
  }

  override func sourceDidChange(_ source: PlaceSource<AlertModifier<Item>>) { question?.update() }

  private func ask(_ item: Item) -> UIViewController {
    guard let source else { return UIViewController() }
    let id = identity(of: item)
    let environment = surroundings.environment
    let controller = UIAlertController(title: nil, message: nil, preferredStyle: modifier.style)
    let question = AlertQuestion(controller) {
      guard let item = source.modifier.subject.item, identity(of: item) == id else { return nil }
      return source.modifier.source(item).words(in: environment.values)
    }
    self.question = question
    // The controller retains the question until it is removed.
    controller.leaveHandlers.append { _ in question.end() }
    return controller
  }
}

/// An object that updates a visible alert from its views.
@MainActor final class AlertQuestion {
  /// The controller, which retains the question.
  private weak var controller: UIAlertController?
  /// Returns the content of the alert, or `nil` once the state has changed to another item or none, in which case the
  /// alert is dismissed unchanged.
  private let words: @MainActor () -> AlertWords?
  private var answers: [AlertAnswer] = []
  private var fields: [AlertField] = []
  private var typedTexts: [TypedText] = []
  private var scope: TrackedScope?

  init(_ controller: UIAlertController, words: @escaping @MainActor () -> AlertWords?) {
    self.words = words
    self.controller = controller
    scope = TrackedScope(origin: Origin(type: Self.self)) { [weak self] _, _ in self?.update() }
    update()
  }

  func end() {
    scope?.cancel()
    scope = nil
  }

  func update() {
    guard let scope else { return }
    let words = scope.track { () -> AlertWords? in
      guard let words = self.words() else { return nil }
      // The texts of fields are also tracked, because the program may change them.
      for case .field(let field) in words.parts { _ = field.text.wrappedValue }
      return words
    }
    if let words { withoutTracking { show(words) } }
  }

  private func show(_ words: AlertWords) {
    guard let controller else { return }
    controller.title = words.title
    controller.message = words.message
    answers = words.parts.compactMap { if case .answer(let answer) = $0 { answer } else { nil } }
    if answers.isEmpty { answers = [AlertAnswer(.ok, style: .cancel) {}] }
    if controller.preferredStyle == .actionSheet, !answers.contains(where: { $0.style == .cancel }) {
      answers.append(AlertAnswer(.cancel, style: .cancel) {})
    }
    showAnswers(in: controller)
    if controller.preferredStyle == .alert {
      showFields(words.parts.compactMap { if case .field(let field) = $0 { field } else { nil } }, in: controller)
    }
  }

  private func showAnswers(in controller: UIAlertController) {
    let old = controller.actions
    let actions = answers.enumerated().map { index, answer in
      if old.indices.contains(index), answer.matches(old[index]) { return old[index] }
      return action(for: answer) { [self] _ in give(index) }
    }
    controller.setActions(actions)
    for (action, answer) in zip(actions, answers) { action.isEnabled = answer.isEnabled }
    controller.preferredAction = answers.firstIndex(where: \.isPreferred).map { actions[$0] }
  }

  private func action(for answer: AlertAnswer, _ give: @escaping (UIAlertAction) -> Void) -> UIAlertAction {
    switch answer.label {
    case .text(let title): UIAlertAction(title: title, style: answer.style, handler: give)
    case .word(let word): UIAlertAction(word, style: answer.style, handler: give)
    }
  }

  /// Runs the current action of the answer at an index, because the views may have changed it since the answer was
  /// shown.
  private func give(_ index: Int) {
    if answers.indices.contains(index) { answers[index].action() }
  }

  /// Updates the fields, which are created once. Their number does not change while the user fills them in.
  private func showFields(_ fields: [AlertField], in controller: UIAlertController) {
    let isNew = self.fields.isEmpty
    self.fields = fields
    if isNew {
      typedTexts = fields.map { _ in TypedText() }
      for index in fields.indices {
        controller.addTextField { [weak self] field in
          field.addAction(
            UIAction { [weak self, weak field] _ in field.map { self?.typed($0, at: index) } }, for: .editingChanged)
          field.addAction(
            UIAction { [weak self, weak field] _ in field.map { self?.endTyping(in: $0, at: index) } },
            for: .editingDidEnd)
        }
      }
    }
    for (index, (field, shown)) in zip(fields, controller.textFields ?? []).enumerated() {
      shown.placeholder = field.prompt
      shown.isSecureTextEntry = field.isSecure
      show(field, in: shown, at: index)
    }
  }

  private func typed(_ field: UITextField, at index: Int) {
    guard fields.indices.contains(index) else { return }
    if fields[index].isValue { typedTexts[index].type() }
    fields[index].text.wrappedValue = field.text ?? ""
    show(fields[index], in: field, at: index)
  }

  private func endTyping(in field: UITextField, at index: Int) {
    guard fields.indices.contains(index), fields[index].isValue else { return }
    typedTexts[index].end()
    show(fields[index], in: field, at: index)
  }

  private func show(_ field: AlertField, in shown: UITextField, at index: Int) {
    let text = field.isSecure ? SecretReading.run { field.text.wrappedValue } : field.text.wrappedValue
    if !field.isValue {
      shown.text = text
    } else if let text = typedTexts[index].update(to: text) {
      shown.text = text
    }
  }
}

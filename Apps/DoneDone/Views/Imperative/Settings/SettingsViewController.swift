import AppForms
import DoneDoneModel
import KeelControls
import KeelModel

/// The settings of the app. Its twin is `SettingsView`.
@MainActor final class SettingsViewController: FormViewController {
  private let model: SettingsModel
  @UIBindable private var preferences: Preferences

  init(_ model: SettingsModel) {
    self.model = model
    preferences = model.preferences
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      title = model.words[.settingsTitle]
    }
  }

  override func sections() -> [FormSection] {
    let (preferences, words) = (preferences, model.words)
    return [
      FormSection(
        "places",
        rows: [
          link(.categories, "categories", words[.categories], "tag"),
          link(.transfer, "transfer", words[.transfer], "square.and.arrow.up"),
        ]),
      FormSection(
        "preferences", footer: preferences.problem?.description,
        rows: [
          .menu("appearance", words[.appearance], $preferences.stored.appearance) {
            [
              FormChoice(.system, words[.system]), FormChoice(.light, words[.light]), FormChoice(.dark, words[.dark]),
            ]
          },
          .menu("language", words[.language], $preferences.stored.language) {
            [FormChoice(nil, words[.system])] + Language.allCases.map { FormChoice(Optional($0), $0.name) }
          },
          .menu("firstWeekday", words[.firstWeekday], $preferences.stored.firstWeekday) {
            Weekday.allCases.map { FormChoice($0, words.name($0)) }
          },
        ]),
      FormSection("about", rows: [link(.about, "about", words[.about], "info.circle")]),
    ]
  }

  private func link(_ step: Step, _ id: String, _ title: String, _ symbol: String) -> FormRow {
    .value(
      id, title, nil, image: UIImage(systemName: symbol), address: model.address(of: step),
      choose: { [model] in model.stepTapped(step) })
  }
}

/// What the app is. Its twin is `AboutView`.
@MainActor final class AboutViewController: FormViewController {
  private let context: WindowContext

  init(_ context: WindowContext) {
    self.context = context
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observe { [weak self] in
      guard let self else { return }
      title = context.words[.about]
    }
  }

  override func sections() -> [FormSection] {
    let words = context.words
    return [
      FormSection("about", rows: [.text("name", "DoneDone", style: .title2), .text("text", words[.aboutText])])
    ]
  }
}

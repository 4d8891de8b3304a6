import DoneDoneModel
import KeelControls
import KeelModel

/// The settings of the app. Its twin is `SettingsView`.
@MainActor final class SettingsViewController: PageViewController {
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

  override func sections() -> [PageSection] {
    let (model, words) = (model, model.words)
    return [
      PageSection(
        "places",
        rows: [
          link(.categories, "categories", words[.categories], "tag"),
          link(.transfer, "transfer", words[.transfer], "square.and.arrow.up"),
        ]),
      PageSection(
        "preferences", footer: preferences.problem?.description,
        rows: [
          .menu("appearance", $preferences.stored.appearance, title: { model.words[.appearance] }) {
            [
              Choice(.system, model.words[.system]), Choice(.light, model.words[.light]),
              Choice(.dark, model.words[.dark]),
            ]
          },
          .menu("language", $preferences.stored.language, title: { model.words[.language] }) {
            [Choice(nil, model.words[.system])] + Language.allCases.map { Choice(Optional($0), $0.name) }
          },
          .menu("firstWeekday", $preferences.stored.firstWeekday, title: { model.words[.firstWeekday] }) {
            Weekday.allCases.map { Choice($0, model.words.name($0)) }
          },
        ]),
      PageSection("about", rows: [link(.about, "about", words[.about], "info.circle")]),
    ]
  }

  private func link(_ step: Step, _ id: String, _ title: String, _ symbol: String) -> PageRow {
    .value(
      id, title, nil, image: UIImage(systemName: symbol), leadsOn: true, address: model.address(of: step),
      choose: { [model] in model.stepTapped(step) })
  }
}

/// What the app is. Its twin is `AboutView`.
@MainActor final class AboutViewController: PageViewController {
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

  override func sections() -> [PageSection] {
    [
      PageSection(
        "about", rows: [.text("name", "DoneDone", isTitle: true), .text("text", context.words[.aboutText])])
    ]
  }
}

import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

/// The built-in texts of controls, in the language of their window.
@MainActor @Suite(.serialized) struct SystemWordTests {
  private func environment(_ language: String) -> Event { .environment(SceneEnvironment(localeIdentifier: language)) }

  private func texts(_ stage: Stage) -> Set<String> {
    Set(
      stage.frontEnd.tree.inReadingOrder().flatMap { node -> [String] in
        let label = node.attributes.accessibility.label
        let actions = node.attributes.actions.map(\.title)
        return switch node.element {
        case .button(let button): [button.title, label] + actions
        case .screen(let screen): [screen.title]
        case .label(let text): [text.text] + actions
        default: [label] + actions
        }
      })
  }

  private func page() -> UIViewController {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItems = [UIBarButtonItem(systemItem: .done), UIBarButtonItem(systemItem: .trash)]
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction(title: "Stop") { _ in })
    page.view.addSubview(UIButton(type: .close))
    page.view.addSubview(UIButton(type: .infoLight))
    return page
  }

  @Test func controlsShowTheirTextsInTheLanguageOfTheWindow() {
    let stage = Stage(UINavigationController(rootViewController: page()))
    #expect(texts(stage).isSuperset(of: ["Done", "Delete", "Stop", "Close", "More information"]))
    // Two bar items and two buttons change their texts; the app's own texts stay.
    #expect(stage.send(environment("ko")).count == 4)
    #expect(texts(stage).isSuperset(of: ["완료", "삭제", "Stop", "닫기", "추가 정보"]))
    #expect(stage.send(environment("ko-KR")).isEmpty)
    stage.expectFresh()
  }

  @Test func eachWindowHasItsLanguage() {
    let (one, two) = (Stage(UINavigationController(rootViewController: page())), Stage(page()))
    one.send(environment("de"))
    two.send(environment("fr"))
    #expect(texts(one).isSuperset(of: ["Fertig", "Löschen", "Schließen"]))
    #expect(texts(two).isSuperset(of: ["Fermer", "Plus d’informations"]))
  }

  @Test func anAlertThatIsShownFollowsTheLanguage() throws {
    let page = UIViewController()
    let stage = Stage(page)
    page.present(
      UIAlertController(state: AlertState<Never> { TextState("?") }, handler: { _ in }), animated: false)
    stage.change {}
    #expect(texts(stage).contains("OK"))
    #expect(stage.send(environment("ko")).count == 1)
    #expect(texts(stage).contains("확인"))
  }
}

import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import Testing

@testable import KeelViews

/// A control that gives its mount to the test.
private struct Lamp: View, PrimitiveView {
  func makeMount(at place: MountPoint) -> Mount<Self> { LampMount(self, control: UILabel(), at: place) }
}

private final class LampMount: ControlMount<Lamp, UILabel> {
  static weak var last: LampMount?
  override func configure() { LampMount.last = self }
}

/// The texts, pictures, badges and looks that rows take from the views in them.
@MainActor @Suite(.serialized) struct RowContentTests {
  private struct Kinds: View {
    @State private var isOn = false
    @State private var presses = 0
    var body: some View {
      List {
        Text(verbatim: "plain")
        Button("press") { presses += 1 }
        Toggle("Wi-Fi", isOn: $isOn)
        Label("labelled", systemImage: "wifi")
        Text(verbatim: "pressed \(presses), \(isOn)").badge(presses)
        HStack {
          Text(verbatim: "left")
          Text(verbatim: "right")
        }
      }
    }
  }

  @Test func aRowIsDescribedByItsControl() throws {
    let stage = ViewStage(Kinds())
    #expect(stage.rowTexts == ["plain", "press", "Wi-Fi", "labelled", "pressed 0, false", ""])
    #expect(stage.rows.map(\.isSelectable) == [false, true, false, false, false, false])
    #expect(stage.rows.map(\.contentChildCount) == [0, 0, 0, 0, 0, 1])
    #expect(stage.rows[3].image?.name == "wifi")
    try stage.driver.tap("press")
    #expect(stage.rowTexts[4] == "pressed 1, false")
    #expect(stage.rows[4].badge == "1")
    try stage.driver.toggle("Wi-Fi")
    #expect(stage.rowTexts[4] == "pressed 1, true")
    let titles = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .toggle(let toggle) = node.element { toggle.title } else { nil }
    }
    #expect(titles == [""])
    stage.expectFresh()
  }

  private struct Emphasized: View {
    var body: some View {
      List {
        HStack {
          Text(verbatim: "db")
          Spacer()
          Text(verbatim: "DOWN").foregroundStyle(.red).bold()
        }
        HStack {
          Text(verbatim: "api")
          Spacer()
          Text(verbatim: "up").foregroundStyle(.green)
        }
      }
    }
  }

  @Test func anEmphasizedTextKeepsItsLook() {
    let stage = ViewStage(Emphasized())
    #expect(stage.rows.map(\.secondaryText) == ["", "up"])
    #expect(stage.rows[1].secondaryColor == .green)
    let labels = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .label(let label) = node.element { label } else { nil }
    }
    #expect(labels.last?.text == "DOWN" && labels.last?.color == .red && labels.last?.font.weight == .bold)
    stage.expectFresh()
  }

  private struct Placed: View {
    @State private var presses = 0
    var body: some View {
      List {
        Button {
          presses += 1
        } label: {
          HStack {
            Spacer()
            Text(verbatim: "Add \(presses)")
            Spacer()
          }
        }
        HStack {
          Image(systemName: "star")
          Spacer()
          Text(verbatim: "trailing")
        }
      }
    }
  }

  @Test func aTextAfterASpacerIsWhereItsAuthorPlacedIt() throws {
    let stage = ViewStage(Placed())
    #expect(stage.rows.map(\.contentChildCount) == [1, 1] && stage.rowTexts == ["", ""])
    #expect(stage.rows.map(\.isSelectable) == [true, false])
    try stage.driver.tap("Add 0")
    #expect(stage.texts.contains("Add 1"))
    stage.expectFresh()
  }

  private struct Checked: View {
    var body: some View {
      List {
        HStack {
          Text(verbatim: "after")
          Spacer()
          Image(systemName: "checkmark")
        }
        HStack {
          Image(systemName: "checkmark")
          Text(verbatim: "before")
        }
        Text(verbatim: "none")
      }
    }
  }

  @Test func aCheckMarkIsAtTheEdgeWhereItsAuthorPlacedIt() {
    let stage = ViewStage(Checked())
    #expect(stage.rows.map(\.hasCheckmark) == [true, true, false])
    #expect(stage.rows.prefix(2).map(\.checkmarkPlacement) == [.trailing, .leading])
    stage.expectFresh()
  }

  private struct Poem: View {
    @State private var isTold = true
    var body: some View {
      List {
        Text(verbatim: isTold ? "one\ntwo" : "one")
        Button("press\nme") { isTold = false }
        Label("roses\nare red", systemImage: "leaf")
        NavigationLink(value: 1) { Text(verbatim: "violets\r\nare blue") }
        LabeledContent("sugar") { Text(verbatim: "is\nsweet") }
        HStack {
          VStack {
            Text(verbatim: "and")
            Text(verbatim: "so\nare you")
          }
        }
      }
    }
  }

  /// The text of a row is one line in every front end, in which a line break would be shown as an escaped character.
  @Test func aTextOfSeveralLinesKeepsThem() throws {
    let stage = ViewStage(Poem())
    #expect(stage.rowTexts == ["", "", "", "", "sugar", ""])
    #expect(stage.rows.allSatisfy { $0.contentChildCount == 1 || $0.text == "sugar" && $0.secondaryText.isEmpty })
    func labels() -> [String] {
      stage.frontEnd.tree.inReadingOrder().compactMap {
        if case .label(let label) = $0.element { label.text } else { nil }
      }
    }
    #expect(
      labels() == [
        "one\ntwo", "press\nme", "roses\nare red", "violets\r\nare blue", "is\nsweet", "and", "so\nare you",
      ])
    try stage.driver.tap("press\nme")
    #expect(stage.rowTexts.first == "one" && stage.rows[0].contentChildCount == 0)
    stage.expectFresh()
  }

  private struct Colored: View {
    private struct Lines: View {
      var body: some View {
        VStack {
          Text(verbatim: "one")
          Text(verbatim: "two")
          Text(verbatim: "three")
        }
      }
    }
    private struct Pair: View {
      var body: some View {
        HStack {
          Image(systemName: "star")
          Text(verbatim: "pair")
        }
      }
    }
    var body: some View {
      List {
        Pair()
        Label("label", systemImage: "star")
        Button {
        } label: {
          Pair()
        }
        Button(role: .destructive) {
        } label: {
          Pair()
        }
        Button {
        } label: {
          Pair().foregroundColor(.primary)
        }
        Button("plain") {}.buttonStyle(.plain)
        NavigationLink(value: 1) { Pair() }
        NavigationLink(value: 1) { Label("label", systemImage: "star") }
        NavigationLink(value: 1) { Text(verbatim: "red").foregroundStyle(.red) }
        Button {
        } label: {
          Lines()
        }
        NavigationLink(value: 1) { Lines() }
      }
    }
  }

  /// The picture had the tint, beside a red title.
  @Test func theWholeLabelOfAButtonThatDestroysSomethingIsRed() {
    let stage = ViewStage(List { Button("Delete", systemImage: "trash", role: .destructive) {} })
    #expect(stage.rows.map(\.textColor) == [.destructive] && stage.rows.map(\.image?.color) == [.destructive])
  }

  /// As in SwiftUI: a button's label has the tint, whatever it consists of; an image beside a text is as black as the
  /// text, but the icon of a label has the tint.
  @Test func aRowHasTheColoursOfItsControl() {
    let stage = ViewStage(Colored())
    #expect(
      stage.rows.map(\.textColor) == [
        .label, .label, .tint, .destructive, .label, .label, .label, .label, .red, .tint, .label,
      ])
    #expect(
      stage.rows.map(\.image?.color) == [
        .primary, nil, .tint, .destructive, .primary, nil, .primary, nil, nil, nil, nil,
      ])
    stage.expectFresh()
  }

  private struct Styled: View {
    var body: some View {
      List {
        Label("quiet", systemImage: "star").font(.caption).foregroundStyle(.secondary)
        Label("loud", systemImage: "star").bold()
        LabeledContent {
          Text(verbatim: "value").foregroundStyle(.red)
        } label: {
          Text(verbatim: "name").bold().foregroundStyle(.blue)
        }
      }
    }
  }

  @Test func theWordsOfALabelKeepTheirLooks() {
    let stage = ViewStage(Styled())
    #expect(stage.rowTexts == ["quiet", "loud", "name"])
    #expect(stage.rows.map(\.textColor) == [.secondaryLabel, .label, .blue])
    #expect(stage.rows.map(\.font.weight) == [nil, .bold, .bold])
    #expect(stage.rows[0].font.style == .caption1 && stage.rows[2].secondaryColor == .red)
    stage.expectFresh()
  }

  /// The settings of a row cost more than the row itself.
  @Test func onlyARowWithModifiersComputesSettings() throws {
    func needsSettings(_ row: some View) throws -> Bool {
      let stage = ViewStage(List { row })
      return try withExtendedLifetime(stage) {
        let lamp = try #require(LampMount.last)
        let list = sequence(first: lamp as AnyMount, next: { $0.parent }).first { $0 is any RowContainer }
        return try lamp.mayAffectRows(upTo: #require(list))
      }
    }
    #expect(try !needsSettings(Lamp()))
    #expect(try needsSettings(Lamp().badge(1)))
    #expect(try needsSettings(Lamp().tag(1)))
  }

  private struct Labelled: View {
    @State private var unread = 2
    @State private var name = ""
    var body: some View {
      List {
        NavigationLink(value: "inbox") { Label("Inbox", systemImage: "tray").badge(unread) }
        Button {
          unread += 1
        } label: {
          Text(verbatim: "Receive").badge("new")
        }
        NavigationLink(value: "padded") { Text(verbatim: "Padded").padding() }
        Button {
        } label: {
          Text(verbatim: "Roomy").padding()
        }
        LabeledContent("Name") { TextField("Name", text: $name) }
      }
    }
  }

  @Test func theBadgeOfALabelIsThatOfTheRow() throws {
    let stage = ViewStage(Labelled())
    #expect(stage.rows.map(\.badge) == ["2", "new", "", "", ""])
    try stage.driver.tap("Receive")
    #expect(stage.rows.map(\.badge) == ["3", "new", "", "", ""])
    stage.expectFresh()
  }

  @Test func paddedWordsAreTheTextOfTheRow() {
    let stage = ViewStage(Labelled())
    #expect(stage.rowTexts == ["Inbox", "Receive", "Padded", "Roomy", "Name"])
    #expect(stage.rows.map(\.contentChildCount) == [0, 0, 0, 0, 0])
    #expect(stage.rows[3].textColor == .tint)
  }

  @Test func anEmptyFieldInALabelledRowHasItsPlaceholder() {
    let stage = ViewStage(Labelled())
    let placeholders = stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .textField(let field) = node.element { field.placeholder } else { nil }
    }
    #expect(placeholders == ["Name"])
  }

  private struct Named: View {
    let shelf: Shelf
    var body: some View {
      List(shelf.entries) { entry in Label(entry.text, systemImage: "star") }
    }
  }

  @Test func aLabelsChangeIsOneOperationOfTheRow() {
    let shelf = Shelf(3)
    let stage = ViewStage(Named(shelf: shelf))
    let change = stage.change { shelf.entries[1].text = "new" }
    #expect(change.operations.count == 1)
    #expect(stage.rowTexts == ["row 0", "new", "row 2"])
    stage.expectFresh()
  }
}

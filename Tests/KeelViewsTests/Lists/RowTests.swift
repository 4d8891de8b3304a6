import KeelControls
import KeelModel
import KeelScene
import KeelTesting
import KeelViews
import Observation
import Testing

/// Selection, editing, folding and other actions on rows.
@MainActor @Suite(.serialized) struct RowViewTests {
  // MARK: Selection

  private struct Single: View {
    @Bindable var shelf: Shelf
    var body: some View {
      List(selection: $shelf.picked) {
        ForEach(shelf.entries) { Text(verbatim: $0.text) }
        Text(verbatim: "none")
        Text(verbatim: "tagged").tag(70)
      }
    }
  }

  @Test func choosingARowWritesTheSelection() throws {
    let shelf = Shelf(4)
    let stage = ViewStage(Single(shelf: shelf))
    try stage.driver.select("row 2")
    #expect(shelf.picked == 2)
    #expect(stage.rows.map(\.isSelected) == [false, false, true, false, false, false])
    #expect(stage.rows.map(\.isSelectable) == [true, true, true, true, false, true])
    try stage.driver.select("tagged")
    #expect(shelf.picked == 70)
    let change = stage.change { shelf.picked = 0 }
    #expect(change.bodies == 0)
    #expect(change.operations.count == 2)
    stage.expectFresh()
  }

  private struct Multiple: View {
    @Bindable var shelf: Shelf
    var body: some View {
      List(shelf.entries, selection: $shelf.marked) { entry in Text(verbatim: entry.text) }
    }
  }

  @Test func severalRowsAreSwitchedOnAndOff() throws {
    let shelf = Shelf(4)
    let stage = ViewStage(Multiple(shelf: shelf))
    // Only a list that is edited has marks.
    #expect(stage.list?.element.selection == .single)
    try stage.driver.select("row 2")
    try stage.driver.select("row 1")
    #expect(shelf.marked == [1, 2])
    try stage.driver.select("row 2")
    #expect(shelf.marked == [1])
    #expect(stage.rows.map(\.isSelected) == [false, true, false, false])
    stage.expectFresh()
  }

  private struct Links: View {
    @Bindable var shelf: Shelf
    var body: some View {
      NavigationStack {
        List(selection: $shelf.marked) {
          ForEach(shelf.entries) { entry in
            NavigationLink(entry.text) { Form { Text(verbatim: "page \(entry.id)") } }.tag(entry.id)
          }
        }
        .listStyle(.sidebar)
        .toolbar { EditButton() }
      }
    }
  }

  @Test func rowsThatAreLinksAreSelectedWhileTheListIsEdited() throws {
    let shelf = Shelf(3)
    let stage = ViewStage(Links(shelf: shelf))
    #expect(stage.list?.element.selection == .single)
    try stage.driver.tap("Edit")
    #expect(stage.list?.element.selection == .multiple)
    #expect(stage.rows.map(\.hasDisclosure) == [false, false, false])
    try stage.driver.tap("row 1")
    #expect(shelf.marked == [1] && stage.rows.map(\.isSelected) == [false, true, false])
    #expect(!stage.texts.contains("page 1"))
    stage.expectFresh()
    try stage.driver.tap("Done")
    #expect(stage.list?.element.selection == .single && stage.rows.map(\.hasDisclosure) == [true, true, true])
    try stage.driver.tap("row 2")
    #expect(shelf.marked == [1])
    #expect(stage.rowTexts.contains("page 2"))
  }

  @Test func theStyleOfAListIsNotThatOfTheListsOnPushedPages() throws {
    let stage = ViewStage(Links(shelf: Shelf(3)))
    try stage.driver.tap("row 0")
    #expect(styles(stage) == [.sidebar, .grouped])
    let other = ViewStage(Links(shelf: Shelf(3)).listStyle(.plain))
    try other.driver.tap("row 0")
    #expect(styles(other) == [.sidebar, .plain])
  }

  private struct Presented: View {
    @State private var isShown = false
    var body: some View {
      List { Button("Show") { isShown = true }.sheet(isPresented: $isShown) { Form { Text("page") } } }
        .listStyle(.sidebar)
    }
  }

  @Test func theStyleOfAListIsNotThatOfTheListsInSheets() throws {
    let stage = ViewStage(Presented())
    try stage.driver.tap("Show")
    #expect(styles(stage) == [.sidebar, .grouped])
  }

  private func styles(_ stage: ViewStage<some View>) -> [ListElement.Style] {
    stage.frontEnd.tree.inReadingOrder().compactMap { node in
      if case .list(let list) = node.element { list.style } else { nil }
    }
  }

  // MARK: Editing

  private struct Edited: View {
    @Bindable var shelf: Shelf
    var body: some View {
      List {
        Text(verbatim: "head")
        ForEach(shelf.entries) { entry in
          Text(verbatim: entry.text).deleteDisabled(entry.id == 0).moveDisabled(entry.id == 1)
        }
        .onDelete { (offsets: IndexOffsets) in shelf.entries.remove(atOffsets: offsets) }
        .onMove { (offsets: IndexOffsets, place: Int) in shelf.entries.move(fromOffsets: offsets, toOffset: place) }
        EditButton()
      }
    }
  }

  @Test func rowsAreDeletedAndMoved() throws {
    let shelf = Shelf(4)
    let stage = ViewStage(Edited(shelf: shelf))
    #expect(stage.rows.map(\.canDelete) == [false, false, true, true, true, false])
    #expect(stage.rows.map(\.canMove) == [false, true, false, true, true, false])
    stage.frontEnd.send(.deleteRow(try #require(stage.rowID("row 2"))))
    #expect(shelf.entries.map(\.id) == [0, 1, 3])
    stage.frontEnd.send(.moveRow(try #require(stage.rowID("row 0")), to: 3))
    #expect(shelf.entries.map(\.id) == [1, 3, 0])
    stage.frontEnd.send(.moveRow(try #require(stage.rowID("row 3")), to: 1))
    #expect(shelf.entries.map(\.id) == [3, 1, 0])
    // Neither into the collection of another row, nor a row that must not move.
    stage.frontEnd.send(.moveRow(try #require(stage.rowID("row 3")), to: 0))
    stage.frontEnd.send(.moveRow(try #require(stage.rowID("row 1")), to: 1))
    #expect(shelf.entries.map(\.id) == [3, 1, 0])
    #expect(stage.rowTexts == ["head", "row 3", "row 1", "row 0", "Edit"])
    #expect(stage.list?.element.isEditing == false)
    try stage.driver.tap("Edit")
    #expect(stage.list?.element.isEditing == true)
    #expect(stage.rowTexts.last == "Done")
    stage.expectFresh()
  }

  private struct Swiped: View {
    @Bindable var shelf: Shelf
    var body: some View {
      List {
        ForEach(shelf.entries) { entry in
          Text(verbatim: entry.text)
            .swipeActions {
              Button("Delete", role: .destructive) { shelf.entries.removeAll { $0.id == entry.id } }
              Button(shelf.isShown ? "Hide" : "Show") { entry.text += "." }.disabled(entry.id == 0)
            }
            .contextMenu { Button("Rename") { entry.text = "renamed" } }
        }
      }
    }
  }

  @Test func actionsOfRowsAreButtons() throws {
    let shelf = Shelf(2)
    let stage = ViewStage(Swiped(shelf: shelf))
    #expect(stage.rows[1].actions.map(\.title) == ["Delete", "Hide", "Rename"])
    #expect(stage.rows[1].actions.map(\.role) == [.destructive, nil, nil])
    #expect(stage.rows[0].actions.map(\.isEnabled) == [true, false, true])
    try stage.driver.perform(action: "Rename", on: "row 1")
    #expect(stage.rowTexts == ["row 0", "renamed"])
    try stage.driver.perform(action: "Hide", on: "renamed")
    #expect(stage.rowTexts == ["row 0", "renamed."])
    stage.change { shelf.isShown = false }
    #expect(stage.rows[1].actions.map(\.title) == ["Delete", "Show", "Rename"])
    try stage.driver.perform(action: "Delete", on: "row 0")
    #expect(stage.rowTexts == ["renamed."])
    stage.expectFresh()
  }

  // MARK: Bindings

  struct Item: Identifiable, Equatable {
    let id: Int
    var isDone = false
  }

  private struct Todo: View {
    @State private var items = (0..<3).map { Item(id: $0) }
    var body: some View {
      List($items) { $item in Toggle("item \(item.id)", isOn: $item.isDone) }
      Button("reverse") { items.reverse() }
      Text(verbatim: items.map { $0.isDone ? "x" : "-" }.joined())
    }
  }

  @Test func aRowIsHandedABindingToItsElement() throws {
    let stage = ViewStage(Todo())
    try stage.driver.toggle("item 0")
    #expect(stage.texts.contains("x--"))
    try stage.driver.tap("reverse")
    #expect(stage.texts.contains("--x"))
    #expect(stage.rowTexts == ["item 2", "item 1", "item 0"])
    try stage.driver.toggle("item 0")
    try stage.driver.toggle("item 2")
    #expect(stage.texts.contains("x--"))
    stage.expectFresh()
  }

  // MARK: Folding

  private struct Folded: View {
    @State private var isExpanded = true
    var body: some View {
      List {
        DisclosureGroup("more") {
          Text(verbatim: "hidden")
          DisclosureGroup("deeper") { Text(verbatim: "deepest") }
        }
        Section("part", isExpanded: $isExpanded) { Text(verbatim: "in part") }
      }
    }
  }

  @Test func rowsFoldOthersAway() {
    let stage = ViewStage(Folded())
    #expect(stage.rowTexts == ["more", "part", "in part"])
    #expect(stage.rows.map(\.expansion) == [.collapsed, .expanded, .none])
    if let row = stage.rowID("more") { stage.frontEnd.send(.toggle(row, isOn: true)) }
    if let row = stage.rowID("deeper") { stage.frontEnd.send(.toggle(row, isOn: true)) }
    #expect(stage.rowTexts == ["more", "hidden", "deeper", "deepest", "part", "in part"])
    #expect(stage.rows.map(\.indentation) == [0, 1, 1, 2, 0, 0])
    if let row = stage.rowID("part") { stage.frontEnd.send(.toggle(row, isOn: false)) }
    if let row = stage.rowID("more") { stage.frontEnd.send(.toggle(row, isOn: false)) }
    #expect(stage.rowTexts == ["more", "part"])
    #expect(stage.rows.map(\.expansion) == [.collapsed, .collapsed])
    stage.expectFresh()
  }

  struct Tree: Identifiable {
    let id: String
    var children: [Tree]?
  }

  @Test func anOutlineOpensBranchByBranch() {
    let trees = [Tree(id: "a", children: [Tree(id: "b", children: [Tree(id: "c")]), Tree(id: "d")]), Tree(id: "e")]
    let stage = ViewStage(List(trees, children: \.children) { Text(verbatim: $0.id) })
    #expect(stage.rowTexts == ["a", "e"])
    if let row = stage.rowID("a") { stage.frontEnd.send(.toggle(row, isOn: true)) }
    #expect(stage.rowTexts == ["a", "b", "d", "e"])
    if let row = stage.rowID("b") { stage.frontEnd.send(.toggle(row, isOn: true)) }
    #expect(stage.rowTexts == ["a", "b", "c", "d", "e"])
    #expect(stage.rows.map(\.indentation) == [0, 1, 2, 1, 0])
    stage.expectFresh()
  }

  // MARK: Refresh, search, scrolling

  @Test func aListIsRefreshedOnceAtATime() async throws {
    let shelf = Shelf(1)
    let stage = ViewStage(
      List(shelf.entries) { Text(verbatim: $0.text) }.refreshable { shelf.entries.append(Entry(9)) })
    #expect(stage.list?.element.refresh == .available)
    try stage.driver.refresh()
    #expect(stage.list?.element.refresh == .active)
    for _ in 0..<10_000 where stage.list?.element.refresh == .active { await Task.yield() }
    Turn.shared.flush()
    #expect(stage.list?.element.refresh == .available)
    #expect(shelf.entries.count == 2)
  }

  private struct Searched: View {
    let shelf: Shelf
    @State private var text = ""
    var body: some View {
      SearchedRows(entries: shelf.entries.filter { text.isEmpty || $0.text.contains(text) })
        .searchable(text: $text, prompt: "Find rows")
        .onSubmit(of: .search) { shelf.entries.removeAll { !$0.text.contains(text) } }
    }
  }

  private struct SearchedRows: View {
    let entries: [Entry]
    @Environment(\.isSearching) private var isSearching
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      List {
        ForEach(entries) { Text(verbatim: $0.text) }
        if isSearching { Button("stop") { dismissSearch() } }
      }
    }
  }

  @Test func theSearchFollowsTheField() throws {
    let stage = ViewStage(Searched(shelf: Shelf(12)))
    let page = stage.frontEnd.tree.inReadingOrder().first { node in
      if case .screen(let screen) = node.element { screen.search?.prompt == "Find rows" } else { false }
    }
    guard let page else {
      Issue.record("There is no search field.")
      return
    }
    stage.frontEnd.send(.search(page.id, text: "1"))
    #expect(stage.rowTexts == ["row 1", "row 10", "row 11", "stop"])
    try stage.driver.tap("stop")
    #expect(stage.rowTexts.count == 12)
    try stage.driver.setSearchText("11")
    try stage.driver.submitSearch()
    try stage.driver.tap("stop")
    #expect(stage.rowTexts == ["row 11"])
    stage.expectFresh()
  }

  private struct Jumping: View {
    let shelf: Shelf
    var body: some View {
      ScrollViewReader { proxy in
        Button("jump") { proxy.scrollTo(900) }
        List(shelf.entries) { Text(verbatim: $0.text) }
      }
    }
  }

  @Test func scrollToFindsARowByItsIdentity() throws {
    let stage = ViewStage(Jumping(shelf: Shelf(1_000)))
    try stage.driver.tap("jump")
    #expect(stage.list?.element.scrollTarget?.row == 900)
    stage.frontEnd.revealVisibleRows()
    #expect(stage.rowTexts.contains("row 900"))
  }
}

import KeelModel
import Testing

extension SharedTurn {
  /// Changes are undone and redone in order, in groups, under the rules of Foundation's class.
  @MainActor @Suite struct UndoManagerTests {
    /// A text of letters, each of which can be undone.
    @MainActor final class Page {
      var text = ""
      let manager = UndoManager()

      func write(_ letter: String, name: String = "") {
        let old = text
        text += letter
        register(old, name)
      }

      private func register(_ old: String, _ name: String) {
        manager.registerUndo(withTarget: self) { page in
          let new = page.text
          page.text = old
          page.register(new, name)
        }
        if !name.isEmpty { manager.setActionName(name) }
      }

      func event(_ work: () -> Void) { Turn.shared.performing(work) }
    }

    @Test func changesOfATurnAreUndoneTogetherAndRedoneInOrder() {
      let page = Page()
      page.event {
        page.write("a")
        page.write("b")
      }
      page.event { page.write("c") }
      #expect(page.manager.undoCount == 2 && !page.manager.canRedo)
      page.manager.undo()
      #expect(page.text == "ab")
      page.manager.undo()
      #expect(page.text.isEmpty && !page.manager.canUndo && page.manager.redoCount == 2)
      page.manager.undo()
      page.manager.redo()
      #expect(page.text == "ab")
      page.manager.redo()
      #expect(page.text == "abc" && !page.manager.canRedo)
      page.manager.undo()
      // Something new cannot be followed by what came after the old.
      page.event { page.write("x") }
      #expect(page.text == "abx" && !page.manager.canRedo)
    }

    /// A change outside of an event belongs to the turn that shows it.
    @Test func changesInTasksAreGroupedByTheTurnThatShowsThem() async {
      let page = Page()
      await turnAtRest()
      page.write("a")
      page.write("b")
      await turnAtRest()
      page.write("c")
      page.manager.undo()
      #expect(page.text == "ab")
      page.manager.undo()
      #expect(page.text.isEmpty)
    }

    @Test func groupsOfTheProgramNestAndAreUndoneAsOne() {
      let page = Page()
      page.manager.groupsByEvent = false
      page.manager.beginUndoGrouping()
      page.write("a")
      page.manager.beginUndoGrouping()
      page.write("b")
      page.manager.endUndoGrouping()
      #expect(page.manager.groupingLevel == 1)
      page.manager.undoNestedGroup()
      #expect(page.text == "a")
      page.write("c")
      page.manager.endUndoGrouping()
      page.write("d")
      page.manager.beginUndoGrouping()
      page.manager.endUndoGrouping()
      #expect(page.manager.groupingLevel == 0 && page.manager.undoCount == 2)
      page.manager.undo()
      #expect(page.text == "ac")
      page.manager.undo()
      #expect(page.text.isEmpty)
    }

    @Test func namesFollowTheActions() {
      let page = Page()
      #expect(page.manager.undoMenuItemTitle == "Undo")
      page.event { page.write("a", name: "Typing") }
      page.event { page.write("b", name: "Paste") }
      #expect(page.manager.undoActionName == "Paste" && page.manager.undoMenuItemTitle == "Undo Paste")
      page.manager.undo()
      #expect(page.manager.undoActionName == "Typing" && page.manager.redoActionName == "Paste")
      #expect(page.manager.redoMenuItemTitle == "Redo Paste")
      let key = UndoManager.UserInfoKey("place")
      page.manager.setActionUserInfoValue(7, forKey: key)
      page.manager.undo()
      #expect(page.manager.redoActionName == "Typing" && page.manager.redoActionUserInfoValue(forKey: key) as? Int == 7)
      #expect(page.manager.undoActionUserInfoValue(forKey: key) == nil)
    }

    @Test func targetsAreNotRetainedAndTheirActionsAreSkipped() {
      let manager = UndoManager()
      let page = Page()
      var undone: [String] = []
      func register(_ target: AnyObject, _ name: String) {
        Turn.shared.performing { manager.registerUndo(withTarget: target) { _ in undone.append(name) } }
      }
      register(page, "first")
      weak var gone: Page?
      do {
        let other = Page()
        gone = other
        register(other, "second")
        #expect(manager.undoCount == 2)
      }
      #expect(gone == nil && manager.undoCount == 1)
      manager.undo()
      #expect(undone == ["first"] && !manager.canUndo)
      register(page, "third")
      manager.removeAllActions(withTarget: page)
      #expect(!manager.canUndo)
      register(page, "fourth")
      manager.removeAllActions()
      #expect(!manager.canUndo && !manager.canRedo)
    }

    @Test func theOldestLevelsAreDroppedAndDisabledRegistrationIsIgnored() {
      let page = Page()
      page.manager.levelsOfUndo = 2
      for letter in ["a", "b", "c"] { page.event { page.write(letter) } }
      page.event {
        page.manager.disableUndoRegistration()
        page.write("d")
        page.manager.enableUndoRegistration()
      }
      #expect(page.manager.undoCount == 2)
      page.manager.undo()
      page.manager.undo()
      page.manager.undo()
      #expect(page.text == "a")
    }

    @Test func unpairedCallsAreReportedAndLoseNothing() {
      let page = Page()
      page.event { page.write("a") }
      let reports = RuntimeWarning.withCapture {
        page.manager.endUndoGrouping()
        page.manager.enableUndoRegistration()
        page.manager.beginUndoGrouping()
        page.manager.undo()
        page.manager.redo()
        page.manager.endUndoGrouping()
      }
      #expect(reports.count == 4)
      page.manager.undo()
      #expect(page.text.isEmpty)
    }

    @Test func whatReadsAPropertyFollowsIt() async {
      let page = Page()
      var seen: [String] = []
      let token = observe { seen.append(page.manager.canUndo ? page.manager.undoMenuItemTitle : "-") }
      page.event { page.write("a", name: "Typing") }
      page.event { page.manager.undo() }
      page.event { page.manager.redo() }
      #expect(seen == ["-", "Undo Typing", "-", "Undo Typing"])
      withExtendedLifetime(token) {}
    }
  }
}

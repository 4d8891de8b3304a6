import Conformance
import KeelScene
import KeelWeb

/// Two dates that the user types. A label shows every date that has arrived.
@MainActor final class Dates: WebScene, EventSink {
  private weak var frontEnd: (any FrontEnd)?
  private let said = NodeID.next()
  private let day = NodeID.next()
  private let moment = NodeID.next()
  private var dates: [NodeID: SceneDate]
  private var words = "said:"

  init(_ frontEnd: any FrontEnd) {
    self.frontEnd = frontEnd
    dates = [day: SceneDate(year: 2025, month: 1, day: 31), moment: SceneDate(year: 2025, month: 1, day: 31, hour: 12)]
    let pickers = [day, moment].map { Sketch.node(picker($0), id: $0) }
    let page = Sketch.screen(
      "Dates", Sketch.node(.stack(StackElement(axis: .vertical)), [Sketch.node(label, id: said)] + pickers))
    frontEnd.apply(Patch(operations: [.root(Sketch.window("Dates", page))]))
    frontEnd.attach(events: self)
  }

  private var label: Element { .label(LabelElement(text: words)) }

  private func picker(_ id: NodeID) -> Element {
    let date = dates[id] ?? SceneDate(year: 2025, month: 1, day: 1)
    return .datePicker(
      id == day
        ? DatePickerElement(title: "Day", components: .date, date: date)
        : DatePickerElement(title: "When", date: date))
  }

  func send(_ event: Event) {
    guard case .setDate(let id, let date) = event else { return }
    dates[id] = date
    words += " \(date.year)-\(date.month)-\(date.day)"
    frontEnd?.apply(Patch(operations: [.update(id, picker(id)), .update(said, label)]))
  }

  func open(path: String) -> Bool { path.isEmpty }
  func close() {}
}

import KeelModel
import Testing

@MainActor @Suite struct BindingTests {
  @Bindable var model = PageModel()

  @Test func reachesThroughStructs() {
    let city: Binding<String> = $model.address.city
    city.wrappedValue = "Seoul"
    #expect(model.address == Address(city: "Seoul"))
    #expect(city.wrappedValue == "Seoul")
  }

  @Test func reachesThroughObjectsWithoutWritingThem() {
    $model.child.password.wrappedValue = "secret"
    #expect(model.child.password == "secret")
    #expect(model.childWrites == 0)
  }

  @Test func reachesThroughOptionalsAndIgnoresWritesToNothing() {
    let city: Binding<String?> = $model.spare.city
    city.wrappedValue = "Busan"
    #expect(model.spare == nil)
    model.spare = Address()
    city.wrappedValue = "Busan"
    #expect(model.spare?.city == "Busan")
    city.wrappedValue = nil
    #expect(model.spare?.city == "Busan")
  }

  @Test func unwrapsAnOptionalAndKeepsTheLastValueForTheScreenThatGoes() {
    #expect(Binding($model.spare) == nil)
    model.spare = Address(city: "Jeju")
    let address = Binding($model.spare)
    #expect(address?.wrappedValue.city == "Jeju")
    address?.city.wrappedValue = "Ulsan"
    #expect(model.spare?.city == "Ulsan")
    model.spare = nil
    #expect(address?.wrappedValue.city == "Ulsan")
  }

  @Test func anUnwrappedBindingStoresWritesAfterItsSourceIsGone() throws {
    model.spare = Address(city: "Jeju")
    let address = try #require(Binding($model.spare))
    var seen: [String] = []
    let token = observe { seen.append(address.wrappedValue.city) }
    model.spare = nil
    address.city.wrappedValue = "Daegu"
    #expect(address.wrappedValue.city == "Daegu")
    #expect(model.spare == nil)
    Turn.shared.flush()
    address.city.wrappedValue = "Suwon"
    Turn.shared.flush()
    #expect(seen == ["Jeju", "Daegu", "Suwon"])
    model.spare = Address(city: "Busan")
    address.city.wrappedValue += "!"
    #expect(model.spare?.city == "Busan!")
    withExtendedLifetime(token) {}
  }

  @Test func isPresentFollowsAnOptional() {
    let isPresented = Binding<Bool>($model.spare)
    #expect(!isPresented.wrappedValue)
    model.spare = Address()
    #expect(isPresented.wrappedValue)
    isPresented.wrappedValue = false
    #expect(model.spare == nil)
  }

  @Test func trueWrittenToIsPresentDoesNothingAndIsReported() {
    let isPresented = Binding<Bool>($model.spare)
    let reports = RuntimeWarning.withCapture { isPresented.wrappedValue = true }
    #expect(model.spare == nil)
    #expect(
      reports.map(\.happened) == ["true was written to a binding for the presence of a Address."])
    #expect(reports.first?.place?.contains("BindingTests.swift") == true)
  }

  @Test func anElementIsFoundByItsIDWhereverItMoves() {
    let row: Binding<Row?> = $model.rows[id: 2]
    row.wrappedValue?.title = "two"
    #expect(model.rows[1].title == "two")
    model.rows.reverse()
    model.rows.append(Row(id: 4))
    model.rows.remove(at: 0)
    row.title.wrappedValue = "zwei"
    #expect(model.rows == [Row(id: 2, title: "zwei"), Row(id: 1), Row(id: 4)])
    row.wrappedValue = nil
    #expect(model.rows.map(\.id) == [1, 4])
    #expect(row.wrappedValue == nil)
    row.wrappedValue = Row(id: 2)
    #expect(model.rows.map(\.id) == [1, 4], "A write to an element that is gone does nothing.")
  }

  @Test func aCaseIsABindingToAnOptional() {
    let connect: Binding<ConnectModel?> = $model.destination.connect
    #expect(connect.wrappedValue == nil)
    let child = ConnectModel()
    model.destination = .connect(child)
    #expect(connect.wrappedValue === child)
    connect.password.wrappedValue = "blob"
    #expect(child.password == "blob")
    connect.wrappedValue = nil
    #expect(model.destination == nil)
  }

  @Test func aWriteToACaseThatIsNotCurrentIsIgnored() {
    let connect = $model.destination.connect
    connect.wrappedValue = ConnectModel()
    #expect(model.destination == nil)
    model.destination = .rename(name: "a")
    connect.wrappedValue = ConnectModel()
    #expect(model.destination?.rename == "a")
    connect.wrappedValue = nil
    #expect(model.destination?.rename == "a")
  }

  @Test func aCaseWithoutPayloadIsABool() {
    let help: Binding<Bool> = $model.destination.help
    #expect(!help.wrappedValue)
    help.wrappedValue = false
    #expect(model.destination == nil)
    help.wrappedValue = true
    #expect(model.destination?.is(\.help) == true)
    #expect(help.wrappedValue)
    help.wrappedValue = false
    #expect(model.destination == nil)
    model.destination = .rename(name: "a")
    help.wrappedValue = false
    #expect(model.destination?.rename == "a")
    help.wrappedValue = true
    #expect(model.destination?.is(\.help) == true)
  }

  @Test func aCaseOfAnEnumThatIsAlwaysThereIsAnOptionalBinding() {
    #expect($model.stock.number == nil)
    model.stock = .number(1)
    let number: Binding<Int>? = $model.stock.number
    number?.wrappedValue = 2
    #expect(model.stock == .number(2))
    let nothing: Binding<Bool> = $model.stock.nothing
    nothing.wrappedValue = true
    #expect(model.stock == .nothing)
    number?.wrappedValue = 3
    #expect(model.stock == .nothing)
    #expect(number?.wrappedValue == 3, "the binding stores the write itself")
  }

  @Test func casesNestInBindings() {
    model.destination = .nested(.number(1))
    let number: Binding<Int?> = $model.destination.nested.number
    number.wrappedValue = 5
    #expect(model.destination?.nested == .number(5))
  }

  @Test func aBindingIsIdentifiedByItsTarget() {
    #expect($model.address.city == $model.address.city)
    #expect($model.address.city != $model.address.street)
    #expect($model.rows[id: 1] == $model.rows[id: 1])
    #expect($model.rows[id: 1] != $model.rows[id: 2])
    #expect($model.destination.connect == $model.destination.connect)
    #expect($model.title != Bindable(PageModel()).title)
    let constant = Binding.constant(1)
    let copy = constant
    #expect(constant == copy)
    #expect(constant != .constant(1))
    #expect(Set([$model.title, $model.title, $model.address.city]).count == 2)
  }

  @Test func writesCarryTheTransactionOfTheBinding() {
    var seen: [Animation?] = []
    let closures = Binding<Int>(get: { 0 }, set: { _, transaction in seen.append(transaction.animation) })
    closures.wrappedValue = 1
    closures.animation(.linear).wrappedValue = 1
    withAnimation(.easeIn) { closures.wrappedValue = 1 }
    withAnimation(.easeIn) { closures.animation(.linear).wrappedValue = 1 }
    #expect(seen == [nil, .linear, .easeIn, .linear])
  }

  @Test func writingInsideAnObserverTracksNothing() {
    let model = model
    var runs = 0
    let token = observe {
      runs += 1
      Bindable(model).address.city.wrappedValue = "x"
    }
    model.address.street = "y"
    Turn.shared.flush()
    #expect(runs == 1)
    withExtendedLifetime(token) {}
  }

  @Test func aBindingHoldsItsModelAndNothingThatItLeadsThrough() {
    weak var weakModel: PageModel?
    weak var weakChild: ConnectModel?
    var binding: Binding<String?>?
    do {
      let model = PageModel()
      let child = ConnectModel()
      (weakModel, weakChild) = (model, child)
      model.destination = .connect(child)
      binding = Bindable(model).destination.connect.password
      #expect(binding?.wrappedValue == "")
      model.destination = nil
    }
    #expect(weakChild == nil, "The child is released with the state, even if a binding is held.")
    #expect(weakModel != nil)
    binding = nil
    #expect(weakModel == nil)
  }
}

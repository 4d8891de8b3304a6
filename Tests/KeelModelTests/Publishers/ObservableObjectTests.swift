import KeelModel
import Testing

private class Account: ObservableObject {
  @Published var name = "Ada"
  @Published var amount = 0
  var note = ""
}

private final class SavingsAccount: Account {
  @Published var rate = 1.5
  let unrelated = [1, 2, 3]
}

private class Plain {
  var count: Int16 = 0
}

private final class Derived: Plain, ObservableObject {
  let name: String
  @Published var tags: [String]
  @Published private(set) var selected: Int?

  init(name: String, tags: [String]) {
    self.name = name
    self.tags = tags
  }

  func select(_ tag: Int) { selected = tag }
}

private final class Generic<Value>: ObservableObject {
  @Published var value: Value
  init(_ value: Value) { self.value = value }
}

private final class Manual: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var published = 0
  var sent = 0 { willSet { objectWillChange.send() } }
}

private final class WithSubject: ObservableObject {
  let objectWillChange = PassthroughSubject<Void, Never>()
}

private final class Bare: ObservableObject {
  var value = 0 { willSet { objectWillChange.send() } }
}

@Suite struct ObservableObjectTests {
  @Test func anyPublishedPropertyFiresBeforeItChanges() {
    let account = Account()
    var seen: [String] = []
    let token = account.objectWillChange.sink { seen.append("\(account.name) \(account.amount)") }
    account.name = "Grace"
    account.amount = 3
    account.amount = 3
    account.note = "not published"
    #expect(seen == ["Ada 0", "Grace 0", "Grace 3"])
    token.cancel()
    account.name = "Joan"
    #expect(seen.count == 3)
  }

  @Test func propertiesOfSuperclassesAndSubclassesFire() {
    let account = SavingsAccount()
    var count = 0
    let token = account.objectWillChange.sink { count += 1 }
    account.rate = 2
    account.name = "Grace"
    account.amount += 1
    #expect(count == 3)
    withExtendedLifetime(token) {}
  }

  @Test func aSubclassOfAPlainClassFires() {
    let object = Derived(name: "x", tags: [])
    var count = 0
    let token = object.objectWillChange.sink { count += 1 }
    object.tags.append("a")
    object.select(2)
    object.count = 7
    #expect(count == 2)
    #expect((object.tags, object.selected) == (["a"], 2))
    withExtendedLifetime(token) {}
  }

  @Test func aGenericObjectFires() {
    let object = Generic("a")
    var count = 0
    let token = object.objectWillChange.sink { count += 1 }
    object.value = "b"
    #expect(count == 1)
    withExtendedLifetime(token) {}
  }

  @Test func anObjectHasOnePublisherForItsLife() {
    let account = SavingsAccount()
    let publisher = account.objectWillChange
    account.name = "x"
    #expect(account.objectWillChange === publisher)
    #expect((account as Account).objectWillChange === publisher)
    #expect(Account().objectWillChange !== publisher)
    let bare = Bare()
    #expect(bare.objectWillChange === bare.objectWillChange)
    #expect(Bare().objectWillChange !== bare.objectWillChange)
  }

  @Test func anObjectWithoutPublishedPropertiesMaySend() {
    var objects = (0..<100).map { _ in Bare() }
    var count = 0
    let tokens = objects.map { object in object.objectWillChange.sink { count += 1 } }
    for object in objects { object.value += 1 }
    #expect(count == 100)
    weak let gone = objects.last
    objects = []
    #expect(gone == nil)
    // New objects have their own publishers, even if they reuse the addresses of released objects.
    for object in (0..<200).map({ _ in Bare() }) { object.value += 1 }
    #expect(count == 100)
    withExtendedLifetime(tokens) {}
  }

  @Test func aCustomPublisherFiresOnlyWhenSent() {
    let object = Manual()
    var count = 0
    let token = object.objectWillChange.sink { count += 1 }
    object.published = 1
    #expect(count == 0)
    object.sent = 1
    #expect(count == 1)
    let other = WithSubject()
    let second = other.objectWillChange.sink { count += 1 }
    other.objectWillChange.send()
    #expect(count == 2)
    withExtendedLifetime((token, second)) {}
  }

  @Test func theObjectFiresBeforeItsProperty() {
    let account = Account()
    var order: [String] = []
    let tokens = [
      account.$amount.dropFirst().sink { order.append("property \($0)") },
      account.objectWillChange.sink { order.append("object") },
    ]
    account.amount = 1
    #expect(order == ["object", "property 1"])
    withExtendedLifetime(tokens) {}
  }

  @Test func subscribersDoNotKeepTheObject() {
    weak var weakAccount: Account?
    var tokens: Set<AnyCancellable> = []
    do {
      let account = Account()
      weakAccount = account
      account.objectWillChange.sink {}.store(in: &tokens)
      account.$name.sink { _ in }.store(in: &tokens)
      account.$amount.map(String.init).assign(to: &account.$name)
      account.amount = 5
      #expect(account.name == "5")
    }
    #expect(weakAccount == nil)
  }
}

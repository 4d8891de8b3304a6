import Foundation
import Testing

@testable import keel_command

/// `keel port` rewrites selectors, drops what only Objective-C has, and says what it cannot do.
@Suite struct PortTests {
  /// The sources of a folder are compiled with the tests (`PortedPageTests`), so what is written is known to compile.
  @Test(arguments: ["Five/CounterPage", "Five/CounterModel", "Six/SwitchPage"])
  func theCompiledSourcesAreWhatIsWritten(file: String) throws {
    let ported = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Ported")
    let name = file.split(separator: "/").last ?? ""
    let before = try String(contentsOf: ported.appendingPathComponent("Before/\(name).txt"), encoding: .utf8)
    let after = try String(contentsOf: ported.appendingPathComponent("\(file).swift"), encoding: .utf8)
    #expect(SourcePort(of: before).text == after)
    #expect(SourcePort(of: after).text == after, "a ported source is left alone")
  }

  private func port(_ source: String, keepsBoth: Bool = false) -> (text: String, remarks: [String]) {
    let port = SourcePort(of: source, keepsBoth: keepsBoth)
    return (port.text, port.remarks.map { "\($0.line): \($0.text)" })
  }

  @Test(arguments: [
    ("#selector(tap)", "Selector(Self.tap)"), ("#selector(self.tap(_:))", "Selector(Self.tap(_:))"),
    ("#selector(Page.tap(sender:event:))", "Selector(Page.tap(sender:event:))"),
    ("#selector(Outer.Page.tap)", "Selector(Outer.Page.tap)"), ("#selector( (tap) )", "Selector(Self.tap)"),
    ("#selector(model.tick)", "Selector(Model.tick)"), ("#selector(other?.tick)", "#selector(other?.tick)"),
    (##"print("#selector(tap)")"##, ##"print("#selector(tap)")"##),
    (###"f(#"\#(#selector(tap)) \(#selector(tap))"#)"###, ###"f(#"\#(Selector(Self.tap)) \(#selector(tap))"#)"###),
    ("// #selector(tap)", "// #selector(tap)"), ("/* @objc #selector(tap) */", "/* @objc #selector(tap) */"),
    ("#selector(tap as (Int) -> Void)", "Selector(Self.tap as @MainActor (Self) -> @MainActor (Int) -> Void)"),
    ("#selector(getter: Page.count)", "#selector(getter: Page.count)"), ("#keyPath(Page.a.b)", #""a.b""#),
    ("timer = Timer()", "timer = Timer(timeInterval: 0, repeats: false) { _ in }"),
    ("text = NSAttributedString()", #"text = NSAttributedString(string: "")"#),
  ])
  func selectorsAreRewritten(old: String, new: String) {
    func page(_ line: String) -> String {
      "import UIKit\nclass Page: UIViewController {\n  let model: Model?\n  func f() {\n    \(line)\n  }\n}\n"
    }
    #expect(port(page(old)).text == page(new))
  }

  @Test func aStoredPropertyNamesItsType() {
    let source = "import UIKit\nclass Page: V {\n  let a = T(#selector(tap))\n  lazy var b = T(#selector(tap))\n}\n"
    #expect(
      port(source).text
        == "import UIKit\nclass Page: V {\n  let a = T(Selector(Page.tap))\n  lazy var b = T(Selector(Self.tap))\n}\n")
  }

  @Test(arguments: [
    (#"Bundle.main.url(forResource: "a")"#, #"Bundle.module.url(forResource: "a")"#),
    (#"Bundle.main.urls(forResourcesWithExtension: "a")"#, #"Bundle.module.urls(forResourcesWithExtension: "a")"#),
    (#"Bundle.main.path(forResource: "a", ofType: nil)"#, #"Bundle.module.path(forResource: "a", ofType: nil)"#),
    (#"let all: [A] = Bundle.main.decode("a.json")"#, #"let all: [A] = Bundle.module.decode("a.json")"#),
    ("Bundle.main.bundleIdentifier", "Bundle.main.bundleIdentifier"), ("Bundle.main.load()", "Bundle.main.load()"),
    (#"Bundle.main.url(forAuxiliaryExecutable: "a")"#, #"Bundle.main.url(forAuxiliaryExecutable: "a")"#),
  ])
  func resourcesAreThoseOfTheTarget(old: String, new: String) {
    #expect(port(old).text == new)
  }

  @Test func aBundleByDefaultIsSaid() {
    let remark = "1: Bundle.main: resources are in Bundle.module here."
    #expect(port("func load(_ name: String, in bundle: Bundle = .main) {}").remarks == [remark])
    #expect(port("func load(_ name: String, in bundle: Bundle = Bundle.main) {}").remarks == [remark])
    #expect(port("func wait(on queue: DispatchQueue = .main) {}").remarks == [])
    let both = port(#"let url = Bundle.main.url(forResource: "a", withExtension: nil)"#, keepsBoth: true)
    #expect(both.text.contains("Bundle.main.url") && both.remarks == [remark])
  }

  @Test(arguments: [
    ("@objc func a() {}", "func a() {}"), ("@objc\n  private func a() {}", "private func a() {}"),
    ("@objc(b:) func a() {}", "func a() {}"), ("@objc dynamic var a = 0", "var a = 0"),
    ("dynamic var a = 0", "dynamic var a = 0"), ("@objc // why\n  func a() {}", "// why\n  func a() {}"),
    ("@IBOutlet private weak var a: UILabel!", "private weak var a: UILabel!"),
    ("@MainActor @objc @IBAction func a() {}", "@MainActor func a() {}"),
    ("let a = \"@objc\" // @objc", "let a = \"@objc\" // @objc"),
  ])
  func attributesGo(old: String, new: String) {
    #expect(port("class Page {\n  \(old)\n}\n").text == "class Page {\n  \(new)\n}\n")
  }

  @Test(arguments: [
    (
      "import Foundation\nclass A: ObservableObject {}",
      "import Combine\nimport Foundation\nclass A: ObservableObject {}"
    ),
    ("import SwiftUI\nclass A: ObservableObject {}", "import SwiftUI\nclass A: ObservableObject {}"),
    ("import Foundation\n@Observable class A {}", "import Foundation\nimport Observation\n@Observable class A {}"),
    ("struct A: ObservableObject {}", "struct A: ObservableObject {}"),
    ("import Foundation\nlet a = f(#selector(A.b))", "import Foundation\nimport UIKit\nlet a = f(Selector(A.b))"),
    (
      "import Foundation\nlet a = URLSession.shared",
      "import Foundation\n#if canImport(FoundationNetworking)\nimport FoundationNetworking\n#endif\nlet a = URLSession.shared"
    ),
    ("@UIApplicationMain class A {}", "@main class A {}"), ("import os.log", "import os"),
  ])
  func modulesAreImported(old: String, new: String) {
    #expect(port(old).text == new)
  }

  @Test func whatCannotBeDoneIsSaidInWords() {
    let remarks = port(
      """
      import UIKit
      import MapKit
      @objc protocol P { @objc optional func a() }
      class Page: UIViewController {
        @IBOutlet var label: UILabel!
        func f() {
          perform(#selector(a), with: nil, afterDelay: 1)
          g(#selector(getter: count), #selector(thing.a))
          if responds(to: #selector(a)) {}
          h(Selector("a:"), Selector(("b")), NSSelectorFromString("c"))
        }
      }
      extension Other { @objc override func viewDidLoad() {} }
      """
    ).remarks
    #expect(
      remarks.map { String($0.prefix { $0 != ":" }) } == ["2", "3", "5", "7", "8", "8", "9", "10", "10", "10", "13"])
    #expect(remarks.contains("8: The type of “thing” is not known: write Selector(TYPE.a)."))
  }

  @Test func overridesLeaveTheirExtension() {
    let source = """
      import UIKit
      class Page: UITableViewController {
        let a = 1
      }
      extension Page {
        func f() {}
        /// The rows.
        override func viewDidLoad() { g(#selector(f)) }
      }

      """
    #expect(
      port(source).text == """
        import UIKit
        class Page: UITableViewController {
          let a = 1

          /// The rows.
          override func viewDidLoad() { g(Selector(Self.f)) }
        }
        extension Page {
          func f() {}
        }

        """)
    let nested = port(
      "import UIKit\nextension Page {\n  class Cell: V {}\n}\nextension Page.Cell {\n  override func f() {}\n}\n")
    #expect(nested.text.contains("class Cell: V {\n  override func f() {}\n}") && nested.remarks.isEmpty)
    let elsewhere = port("import UIKit\nextension Page { override func viewDidLoad() {} }\n")
    #expect(elsewhere.remarks == ["2: An override in an extension: Move it into the class."])
  }

  @Test func methodsOfAnExtensionForObjectiveCCanBeOverridden() {
    let source = """
      import UIKit
      class Base: UIView {
        init() {}
      }
      @objc extension Base {
        func setUp() {}
        override func layoutSubviews() {}
        enum Kind { case one }
      }

      """
    let ported = port(source).text
    let type = ported.split(separator: "extension")[0]
    #expect(type.contains("func setUp()") && type.contains("override func layoutSubviews()"))
    #expect(ported.split(separator: "extension")[1].contains("enum Kind"))
    #expect(ported.components(separatedBy: "layoutSubviews").count == 2)
    #expect(
      port("import UIKit\n@objc extension Page { func f() {} }\n").remarks
        == ["2: An extension for Objective-C: Move what subclasses override into the class."])
  }

  @Test func aPageThatOverridesTheInitializerOfNibsIsMadeWithoutOne() {
    let page = "class P: UIViewController {\n  override init(nibName n: String?, bundle b: Bundle?) {}\n"
    let added = "override convenience init() { self.init(nibName: nil, bundle: nil) }"
    #expect(port("import UIKit\n\(page)}\n").text.contains(added))
    #expect(!port("import UIKit\n\(page)  init() {}\n}\n").text.contains(added))
  }

  @Test func bothSystemsAreServed() {
    let source = "import UIKit\nclass Page: V {\n  @objc func a() {}\n  func f() {\n    g(#selector(a))\n  }\n}\n"
    #expect(
      port(source, keepsBoth: true).text == """
        import UIKit
        class Page: V {
          #if canImport(ObjectiveC)
          @objc
          #endif
          func a() {}
          func f() {
            #if canImport(ObjectiveC)
            g(#selector(a))
            #else
            g(Selector(Self.a))
            #endif
          }
        }

        """)
  }

  @Test func theCommandWritesOnlyWhenAsked() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("keel-port-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["App", "Pods", ".build"] {
      let place = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data("class A {\n  @objc func a() {}\n}\n".utf8).write(to: place.appendingPathComponent("A.swift"))
    }
    let file = folder.appendingPathComponent("App/A.swift")
    var printed = ""
    try PortCommand(arguments: [folder.path]).run { printed += $0 }
    #expect(
      printed == """
        --- \(file.path)
        +++ \(file.path)
        @@ -1,4 +1,4 @@
         class A {
        -  @objc func a() {}
        +  func a() {}
         }
        \u{20}
        1 file read, 1 file would change. Nothing was written: add --write.

        """)
    #expect(try String(contentsOf: file, encoding: .utf8).contains("@objc"))
    printed = ""
    try PortCommand(arguments: ["--write", folder.path]).run { printed += $0 }
    #expect(printed.hasSuffix("1 file read, 1 file written.\n"))
    #expect(try String(contentsOf: file, encoding: .utf8) == "class A {\n  func a() {}\n}\n")
    let pods = folder.appendingPathComponent("Pods/A.swift")
    #expect(try String(contentsOf: pods, encoding: .utf8).contains("@objc"), "packages of others stay as they are")
    #expect(throws: CommandFailure.self) { try PortCommand(arguments: ["--wrote", folder.path]) }
    #expect(throws: CommandFailure.self) { try PortCommand(arguments: ["/no such file"]).run { _ in } }
  }
}

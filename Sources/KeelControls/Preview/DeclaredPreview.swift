internal import Synchronization

/// A preview that `#Preview` has declared.
///
/// The macro leaves a function for each preview in a section of the program. The launcher calls these functions when
/// previews are asked for (`CPreviews`), and each adds its preview here. A program that shows none does nothing for them.
package struct DeclaredPreview: Sendable {
  /// The module and the name of the source file, as in `PeopleScreen/ListView.swift`.
  package let fileID: String
  /// The place of the declaration in the file; both begin at 1.
  package let line: Int
  package let column: Int
  /// The name, unless the declaration has none.
  package let name: String?
  /// Creates the content. Called once for each window.
  package let makeController: @MainActor @Sendable () -> UIViewController

  package init(
    fileID: String, line: Int, column: Int, name: String?,
    makeController: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    self.fileID = fileID
    self.line = line
    self.column = column
    self.name = name
    self.makeController = makeController
  }

  private static let added = Mutex<[DeclaredPreview]>([])

  /// The previews that have been added so far, in no particular order.
  package static var all: [DeclaredPreview] { added.withLock { $0 } }

  /// Adds a preview. The macro's expansions call it.
  package static func add(_ preview: DeclaredPreview) { added.withLock { $0.append(preview) } }
}

/// The functions that expansions of `#Preview` call for UIKit's controllers and views. Their parameters follow the macro's.
public enum _PreviewEntry {
  /// Adds a preview of a controller.
  public nonisolated static func add(
    fileID: String, line: Int, column: Int, _ name: String? = nil,
    body: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    DeclaredPreview.add(
      DeclaredPreview(fileID: fileID, line: line, column: column, name: name, makeController: body))
  }

  /// Adds a preview of a controller with traits, which have no effect.
  public nonisolated static func add(
    fileID: String, line: Int, column: Int, _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    body: @escaping @MainActor @Sendable () -> UIViewController
  ) {
    add(fileID: fileID, line: line, column: column, name, body: body)
  }

  /// Adds a preview of a view, on a page of its own.
  public nonisolated static func add(
    fileID: String, line: Int, column: Int, _ name: String? = nil,
    body: @escaping @MainActor @Sendable () -> UIView
  ) {
    DeclaredPreview.add(
      DeclaredPreview(fileID: fileID, line: line, column: column, name: name) {
        let page = UIViewController()
        page.view.addSubview(body())
        return page
      })
  }

  /// Adds a preview of a view with traits, which have no effect.
  public nonisolated static func add(
    fileID: String, line: Int, column: Int, _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., body: @escaping @MainActor @Sendable () -> UIView
  ) {
    add(fileID: fileID, line: line, column: column, name, body: body)
  }
}

public import Foundation
public import KeelModel
public import Observation

/// The list of categories, in which they are added, changed, ordered and deleted.
@MainActor @Observable public final class CategoriesModel: HashableObject {
  public let context: WindowContext
  @ObservationIgnored public private(set) weak var stack: StackModel?

  init(in stack: StackModel) {
    self.stack = stack
    context = stack.context
  }

  public var words: Words { context.words }
  public var categories: [Category] { context.container.categories.all }

  public func categoryTapped(_ category: Category) { stack?.openForm(.category(category.id)) }

  /// The path that a tap on a category leads to.
  public func address(of id: Category.ID) -> String? {
    stack?.address(of: .category(id), over: .categories(self))
  }

  /// The path that a tap on *New Category* leads to.
  public var newAddress: String? { stack?.address(of: .new, over: .categories(self)) }

  /// Deletes a category, and offers to undo it. Its activities stay.
  public func deleteButtonTapped(_ id: Category.ID) async {
    guard let stack else { return }
    do throws(DoneDoneError) {
      if let deleted = try await context.store.deleteCategory(id) {
        context.history.add(.category(deleted), context.words)
      }
    } catch {
      stack.report(error)
    }
  }

  /// Moves a category by a number of places, towards the beginning if it is negative.
  public func move(_ category: Category.ID, by distance: Int) async {
    guard let index = categories.firstIndex(where: { $0.id == category }) else { return }
    await move(from: index, to: distance > 0 ? index + distance + 1 : index + distance)
  }

  /// Moves a category in front of another one, or to the end.
  public func move(from source: Int, to destination: Int) async {
    var order = categories
    guard order.indices.contains(source), 0...order.count ~= destination else { return }
    let moved = order.remove(at: source)
    order.insert(moved, at: destination > source ? destination - 1 : destination)
    do throws(DoneDoneError) {
      // Only the order: someone else may be changing the names.
      try await context.store.order(order.map(\.id))
    } catch {
      stack?.report(error)
    }
  }
}

#if Desktop
import CKeelGtk

/// A box that GTK measures and draws, as C knows it.
@MainActor final class BoxOwner {
  weak var box: BoxView?
}

/// The number of rows of a list, as C knows it.
@MainActor final class RowCount {
  var count: UInt32 = 0
}

/// The questions of GTK to the layout, the drawings and the lists.
@MainActor enum Hooks {
  /// Connects the callbacks, once.
  static let install: Void = keel_gtk_set_hooks(
    KeelHooks(
      measure: { owner, orientation, size, least, natural in
        let owner = Address(owner)
        let isHorizontal = orientation == GTK_ORIENTATION_HORIZONTAL
        let answer = MainActor.assumeIsolated {
          owner.object(BoxOwner.self)?.box?.measure(isHorizontal: isHorizontal, forSize: size)
        }
        least?.pointee = answer?.least ?? 0
        natural?.pointee = answer?.natural ?? 0
      },
      allocate: { owner, width, height in
        let owner = Address(owner)
        MainActor.assumeIsolated { owner.object(BoxOwner.self)?.box?.allocate(width, height) }
      },
      draw: { owner, snapshot, width, height in
        let (owner, snapshot) = (Address(owner), Address(snapshot))
        MainActor.assumeIsolated {
          guard let snapshot = snapshot.opaque else { return }
          owner.object(BoxOwner.self)?.box?.draw(into: snapshot, width, height)
        }
      },
      row_count: { owner in
        let owner = Address(owner)
        return MainActor.assumeIsolated { owner.object(RowCount.self)?.count ?? 0 }
      },
      release: { Held.release($0) }))
}
#endif

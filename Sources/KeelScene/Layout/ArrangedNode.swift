/// What a browser knows of a node that code of the program lays out, in points from the leading corner.
package struct ArrangedNode: Hashable, Sendable {
  /// The size that the program has chosen.
  package var size: SceneSize
  /// The frames of the children.
  package var frames: [SceneRect]
  /// The proposals for which the program asks for the sizes of the children, besides the known ones.
  package var questions: [LayoutProposal]
  package init(size: SceneSize, frames: [SceneRect], questions: [LayoutProposal]) {
    self.size = size
    self.frames = frames
    self.questions = questions
  }
}

extension BehaviourArea {
  static let drawing = BehaviourArea(
    title: "Drawing",
    introduction: "When views are drawn.",
    rows: [
      Behaviour(
        134,
        .adj,
        [.guide2010],
        "There are two ways to draw: the native one, with UIKit and Core Graphics, and OpenGL ES."
      ),
      Behaviour(
        135,
        .adj,
        [.guide2010],
        """
        When a view is first shown it draws: a view of the system by itself, an app's own in \
        `drawRect:`. The app never calls that; it asks with `setNeedsDisplay` or \
        `setNeedsDisplayInRect:`, and the view is drawn again.
        """
      ),
      Behaviour(
        136,
        .adj,
        [.guide2010],
        "A view for OpenGL ES only supplies a surface; the app decides when it draws."
      ),
      Behaviour(
        137,
        .adj,
        [.book],
        """
        By the book a window that must be displayed asks its subview to draw first, which asks \
        its own subview, down to the last; that one draws and returns to the one that asked, \
        which draws in turn. That subviews lie on top (F14) would ask for the other order.
        """
      ),
      Behaviour(
        138,
        .adj,
        [.guide2010, .translation, .guide2014, .book],
        "UIKit collects what must be redrawn and draws it after the event was handled."
      ),
    ]
  )
}

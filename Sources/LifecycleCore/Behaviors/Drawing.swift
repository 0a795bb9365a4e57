extension BehaviorArea {
  static let drawing = BehaviorArea(
    title: "Drawing",
    introduction: "When views are drawn.",
    """
    F134 adj
    1. There are two ways to draw: the native one, with UIKit and Core Graphics, and OpenGL ES.
       [2010 The Graphics and Drawing System]

    F135 adj
    1. When a view is first shown it is asked to draw.
       [2010 The Graphics and Drawing System]
    2. A view of the system draws by itself, an app's own in `drawRect:`.
       [2010 The Graphics and Drawing System]
    3. The app never calls `drawRect:`; it asks with `setNeedsDisplay` or
       `setNeedsDisplayInRect:`, and the view is drawn again.
       [2010 The Graphics and Drawing System]

    F136 adj
    1. A view for OpenGL ES only supplies a surface; the app decides when it draws.
       [2010 The Graphics and Drawing System]

    F137 adj
    1. By the book a window that must be displayed asks its subview to draw first, which asks its
       own subview, down to the last; that one draws and returns to the one that asked, which
       draws in turn. That subviews lie on top (F14) would ask for the other order.
       [book The view hierarchy]

    F138 adj
    1. UIKit collects what must be redrawn and draws it after the event was handled.
       [2010 The Graphics and Drawing System; 2014 Table 2-2]
    """
  )
}

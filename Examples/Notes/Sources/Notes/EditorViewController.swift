import UIKit

/// Shows the draft and the notes.
@MainActor final class EditorViewController: UIViewController {
  private unowned let app: AppDelegate

  init(_ app: AppDelegate) {
    self.app = app
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    showNotes()
  }

  func showNotes() { title = "\(app.library.notes.count) notes" }
}

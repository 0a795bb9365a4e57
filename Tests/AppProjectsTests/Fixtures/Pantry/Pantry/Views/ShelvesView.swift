import SwiftUI

struct ShelvesView: View {
  @State private var query = ""

  var body: some View {
    NavigationStack {
      List(Shelves.all.filter { query.isEmpty || $0.contains(query) }, id: \.self) { shelf in
        Text(shelf)
      }
      .searchable(text: $query)
    }
  }
}

enum Shelves {
  static var all = ["Flour", "Rice"]
}

/// Joins up to five arguments that together are the name of a place: an unquoted `New York` arrives as two arguments.
package func joiningNames(_ arguments: [String]) -> [String] {
  var names: [String] = []
  var rest = arguments[...]
  while let first = rest.first {
    let name = (2...5).reversed().lazy.filter { $0 <= rest.count }.map { rest.prefix($0).joined(separator: " ") }.first(
      where: isPlace)
    names.append(name ?? first)
    rest = rest.dropFirst(name.map { $0.split(separator: " ").count } ?? 1)
  }
  return names
}

/// Whether a text of several words is a place or a part of the world.
///
/// Text without lowercase letters is treated as codes and not looked up, because a lookup takes some milliseconds.
private func isPlace(_ words: String) -> Bool {
  words.contains(where: \.isLowercase) && (Place.isPartOfWorld(words) || Place(words) != nil)
}

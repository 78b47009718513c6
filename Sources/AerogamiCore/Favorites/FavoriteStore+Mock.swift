extension FavoriteStore {
  /// A store in memory. Copies of the returned value share the same data.
  public static func mock(_ favorites: [Favorite] = []) -> FavoriteStore {
    let memory = FavoriteMemory(favorites)
    return FavoriteStore(
      save: { await memory.save($0, ifAllowedBy: $1) },
      trips: { query, now in
        var selection = TripSelection(query, at: now)
        for favorite in await memory.favorites.values where query.search.matches(favorite.trip, at: now) {
          selection.add([favorite.trip], from: favorite.region)
        }
        return selection.sorted()
      },
      ids: { Set(await memory.favorites.keys) },
      find: { id, limit in
        let favorites = await memory.favorites
        if let exact = favorites[id] { return [exact] }
        return Array(favorites.values.filter { $0.id.hasPrefix(id) }.sorted { $0.id < $1.id }.prefix(limit))
      },
      remove: { await memory.remove($0) },
      clear: { await memory.clear() },
      count: { await memory.favorites.count })
  }
}

/// Favorites by their ids. No method suspends, so each method is atomic.
private actor FavoriteMemory {
  private(set) var favorites: [Trip.ID: Favorite] = [:]

  init(_ favorites: [Favorite]) {
    for favorite in favorites { self.favorites[favorite.id] = favorite }
  }

  func save(_ added: [Favorite], ifAllowedBy mayReplace: FavoriteStore.Replacement) -> [Favorite] {
    let known = added.compactMap { favorites[$0.id] }
    guard added.allSatisfy({ new in favorites[new.id].map { mayReplace($0, new) } ?? true }) else { return known }
    for var favorite in added {
      if let before = favorites[favorite.id] {
        favorite.addedAt = before.addedAt
        favorite.region = favorite.region ?? before.region
      }
      favorites[favorite.id] = favorite
    }
    return known
  }

  func remove(_ ids: [Trip.ID]) -> Int { ids.count { favorites.removeValue(forKey: $0) != nil } }

  func clear() -> Int {
    defer { favorites = [:] }
    return favorites.count
  }
}

#pragma once
// Erlang's maps: an array sorted by key up to 32 entries, a weight-balanced tree above (map_tree.h); the two turn into
// each other at that border, so that a map of a given size always has the same form. Maps are immutable: what changes
// one returns another that shares what it can. Of two forms of one key (0.0 and -0.0) the one that is there stays when
// a value is put, and the later one counts when maps are made or merged, as in erl.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/object.h"

namespace assay::erlang {

// Null if there is no such key.
const MapEntry* map_find(const MapObject& map, Value key);

Value map_put(Arena& arena, Value map, Value key, Value value);
// As put, but nothing if there is no such key.
std::optional<Value> map_update(Arena& arena, Value map, Value key, Value value);
// The map itself if there is no such key.
Value map_remove(Arena& arena, Value map, Value key);

// From entries in any order; of equal keys the last one counts. Uses up the entries.
Value map_from_entries(Arena& arena, std::vector<MapEntry>& entries);
// Where both have a key, `right` counts.
Value map_merge(Arena& arena, Value left, Value right);

std::vector<MapEntry> map_entries(const MapObject& map);
// Entries `first` to `first + count` in order of keys, or as many as there are.
std::vector<MapEntry> map_entries_from(const MapObject& map, uint64_t first, uint64_t count);

} // namespace assay::erlang

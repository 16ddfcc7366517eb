// Maps against std::map: random histories of puts and removals, with every version kept and looked at again at the end,
// since a map must never change once it was seen.

#include "lang/erlang/values/map.h"

#include <gtest/gtest.h>

#include <map>
#include <random>

#include "lang/erlang/values/map_tree.h"

namespace assay::erlang {
namespace {

Value empty_map(Arena& arena) { return make_sorted_map(arena, {}); }

// Whether siblings are in balance and sizes are right.
bool is_balanced(const MapNode* node) {
  if (node == nullptr) return true;
  uint64_t left = tree_size(node->left) + 1;
  uint64_t right = tree_size(node->right) + 1;
  bool good = left <= 3 * right && right <= 3 * left && node->size == left + right - 1;
  return good && is_balanced(node->left) && is_balanced(node->right);
}

void expect_equal(Value map, const std::map<int64_t, int64_t>& model) {
  const MapObject& object = *map.as_map();
  ASSERT_EQ(object.size, model.size());
  EXPECT_EQ(object.root != nullptr, model.size() > largest_flat_map);
  EXPECT_TRUE(is_balanced(object.root));
  auto expected = model.begin();
  for (const MapEntry& entry : map_entries(object)) {
    EXPECT_EQ(entry.key.as_integer(), expected->first);
    EXPECT_EQ(entry.value.as_integer(), expected->second);
    ++expected;
  }
}

struct Version {
  Value map;
  std::map<int64_t, int64_t> model;
};

void random_history(uint32_t seed, int64_t keys, int steps) {
  Arena arena;
  std::mt19937 random(seed);
  Version now{empty_map(arena), {}};
  std::vector<Version> versions;
  for (int step = 0; step < steps; ++step) {
    int64_t key = std::uniform_int_distribution<int64_t>(0, keys - 1)(random);
    int64_t value = step;
    if (random() % 5 < 3) {
      now.map = map_put(arena, now.map, Value::integer(key), Value::integer(value));
      now.model[key] = value;
    } else if (random() % 2 == 0) {
      now.map = map_remove(arena, now.map, Value::integer(key));
      now.model.erase(key);
    } else {
      auto updated = map_update(arena, now.map, Value::integer(key), Value::integer(value));
      ASSERT_EQ(updated.has_value(), now.model.contains(key));
      if (updated) {
        now.map = *updated;
        now.model[key] = value;
      }
    }
    const MapEntry* found = map_find(*now.map.as_map(), Value::integer(key));
    ASSERT_EQ(found != nullptr, now.model.contains(key));
    if (step % 16 == 0) versions.push_back(now);
  }
  for (const Version& version : versions) expect_equal(version.map, version.model);
}

TEST(Map, FollowsAModelWhileSmall) { random_history(1, 20, 2000); }
TEST(Map, FollowsAModelAcrossTheBorder) { random_history(2, 80, 4000); }
TEST(Map, FollowsAModelWhileLarge) { random_history(3, 1000, 8000); }

TEST(Map, StaysBalancedWhenKeysComeInOrder) {
  Arena arena;
  Value map = empty_map(arena);
  for (int64_t i = 0; i < 5000; ++i) map = map_put(arena, map, Value::integer(i), Value::integer(i));
  EXPECT_TRUE(is_balanced(map.as_map()->root));
  for (int64_t i = 0; i < 4000; ++i) map = map_remove(arena, map, Value::integer(i));
  EXPECT_TRUE(is_balanced(map.as_map()->root));
  EXPECT_EQ(map.as_map()->size, 1000u);
}

TEST(Map, ChangesFormAtTheBorderBothWays) {
  Arena arena;
  Value map = empty_map(arena);
  for (int64_t i = 0; i < 32; ++i) map = map_put(arena, map, Value::integer(i), Value::nil());
  EXPECT_EQ(map.as_map()->root, nullptr);
  Value larger = map_put(arena, map, Value::integer(32), Value::nil());
  EXPECT_NE(larger.as_map()->root, nullptr);
  EXPECT_EQ(larger.as_map()->entries, nullptr);
  EXPECT_EQ(map_remove(arena, larger, Value::integer(5)).as_map()->root, nullptr);
}

TEST(Map, IsTheSameObjectWhenNothingChanges) {
  Arena arena;
  Value map = map_put(arena, empty_map(arena), Value::integer(1), Value::nil());
  EXPECT_TRUE(map_put(arena, map, Value::integer(1), Value::nil()).same(map));
  EXPECT_TRUE(map_remove(arena, map, Value::integer(2)).same(map));
  for (int64_t i = 0; i < 100; ++i) map = map_put(arena, map, Value::integer(i), Value::nil());
  EXPECT_TRUE(map_put(arena, map, Value::integer(50), Value::nil()).same(map));
  EXPECT_TRUE(map_remove(arena, map, Value::integer(-1)).same(map));
}

TEST(Map, TellsIntegersFromFloatsAndSortsThemFirst) {
  Arena arena;
  std::vector<MapEntry> entries = {{Value::floating(1.0), Value::integer(3)},
                                   {Value::symbol(Symbol("a")), Value::integer(4)},
                                   {Value::integer(2), Value::integer(2)},
                                   {Value::integer(1), Value::integer(1)}};
  Value map = map_from_entries(arena, entries);
  std::vector<int64_t> values;
  for (const MapEntry& entry : map_entries(*map.as_map())) values.push_back(entry.value.as_integer());
  EXPECT_EQ(values, (std::vector<int64_t>{1, 2, 3, 4}));
  EXPECT_EQ(map_find(*map.as_map(), Value::floating(2.0)), nullptr);
  EXPECT_EQ(map_find(*map.as_map(), Value::floating(1.0))->value.as_integer(), 3);
}

TEST(Map, TakesTheLastOfEqualKeys) {
  Arena arena;
  std::vector<MapEntry> entries;
  for (int64_t i = 0; i < 100; ++i) entries.push_back({Value::integer(i % 10), Value::integer(i)});
  Value map = map_from_entries(arena, entries);
  ASSERT_EQ(map.as_map()->size, 10u);
  for (const MapEntry& entry : map_entries(*map.as_map())) {
    EXPECT_EQ(entry.value.as_integer(), 90 + entry.key.as_integer());
  }
}

TEST(Map, MergesAndTheRightOneCounts) {
  std::mt19937 random(7);
  for (auto [left_size, right_size] :
       std::vector<std::pair<int, int>>{{5, 5}, {5, 500}, {500, 5}, {300, 300}, {20, 20}}) {
    Arena arena;
    Version left{empty_map(arena), {}};
    Version right{empty_map(arena), {}};
    auto fill = [&](Version& version, int size, int64_t value) {
      for (int i = 0; i < size; ++i) {
        int64_t key = static_cast<int64_t>(random() % 600);
        version.map = map_put(arena, version.map, Value::integer(key), Value::integer(value));
        version.model[key] = value;
      }
    };
    fill(left, left_size, 1);
    fill(right, right_size, 2);
    Value merged = map_merge(arena, left.map, right.map);
    auto model = right.model;
    model.insert(left.model.begin(), left.model.end());
    expect_equal(merged, model);
    expect_equal(left.map, left.model);
    expect_equal(right.map, right.model);
  }
}

TEST(Map, GivesEntriesFromAnyPosition) {
  Arena arena;
  Value map = empty_map(arena);
  for (int64_t i = 0; i < 200; ++i) map = map_put(arena, map, Value::integer(i), Value::nil());
  for (uint64_t first : {0u, 1u, 31u, 100u, 199u}) {
    auto entries = map_entries_from(*map.as_map(), first, 32);
    ASSERT_EQ(entries.size(), std::min<uint64_t>(32, 200 - first));
    for (size_t i = 0; i < entries.size(); ++i) {
      EXPECT_EQ(entries[i].key.as_integer(), static_cast<int64_t>(first + i));
    }
  }
  EXPECT_TRUE(map_entries_from(*map.as_map(), 200, 32).empty());
}

} // namespace
} // namespace assay::erlang

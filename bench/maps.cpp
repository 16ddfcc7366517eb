// The operations of Erlang's maps that programs spend their time in: small maps with atoms as keys, large ones with
// integers.

#include <benchmark/benchmark.h>

#include <random>
#include <vector>

#include "lang/erlang/values/map.h"

namespace {

using namespace assay;
using namespace assay::erlang;

Value empty_map(Arena& arena) { return make_sorted_map(arena, {}); }

void insert_integers(benchmark::State& state) {
  auto count = static_cast<int64_t>(state.range(0));
  for ([[maybe_unused]] auto _ : state) {
    Arena arena;
    Value map = empty_map(arena);
    for (int64_t i = 0; i < count; ++i) map = map_put(arena, map, Value::integer(i * 7919 % count), Value::integer(i));
    benchmark::DoNotOptimize(map);
  }
  state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(insert_integers)->Arg(1000)->Arg(100000)->Unit(benchmark::kMillisecond);

void update_integers(benchmark::State& state) {
  auto count = static_cast<int64_t>(state.range(0));
  Arena base;
  Value full = empty_map(base);
  for (int64_t i = 0; i < count; ++i) full = map_put(base, full, Value::integer(i), Value::integer(i));
  for ([[maybe_unused]] auto _ : state) {
    Arena arena;
    Value map = full;
    for (int64_t i = 0; i < count; ++i) {
      map = *map_update(arena, map, Value::integer(i * 7919 % count), Value::integer(-i - 1));
    }
    benchmark::DoNotOptimize(map);
  }
  state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(update_integers)->Arg(1000)->Arg(100000)->Unit(benchmark::kMillisecond);

void find_integers(benchmark::State& state) {
  auto count = static_cast<int64_t>(state.range(0));
  Arena arena;
  Value map = empty_map(arena);
  for (int64_t i = 0; i < count; ++i) map = map_put(arena, map, Value::integer(i), Value::integer(i));
  for ([[maybe_unused]] auto _ : state) {
    for (int64_t i = 0; i < count; ++i) {
      benchmark::DoNotOptimize(map_find(*map.as_map(), Value::integer(i * 7919 % count)));
    }
  }
  state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(find_integers)->Arg(1000)->Arg(100000)->Unit(benchmark::kMillisecond);

void update_atoms(benchmark::State& state) {
  std::vector<Value> keys;
  for (const char* name : {"name", "age", "address", "city", "zip", "country", "mail", "phone"}) {
    keys.push_back(Value::symbol(Symbol(name)));
  }
  Arena base;
  Value full = empty_map(base);
  for (Value key : keys) full = map_put(base, full, key, Value::integer(0));
  constexpr int64_t count = 10000;
  for ([[maybe_unused]] auto _ : state) {
    Arena arena;
    Value map = full;
    for (int64_t i = 0; i < count; ++i)
      map = *map_update(arena, map, keys[static_cast<size_t>(i % 8)], Value::integer(i));
    benchmark::DoNotOptimize(map);
  }
  state.SetItemsProcessed(state.iterations() * count);
}
BENCHMARK(update_atoms)->Unit(benchmark::kMillisecond);

} // namespace

#include "input/input_floor.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "input/constructor.h"
#include "input/made_by_call.h"

namespace assay::input {

namespace {

constexpr uint32_t most_nesting = 200; // parts that lie deeper count as the least there is: it is a lower bound

class FloorCounter {
 public:
  explicit FloorCounter(Store& store) : store_(store) {}

  // Looks at what is there only: a cell that was asked about would become a part of the path.
  uint64_t of(CellId cell, uint32_t nesting = 0) {
    const CellState& state = store_.state(cell);
    if (nesting > most_nesting) return 1;
    if (is_call(state.choice)) return aside([&] { return of_call(cell, nesting); });
    if (is_raise(state.choice)) return 2; // and what it raises
    if (state.choice != choose_value) return 1;
    uint64_t least = least_by_shape(state);
    return is_single(state.forms) ? std::max(least, of_form(cell, nesting)) : least;
  }

  uint64_t of_root(uint32_t arguments) {
    const CellState& root = store_.state(CellTable::root);
    if (root.arity == unknown_arity) return least_by_shape(root) - 1;
    uint64_t size = 0;
    for (uint32_t i = 0; i < root.arity; ++i) {
      CellId touched = child(CellTable::root, Step::Element, i);
      if (touched != no_cell) {
        size += of(touched);
      } else if (i < arguments) {
        size += least_of_field(root, i);
      }
    }
    return size + bytes_to_differ();
  }

 private:
  CellId child(CellId cell, Step step, uint32_t index) {
    for (CellId part : store_.state(cell).children) {
      const CellName& name = store_.space().cells[part];
      if (name.step == step && name.index == index) return part;
    }
    return no_cell;
  }

  // What each of its shapes wants is the least of what is left of it.
  template <typename Least>
  uint64_t over_groups(const CellState& state, Least&& least_of) {
    uint64_t result = 1;
    for (GroupId group : state.groups) {
      std::optional<uint64_t> least;
      for (const Alternative* alternative : store_.group(group).live) {
        if (!has(state.forms, alternative->form)) continue;
        uint64_t size = least_of(*alternative);
        least = std::min(least.value_or(size), size);
      }
      result = std::max(result, least.value_or(1));
    }
    return result;
  }

  uint64_t least_by_shape(const CellState& state) {
    ShapeTable& shapes = store_.space().shapes;
    return over_groups(state, [&](const Alternative& each) { return shapes.least_size(each).value_or(1); });
  }

  uint64_t least_of_field(const CellState& state, uint32_t index) {
    ShapeTable& shapes = store_.space().shapes;
    return over_groups(state, [&](const Alternative& each) -> uint64_t {
      return index < each.fields.size() ? shapes.least_size(each.fields[index]).value_or(1) : 1;
    });
  }

  uint64_t of_field(CellId cell, Step step, uint32_t index, uint32_t field, uint32_t nesting) {
    CellId touched = child(cell, step, index);
    return touched != no_cell ? of(touched, nesting + 1) : least_of_field(store_.state(cell), field);
  }

  uint64_t of_form(CellId cell, uint32_t nesting) {
    const CellState& state = store_.state(cell);
    switch (single(state.forms)) {
      case Form::Cons:
        if (is_constructed(state)) return of_field(cell, Step::Tail, 0, 1, nesting);
        return 1 + of_field(cell, Step::Head, 0, 0, nesting) + of_field(cell, Step::Tail, 0, 1, nesting);
      case Form::Tuple: {
        uint64_t size = 1;
        if (state.arity == unknown_arity) return size;
        for (uint32_t i = is_made_by_call(state) ? made_by_call_extra : 0; i < state.arity; ++i)
          size += of_field(cell, Step::Element, i, i, nesting);
        return size;
      }
      case Form::Map: return aside([&] { return of_map(store_.state(cell), nesting); });
      case Form::Bits: return of_bits(cell);
      case Form::Function: return 1 + aside([&] { return of_bodies(cell, Step::Result, nesting); });
      default: return 1;
    }
  }

  template <typename Condition>
  bool any_live(const CellState& state, Condition&& condition) {
    return std::ranges::any_of(state.groups, [&](GroupId group) {
      return std::ranges::any_of(store_.group(group).live,
                                 [&](const Alternative* each) { return condition(store_.space().shapes, *each); });
    });
  }

  bool is_constructed(const CellState& state) {
    return any_live(state, [](const auto& shapes, const auto& each) { return input::is_constructed(shapes, each); });
  }

  bool is_made_by_call(const CellState& state) {
    return any_live(state, [](const auto& shapes, const auto& each) { return input::is_made_by_call(shapes, each); });
  }

  // Keys that are not known values may still turn out to be one.
  uint64_t of_map(const CellState& state, uint32_t nesting) {
    uint64_t size = 1;
    uint64_t open = 0;
    for (const auto& [key, value] : std::vector(state.present)) {
      uint64_t both = 1 + (value == no_cell ? 1 : of(value, nesting + 1));
      if (store_.space().patterns[key].ground) {
        size += both;
      } else {
        open = std::max(open, both);
      }
    }
    return std::max(size, 1 + open);
  }

  uint64_t of_bits(CellId cell) {
    std::optional<Number> bytes;
    if (store_.state(cell).sized) bytes = store_.range(store_.byte_count(cell)).low;
    if (bytes && bytes->is_small() && bytes->small() > 0) return 1 + static_cast<uint64_t>(bytes->small());
    if (adds_up_ && has_whole_bytes(store_.state(cell))) texts_.push_back(store_.canonical(cell));
    return 1;
  }

  // Else there are many without any byte: those of less than eight bits.
  bool has_whole_bytes(const CellState& state) {
    return std::ranges::any_of(state.groups, [&](GroupId group) {
      return std::ranges::all_of(store_.group(group).live, [](const Alternative* each) {
        return each->form != Form::Bits || (each->bits_base % 8 == 0 && each->bits_unit % 8 == 0);
      });
    });
  }

  // Where the parts of a structure need not all count.
  template <typename Count>
  uint64_t aside(Count&& count) {
    bool before = std::exchange(adds_up_, false);
    uint64_t size = count();
    adds_up_ = before;
    return size;
  }

  // Of texts no two of which are equal, all but one have a byte.
  uint64_t bytes_to_differ() {
    if (texts_.size() < 2 || store_.apart().empty()) return 0;
    std::vector<CellId> apart;
    for (CellId text : texts_) {
      if (std::ranges::all_of(apart, [&](CellId other) { return is_apart(text, other); })) apart.push_back(text);
    }
    return apart.size() - 1;
  }

  bool is_apart(CellId left, CellId right) {
    PatternTable& patterns = store_.space().patterns;
    auto is = [&](PatternId pattern, CellId cell) {
      return patterns[pattern].kind == PatternKind::Cell && store_.canonical(patterns[pattern].detail) == cell;
    };
    return std::ranges::any_of(store_.apart(), [&](const Store::ApartPair& pair) {
      return (is(pair.left, left) && is(pair.right, right)) || (is(pair.left, right) && is(pair.right, left));
    });
  }

  // A function needs a row of its own only for what it must do otherwise than in the other rows: those of which the
  // path knows that no two are equal.
  uint64_t of_bodies(CellId cell, Step step, uint32_t nesting) {
    PatternTable& patterns = store_.space().patterns;
    std::vector<CellId> apart;
    uint64_t size = 0;
    uint64_t largest = 1;
    for (CellId body : std::vector(store_.state(cell).children)) {
      if (store_.space().cells[body].step != step) continue;
      uint64_t least = of(body, nesting + 1);
      largest = std::max(largest, least);
      bool differs = store_.state(body).choice == choose_value && std::ranges::all_of(apart, [&](CellId other) {
                       return store_.equal(patterns.cell(other), patterns.cell(body)) == Truth::No;
                     });
      if (!differs) continue;
      size += least + (apart.empty() ? 0 : 1); // and a key
      apart.push_back(body);
    }
    return std::max(size, largest);
  }

  // The call, its function, its arguments, and what is done with the answer, if that is not returned.
  uint64_t of_call(CellId cell, uint32_t nesting) {
    uint64_t size = 2;
    bool goes_on = false;
    for (CellId part : std::vector(store_.state(cell).children)) {
      Step step = store_.space().cells[part].step;
      if (step == Step::Argument) size += of(part, nesting + 1);
      goes_on = goes_on || step == Step::Next;
    }
    return goes_on ? size + of_bodies(cell, Step::Next, nesting) : size;
  }

  Store& store_;
  bool adds_up_ = true;
  std::vector<CellId> texts_; // that may be empty
};

} // namespace

uint64_t floor_of(Store& store, uint32_t arguments) { return FloorCounter(store).of_root(arguments); }

} // namespace assay::input

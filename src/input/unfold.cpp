// Unfolding a shape to make a first input is what CSF does with a predicate of separation logic (Pham, Le, Phan and Sun,
// "Concolic testing heap-manipulating programs", 2019). What differs: a shape is a set of alternatives without sharing,
// unfolding goes on beside the search for as long as that runs, and the sizes to reach are given.

#include "input/unfold.h"

#include <algorithm>

#include "base/hash.h"
#include "base/stop.h"
#include "input/build_input.h"
#include "input/constructor.h"

namespace assay::input {

uint64_t Unfolder::draw(uint64_t below) {
  state_ += 0x9e3779b97f4a7c15ULL;
  return hash_mix(state_) % below;
}

bool Unfolder::try_assume(const Constraint& constraint) {
  size_t mark = store_.mark();
  if (store_.assume(constraint)) return true;
  store_.undo(mark);
  return false;
}

uint64_t Unfolder::draw_for(const Part& part, uint64_t below) {
  if (part.style == no_style) return draw(below);
  return hash_combine(part.style, below) % below;
}

// Elements that follow a style are built to the end, or the last of a list would be unlike the first.
bool Unfolder::has_room(const Part& part) const {
  constexpr uint32_t deepest = 4;
  return left_ > 0 || (part.style != no_style && part.depth < deepest);
}

Model Unfolder::unfold() {
  pending_ = {{CellTable::root, no_style, 0}};
  small_only_ = draw(3) == 0; // so that long lists have equal elements
  // Tails come before heads, or a large first element would leave a list with nothing else. What is left out is made as
  // small as can be by whoever completes the input.
  constexpr uint32_t most_parts = 20'000;
  for (uint32_t parts = 0; !pending_.empty() && parts < most_parts && !must_stop(); ++parts) {
    Part part = pending_.back();
    pending_.pop_back();
    part.cell = store_.canonical(part.cell);
    decide(part);
  }
  return std::move(model_);
}

void Unfolder::decide(const Part& part) {
  CellId cell = part.cell;
  if (left_ > 0) --left_;
  decide_groups(part);
  if (!is_single(store_.forms(cell))) decide_form(part);
  if (!is_single(store_.forms(cell))) return;
  switch (single(store_.forms(cell))) {
    case Form::Integer: return draw_integer(cell);
    case Form::Float: model_[store_.variable(cell)] = static_cast<double>(draw(17)) / 2 - 4; return;
    case Form::Symbol: return draw_symbol(cell);
    case Form::Tuple: decide_arity(part); break;
    case Form::Bits: return draw_bits(cell);
    default: break;
  }
  push_parts(part);
}

// Any alternative while there is room, then the smallest.
void Unfolder::decide_groups(const Part& part) {
  for (GroupId group : std::vector(store_.state(part.cell).groups)) {
    Group rest = store_.group(group);
    if (rest.live.size() < 2) continue;
    std::erase_if(rest.live, [&](const Alternative* each) { return !store_.space().shapes.least_size(*each); });
    constexpr uint64_t rarely = 16;
    auto is_rare = [](const Alternative* each) { return each->is_rare; };
    auto rare = std::ranges::count_if(rest.live, is_rare);
    if (rare != 0 && rare != std::ssize(rest.live) && draw(rarely) != 0) std::erase_if(rest.live, is_rare);
    if (rest.live.empty()) continue;
    const Alternative* chosen = smallest_alternative(store_.space().shapes, rest);
    // A list goes on more often than it ends, and the lengths of lists are never alike.
    auto more = std::ranges::find_if(rest.live, [&](const Alternative* each) {
      return each->form == Form::Cons && !is_constructed(store_.space().shapes, *each);
    });
    if (more != rest.live.end()) {
      if (left_ > 0 && draw(lists_end_) != 0) chosen = *more;
    } else if (has_room(part)) {
      chosen = rest.live[draw_for(part, rest.live.size())];
    }
    size_t mark = store_.mark();
    if (!store_.choose(group, chosen)) store_.undo(mark);
  }
}

void Unfolder::decide_form(const Part& part) {
  CellId cell = part.cell;
  bool is_tail = store_.space().cells[cell].step == Step::Tail;
  std::vector<Form> forms = preferred_forms(store_, cell);
  if (forms.empty()) return;
  Forms all = store_.forms(cell);
  Form form = forms.front();
  if (is_tail && has(all, Form::Cons) && has(all, Form::Nil)) {
    bool is_proper = draw(8) != 0;
    if (left_ > 0) form = draw(lists_end_) != 0 ? Form::Cons : is_proper ? Form::Nil : forms[draw(forms.size())];
  } else if (has_room(part)) {
    // Numbers are what most programs compare.
    bool is_number = has(all, Form::Integer) && draw_for(part, 2) == 0;
    form = is_number ? Form::Integer : forms[draw_for(part, forms.size())];
  }
  try_assume(Constraint::forms(cell, forms_of(form)));
}

void Unfolder::decide_arity(const Part& part) {
  if (store_.state(part.cell).arity != unknown_arity) return;
  constexpr uint32_t arities[] = {2, 1, 3, 2, 0};
  auto first = static_cast<uint32_t>(draw_for(part, std::size(arities)));
  for (uint32_t i = 0; i < std::size(arities); ++i) {
    uint32_t arity = arities[(first + i) % std::size(arities)];
    if (store_.may_have_arity(part.cell, arity) && try_assume(Constraint::arity(part.cell, arity))) return;
  }
}

void Unfolder::draw_symbol(CellId cell) {
  if (store_.state(cell).symbol) return;
  Symbol symbol = candidate_symbol(draw(4));
  if (!store_.may_be_symbol(cell, symbol)) return;
  PatternTable& patterns = store_.space().patterns;
  try_assume(Constraint::equal(patterns.cell(cell), patterns.symbol(symbol)));
}

// Mostly small, so that equal ones meet; some of every magnitude.
BigInteger Unfolder::any_integer() {
  if (small_only_) return BigInteger(static_cast<int64_t>(draw(5)));
  switch (draw(8)) {
    case 0:
    case 1:
    case 2: return BigInteger(static_cast<int64_t>(draw(4)));
    case 3:
    case 4:
    case 5: return BigInteger(static_cast<int64_t>(draw(64)) - 16);
    default: {
      auto number = static_cast<int64_t>(draw(uint64_t{1} << (4 + draw(44))));
      return BigInteger(draw(4) == 0 ? -number : number);
    }
  }
}

void Unfolder::draw_integer(CellId cell) {
  BigInteger number = any_integer();
  for (GroupId group : store_.state(cell).groups) {
    const std::vector<const Alternative*>& live = store_.group(group).live;
    if (live.empty()) continue;
    const std::optional<BigInteger>& least = live[0]->least;
    const std::optional<BigInteger>& greatest = live[0]->greatest;
    if (least && greatest && compare(*least, *greatest) < 0) {
      // Somewhere between the bounds.
      BigInteger width = add(subtract(*greatest, *least), IntegerView(1));
      IntegerView drawn(static_cast<int64_t>(draw(uint64_t{1} << 62)));
      number = add(*least, remainder(drawn, width));
    } else if (least && compare(number, *least) < 0) {
      number = negate(number);
      if (compare(number, *least) < 0) number = *least;
    } else if (greatest && compare(number, *greatest) > 0) {
      number = negate(number);
      if (compare(number, *greatest) > 0) number = *greatest;
    }
  }
  model_[store_.variable(cell)] = number;
}

// Sizes that the shape does not have are corrected by whoever completes the input.
void Unfolder::draw_bits(CellId cell) {
  TermTable& terms = store_.space().terms;
  uint64_t size = left_ > 0 ? draw(left_ + 1) : 0;
  if (small_only_) size = std::min(size, draw(3)); // so that equal texts meet
  left_ -= static_cast<uint32_t>(size);
  TermId bytes = store_.byte_count(cell);
  if (!terms.is_constant(bytes)) model_[bytes] = BigInteger(static_cast<int64_t>(size));
  for (uint64_t i = 0; i < size; ++i) {
    TermId byte = store_.byte(cell, i);
    if (!terms.is_constant(byte))
      model_[byte] = BigInteger(static_cast<int64_t>(small_only_ ? 'a' + draw(2) : draw(256)));
  }
}

void Unfolder::push_parts(const Part& part) {
  CellTable& cells = store_.space().cells;
  CellId cell = part.cell;
  bool is_tail = cells[cell].step == Step::Tail;
  switch (single(store_.forms(cell))) {
    case Form::Cons: {
      // The first cell of a list draws the style of its elements; the rest of the spine hands it on.
      uint64_t style = is_tail ? part.style : draw(4) == 0 ? no_style : draw(UINT64_MAX) + 1;
      pending_.push_back({cells.child(cell, Step::Head), style, part.depth + 1});
      pending_.push_back({cells.child(cell, Step::Tail), style, part.depth});
      break;
    }
    case Form::Tuple: {
      uint32_t arity = store_.state(cell).arity;
      if (arity == unknown_arity) break;
      for (uint32_t i = 0; i < arity; ++i) {
        uint64_t style = part.style == no_style ? no_style : hash_combine(part.style, i);
        pending_.push_back({cells.child(cell, Step::Element, arity, i), style, part.depth + 1});
      }
      break;
    }
    case Form::Function:
      // A style of its own gives each answer room, however large the other arguments are.
      for (uint32_t i = 0; i < answers_; ++i) {
        pending_.push_back({cells.child(cell, Step::Result, 0, i), draw(UINT64_MAX) + 1, part.depth + 1});
      }
      break;
    default: break;
  }
}

} // namespace assay::input

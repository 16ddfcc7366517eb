#include "input/unfold.h"

#include <algorithm>

#include "base/hash.h"
#include "input/build_input.h"

namespace assay {

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

Model Unfolder::unfold() {
  pending_ = {CellTable::root};
  // Tails come before heads, or a large first element would leave a list with nothing else.
  while (!pending_.empty()) {
    CellId cell = store_.canonical(pending_.back());
    pending_.pop_back();
    decide(cell);
  }
  return std::move(model_);
}

void Unfolder::decide(CellId cell) {
  if (left_ > 0) --left_;
  decide_groups(cell);
  if (!is_single(store_.forms(cell))) decide_form(cell);
  if (!is_single(store_.forms(cell))) return;
  switch (single(store_.forms(cell))) {
    case Form::Integer: return draw_integer(cell);
    case Form::Float: model_[store_.variable(cell)] = static_cast<double>(draw(17)) / 2 - 4; return;
    case Form::Symbol: return draw_symbol(cell);
    case Form::Tuple: decide_arity(cell); break;
    default: break;
  }
  push_parts(cell);
}

// Any alternative while there is room, then the smallest.
void Unfolder::decide_groups(CellId cell) {
  for (GroupId group : std::vector(store_.state(cell).groups)) {
    Group rest = store_.group(group);
    if (rest.live.size() < 2) continue;
    std::erase_if(rest.live, [&](const Alternative* each) { return !store_.space().shapes.least_size(*each); });
    if (rest.live.empty()) continue;
    const Alternative* chosen = smallest_alternative(store_.space().shapes, rest);
    if (left_ > 0) {
      // A list goes on more often than it ends.
      auto more = std::ranges::find(rest.live, Form::Cons, &Alternative::form);
      bool goes_on = more != rest.live.end() && draw(8) != 0;
      chosen = goes_on ? *more : rest.live[draw(rest.live.size())];
    }
    size_t mark = store_.mark();
    if (!store_.choose(group, chosen)) store_.undo(mark);
  }
}

void Unfolder::decide_form(CellId cell) {
  bool is_tail = store_.space().cells[cell].step == Step::Tail;
  std::vector<Form> forms = preferred_forms(store_, cell);
  if (forms.empty()) return;
  if (left_ == 0) {
    try_assume(Constraint::forms(cell, forms_of(forms.front())));
    return;
  }
  Forms all = store_.forms(cell);
  Form form = forms[draw(forms.size())];
  if (is_tail && has(all, Form::Cons) && draw(8) != 0) {
    form = Form::Cons;
  } else if (is_tail && has(all, Form::Nil) && draw(8) != 0) {
    form = Form::Nil;
  } else if (has(all, Form::Integer) && draw(2) == 0) {
    form = Form::Integer; // numbers are what most programs compare
  }
  try_assume(Constraint::forms(cell, forms_of(form)));
}

void Unfolder::decide_arity(CellId cell) {
  if (store_.state(cell).arity != unknown_arity) return;
  auto first = static_cast<uint32_t>(draw(4));
  for (uint32_t i = 0; i < 4; ++i) {
    uint32_t arity = (first + i) % 4;
    if (store_.may_have_arity(cell, arity) && try_assume(Constraint::arity(cell, arity))) return;
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

void Unfolder::push_parts(CellId cell) {
  CellTable& cells = store_.space().cells;
  switch (single(store_.forms(cell))) {
    case Form::Cons:
      pending_.push_back(cells.child(cell, Step::Head));
      pending_.push_back(cells.child(cell, Step::Tail));
      break;
    case Form::Tuple: {
      uint32_t arity = store_.state(cell).arity;
      if (arity == unknown_arity) break;
      for (uint32_t i = 0; i < arity; ++i) pending_.push_back(cells.child(cell, Step::Element, arity, i));
      break;
    }
    default: break;
  }
}

} // namespace assay

// Symbols and their text. Where a path has asked for the text of a symbol, it is a part of it like any other, a list of
// characters: what the symbol is known to be, or not to be, is known of the text, too. What is known of the text alone
// is left to completion, which makes the symbol of it.

#include <algorithm>

#include "input/store.h"

namespace assay::input {

namespace {

constexpr int64_t longest_text = 255;

} // namespace

// Lists of at most so many characters: a shape for each length, as shapes do not count.
ShapeId Store::text_shape() {
  static const std::string key = "the text of a symbol";
  ShapeTable& shapes = space_.shapes;
  if (std::optional<ShapeId> known = shapes.find(key)) return *known;
  ShapeId character = shapes.add("a character", {integer_alternative(BigInteger(0), BigInteger(0xd7ff)),
                                                 integer_alternative(BigInteger(0xe000), BigInteger(0x10ffff))});
  ShapeId text = shapes.add(key, {nil_alternative()});
  for (int64_t length = 0; length < longest_text; ++length) {
    text = shapes.add(key, {nil_alternative(), cons_alternative(character, text)});
  }
  shapes.remember(key, text);
  return text;
}

// A text of which nothing was known before contradicts nothing.
void Store::begin_text(CellId text, CellId symbol) {
  writable(symbol).has_text = true;
  std::vector<const Alternative*> live;
  for (const Alternative& alternative : space_.shapes.alternatives(text_shape())) live.push_back(&alternative);
  add_group(text, std::move(live), no_group);
  refuse_texts(symbol, std::vector(states_[symbol].other_symbols));
  know_text(symbol);
}

bool Store::know_text(CellId symbol) {
  const CellState& state = states_[symbol];
  if (!state.has_text || state.text_known || !state.symbol) return true;
  writable(symbol).text_known = true;
  return bind(space_.cells.child(symbol, Step::Text), space_.patterns.text_of(*state.symbol));
}

bool Store::refuse_text(CellId symbol, Symbol other) {
  const CellState& state = this->state(symbol);
  if (!state.has_text || state.symbol || state.forms != forms_of(Form::Symbol)) return true;
  CellId text = space_.cells.child(canonical(symbol), Step::Text);
  return add_apart(space_.patterns.cell(text), space_.patterns.text_of(other));
}

bool Store::refuse_texts(CellId symbol, std::span<const Symbol> others) {
  if (!state(symbol).has_text) return true;
  return std::ranges::all_of(others, [&](Symbol other) { return refuse_text(symbol, other); });
}

// A cell that is the symbol with a text.
bool Store::bind_named(CellId cell, PatternId text) {
  if (!restrict_forms(cell, forms_of(Form::Symbol))) return false;
  CellId own = space_.cells.child(canonical(cell), Step::Text);
  state(own);
  return unify(space_.patterns.cell(own), text);
}

// Of a cell that is known to be a symbol.
void Store::compare_with_text(CellId symbol, PatternId text, Difference& difference) {
  if (std::optional<Symbol> known = state(symbol).symbol) {
    return compare(space_.patterns.text_of(*known), text, difference);
  }
  CellId own = space_.cells.child(canonical(symbol), Step::Text);
  state(own);
  compare(space_.patterns.cell(own), text, difference);
}

} // namespace assay::input

// Symbols, from what a path knows of them: their order, their texts, or nothing.

#include <algorithm>

#include "base/utf8.h"
#include "solve/completer.h"

namespace assay::solve {

namespace {

constexpr size_t most_symbols = 40;

} // namespace

bool Completer::settle_symbol(CellId cell) {
  PatternTable& patterns = store_.space().patterns;
  auto try_symbol = [&](Symbol symbol) {
    if (!store_.may_be_symbol(cell, symbol)) return false;
    return attempt([&] { return store_.assume(Constraint::equal(patterns.cell(cell), patterns.symbol(symbol))); });
  };
  for (Symbol symbol : ordered_candidates(cell)) {
    if (try_symbol(symbol)) return true;
  }
  constexpr size_t most_besides_text = 2;
  bool has_text = store_.state(cell).has_text;
  for (size_t i = 0; i < (has_text ? most_besides_text : most_symbols); ++i) {
    if (try_symbol(candidate_symbol(i))) return true;
  }
  if (has_text) return settle_text(cell);
  complete_ = false;
  return false;
}

// What is known of the text decides; the symbol follows from it.
bool Completer::settle_text(CellId cell) {
  by_text_.push_back(cell);
  if (attempt([] { return true; })) return true;
  by_text_.pop_back();
  return false;
}

std::vector<TermId> Completer::characters_by_text() {
  CellTable& cells = store_.space().cells;
  std::vector<TermId> result;
  for (CellId cell : by_text_) {
    if (store_.state(cell).symbol) continue;
    for (CellId text = cells.child(store_.canonical(cell), Step::Text); store_.forms(text) == forms_of(Form::Cons);
         text = cells.child(store_.canonical(text), Step::Tail)) {
      result.push_back(store_.variable(cells.child(store_.canonical(text), Step::Head)));
    }
  }
  return result;
}

// Of all characters that a text may have, letters are read best.
void Completer::prefer_letters() {
  TermTable& terms = store_.space().terms;
  std::vector<TermId> conditions(store_.conditions().begin(), store_.conditions().end());
  auto is_letter = [&](TermId character) {
    return terms.make(Operator::And, {terms.make(Operator::LessOrEqual, {terms.integer('a'), character}),
                                      terms.make(Operator::LessOrEqual, {character, terms.integer('z')})});
  };
  auto adopt = [&](std::span<const TermId> characters) {
    size_t before = conditions.size();
    for (TermId character : characters) conditions.push_back(is_letter(character));
    Answer answer = solver_.solve({.conditions = conditions, .hint = &model_, .effort = effort_});
    if (answer.verdict != Verdict::Satisfiable) {
      conditions.resize(before);
      return false;
    }
    for (auto& [variable, value] : answer.model) model_[variable] = std::move(value);
    return true;
  };
  std::vector<TermId> characters = characters_by_text();
  if (characters.empty() || adopt(characters)) return;
  constexpr size_t most = 32;
  for (size_t i = 0; i < std::min(most, characters.size()); ++i) adopt(std::span(&characters[i], 1));
}

std::optional<Symbol> Completer::symbol_with(CellId text) {
  CellTable& cells = store_.space().cells;
  std::string result;
  for (; store_.forms(text) == forms_of(Form::Cons); text = cells.child(store_.canonical(text), Step::Tail)) {
    auto found = model_.find(store_.variable(cells.child(store_.canonical(text), Step::Head)));
    uint64_t character = found == model_.end() ? 'a' : mpz_get_ui(std::get<BigInteger>(found->second).mpz());
    if (!append_utf8(result, static_cast<uint32_t>(character))) return {};
  }
  return Symbol(result);
}

// When all else is known, symbols get the names that their texts are. One that is no symbol's, or that the order of
// symbols does not allow, is given up.
bool Completer::name_symbols() {
  if (by_text_.empty()) return true;
  InputSpace& space = store_.space();
  prefer_letters();
  for (CellId cell : by_text_) {
    if (store_.state(cell).symbol) continue;
    std::optional<Symbol> symbol = symbol_with(space.cells.child(store_.canonical(cell), Step::Text));
    PatternId known = space.patterns.cell(cell);
    if (symbol && store_.assume(Constraint::equal(known, space.patterns.symbol(*symbol)))) continue;
    complete_ = false;
    return false;
  }
  return solve();
}

// Texts between those that the cell must be between, where the path knows the order of symbols. What must be less than
// something that is itself open is tried from the front of the alphabet, so that there is room behind it.
std::vector<Symbol> Completer::ordered_candidates(CellId cell) {
  std::optional<std::string> low;
  std::optional<std::string> high;
  auto known = [&](PatternId id) -> std::optional<Symbol> {
    const Pattern& pattern = store_.space().patterns[id];
    if (pattern.kind == PatternKind::Symbol) return Symbol(pattern.detail);
    return store_.state(pattern.detail).symbol;
  };
  auto is_cell = [&](PatternId id) {
    const Pattern& pattern = store_.space().patterns[id];
    return pattern.kind == PatternKind::Cell && store_.canonical(pattern.detail) == cell;
  };
  bool ordered = false;
  for (const auto& [left, right] : store_.symbol_order()) {
    if (is_cell(right)) ordered = true;
    if (is_cell(left)) ordered = true;
    if (std::optional<Symbol> below = known(left); is_cell(right) && below) {
      if (!low || *low < below->text()) low = std::string(below->text());
    }
    if (std::optional<Symbol> above = known(right); is_cell(left) && above) {
      if (!high || above->text() < *high) high = std::string(above->text());
    }
  }
  std::vector<Symbol> result;
  if (!ordered) return result;
  auto offer = [&](const std::string& text) {
    if ((!low || *low < text) && (!high || text < *high)) result.emplace_back(text);
  };
  for (const char* text : {"m", "f", "t", "c", "i", "p", "w", "a", "z"}) offer(text);
  std::string base = low.value_or("");
  for (const char* text : {"a", "m", "A", "!", "z"}) offer(base + text);
  if (high && !high->empty()) {
    // Less than the bound by its last character, or by being shorter.
    std::string shorter = *high;
    shorter.back() = static_cast<char>(shorter.back() - 1);
    offer(shorter);
    offer(shorter + "m");
    offer(high->substr(0, high->size() - 1));
    offer("A");
  }
  return result;
}

} // namespace assay::solve

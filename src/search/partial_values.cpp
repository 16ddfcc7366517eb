#include "search/partial_values.h"

#include <algorithm>
#include <cmath>

#include "core/integer.h"
#include "core/object.h"

namespace assay::search {

namespace {

constexpr Forms tuple_form = forms_of(Form::Tuple);
constexpr Forms cons_form = forms_of(Form::Cons);
constexpr Forms symbol_form = forms_of(Form::Symbol);

} // namespace

PartId PartialValues::add() {
  static const auto fresh = std::make_shared<const Part>();
  parts_.push_back(fresh);
  return static_cast<PartId>(parts_.size() - 1);
}

PartId PartialValues::root(PartId id) const {
  while (parts_[id]->same_as) id = *parts_[id]->same_as;
  return id;
}

Part& PartialValues::writable(PartId id) {
  auto copy = std::make_shared<Part>(*parts_[id]);
  Part& result = *copy;
  parts_[id] = std::move(copy);
  return result;
}

bool PartialValues::restrict_forms(PartId id, Forms forms) {
  id = root(id);
  Forms left = parts_[id]->forms & forms;
  if (left == parts_[id]->forms) return true;
  if (left == 0) return false;
  Part& part = writable(id);
  part.forms = left;
  return true;
}

bool PartialValues::be_symbol(PartId id, Symbol symbol) {
  if (!restrict_forms(id, symbol_form)) return false;
  id = root(id);
  const Part& part = *parts_[id];
  if (part.symbol) return *part.symbol == symbol;
  if (std::ranges::find(part.other_symbols, symbol) != part.other_symbols.end()) return false;
  writable(id).symbol = symbol;
  return true;
}

bool PartialValues::not_symbol(PartId id, Symbol symbol) {
  id = root(id);
  const Part& part = *parts_[id];
  if (!has(part.forms, Form::Symbol)) return true;
  if (part.symbol) return *part.symbol != symbol;
  writable(id).other_symbols.push_back(symbol);
  return true;
}

bool PartialValues::set_arity(PartId id, uint32_t arity) {
  if (!restrict_forms(id, tuple_form)) return false;
  id = root(id);
  if (parts_[id]->arity) return *parts_[id]->arity == arity;
  const auto& others = parts_[id]->other_arities;
  if (std::ranges::find(others, arity) != others.end()) return false;
  std::vector<PartId> inside;
  for (uint32_t i = 0; i < arity; ++i) inside.push_back(add());
  Part& part = writable(id);
  part.arity = arity;
  part.inside = std::move(inside);
  return true;
}

bool PartialValues::not_arity(PartId id, uint32_t arity) {
  id = root(id);
  const Part& part = *parts_[id];
  if (!has(part.forms, Form::Tuple)) return true;
  if (part.arity) return *part.arity != arity;
  writable(id).other_arities.push_back(arity);
  return true;
}

bool PartialValues::be_tuple(PartId id, std::span<const PartId> elements) {
  if (!set_arity(id, static_cast<uint32_t>(elements.size()))) return false;
  for (uint32_t i = 0; i < elements.size(); ++i) {
    if (!unify(inside(id, i), elements[i])) return false;
  }
  return true;
}

bool PartialValues::be_cons(PartId id, PartId head, PartId tail) {
  if (!restrict_forms(id, cons_form)) return false;
  return unify(inside(id, 0), head) && unify(inside(id, 1), tail);
}

PartId PartialValues::inside(PartId id, uint32_t index) {
  id = root(id);
  if (parts_[id]->inside.empty()) {
    std::vector<PartId> made = {add(), add()}; // of a cons: those of a tuple come with its arity
    writable(id).inside = std::move(made);
  }
  return parts_[id]->inside[index];
}

TermId PartialValues::number(PartId id) {
  id = root(id);
  const Part& part = *parts_[id];
  if (part.number != no_term) return part.number;
  bool is_integer = part.forms == forms_of(Form::Integer);
  if (!is_integer && part.forms != forms_of(Form::Float)) return no_term;
  TermId variable = terms_->variable(is_integer ? Sort::Int : Sort::Float, first_part_variable + id);
  writable(id).number = variable;
  be_no_other_number(id); // of a variable that is new: no contradiction
  return variable;
}

// What it is not becomes a condition once there is a number to speak of.
bool PartialValues::be_no_other_number(PartId id) {
  const Part part = *parts_[id];
  if (part.number == no_term) return true;
  for (TermId other : part.other_numbers) {
    if ((*terms_)[other].sort != (*terms_)[part.number].sort) continue;
    if (!assume(terms_->negation(terms_->make(Operator::Equal, {part.number, other})))) return false;
  }
  return true;
}

bool PartialValues::be_number(PartId id, TermId term) {
  bool is_integer = (*terms_)[term].sort == Sort::Int;
  if (!restrict_forms(id, forms_of(is_integer ? Form::Integer : Form::Float))) return false;
  id = root(id);
  if (parts_[id]->number == no_term) {
    writable(id).number = term;
    return be_no_other_number(id);
  }
  return be_same(parts_[id]->number, term);
}

// Two names of one number. Of floats the one is put in place of the other wherever that can be: a number that is not
// equal to itself is still itself.
bool PartialValues::be_same(TermId left, TermId right) {
  if (left == right) return true;
  if ((*terms_)[left].sort != Sort::Float) return assume(terms_->make(Operator::Equal, {left, right}));
  auto may_be_replaced = [&](TermId variable, TermId by) {
    const Term& term = (*terms_)[variable];
    bool is_own = term.op == Operator::Variable && term.parameter >= first_part_variable;
    return is_own && std::ranges::find(terms_->variables(by), variable) == terms_->variables(by).end();
  };
  if (may_be_replaced(left, right)) return replace(left, right);
  if (may_be_replaced(right, left)) return replace(right, left);
  return assume(identical(*terms_, left, right));
}

bool PartialValues::replace(TermId variable, TermId term) {
  const std::unordered_map<TermId, TermId> replacement = {{variable, term}};
  auto mentions = [&](TermId id) {
    return id != no_term && std::ranges::find(terms_->variables(id), variable) != terms_->variables(id).end();
  };
  for (PartId id = 0; id < parts_.size(); ++id) {
    const Part& part = *parts_[id];
    if (mentions(part.number)) writable(id).number = terms_->substitute(part.number, replacement);
    for (size_t i = 0; i < parts_[id]->other_numbers.size(); ++i) {
      TermId other = parts_[id]->other_numbers[i];
      if (mentions(other)) writable(id).other_numbers[i] = terms_->substitute(other, replacement);
    }
  }
  std::vector<TermId> before;
  before.swap(conditions_);
  ++changes_;
  return std::ranges::all_of(before, [&](TermId condition) {
    return assume(mentions(condition) ? terms_->substitute(condition, replacement) : condition);
  });
}

bool PartialValues::not_number(PartId id, TermId term) {
  id = root(id);
  if (parts_[id]->number == no_term) {
    writable(id).other_numbers.push_back(term);
    return true;
  }
  if ((*terms_)[parts_[id]->number].sort != (*terms_)[term].sort) return true;
  return assume(terms_->negation(terms_->make(Operator::Equal, {parts_[id]->number, term})));
}

bool PartialValues::be_closure(PartId id, const core::Function& function) {
  if (!restrict_forms(id, forms_of(Form::Function))) return false;
  id = root(id);
  if (parts_[id]->function != nullptr) return parts_[id]->function == &function;
  Part& part = writable(id);
  part.function = &function;
  part.captures.resize(std::max<size_t>(part.captures.size(), function.capture_count));
  return true;
}

std::optional<PartId> PartialValues::capture(PartId id, uint32_t index) {
  id = root(id);
  if (parts_[id]->function == nullptr || index >= parts_[id]->captures.size()) return {};
  if (!parts_[id]->captures[index]) {
    PartId made = add();
    writable(id).captures[index] = made;
  }
  return parts_[id]->captures[index];
}

PartId PartialValues::length(PartId id) {
  id = root(id);
  if (!parts_[id]->length) {
    PartId made = add();
    restrict_forms(made, forms_of(Form::Integer));
    writable(id).length = made;
  }
  return *parts_[id]->length;
}

bool PartialValues::be_object(PartId id, const void* object) {
  id = root(id);
  const Part& part = *parts_[id];
  if (part.object != nullptr) return part.object == object;
  if (part.made_by != 0) return false;
  writable(id).object = object;
  return true;
}

bool PartialValues::be_made_by(PartId id, uint64_t allocation) {
  id = root(id);
  const Part& part = *parts_[id];
  if (part.object != nullptr) return false;
  if (part.made_by != 0) return part.made_by == allocation;
  writable(id).made_by = allocation;
  return true;
}

bool PartialValues::assume(TermId condition) {
  if (terms_->is_true(condition)) return true;
  if (terms_->is_false(condition)) return false;
  if (std::ranges::find(conditions_, condition) != conditions_.end()) return true;
  conditions_.push_back(condition);
  ++changes_;
  return true;
}

bool PartialValues::unify(PartId one, PartId other) {
  one = root(one);
  other = root(other);
  if (one == other) return true;
  Part kept = *parts_[one];
  Part gone = *parts_[other];
  kept.forms &= gone.forms;
  if (kept.forms == 0) return false;
  if (kept.symbol && gone.symbol && *kept.symbol != *gone.symbol) return false;
  if (kept.arity && gone.arity && *kept.arity != *gone.arity) return false;
  if (kept.function != nullptr && gone.function != nullptr && kept.function != gone.function) return false;
  if (kept.object != nullptr && gone.object != nullptr && kept.object != gone.object) return false;
  if (kept.made_by != 0 && gone.made_by != 0 && kept.made_by != gone.made_by) return false;
  if ((kept.object != nullptr && gone.made_by != 0) || (gone.object != nullptr && kept.made_by != 0)) return false;
  if (!kept.symbol) kept.symbol = gone.symbol;
  kept.other_symbols.insert(kept.other_symbols.end(), gone.other_symbols.begin(), gone.other_symbols.end());
  if (kept.symbol && std::ranges::find(kept.other_symbols, *kept.symbol) != kept.other_symbols.end()) return false;
  if (!kept.arity) kept.arity = gone.arity;
  kept.other_arities.insert(kept.other_arities.end(), gone.other_arities.begin(), gone.other_arities.end());
  if (kept.arity && std::ranges::find(kept.other_arities, *kept.arity) != kept.other_arities.end()) return false;
  std::vector<std::pair<PartId, PartId>> pairs;
  if (kept.inside.empty()) {
    kept.inside = gone.inside;
  } else {
    for (size_t i = 0; i < std::min(kept.inside.size(), gone.inside.size()); ++i) {
      pairs.emplace_back(kept.inside[i], gone.inside[i]);
    }
  }
  TermId left = kept.number;
  TermId right = gone.number;
  if (kept.number == no_term) kept.number = gone.number;
  kept.other_numbers.insert(kept.other_numbers.end(), gone.other_numbers.begin(), gone.other_numbers.end());
  if (kept.function == nullptr) {
    kept.function = gone.function;
    kept.captures = gone.captures;
  } else {
    for (size_t i = 0; i < std::min(kept.captures.size(), gone.captures.size()); ++i) {
      if (!kept.captures[i]) {
        kept.captures[i] = gone.captures[i];
      } else if (gone.captures[i]) {
        pairs.emplace_back(*kept.captures[i], *gone.captures[i]);
      }
    }
  }
  if (kept.object == nullptr) kept.object = gone.object;
  if (kept.made_by == 0) kept.made_by = gone.made_by;
  if (kept.length && gone.length) pairs.emplace_back(*kept.length, *gone.length);
  if (!kept.length) kept.length = gone.length;
  parts_[one] = std::make_shared<const Part>(std::move(kept));
  writable(other).same_as = one;
  if (left != no_term && right != no_term) {
    if ((*terms_)[left].sort != (*terms_)[right].sort) return false;
    if (!be_same(left, right)) return false;
  }
  if (!be_no_other_number(one)) return false;
  return std::ranges::all_of(pairs, [this](auto pair) { return unify(pair.first, pair.second); });
}

bool PartialValues::be_value(PartId id, Value value) {
  switch (value.kind()) {
    case Kind::Integer: return be_number(id, terms_->integer(value.as_integer()));
    case Kind::BigInteger: {
      BigInteger number;
      mpz_set(number.mpz(), view_integer(value).mpz());
      return be_number(id, terms_->integer(number));
    }
    case Kind::Float: return be_number(id, terms_->floating(value.as_float()));
    case Kind::Symbol: return be_symbol(id, value.as_symbol());
    case Kind::Nil: return restrict_forms(id, forms_of(Form::Nil));
    case Kind::Cons:
      return restrict_forms(id, cons_form) && be_value(inside(id, 0), value.as_cons()->head) &&
             be_value(inside(id, 1), value.as_cons()->tail);
    case Kind::Tuple: {
      if (!set_arity(id, value.arity())) return false;
      for (uint32_t i = 0; i < value.arity(); ++i) {
        if (!be_value(inside(id, i), value.elements()[i])) return false;
      }
      return true;
    }
    case Kind::Closure: {
      if (!be_closure(id, *value.as_closure()->function)) return false;
      const std::vector<std::optional<PartId>> captures = parts_[root(id)]->captures;
      for (uint32_t i = 0; i < captures.size() && i < value.as_closure()->count; ++i) {
        if (captures[i] && !be_value(*captures[i], value.as_closure()->captures()[i])) return false;
      }
      return true;
    }
    case Kind::Unset: return true;
    default: break;
  }
  if (!restrict_forms(id, forms_of(form_of(value.kind())))) return false;
  bool has_address = value.is(Kind::Record) || value.is(Kind::Array);
  return !has_address || be_object(id, reinterpret_cast<const void*>(value.payload()));
}

bool PartialValues::not_value(PartId id, Value value) {
  switch (value.kind()) {
    case Kind::Integer: return not_number(id, terms_->integer(value.as_integer()));
    case Kind::Symbol: return not_symbol(id, value.as_symbol());
    case Kind::Nil: return restrict_forms(id, every_form & ~forms_of(Form::Nil));
    default: return true;
  }
}

} // namespace assay::search

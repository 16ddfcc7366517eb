// Primitives on a backward path, by their rules (machine/primitive.h). A lifted one is gone over case by case: what a
// case asks of the operands of its own little search is asked of the parts of the path that stand for them.

#include <algorithm>

#include "search/backward.h"

namespace assay::search {

using core::Operand;

namespace {

class Translation {
 public:
  Translation(PartialValues& values, InputSpace& space, std::span<const PartId> operands)
      : values_(values), space_(space), operands_(operands) {}

  bool assume(const Constraint& constraint);
  // False: it can't be of the pattern.
  bool be(PartId part, PatternId pattern);
  std::optional<TermId> term(TermId term);

 private:
  std::optional<PartId> part_of(CellId cell);
  bool is_operand(CellId cell) const { return space_.cells[cell].parent == CellTable::root; }
  bool be_apart(PatternId left, PatternId right);
  bool be_none_of(PartId part, PatternId literals);

  PartialValues& values_;
  InputSpace& space_;
  std::span<const PartId> operands_;
};

// Parts whose form the path does not know have no parts of their own.
std::optional<PartId> Translation::part_of(CellId cell) {
  const CellName name = space_.cells[cell];
  if (name.parent == CellTable::root && name.step == Step::Element) return operands_[name.index];
  if (name.parent == no_cell) return {};
  std::optional<PartId> whole = part_of(name.parent);
  if (!whole) return {};
  const Part& known = values_[*whole];
  bool is_cons = known.forms == forms_of(Form::Cons);
  switch (name.step) {
    case Step::Head: return is_cons ? std::optional(values_.inside(*whole, 0)) : std::nullopt;
    case Step::Tail: return is_cons ? std::optional(values_.inside(*whole, 1)) : std::nullopt;
    case Step::Element:
      return known.arity == name.detail ? std::optional(values_.inside(*whole, name.index)) : std::nullopt;
    default: return {};
  }
}

std::optional<TermId> Translation::term(TermId term) {
  std::unordered_map<TermId, TermId> replacements;
  for (TermId variable : space_.terms.variables(term)) {
    std::optional<PartId> part = part_of(space_.terms[variable].parameter);
    TermId number = part ? values_.number(*part) : no_term;
    if (number == no_term || space_.terms[number].sort != space_.terms[variable].sort) return {};
    replacements.emplace(variable, number);
  }
  return space_.terms.substitute(term, replacements);
}

bool Translation::be(PartId part, PatternId pattern) {
  const Pattern known = space_.patterns[pattern];
  switch (known.kind) {
    case PatternKind::Cell: {
      std::optional<PartId> other = part_of(known.detail);
      return !other || values_.unify(part, *other);
    }
    case PatternKind::Term:
    case PatternKind::Integer:
    case PatternKind::Float:
    case PatternKind::Zero: {
      bool is_integer = space_.terms[known.detail].sort == Sort::Int;
      // What equals a finite float may be a zero of the other sign.
      bool is_the_number = is_integer || space_.patterns.floats() == FloatInputs::Any;
      std::optional<TermId> number = is_the_number ? term(known.detail) : std::nullopt;
      if (number) return values_.be_number(part, *number);
      return values_.restrict_forms(part, forms_of(is_integer ? Form::Integer : Form::Float));
    }
    case PatternKind::Symbol: return values_.be_symbol(part, Symbol(known.detail));
    case PatternKind::Named: return values_.restrict_forms(part, forms_of(Form::Symbol));
    case PatternKind::Nil: return values_.restrict_forms(part, forms_of(Form::Nil));
    case PatternKind::Cons:
      return values_.restrict_forms(part, forms_of(Form::Cons)) && be(values_.inside(part, 0), known.parts[0]) &&
             be(values_.inside(part, 1), known.parts[1]);
    case PatternKind::Tuple:
      if (!values_.set_arity(part, static_cast<uint32_t>(known.parts.size()))) return false;
      for (uint32_t i = 0; i < known.parts.size(); ++i) {
        if (!be(values_.inside(part, i), known.parts[i])) return false;
      }
      return true;
    case PatternKind::Map: return values_.restrict_forms(part, forms_of(Form::Map));
    case PatternKind::Bits:
    case PatternKind::Pieces: return values_.restrict_forms(part, forms_of(Form::Bits));
    case PatternKind::Stranger: return true;
  }
  return true;
}

bool Translation::be_apart(PatternId left, PatternId right) {
  const Pattern one = space_.patterns[left];
  const Pattern other = space_.patterns[right];
  if (one.kind != PatternKind::Cell) return other.kind != PatternKind::Cell || be_apart(right, left);
  std::optional<PartId> part = part_of(one.detail);
  if (!part) return true;
  switch (other.kind) {
    case PatternKind::Symbol: return values_.not_symbol(*part, Symbol(other.detail));
    case PatternKind::Nil: return values_.restrict_forms(*part, every_form & ~forms_of(Form::Nil));
    // A float that is not exactly another one may still be as large: 0.0 and -0.0.
    case PatternKind::Term:
    case PatternKind::Integer: {
      bool is_integer = space_.terms[other.detail].sort == Sort::Int;
      std::optional<TermId> number = is_integer ? term(other.detail) : std::nullopt;
      return !number || values_.not_number(*part, *number);
    }
    case PatternKind::Cell: {
      std::optional<PartId> beside = part_of(other.detail);
      if (!beside || values_[*beside].forms != forms_of(Form::Integer)) return true;
      return values_.not_number(*part, values_.number(*beside));
    }
    default: return true;
  }
}

bool Translation::be_none_of(PartId part, PatternId literals) {
  for (PatternId each : space_.patterns[literals].parts) {
    const Pattern literal = space_.patterns[each];
    bool is_possible = true;
    if (literal.kind == PatternKind::Symbol) is_possible = values_.not_symbol(part, Symbol(literal.detail));
    if (literal.kind == PatternKind::Integer) is_possible = values_.not_number(part, literal.detail);
    if (!is_possible) return false;
  }
  return true;
}

// What is asked of parts of operands is left out where their form is: such a part may be what no input can be.
bool Translation::assume(const Constraint& constraint) {
  std::optional<PartId> part;
  switch (constraint.type) {
    case Constraint::Type::FormIn: {
      if (!is_operand(constraint.a)) return true;
      auto forms = static_cast<Forms>(constraint.b);
      if (!is_single(forms)) forms |= forms_of(Form::Other);
      return values_.restrict_forms(operands_[space_.cells[constraint.a].index], forms);
    }
    case Constraint::Type::Arity: part = part_of(constraint.a); return !part || values_.set_arity(*part, constraint.b);
    case Constraint::Type::NotArity:
      part = part_of(constraint.a);
      return !part || values_.not_arity(*part, constraint.b);
    case Constraint::Type::Holds: {
      std::optional<TermId> condition = term(constraint.a);
      return !condition || values_.assume(*condition);
    }
    case Constraint::Type::Equal: {
      PartId both = values_.add();
      return be(both, constraint.a) && be(both, constraint.b);
    }
    case Constraint::Type::Apart: return be_apart(constraint.a, constraint.b);
    case Constraint::Type::NoneOf: part = part_of(constraint.a); return !part || be_none_of(*part, constraint.b);
    default: return true;
  }
}

bool is_simple(Value value) {
  return value.is(Kind::Integer) || value.is(Kind::BigInteger) || value.is(Kind::Float) || value.is(Kind::Symbol) ||
         value.is(Kind::Nil) || value.is(Kind::Bits);
}

} // namespace

bool BackwardSearch::apply(BackwardPath& path, const PrimitiveCase& found, std::span<const PartId> operands,
                           std::optional<PartId> result) {
  Translation translation(path.values, space_, operands);
  bool fits = std::ranges::all_of(found.constraints, [&](const Constraint& each) { return translation.assume(each); });
  if (!fits || !result) return fits;
  if (found.truth == no_term) return found.result == 0 || translation.be(*result, found.result);
  if (!path.values.restrict_forms(*result, forms_of(Form::Symbol))) return false;
  std::optional<Symbol> truth = path.values[*result].symbol;
  if (truth && *truth != symbols::true_ && *truth != symbols::false_) return false;
  std::optional<TermId> condition = translation.term(found.truth);
  if (!truth || !condition) return true;
  return path.values.assume(*truth == symbols::true_ ? *condition : space_.terms.negation(*condition));
}

// Every case that returns, or that raises, with its result. False: there may be others.
bool BackwardSearch::take_cases(BackwardPath& path, const Primitive& primitive, std::span<const Operand> operands,
                                PartId result, bool raises, Paths& next) {
  std::vector<std::optional<Value>> constants;
  std::vector<PartId> parts;
  Forms taken = every_form;
  if (primitive.takes == Takes::Integers) taken = forms_of(Form::Integer);
  if (primitive.takes == Takes::Floats) taken = forms_of(Form::Float);
  for (Operand operand : operands) {
    std::optional<Value> known = known_.value(*path.frame().function, operand);
    constants.push_back(known && is_simple(*known) ? known : std::nullopt);
    parts.push_back(part_of(path, operand));
    if (!path.values.restrict_forms(parts.back(), taken)) return true;
  }
  const PrimitiveCases& cases = cases_.cases(primitive, constants);
  for (const PrimitiveCase& each : cases.cases) {
    if (each.raises != raises) continue;
    BackwardPath here = path;
    if (apply(here, each, parts, result)) next.push_back(std::move(here));
  }
  // Values that no input can be are none of these cases.
  bool may_be_others = cases.is_complete && primitive.takes == Takes::Anything;
  for (size_t i = 0; i < parts.size() && may_be_others; ++i) {
    if (constants[i]) continue;
    BackwardPath here = path;
    if (here.values.restrict_forms(parts[i], forms_of(Form::Other))) next.push_back(std::move(here));
  }
  if (!cases.is_complete) path.skipped.insert(std::string(primitive.name.text()));
  return cases.is_complete;
}

void BackwardSearch::cross_primitive(BackwardPath& path, const Primitive& primitive, std::span<const Operand> operands,
                                     std::optional<PartId> result, Paths& next) {
  auto field_of = [&] { return static_cast<uint32_t>(literal(path, operands[1]).as_integer()); };
  switch (primitive.backward) {
    case Backward::Raise: return; // nothing comes after it
    case Backward::Skip:
      if (result) path.skipped.insert(std::string(primitive.name.text()));
      forget_memory(path, std::string(primitive.name.text()));
      break;
    case Backward::Reads:
      if (result) path.skipped.insert(std::string(primitive.name.text()));
      break;
    case Backward::NotNil:
      if (!path.values.restrict_forms(part_of(path, operands[0]), every_form & ~forms_of(Form::Nil))) return;
      [[fallthrough]];
    case Backward::Passes:
      if (result && !require(path, operands[0], *result)) return;
      break;
    case Backward::IsNil:
      if (!result) break;
      return ask_nil(path, operands[0], *result, next);
    case Backward::Instance:
      if (!result) break;
      return ask_class(path, operands, *result, next);
    case Backward::NewArray:
      if (result && !allocate_array(path, primitive, operands, *result)) return;
      break;
    case Backward::Fixed: break; // where it is known, nothing was required of it
    case Backward::Field:
      if (result) path.fields.push_back({part_of(path, operands[0]), field_of(), *result});
      break;
    case Backward::SetField:
      if (result && !path.values.restrict_forms(*result, forms_of(Form::Integer))) return;
      return store_field(path, part_of(path, operands[0]), field_of(), operands[2], next);
    case Backward::Identity:
    case Backward::Unlike:
      if (!result) break;
      return compare_identity(path, primitive.backward == Backward::Unlike, operands, *result, next);
    case Backward::Lifted:
      if (!result) break;
      if (!take_cases(path, primitive, operands, *result, false, next)) break;
      return;
  }
  next.push_back(std::move(path));
}

void BackwardSearch::ask_nil(BackwardPath& path, Operand operand, PartId result, Paths& next) {
  PartId part = part_of(path, operand);
  for (bool is_nil : {true, false}) {
    BackwardPath here = path;
    Forms forms = is_nil ? forms_of(Form::Nil) : every_form & ~forms_of(Form::Nil);
    bool can_be = here.values.be_symbol(result, is_nil ? symbols::true_ : symbols::false_) &&
                  here.values.restrict_forms(part, forms);
    if (can_be) next.push_back(std::move(here));
  }
}

void BackwardSearch::compare_identity(BackwardPath& path, bool is_unlike, std::span<const Operand> operands,
                                      PartId result, Paths& next) {
  PartId left = part_of(path, operands[0]);
  PartId right = part_of(path, operands[1]);
  for (bool is_same : {true, false}) {
    BackwardPath here = path;
    PartialValues& values = here.values;
    if (!values.be_symbol(result, is_same != is_unlike ? symbols::true_ : symbols::false_)) continue;
    bool is_possible = true;
    if (is_same) {
      is_possible = values.unify(left, right);
    } else if (values[right].forms == forms_of(Form::Integer)) {
      is_possible = values.not_number(left, values.number(right));
    } else if (values[left].forms == forms_of(Form::Integer)) {
      is_possible = values.not_number(right, values.number(left));
    } else {
      here.apart.emplace_back(left, right);
      const Part& object = values[left];
      bool is_object = object.object != nullptr || object.made_by != 0;
      is_possible = !is_object || values.root(left) != values.root(right);
      if (object.forms == forms_of(Form::Nil)) {
        is_possible = values.restrict_forms(right, every_form & ~forms_of(Form::Nil));
      } else if (values[right].forms == forms_of(Form::Nil)) {
        is_possible = values.restrict_forms(left, every_form & ~forms_of(Form::Nil));
      }
    }
    if (is_possible) next.push_back(std::move(here));
  }
}

void BackwardSearch::raise_in_primitive(BackwardPath& path, const Primitive& primitive,
                                        std::span<const Operand> operands, PartId exception, Paths& next) {
  switch (primitive.backward) {
    case Backward::Raise:
      if (require(path, operands[0], exception)) next.push_back(std::move(path));
      return;
    case Backward::Fixed:
    case Backward::Field:
    case Backward::SetField:
    case Backward::Identity:
    case Backward::Unlike:
    case Backward::Instance:
    case Backward::IsNil: return;
    case Backward::NotNil:
      if (!path.values.restrict_forms(part_of(path, operands[0]), forms_of(Form::Nil))) return;
      break;
    case Backward::Reads:
    case Backward::NewArray:
    case Backward::Passes: break;
    case Backward::Skip: forget_memory(path, std::string(primitive.name.text())); break;
    case Backward::Lifted:
      if (!take_cases(path, primitive, operands, exception, true, next)) break;
      return;
  }
  path.skipped.insert(std::string(primitive.name.text()));
  next.push_back(std::move(path));
}

} // namespace assay::search

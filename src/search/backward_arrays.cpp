// Arrays on a backward path: as fields of objects, but for the index, which may be any number. A store before a load is
// of the same element, or it is of another array or another index.

#include "machine/context.h"
#include "search/backward.h"

namespace assay::search {

using core::Instruction;
using core::Operand;

namespace {

constexpr Budget small_budget = {1'000, uint64_t{1} << 20, uint64_t{1} << 20};

} // namespace

// What was loaded was within the bounds.
bool BackwardSearch::load_element(BackwardPath& path, const Instruction& code, PartId result) {
  PartialValues& values = path.values;
  PartId array = part_of(path, code.operands[0]);
  PartId index = part_of(path, code.operands[1]);
  if (!values.restrict_forms(array, forms_of(Form::Other))) return false;
  if (!values.restrict_forms(index, forms_of(Form::Integer))) return false;
  TermTable& terms = values.terms();
  TermId at = values.number(index);
  TermId length = values.number(values.length(array));
  path.elements.push_back({array, index, result});
  return values.assume(terms.make(Operator::LessOrEqual, {terms.integer(0), at})) &&
         values.assume(terms.make(Operator::Less, {at, length}));
}

bool BackwardSearch::load_length(BackwardPath& path, Operand operand, PartId result) {
  PartialValues& values = path.values;
  PartId array = part_of(path, operand);
  if (!values.restrict_forms(array, forms_of(Form::Other))) return false;
  PartId length = values.length(array);
  TermTable& terms = values.terms();
  return values.assume(terms.make(Operator::LessOrEqual, {terms.integer(0), values.number(length)})) &&
         values.unify(length, result);
}

void BackwardSearch::store_element(BackwardPath& path, const Instruction& code, Paths& next) {
  PartId array = part_of(path, code.operands[0]);
  PartId index = part_of(path, code.operands[1]);
  if (!path.values.restrict_forms(array, forms_of(Form::Other))) return;
  if (!path.values.restrict_forms(index, forms_of(Form::Integer))) return;
  store_element(path, array, index, code.operands[2], next);
}

// Elements before `from` have been found to be others.
void BackwardSearch::store_element(BackwardPath& path, PartId array, PartId index, Operand value, Paths& next,
                                   size_t from) {
  PartialValues& values = path.values;
  for (size_t i = 0; i < path.elements.size(); ++i) {
    RequiredElement required = path.elements[i];
    bool is_same_array = values.root(required.array) == values.root(array);
    TermId is_same = values.terms().make(Operator::Equal, {values.number(index), values.number(required.index)});
    bool can_be_same = i >= from && !values.terms().is_false(is_same);
    if (can_be_same) {
      BackwardPath same = path;
      same.elements.erase(same.elements.begin() + static_cast<std::ptrdiff_t>(i));
      can_be_same = same.values.unify(required.array, array) && same.values.assume(is_same) &&
                    require(same, value, required.value);
      if (can_be_same) store_element(same, array, index, value, next, i);
    }
    // Of another array, or at another index; that it is another array is not said.
    if (is_same_array && !values.assume(values.terms().negation(is_same))) return;
  }
  next.push_back(std::move(path));
}

// All elements are alike at first: `fill` if it is there, else what is filled in.
bool BackwardSearch::allocate_array(BackwardPath& path, PartId made, Operand length, const Value* fill,
                                    Operand filled) {
  PartialValues& values = path.values;
  if (!values.restrict_forms(made, forms_of(Form::Other))) return false;
  if (!values.be_made_by(made, ++path.allocations)) return false;
  if (!require(path, length, values.length(made))) return false;
  for (size_t i = 0; i < path.elements.size();) {
    RequiredElement required = path.elements[i];
    if (values.root(required.array) != values.root(made)) {
      ++i;
      continue;
    }
    path.elements.erase(path.elements.begin() + static_cast<std::ptrdiff_t>(i));
    bool fits = fill != nullptr ? values.be_value(required.value, *fill) : require(path, filled, required.value);
    if (!fits) return false;
  }
  return true;
}

// What its elements are at first is seen by making one that has a single element.
bool BackwardSearch::allocate_array(BackwardPath& path, const Primitive& primitive, std::span<const Operand> operands,
                                    PartId made) {
  Context context(program_, small_budget);
  const Value example[] = {literal(path, operands[0]), Value::integer(1)};
  Value array = primitive.function(context, example);
  if (array.is_fault() || !array.is(Kind::Array)) {
    path.skipped.insert(std::string(primitive.name.text()));
    return true;
  }
  if (!can_be_of(path, made, array.as_array()->class_name)) return false;
  return allocate_array(path, made, operands[1], array.as_array()->elements(), operands[1]);
}

} // namespace assay::search

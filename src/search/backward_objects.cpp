// Mutable objects on a backward path. A load requires something of a field; a store before it, of the same field, is of
// the same object or of another one; where an object is made, everything that is left to be required of it is known.

#include <algorithm>

#include "search/backward.h"

namespace assay::search {

using core::Instruction;

// What can't be changed is settled as soon as its form is known.
bool BackwardSearch::settle_fields(BackwardPath& path) {
  for (size_t i = 0; i < path.fields.size();) {
    RequiredField required = path.fields[i];
    PartialValues& values = path.values;
    PartId block = required.object;
    if (values[block].forms == forms_of(Form::Cons)) block = values.inside(block, 1);
    const Part& part = values[block];
    if (part.forms != forms_of(Form::Tuple) || !part.arity) {
      ++i;
      continue;
    }
    path.fields.erase(path.fields.begin() + static_cast<std::ptrdiff_t>(i));
    if (required.field >= *values[block].arity) return false;
    if (!values.unify(values.inside(block, required.field), required.value)) return false;
  }
  return true;
}

// Fields before `from` have been found to be of other objects.
void BackwardSearch::store_field(BackwardPath& path, PartId object, uint32_t field, core::Operand value, Paths& next,
                                 size_t from) {
  if (!path.values.restrict_forms(object, forms_of(Form::Other))) return; // what is stored to is mutable
  auto is_of = [&](const RequiredField& required) {
    return required.field == field && path.values.root(required.object) == path.values.root(object);
  };
  for (size_t i = 0; i < path.fields.size(); ++i) {
    RequiredField required = path.fields[i];
    bool is_same = is_of(required);
    if (i < from && is_same) return;
    if (i < from || required.field != field) continue;
    BackwardPath same = path;
    same.fields.erase(same.fields.begin() + static_cast<std::ptrdiff_t>(i));
    bool can_be_same = same.values.unify(required.object, object) && require(same, value, required.value);
    if (can_be_same) store_field(same, object, field, value, next, i);
    if (is_same) return;
    path.apart.emplace_back(required.object, object);
  }
  next.push_back(std::move(path));
}

// Before an object is made there is none: what is required of earlier values is not required of it.
bool BackwardSearch::allocate(BackwardPath& path, const Instruction& code, PartId made) {
  if (!path.values.restrict_forms(made, forms_of(Form::Other))) return false;
  if (!path.values.be_made_by(made, ++path.allocations)) return false;
  if (!can_be_of(path, made, code.symbol)) return false;
  for (size_t i = 0; i < path.fields.size();) {
    RequiredField required = path.fields[i];
    if (path.values.root(required.object) != path.values.root(made)) {
      ++i;
      continue;
    }
    path.fields.erase(path.fields.begin() + static_cast<std::ptrdiff_t>(i));
    if (required.field >= code.operands.size()) return false;
    if (!require(path, code.operands[required.field], required.value)) return false;
  }
  return true;
}

// A value whose definition is still to come can't be an object that was made after it.
bool BackwardSearch::is_anything_younger_than_itself(const BackwardPath& path) const {
  if (path.allocations == 0) return false;
  auto is_younger = [&](PartId part) { return path.values[part].made_by != 0; };
  for (const BackwardFrame& frame : path.frames) {
    for (const auto& [value, part] : frame.values) {
      if (is_younger(part)) return true;
    }
    for (const auto& [index, part] : frame.captures) {
      if (is_younger(part)) return true;
    }
  }
  auto is_field_younger = [&](const RequiredField& required) {
    return is_younger(required.object) || is_younger(required.value);
  };
  auto is_element_younger = [&](const RequiredElement& required) {
    return is_younger(required.array) || is_younger(required.value);
  };
  return std::ranges::any_of(path.fields, is_field_younger) || std::ranges::any_of(path.elements, is_element_younger);
}

bool BackwardSearch::is_anything_apart_from_itself(const BackwardPath& path) const {
  return std::ranges::any_of(path.apart, [&](const auto& pair) {
    return path.values.root(pair.first) == path.values.root(pair.second) && path.values[pair.first].made_by != 0;
  });
}

bool BackwardSearch::can_be_of(BackwardPath& path, PartId object, Symbol class_name) {
  LibraryBoundary* boundary = program_.library_boundary();
  return std::ranges::all_of(path.classes, [&](const ClassFact& fact) {
    if (path.values.root(fact.object) != path.values.root(object)) return true;
    if (fact.method != nullptr) return program_.resolve_method(class_name, fact.name) == fact.method;
    return boundary == nullptr || boundary->is_a(class_name, fact.name) == fact.is_one;
  });
}

// The class is named by a literal, or nothing is known.
void BackwardSearch::ask_class(BackwardPath& path, std::span<const core::Operand> operands, PartId result,
                               Paths& next) {
  PartId object = part_of(path, operands[0]);
  Symbol name = literal(path, operands[1]).as_symbol();
  Forms answer = path.values[result].forms;
  bool is_known = is_single(answer) && has(forms_of(Form::Symbol, Form::Integer), single(answer));
  if (!is_known) return next.push_back(std::move(path));
  TermTable& terms = path.values.terms();
  for (bool is_one : {true, false}) {
    BackwardPath here = path;
    bool can_be = answer == forms_of(Form::Symbol)
                      ? here.values.be_symbol(result, is_one ? symbols::true_ : symbols::false_)
                      : here.values.be_number(result, terms.integer(is_one ? 1 : 0));
    if (is_one) can_be = can_be && here.values.restrict_forms(object, every_form & ~forms_of(Form::Nil));
    if (!can_be) continue;
    here.classes.push_back({object, name, is_one, nullptr});
    next.push_back(std::move(here));
  }
}

void BackwardSearch::forget_memory(BackwardPath& path, const std::string& why) {
  if (!path.requires_memory()) return;
  // What is known to be immutable stays what it is; what may be mutable does not.
  path.fields.clear();
  path.elements.clear();
  path.skipped.insert("fields that may have been changed by " + why);
}

} // namespace assay::search

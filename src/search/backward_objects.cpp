// Mutable objects on a backward path. A load requires something of a field; a store before it, of the same field, is of
// the same object or of another one; where an object is made, everything that is left to be required of it is known.

#include <algorithm>

#include "search/backward.h"

namespace assay {

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

void BackwardSearch::store_field(BackwardPath& path, PartId object, uint32_t field, core::Operand value, Paths& next) {
  if (!path.values.restrict_forms(object, forms_of(Form::Other))) return; // what is stored to is mutable
  for (size_t i = 0; i < path.fields.size(); ++i) {
    RequiredField required = path.fields[i];
    if (required.field != field) continue;
    bool is_same = path.values.root(required.object) == path.values.root(object);
    BackwardPath same = path;
    same.fields.erase(same.fields.begin() + static_cast<std::ptrdiff_t>(i));
    bool can_be_same = same.values.unify(required.object, object) && require(same, value, required.value);
    // What is left is looked at again: it may be of the same object, too.
    if (can_be_same) store_field(same, object, field, value, next);
    if (is_same) return;
  }
  next.push_back(std::move(path));
}

// Before an object is made there is none: what is required of earlier values is not required of it.
bool BackwardSearch::allocate(BackwardPath& path, const Instruction& code, PartId made) {
  if (!path.values.restrict_forms(made, forms_of(Form::Other))) return false;
  if (!path.values.be_made_by(made, ++path.allocations)) return false;
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
  return std::ranges::any_of(path.fields, [&](const RequiredField& required) {
    return is_younger(required.object) || is_younger(required.value);
  });
}

void BackwardSearch::forget_fields(BackwardPath& path, const std::string& why) {
  if (path.fields.empty()) return;
  // What is known to be immutable stays what it is; what may be mutable does not.
  path.fields.clear();
  path.skipped.insert("fields that may have been changed by " + why);
}

} // namespace assay

#pragma once
// A look at every part of a term, without recursion.

#include <vector>

#include "core/object.h"

namespace assay::erlang {

// Whether `is_it` says yes to the value or to anything inside its lists, tuples and maps.
template <typename Test>
bool holds(Value value, Test&& is_it) {
  std::vector<Value> rest = {value};
  while (!rest.empty()) {
    Value part = rest.back();
    rest.pop_back();
    if (is_it(part)) return true;
    switch (part.kind()) {
      case Kind::Cons:
        rest.push_back(part.as_cons()->tail);
        rest.push_back(part.as_cons()->head);
        break;
      case Kind::Tuple: rest.insert(rest.end(), part.elements(), part.elements() + part.arity()); break;
      case Kind::Map:
        visit_map(*part.as_map(), [&](const MapEntry& entry) {
          rest.push_back(entry.key);
          rest.push_back(entry.value);
          return true;
        });
        break;
      default: break;
    }
  }
  return false;
}

} // namespace assay::erlang

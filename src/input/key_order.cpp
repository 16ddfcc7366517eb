#include "input/key_order.h"

#include <algorithm>

#include "core/integer.h"
#include "core/object.h"
#include "input/form.h"

namespace assay::input {

namespace {

int rank(Value value) {
  static constexpr Form order[] = {Form::Integer, Form::Float, Form::Symbol, Form::Other, Form::Function,
                                   Form::Tuple,   Form::Map,   Form::Nil,    Form::Cons,  Form::Bits};
  return static_cast<int>(std::ranges::find(order, form_of(value.kind())) - std::begin(order));
}

template <typename T>
int three_way(const T& left, const T& right) {
  return left < right ? -1 : static_cast<int>(right < left);
}

int order_of_parts(const Value* left, const Value* right, uint64_t count) {
  int order = 0;
  for (uint64_t i = 0; i < count && order == 0; ++i) order = order_of_keys(left[i], right[i]);
  return order;
}

// By size, then all keys, then all values.
int order_of_maps(const MapObject& left, const MapObject& right) {
  if (left.size != right.size) return three_way(left.size, right.size);
  auto parts = [](const MapObject& map, auto member) {
    std::vector<Value> result;
    visit_map(map, [&](const MapEntry& entry) {
      result.push_back(entry.*member);
      return true;
    });
    return result;
  };
  for (auto member : {&MapEntry::key, &MapEntry::value}) {
    int order = order_of_parts(parts(left, member).data(), parts(right, member).data(), left.size);
    if (order != 0) return order;
  }
  return 0;
}

int order_of_bits(const BitsObject& left, const BitsObject& right) {
  auto bit = [](const BitsObject& bits, uint64_t i) {
    uint64_t at = bits.offset + i;
    return bits.bytes[at / 8] >> (7 - at % 8) & 1;
  };
  for (uint64_t i = 0; i < std::min(left.size, right.size); ++i) {
    if (int order = bit(left, i) - bit(right, i); order != 0) return order;
  }
  return three_way(left.size, right.size);
}

} // namespace

int order_of_keys(Value left, Value right) {
  while (rank(left) == rank(right)) {
    switch (form_of(left.kind())) {
      case Form::Integer: return compare(view_integer(left), view_integer(right));
      case Form::Float: return three_way(left.as_float(), right.as_float());
      case Form::Symbol: return three_way(left.as_symbol().text(), right.as_symbol().text());
      case Form::Tuple:
        if (left.arity() != right.arity()) return three_way(left.arity(), right.arity());
        return order_of_parts(left.elements(), right.elements(), left.arity());
      case Form::Map: return order_of_maps(*left.as_map(), *right.as_map());
      case Form::Bits: return order_of_bits(*left.as_bits(), *right.as_bits());
      case Form::Cons: {
        int order = order_of_keys(left.as_cons()->head, right.as_cons()->head);
        if (order != 0) return order;
        left = left.as_cons()->tail;
        right = right.as_cons()->tail;
        continue;
      }
      default: return 0;
    }
  }
  return three_way(rank(left), rank(right));
}

} // namespace assay::input

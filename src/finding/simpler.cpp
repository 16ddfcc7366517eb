#include "finding/simpler.h"
#include "core/parts.h"

#include <gmp.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <vector>

#include "core/integer.h"
#include "finding/input_size.h"
#include "input/build_input.h"
#include "input/default_row.h"

namespace assay::finding {

namespace {

int sign_of(bool less, bool greater) { return less ? -1 : greater ? 1 : 0; }

int rank(Value value) {
  if (value.is(Kind::Unset)) return 0;
  Form form = form_of(value.kind());
  return 1 + static_cast<int>(std::ranges::find(forms_by_preference, form) - std::begin(forms_by_preference));
}

int compare_magnitudes(Value left, Value right) {
  IntegerView a = view_integer(left);
  IntegerView b = view_integer(right);
  int order = mpz_cmpabs(a.mpz(), b.mpz());
  return order != 0 ? order : sign_of(a.sign() > b.sign(), a.sign() < b.sign());
}

size_t written_length(double number) {
  char text[64];
  return static_cast<size_t>(std::to_chars(text, text + sizeof text, std::abs(number)).ptr - text);
}

// Whole numbers first, unless they are so large that they are written with an exponent; then those with few digits.
int compare_floats(double left, double right) {
  auto is_whole = [](double number) { return number == std::trunc(number) && std::abs(number) < 1e16; };
  bool left_whole = is_whole(left);
  bool right_whole = is_whole(right);
  if (left_whole != right_whole) return left_whole ? -1 : 1;
  if (!left_whole && written_length(left) != written_length(right)) {
    return written_length(left) < written_length(right) ? -1 : 1;
  }
  if (std::abs(left) != std::abs(right)) return std::abs(left) < std::abs(right) ? -1 : 1;
  return sign_of(std::signbit(right) && !std::signbit(left), std::signbit(left) && !std::signbit(right));
}

int compare_symbols(Symbol left, Symbol right) {
  if (left.text().size() != right.text().size()) return left.text().size() < right.text().size() ? -1 : 1;
  return left.text().compare(right.text());
}

int compare_bits(const BitsObject& left, const BitsObject& right) {
  if (left.size != right.size) return left.size < right.size ? -1 : 1;
  for (uint64_t i = 0; i < left.size; ++i) {
    auto bit = [i](const BitsObject& bits) {
      return bits.bytes[(bits.offset + i) / 8] >> (7 - (bits.offset + i) % 8) & 1;
    };
    if (bit(left) != bit(right)) return bit(left) < bit(right) ? -1 : 1;
  }
  return 0;
}

int compare_nodes(Value left, Value right) {
  if (rank(left) != rank(right)) return rank(left) < rank(right) ? -1 : 1;
  if (left.is_integer()) return compare_magnitudes(left, right);
  switch (left.kind()) {
    case Kind::Float: return compare_floats(left.as_float(), right.as_float());
    case Kind::Symbol: return compare_symbols(left.as_symbol(), right.as_symbol());
    case Kind::Bits: return compare_bits(*left.as_bits(), *right.as_bits());
    case Kind::Tuple: return sign_of(left.arity() < right.arity(), left.arity() > right.arity());
    default: return 0;
  }
}

void push_body(const CanonicalFunction& function, const CanonicalFunction::Body& body, std::vector<Value>& pending);

// Last first.
void push_node(const CanonicalFunction& function, const CanonicalFunction::Node& node, std::vector<Value>& pending) {
  if (has_own_default(node)) push_body(function, function.bodies[*node.otherwise], pending);
  for (size_t i = node.rows.size(); i-- > 0;) {
    const CanonicalFunction::Row& row = node.rows[i];
    push_body(function, function.bodies[row.body], pending);
    pending.insert(pending.end(), row.keys.rbegin(), row.keys.rend());
  }
}

// A variable counts as the number that it has. What is just as large as a calculation is simpler: it begins with a
// number, and a symbol comes after all of these.
void push_body(const CanonicalFunction& function, const CanonicalFunction::Body& body, std::vector<Value>& pending) {
  push_node(function, body.next, pending);
  for (size_t i = body.operands.size(); i-- > 0;) {
    const CanonicalFunction::Operand& operand = body.operands[i];
    pending.push_back(operand.variable ? Value::integer(*operand.variable) : operand.value);
  }
  switch (body.type) {
    case CanonicalFunction::Body::Type::Value: pending.push_back(body.value); break;
    case CanonicalFunction::Body::Type::Arithmetic: {
      static const Symbol operations[] = {Symbol("+"), Symbol("-"), Symbol("*")};
      pending.push_back(Value::symbol(operations[static_cast<size_t>(body.arithmetic)]));
      break;
    }
    case CanonicalFunction::Body::Type::Raise: {
      static const Symbol raises[] = {Symbol("raise"), Symbol("raise.1"), Symbol("raise.2"), Symbol("raise.more")};
      pending.push_back(Value::symbol(raises[std::min<size_t>(body.variable, std::size(raises) - 1)]));
      break;
    }
    default: pending.push_back(Value::integer(body.variable));
  }
}

// With what a function does.
void push_all_parts(Value value, std::vector<Value>& pending) {
  push_parts(value, pending);
  if (const CanonicalFunction* function = canonical_function_of(value)) push_node(*function, function->entry, pending);
}

} // namespace

bool is_simpler(Value left, Value right) {
  uint64_t left_size = size_of(left);
  uint64_t right_size = size_of(right);
  if (left_size != right_size) return left_size < right_size;
  std::vector<Value> left_pending = {left};
  std::vector<Value> right_pending = {right};
  while (!left_pending.empty() && !right_pending.empty()) {
    Value a = left_pending.back();
    Value b = right_pending.back();
    left_pending.pop_back();
    right_pending.pop_back();
    int order = compare_nodes(a, b);
    if (order != 0) return order < 0;
    push_all_parts(a, left_pending);
    push_all_parts(b, right_pending);
  }
  return left_pending.empty() && !right_pending.empty();
}

} // namespace assay::finding

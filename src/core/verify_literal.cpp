// The rules of literals: only kinds that never change and mean the same in every run; no symbolic half; integers in
// their one form; nesting within core/literal_text.h's limit. Objects may be shared, so each is looked at once.

#include <fmt/format.h>

#include <unordered_set>

#include "core/literal_text.h"
#include "core/object.h"
#include "core/verifier.h"
#include "core/verify_report.h"

namespace assay::core {

namespace {

bool fits_into_64_bits(const BigIntegerObject& number) {
  if (number.size == 0) return true;
  if (number.size != 1 && number.size != -1) return false;
  uint64_t most = uint64_t{1} << 63;
  return number.size == 1 ? number.limbs()[0] < most : number.limbs()[0] <= most;
}

class LiteralVerifier {
 public:
  // The message, or nothing.
  std::string verify(Value literal) {
    stack_.clear();
    stack_.push_back({literal, 0});
    while (!stack_.empty()) {
      auto [value, depth] = stack_.back();
      stack_.pop_back();
      if (depth > largest_literal_depth) return fmt::format("it is nested deeper than {}", largest_literal_depth);
      if (!value.is_concrete()) return "it has a symbolic half";
      if (std::string message = verify_one(value, depth); !message.empty()) return message;
    }
    return {};
  }

 private:
  std::string verify_one(Value value, uint32_t depth) {
    switch (value.kind()) {
      case Kind::Unset: return depth == 0 ? "" : "`unset` inside it";
      case Kind::Integer:
      case Kind::Float:
      case Kind::Symbol:
      case Kind::Nil:
      case Kind::FunctionName: return {};
      case Kind::BigInteger: {
        const BigIntegerObject& number = *value.as_big_integer();
        if (fits_into_64_bits(number)) return "a big integer that fits into 64 bits";
        auto limbs = static_cast<uint64_t>(number.size < 0 ? -number.size : number.size);
        return number.limbs()[limbs - 1] == 0 ? "a big integer that starts with zeros" : "";
      }
      case Kind::Bits: return value.as_bits()->buffer == nullptr ? "" : "bits that could grow";
      case Kind::Cons:
        if (!is_new(value)) return {};
        stack_.push_back({value.as_cons()->tail, depth}); // a long list is not a deep one
        stack_.push_back({value.as_cons()->head, depth + 1});
        return {};
      case Kind::Tuple:
        if (value.arity() == 0 || !is_new(value)) return {};
        for (uint32_t i = 0; i < value.arity(); ++i) stack_.push_back({value.elements()[i], depth + 1});
        return {};
      case Kind::Map:
        if (!is_new(value)) return {};
        visit_map(*value.as_map(), [&](const MapEntry& entry) {
          stack_.push_back({entry.key, depth + 1});
          stack_.push_back({entry.value, depth + 1});
          return true;
        });
        return {};
      case Kind::Array: // every run that changes it has a copy of its own
        if (!value.as_array()->frozen) break;
        for (uint64_t i = 0; i < value.as_array()->count; ++i) {
          stack_.push_back({value.as_array()->elements()[i], depth + 1});
        }
        return {};
      case Kind::Fault:
      case Kind::Closure:
      case Kind::Record:
      case Kind::Opaque: break;
    }
    return fmt::format("its kind, {}, has no literals", kind_text(value.kind()));
  }

  bool is_new(Value value) { return seen_.insert(value.payload()).second; }

  struct Entry {
    Value value;
    uint32_t depth;
  };
  std::vector<Entry> stack_;
  std::unordered_set<uint64_t> seen_;
};

} // namespace

std::string verify_literal(Value literal) {
  if (literal.is(Kind::Unset)) return "`unset` is no value";
  return LiteralVerifier().verify(literal);
}

void verify_literals(const Module& module, VerifyReport& report) {
  LiteralVerifier verifier;
  for (size_t i = 0; i < module.literals.size() && !report.is_full(); ++i) {
    std::string message = verifier.verify(module.literals[i]);
    if (!message.empty()) report.add(fmt::format("literal {}", i), message);
  }
}

} // namespace assay::core

// The rules of a switch's arms. "Exclude each other" is what lets the machine test them in any order.

#include <fmt/format.h>

#include <unordered_set>

#include "base/hash.h"
#include "core/literal_text.h"
#include "core/verify_report.h"

namespace assay::core {

namespace {

constexpr Kind kind_of(Constructor constructor) {
  return constructor.type == Constructor::Type::Cons ? Kind::Cons : Kind::Tuple;
}

bool is_immediate(Value value) {
  switch (value.kind()) {
    case Kind::Integer:
    case Kind::Float:
    case Kind::Symbol:
    case Kind::Nil: return true;
    default: return false;
  }
}

struct ImmediateHash {
  size_t operator()(Value value) const { return hash_combine(value.payload(), value.head()); }
};
struct ImmediateEqual {
  bool operator()(Value left, Value right) const { return left.same(right); }
};

class ArmsVerifier {
 public:
  explicit ArmsVerifier(const Module& module) : module_(module) {}

  std::string verify(const Arm& arm) {
    switch (arm.test) {
      case Arm::Test::Literal: return verify_literal(arm.literal);
      case Arm::Test::Constructor: return verify_constructor(arm.constructor);
      case Arm::Test::Kind: return verify_kind(arm.kind);
    }
    return "an arm of no known test";
  }

 private:
  std::string verify_literal(uint32_t index) {
    if (index >= module_.literals.size()) return fmt::format("an arm's literal {} does not exist", index);
    Value literal = module_.literals[index];
    if (!is_immediate(literal)) {
      return fmt::format("an arm can't test for a literal of kind {}", kind_text(literal.kind()));
    }
    if (!literals_.insert(literal).second) return fmt::format("two arms for {}", print_literal(literal));
    return note_part(literal.kind());
  }

  std::string verify_constructor(Constructor constructor) {
    Kind kind = kind_of(constructor);
    if (kind == Kind::Cons && constructor.arity != 2) return "an arm for a cons that has not two fields";
    if (constructor.arity > largest_arity) return "an arm for a tuple that is too large";
    bool is_new = kind == Kind::Cons ? !has_part(Kind::Cons) : arities_.insert(constructor.arity).second;
    if (!is_new) return fmt::format("two arms for {}", constructor_text(constructor));
    return note_part(kind);
  }

  std::string verify_kind(Kind kind) {
    auto number = static_cast<uint32_t>(kind);
    if (kind == Kind::Unset || kind == Kind::Fault || number >= kind_count) return "an arm for no kind of value";
    if ((wholes_ >> number & 1) != 0) return fmt::format("two arms for kind {}", kind_text(kind));
    wholes_ |= 1u << number;
    return has_part(kind) ? overlap(kind) : "";
  }

  // An arm fits some values of a kind; another may fit all of them, before or after.
  std::string note_part(Kind kind) {
    parts_ |= 1u << static_cast<uint32_t>(kind);
    return (wholes_ & parts_) != 0 ? overlap(kind) : "";
  }
  bool has_part(Kind kind) const { return (parts_ >> static_cast<uint32_t>(kind) & 1) != 0; }
  static std::string overlap(Kind kind) {
    return fmt::format("the arm for kind {} overlaps another arm", kind_text(kind));
  }

  const Module& module_;
  std::unordered_set<Value, ImmediateHash, ImmediateEqual> literals_;
  std::unordered_set<uint32_t> arities_;
  uint32_t parts_ = 0;  // kinds of which an arm takes a part
  uint32_t wholes_ = 0; // kinds that an arm takes as a whole
};

} // namespace

std::string verify_arms(const Module& module, const Instruction& instruction) {
  ArmsVerifier verifier(module);
  for (const Arm& arm : instruction.arms) {
    if (std::string message = verifier.verify(arm); !message.empty()) return message;
  }
  return {};
}

} // namespace assay::core

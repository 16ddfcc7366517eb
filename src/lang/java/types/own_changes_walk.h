#pragma once
// One method's code for OwnChanges: which values on its stack and in its local variables are the object's own, and what
// is done with them. A local variable is as much the object's own as anything that is ever put there.

#include <optional>
#include <span>

#include "lang/java/types/own_changes.h"

namespace assay::java {

class OwnChangesWalk {
 public:
  // `arguments`: the object included, where the method takes one.
  OwnChangesWalk(OwnChanges& changes, const Method& method, const std::vector<Own>& arguments);

  OwnChanges::Summary walk();

 private:
  struct Item {
    char kind = 'A'; // as descriptors have it
    Own own = Own::No;
    bool operator==(const Item&) const = default;
  };
  using Stack = std::vector<Item>;

  void step(uint32_t at);
  void apply(uint8_t opcode, uint32_t at);
  void apply_by_operands(uint8_t opcode, uint32_t at);
  bool apply_to_own(uint8_t opcode);
  void cast(uint32_t at);
  void access_field(uint8_t opcode, const MemberReference& member);
  void call(uint8_t opcode, const Constant& constant);
  void flow_to(uint32_t target);
  void push(char kind, Own own = Own::No) { stack_.push_back({kind, own}); }
  Item pop();
  Stack take(uint32_t slots);
  void put(const Stack& items) { stack_.insert(stack_.end(), items.begin(), items.end()); }
  void duplicate(uint32_t slots, uint32_t over);
  void note(Effect effect) { found_.effect = std::max(found_.effect, effect); }

  OwnChanges& changes_;
  const Method& method_;
  std::span<const uint8_t> code_;
  std::vector<Own> locals_;
  std::vector<std::optional<Stack>> stack_at_;
  std::vector<uint32_t> waiting_;
  Stack stack_;
  bool has_grown_ = false; // a local variable became the object's own: once more from the start
  OwnChanges::Summary found_;
};

} // namespace assay::java

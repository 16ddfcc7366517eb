// Control flow: conditions, switches, static exceptions, try, loops.

#include <fmt/core.h>

#include "lang/ocaml/lower/lower_function.h"
#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

using core::Arm;
using core::BlockId;
using ArmSpec = core::FunctionBuilder::ArmSpec;

void FunctionLowering::lower_condition(const Node& given, BlockId if_true, BlockId if_false) {
  const Node& node = lower_first_part(given);
  if (node.type != NodeType::Primitive || !is_condition(node)) {
    return lower_into(node, Target::condition(if_true, if_false));
  }
  if (node.name == "not") return lower_condition(*node.parts[0], if_false, if_true);
  if (node.name == "sequand" || node.name == "sequor") {
    BlockId second = builder_.new_block();
    bool is_and = node.name == "sequand";
    lower_condition(*node.parts[0], is_and ? second : if_true, is_and ? if_false : second);
    builder_.start_block(second);
    return lower_condition(*node.parts[1], if_true, if_false);
  }
  const Node* compared = compared_for_equality(node);
  Operands operands = lower_all(compared == nullptr ? node.parts : compared->parts);
  bool is_equality = node.immediates.empty() || node.immediates[0].text == "eq";
  std::string_view name = compared == nullptr ? comparison_name(node)
                          : is_equality       ? "ocaml.compares_equal"
                                              : "ocaml.compares_unequal";
  Operand truth = primitive(name, operands, place_of(node));
  builder_.branch(truth, if_true, if_false, place_of(node), site("branch"));
}

void FunctionLowering::lower_if(const Node& node, const Target& target) {
  BlockId if_true = builder_.new_block();
  BlockId if_false = builder_.new_block();
  lower_condition(*node.parts[0], if_true, if_false);
  core::Place place = place_;
  builder_.start_block(if_true);
  lower_into(*node.parts[1], target);
  place_ = place;
  builder_.start_block(if_false);
  lower_into(*node.parts[2], target);
  place_ = place;
}

// First whether it is an integer or a block, and of which form; then which.
void FunctionLowering::lower_switch(const Node& node, const Target& target) {
  Operand value = lower_value(*node.parts[0]);
  core::Place place = place_;
  std::vector<BlockId> bodies;
  for (size_t i = 0; i < node.cases.size() + (node.has_default ? 1 : 0); ++i) bodies.push_back(builder_.new_block());
  BlockId otherwise = node.has_default ? bodies.back() : bodies.empty() ? builder_.new_block() : bodies[0];
  bool has_integers = node.integer_count > 0;
  bool has_blocks = node.block_count > 0;
  if (has_integers && has_blocks) {
    ArmSpec is_integer;
    is_integer.test = Arm::Test::Kind;
    is_integer.kind = Kind::Integer;
    is_integer.target = builder_.new_block();
    BlockId is_block = builder_.new_block();
    builder_.switch_on(value, {is_integer}, is_block, {}, place, site("block"));
    builder_.start_block(is_integer.target);
    lower_integer_cases(value, node, otherwise, bodies);
    builder_.start_block(is_block);
    lower_block_cases(value, node, otherwise, bodies);
  } else if (has_blocks) {
    lower_block_cases(value, node, otherwise, bodies);
  } else {
    lower_integer_cases(value, node, otherwise, bodies);
  }
  for (size_t i = 0; i < bodies.size(); ++i) {
    builder_.start_block(bodies[i]);
    lower_into(*node.parts[1 + i], target);
    place_ = place;
  }
  if (bodies.empty()) {
    builder_.start_block(otherwise);
    builder_.unreachable(place);
  }
}

void FunctionLowering::lower_integer_cases(Operand value, const Node& node, BlockId otherwise,
                                           const std::vector<BlockId>& bodies) {
  std::vector<ArmSpec> arms;
  for (size_t i = 0; i < node.cases.size(); ++i) {
    if (node.cases[i].is_block) continue;
    ArmSpec arm;
    arm.literal = integer(node.cases[i].number);
    arm.target = bodies[i];
    arms.push_back(arm);
  }
  switch_or_jump(value, std::move(arms), node.integer_count, otherwise);
}

// Tag 0 has a form of its own, and so have mutable blocks.
void FunctionLowering::lower_block_cases(Operand value, const Node& node, BlockId otherwise,
                                         const std::vector<BlockId>& bodies) {
  std::vector<ArmSpec> all;
  ArmSpec is_tuple{.test = Arm::Test::Kind, .kind = Kind::Tuple, .target = otherwise};
  for (size_t i = 0; i < node.cases.size(); ++i) {
    if (!node.cases[i].is_block) continue;
    ArmSpec arm;
    arm.literal = symbol(tag_symbol(node.cases[i].number));
    arm.target = bodies[i];
    all.push_back(arm);
    if (node.cases[i].number == 0) is_tuple.target = bodies[i];
  }
  if (all.size() == 1 && node.block_count == 1) return builder_.jump(all[0].target, {}, place_);
  ArmSpec is_record{.test = Arm::Test::Kind, .kind = Kind::Record, .target = builder_.new_block()};
  BlockId has_tag = builder_.new_block();
  builder_.switch_on(value, {is_tuple, is_record}, has_tag, {}, place_, site("switch"));
  builder_.start_block(is_record.target);
  Operand tag = primitive("ocaml.tag", {value}, place_);
  switch_or_jump(tag, all, node.block_count, otherwise);
  builder_.start_block(has_tag);
  bool covers_zero = std::erase_if(all, [&](const ArmSpec& arm) {
                       return context_.module.literal_value(arm.literal).as_symbol() == tag_symbol(0);
                     }) > 0;
  uint32_t possible = node.block_count - (covers_zero || node.block_count > all.size() ? 1 : 0);
  if (all.size() == 1 && possible == 1) return builder_.jump(all[0].target, {}, place_);
  tag = primitive("ocaml.tag", {value}, place_);
  switch_or_jump(tag, std::move(all), possible, otherwise);
}

// Where all that is possible has an arm, the last one needs no test.
void FunctionLowering::switch_or_jump(Operand value, std::vector<ArmSpec> arms, uint32_t possible, BlockId otherwise) {
  if (arms.size() == possible && !arms.empty()) {
    otherwise = arms.back().target;
    arms.pop_back();
  }
  if (arms.empty()) return builder_.jump(otherwise, {}, place_);
  builder_.switch_on(value, arms, otherwise, {}, place_, site("switch"));
}

void FunctionLowering::lower_string_switch(const Node& node, const Target& target) {
  Operand value = lower_value(*node.parts[0]);
  core::Place place = place_;
  for (size_t i = 0; i < node.keys.size(); ++i) {
    bool is_last = i + 1 == node.keys.size() && !node.has_default;
    BlockId body = builder_.new_block();
    BlockId next = builder_.new_block();
    if (is_last) {
      builder_.jump(body, {}, place);
    } else {
      Operand equal = primitive("caml_string_equal", {value, context_.module.literal(node.keys[i])}, place);
      builder_.branch(equal, body, next, place, site("string"));
    }
    builder_.start_block(body);
    lower_into(*node.parts[1 + i], target);
    place_ = place;
    builder_.start_block(next);
  }
  if (node.has_default) lower_into(*node.parts.back(), target);
  place_ = place;
}

void FunctionLowering::lower_catch(const Node& node, const Target& target) {
  BlockId handler = builder_.new_block(static_cast<uint32_t>(node.variables.size()));
  auto outer = labels_.find(node.label);
  std::optional<BlockId> shadowed;
  if (outer != labels_.end()) shadowed = outer->second;
  labels_[node.label] = handler;
  core::Place place = place_;
  lower_into(*node.parts[0], target);
  labels_.erase(node.label);
  if (shadowed) labels_[node.label] = *shadowed;
  place_ = place;
  builder_.start_block(handler);
  for (uint32_t i = 0; i < node.variables.size(); ++i) {
    values_.insert_or_assign(node.variables[i], builder_.block_parameter(handler, i));
  }
  lower_into(*node.parts[1], target);
  place_ = place;
}

void FunctionLowering::lower_static_raise(const Node& node) {
  Operands arguments = lower_all(node.parts);
  auto label = labels_.find(node.label);
  if (label == labels_.end()) {
    context_.errors.push_back({std::string(context_.unit.name.text()), place_.line, place_.column,
                               fmt::format("the dump raises to label {}, which is not there", node.label)});
    builder_.unreachable(place_of(node));
  } else {
    builder_.jump(label->second, arguments, place_of(node));
  }
  start_dead_block();
}

void FunctionLowering::lower_try(const Node& node, const Target& target) {
  BlockId after = builder_.new_block(1);
  BlockId handler = builder_.new_block(1);
  core::Place place = place_;
  core::FunctionBuilder::Handler outer = builder_.set_default_handler({handler, {}});
  BlockId body = builder_.new_block();
  builder_.jump(body, {}, place);
  builder_.start_block(body);
  lower_into(*node.parts[0], Target::join(after));
  builder_.set_default_handler(outer);
  place_ = place;
  builder_.start_block(handler);
  values_.insert_or_assign(node.variable, builder_.block_parameter(handler, 0));
  lower_into(*node.parts[1], target);
  place_ = place;
  builder_.start_block(after);
  deliver(builder_.block_parameter(after, 0), node, target);
}

void FunctionLowering::lower_while(const Node& node) {
  BlockId head = builder_.new_block();
  BlockId body = builder_.new_block();
  BlockId exit = builder_.new_block();
  builder_.jump(head, {}, place_);
  builder_.start_block(head);
  lower_condition(*node.parts[0], body, exit);
  builder_.start_block(body);
  lower_effect(*node.parts[1]);
  builder_.jump(head, {}, place_);
  builder_.start_block(exit);
}

// The end is tested before the step, as the last number may be the largest there is.
void FunctionLowering::lower_for(const Node& node) {
  Operand from = lower_value(*node.parts[0]);
  Operand to = lower_value(*node.parts[1]);
  core::Place place = place_;
  BlockId body = builder_.new_block(1);
  BlockId next = builder_.new_block();
  BlockId enter = builder_.new_block();
  BlockId exit = builder_.new_block();
  std::string_view beyond = node.is_down ? "ocaml.less" : "ocaml.greater";
  builder_.branch(primitive(beyond, {from, to}, place), exit, enter, place, site("for"));
  builder_.start_block(enter);
  builder_.jump(body, {from}, place);
  builder_.start_block(body);
  Operand index = builder_.block_parameter(body, 0);
  values_.insert_or_assign(node.variable, index);
  lower_effect(*node.parts[2]);
  place_ = place;
  builder_.branch(primitive("ocaml.equal", {index, to}, place), exit, next, place, site("for"));
  builder_.start_block(next);
  builder_.jump(body, {primitive("ocaml.addint", {index, integer(node.is_down ? -1 : 1)}, place)}, place);
  builder_.start_block(exit);
}

} // namespace assay::ocaml

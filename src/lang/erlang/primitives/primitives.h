#pragma once
// The primitives of Erlang: BIFs that are not loops, and helpers that lowering emits. One file of this folder a family,
// each with one function that registers it; registered names are `module:function/arity` for BIFs,
// `erlang.name` for helpers of ours that no program can name.

#include "machine/add_primitive.h"

namespace assay::erlang {

// Registers primitives that are alike: `add(name, arity, function)`, with what is different from the others at the end.
class PrimitiveFamily {
 public:
  explicit PrimitiveFamily(PrimitiveRegistry& registry, std::string_view faults = "", Effect effect = Effect::Pure)
      : registry_(registry), faults_(faults), effect_(effect) {}

  void operator()(std::string_view name, uint32_t arity, PrimitiveFunction function,
                  FastPath fast_path = FastPath::None) {
    add(registry_, name, arity, function, nullptr, {fast_path, faults_, effect_});
  }
  void operator()(std::string_view name, uint32_t arity, PrimitiveFunction function, std::string_view faults) {
    add(registry_, name, arity, function, nullptr, {FastPath::None, faults, effect_});
  }

 private:
  PrimitiveRegistry& registry_;
  std::string_view faults_;
  Effect effect_;
};

void register_arithmetic(PrimitiveRegistry& registry);  // + - * / div rem band … abs round trunc float
void register_mathematics(PrimitiveRegistry& registry); // math:*; called by register_arithmetic
void register_comparison(PrimitiveRegistry& registry);  // == =:= < … max min
void register_type_tests(PrimitiveRegistry& registry);  // is_* and or not xor
void register_tuples(PrimitiveRegistry& registry);      // element setelement make_tuple list_to_tuple …
void register_lists(PrimitiveRegistry& registry);       // hd tl and what is no loop
void register_maps(PrimitiveRegistry& registry);        // maps:*, map_get, is_map_key, and lowering's helpers
void register_text(PrimitiveRegistry& registry);        // atom_to_list integer_to_list list_to_float …
void register_bits(PrimitiveRegistry& registry);        // construction and matching: lowering's helpers
void register_binaries(PrimitiveRegistry& registry);    // byte_size binary_part split_binary binary:* …
void register_unicode(PrimitiveRegistry& registry);     // unicode:characters_to_* natives
void register_control(PrimitiveRegistry& registry);     // error throw exit raise nif_error build_stacktrace
void register_process(PrimitiveRegistry& registry);     // get put erase self make_ref and other state of the task
void register_system(PrimitiveRegistry& registry);      // fun_info, function_exported, system_info …
void register_hashes(PrimitiveRegistry& registry);      // phash phash2
void register_digests(PrimitiveRegistry& registry);     // md5 crc32 adler32
void register_by_erl(PrimitiveRegistry& registry);      // re, the external term format … : asked of a real erl
void register_output(PrimitiveRegistry& registry);      // what is printed
void register_world(PrimitiveRegistry& registry);       // what acts outside: never performed

// All of the above: what src/lang/erlang gives the machine.
const PrimitiveRegistry& primitives();

} // namespace assay::erlang

#include "lang/ocaml/makers.h"

#include <charconv>

#include "core/builder.h"
#include "lang/ocaml/values.h"

namespace assay::ocaml {

const core::Function* Makers::of(Symbol name) {
  constexpr std::string_view prefix = "ocaml.make/";
  std::string_view text = name.text();
  if (!text.starts_with(prefix)) return nullptr;
  std::unique_ptr<core::Module>& made = modules_[name];
  if (!made) {
    int64_t tag = 0;
    uint32_t count = 0;
    const char* end = text.data() + text.size();
    const char* slash = std::from_chars(text.data() + prefix.size(), end, tag).ptr;
    std::from_chars(slash + 1, end, count);
    core::ModuleBuilder module(Symbol("ocaml"), Symbol("ocaml"));
    core::FunctionBuilder builder(module, name, Symbol("make"), count);
    builder.set_exported(true);
    builder.start_block(builder.entry());
    core::FunctionBuilder::Operands fields;
    for (uint32_t i = 0; i < count; ++i) fields.push_back(builder.parameter(i));
    builder.return_values(builder.append(core::Opcode::Record, fields, 1, {}, 0, tag_symbol(tag)), {});
    module.add(builder.finish());
    made = module.finish();
  }
  return made->find(name);
}

} // namespace assay::ocaml

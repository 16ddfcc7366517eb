#include "lang/ocaml/types/makers.h"

#include <algorithm>
#include <charconv>

#include "core/builder.h"
#include "lang/ocaml/values/values.h"

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

namespace {

// The value inside of what is given; else there is none, and what makes it ends.
core::Operand inside(core::FunctionBuilder& builder, core::ModuleBuilder& module, core::Operand value,
                     const ApiStep& step, core::SiteId site, core::SiteId field_site) {
  core::Operand index = module.integer(step.index);
  if (step.type != ApiStep::Type::Part) {
    bool is_ok = step.type == ApiStep::Type::Ok;
    core::BlockId there = builder.new_block();
    core::BlockId missing = builder.new_block();
    core::FunctionBuilder::ArmSpec arm;
    arm.test = core::Arm::Test::Kind;
    arm.kind = is_ok ? Kind::Tuple : Kind::Integer;
    arm.target = is_ok ? there : missing;
    builder.switch_on(value, {arm}, is_ok ? missing : there, {}, {}, site);
    builder.start_block(missing);
    builder.raise(module.integer(0), {}, site);
    builder.start_block(there);
    index = module.integer(0);
  }
  return builder.primitive(Symbol("ocaml.field"), {value, index}, {}, field_site);
}

} // namespace

const core::Function* Makers::of(Symbol name, const ApiCall& call, Symbol unit,
                                 const std::vector<uint32_t>& positions) {
  std::unique_ptr<core::Module>& made = modules_[name];
  if (made) return made->find(name);
  core::ModuleBuilder module(Symbol("ocaml"), Symbol("ocaml"));
  auto count = static_cast<uint32_t>(std::ranges::count(call.passed, 'a'));
  core::FunctionBuilder builder(module, name, Symbol(call.name), count);
  builder.set_exported(true);
  builder.start_block(builder.entry());
  uint32_t ordinal = 0;
  auto site = [&] { return core::make_site(Symbol("ocaml"), name, "api", ordinal++); };
  core::Operand value = builder.primitive(Symbol("ocaml.global"), {module.symbol(unit.text())}, {}, site());
  for (uint32_t position : positions) {
    value = builder.primitive(Symbol("ocaml.field"), {value, module.integer(position)}, {}, site());
  }
  core::FunctionBuilder::Operands arguments;
  uint32_t given = 0;
  for (char passed : call.passed) {
    arguments.push_back(passed == 'a' ? builder.parameter(given++) : module.integer(passed == 's' ? size_at_start : 0));
  }
  if (!arguments.empty()) value = builder.call_indirect(value, arguments, 1, {}, site())[0];
  for (const ApiStep& step : call.steps) {
    core::SiteId test = site();
    value = inside(builder, module, value, step, test, site());
  }
  builder.return_values({call.changed ? builder.parameter(*call.changed) : value}, {});
  module.add(builder.finish());
  made = module.finish();
  return made->find(name);
}

} // namespace assay::ocaml

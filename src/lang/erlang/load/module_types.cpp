#include "lang/erlang/load/module_types.h"

#include <algorithm>

namespace assay::erlang {
namespace {

template <typename Item, typename Test>
const Item* find_item(const std::vector<Item>& items, Test test) {
  auto found = std::ranges::find_if(items, test);
  return found == items.end() ? nullptr : &*found;
}

} // namespace

const Spec* ModuleTypes::find_spec(std::string_view function, uint32_t arity) const {
  return find_item(specs, [&](const Spec& spec) { return spec.arity == arity && spec.name.text() == function; });
}

const TypeDefinition* ModuleTypes::find_definition(Symbol type, size_t arity) const {
  return find_item(definitions, [&](const TypeDefinition& definition) {
    return definition.name == type && definition.parameters.size() == arity;
  });
}

const RecordDefinition* ModuleTypes::find_record(Symbol record) const {
  return find_item(records, [&](const RecordDefinition& definition) { return definition.name == record; });
}

Diagnostic ModuleTypes::diagnostic(TypePlace at, std::string message) const {
  Diagnostic result;
  if (at.file < files.size()) result.file = files[at.file];
  result.line = at.line;
  result.column = at.column;
  result.message = std::move(message);
  return result;
}

} // namespace assay::erlang

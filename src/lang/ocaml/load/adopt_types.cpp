// A type of another unit as one of this: with the declarations that it leads to, as far as this unit has not got them.

#include "lang/ocaml/load/types.h"

namespace assay::ocaml {

const Type* UnitTypes::adopt(const UnitTypes& from, const Type& type) {
  Type* result = make();
  *result = type;
  for (const Type*& part : result->parts) part = adopt(from, *part);
  for (Type::Tag& tag : result->tags) {
    if (tag.argument != nullptr) tag.argument = adopt(from, *tag.argument);
  }
  if (type.kind == Type::Kind::Constructor) adopt_declaration(from, type.name);
  return result;
}

void UnitTypes::adopt_declaration(const UnitTypes& from, const std::string& path) {
  const Declaration* other = from.declaration(path);
  if (other == nullptr || declarations_.contains(path)) return;
  declarations_.emplace(path, *other); // so that types which lead to themselves come to an end
  Declaration own = *other;
  auto take = [&](const Type*& type) {
    if (type != nullptr) type = adopt(from, *type);
  };
  auto take_fields = [&](std::vector<Field>& fields) {
    for (Field& field : fields) take(field.type);
  };
  for (const Type*& parameter : own.parameters) take(parameter);
  take_fields(own.fields);
  take(own.manifest);
  for (Constructor& constructor : own.constructors) {
    for (const Type*& argument : constructor.arguments) take(argument);
    take_fields(constructor.fields);
    take(constructor.result);
  }
  declarations_.insert_or_assign(path, std::move(own));
}

} // namespace assay::ocaml

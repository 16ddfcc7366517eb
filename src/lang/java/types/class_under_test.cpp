#include "lang/java/types/class_under_test.h"

#include <algorithm>

#include "lang/java/text/method_title.h"
#include "lang/java/types/makers.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

Symbol entry_of(const Method& method) {
  if (!is_constructor(method)) return method.function;
  return maker_name(MakerKind::New, method.owner->name, method.info->descriptor.text());
}

namespace {

size_t argument_count(const Method& method) {
  return method.descriptor.parameters.size() + (takes_object(method) ? 1 : 0);
}

} // namespace

const Method* ClassUnderTest::method_of(Symbol function) const {
  auto found = std::ranges::find(class_->methods, function, entry_of);
  return found == class_->methods.end() ? nullptr : &*found;
}

const Method* ClassUnderTest::method_named(std::string_view name, size_t arity) const {
  for (const Method& method : class_->methods) {
    bool is_it = method.selector.text() == name || java::is_named(method, name);
    if (is_it && argument_count(method) == arity) return &method;
  }
  return nullptr;
}

const Method* ClassUnderTest::method_called(const RealCall& call) const {
  return method_named(call.function, call.arguments.size());
}

std::vector<Symbol> ClassUnderTest::argument_types(const Method& method) const {
  std::vector<Symbol> types = method.descriptor.parameters;
  if (takes_object(method)) types.insert(types.begin(), type_of_class(class_->name));
  return types;
}

} // namespace assay::java

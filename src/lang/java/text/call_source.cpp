#include "lang/java/text/call_source.h"

#include <fmt/format.h>

#include <algorithm>

#include "lang/java/load/java_type.h"
#include "lang/java/text/argument_list.h"
#include "lang/java/text/write_value.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

CallSource call_source(const ClassUnderTest& tested, const RealCall& call) {
  const Method* method = tested.method_called(call);
  if (method == nullptr) return {{}, fmt::format("{}()", call.function)};
  CallSource source;
  std::vector<std::string> texts = call.arguments;
  std::vector<Symbol> types = tested.argument_types(*method);
  for (size_t i = 0; i < texts.size(); ++i) {
    if (std::ranges::find(call.arguments, earlier_argument(i)) == call.arguments.end()) continue;
    std::string name = source.setup.empty() ? "same" : fmt::format("same{}", i + 1);
    source.setup += fmt::format("{}{} {} = {};", source.setup.empty() ? "" : " ",
                                source_text(type_of_descriptor(types[i])), name, texts[i]);
    texts[i] = name;
    std::ranges::replace(texts, earlier_argument(i), name);
  }
  std::string name = source_text(class_type(tested.of().name.text()));
  std::span<const std::string> parameters = std::span(texts).subspan(takes_object(*method) ? 1 : 0);
  std::string arguments = java::argument_list(*method, parameters);
  source.expression = is_constructor(*method)
                          ? fmt::format("new {}({})", name, arguments)
                          : fmt::format("{}.{}({})", takes_object(*method) ? as_receiver(texts[0]) : name,
                                        method->info->name.text(), arguments);
  return source;
}

} // namespace assay::java

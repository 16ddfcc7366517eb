// Any bytes: a class file that keeps what class_file.h promises, or a diagnostic. Of what is accepted, all code is
// walked as lowering walks it. fuzz/seed_java makes some of the JDK to start from; -max_len=20000.

#include <algorithm>
#include <cstdint>
#include <variant>
#include <vector>

#include "lang/java/load/instructions.h"
#include "lang/java/load/read_class_file.h"
#include "require.h"

namespace {

using namespace assay;
using namespace assay::java;

void walk(const CodeAttribute& code) {
  std::vector<bool> starts(code.bytes.size());
  auto is_start = [&](uint32_t at) { return at < starts.size() && starts[at]; };
  uint32_t last = 0;
  for (uint32_t at = 0; at < code.bytes.size(); at += instruction_length(code.bytes, at)) {
    require(instruction_length(code.bytes, at) != 0, "an instruction that is not whole");
    starts[at] = true;
    last = at;
  }
  require(ends_flow(code.bytes[last]), "code that goes on after its end");
  for (uint32_t at = 0; at < code.bytes.size(); at += instruction_length(code.bytes, at)) {
    for (uint32_t target : jump_targets(code.bytes, at)) require(is_start(target), "a jump to nowhere");
    LocalAccess access = local_access(code.bytes, at);
    require(access.kind == 0 || access.index < code.max_locals, "no such local variable");
  }
  for (const ExceptionHandler& handler : code.handlers) {
    require(is_start(handler.start) && is_start(handler.handler), "a handler of nothing");
    require(handler.end == starts.size() || is_start(handler.end), "a handler without an end");
  }
  require(std::ranges::is_sorted(code.lines, {}, &LineNumber::start), "lines that are not sorted");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  auto file = read_class_file({data, size}, "fuzz");
  if (!file) {
    require(!file.error().empty() && !file.error()[0].message.empty(), "a failure without a message");
    return 0;
  }
  require((*file)->name != symbols::empty, "a class without a name");
  for (const MethodInfo& method : (*file)->methods) {
    require(method.name != symbols::empty && method.descriptor.text().starts_with('('), "a method without a type");
    require(method.code.has_value() != method.is(access::is_abstract | access::is_native), "code, or none");
    if (method.code) walk(*method.code);
  }
  for (const BootstrapMethod& bootstrap : (*file)->bootstraps)
    for (uint16_t argument : bootstrap.arguments)
      require(!std::holds_alternative<std::monostate>((*file)->constants.at(argument)), "an argument that is nothing");
  return 0;
}

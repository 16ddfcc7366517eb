// Any bytes: a jar whose files can be unpacked, or a diagnostic. fuzz/seed_java makes some to start from.

#include <cstdint>
#include <string>

#include "lang/java/load/jar_file.h"
#include "require.h"

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  using namespace assay;
  auto jar = java::JarFile::make({data, size}, "fuzz");
  if (!jar) {
    require(!jar.error().empty() && !jar.error()[0].message.empty(), "a failure without a message");
    return 0;
  }
  size_t unpacked = 0;
  for (const std::string& name : jar->names()) {
    auto file = jar->find(name);
    require(file ? file->has_value() : !file.error()[0].message.empty(), "a name of nothing");
    if (file) unpacked += (*file)->size();
    if (unpacked > size_t{8} << 20U) break; // many names can share the same bytes
  }
  require(!jar->find("no/such/name/") || !*jar->find("no/such/name/"), "a folder as a file");
  return 0;
}

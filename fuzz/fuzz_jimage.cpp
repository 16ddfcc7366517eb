// Any bytes: an image of the JDK whose resources can be found by their names, or a diagnostic. fuzz/seed_java makes a
// small one to start from.

#include <cstdint>
#include <string>

#include "lang/java/load/jimage.h"
#include "require.h"

namespace {

using namespace assay;

void look_for(const java::JImage& image, std::string_view class_name) {
  auto found = image.find_class(class_name);
  require(found || !found.error()[0].message.empty(), "a failure without a message");
  if (found && *found) require((*found)->name.ends_with(".class"), "a class that is none");
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  auto image = java::JImage::make({data, size}, "fuzz");
  if (!image) {
    require(!image.error().empty() && !image.error()[0].message.empty(), "a failure without a message");
    return 0;
  }
  for (const char* name : {"java/util/List", "a/B", "a/b/C"}) look_for(*image, name);
  uint64_t sum = 0;
  auto wrong = image->for_each([&](const java::JImage::Resource& one) {
    if (!one.bytes.empty()) sum += one.bytes.front() + one.bytes.back(); // they can be read
    auto again = image->find(one.name);
    require(again || !again.error()[0].message.empty(), "a failure without a message");
    if (one.name.ends_with(".class")) look_for(*image, std::string_view(one.name).substr(0, one.name.size() - 6));
  });
  require(!wrong || !(*wrong)[0].message.empty(), "a failure without a message");
  return sum == UINT64_MAX ? 1 : 0;
}

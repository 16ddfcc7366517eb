#include "lang/java/load/library.h"

#include "base/home.h"
#include "core/builder.h"
#include "lang/java/load/class_path.h"

namespace assay::java {

namespace {

class LibraryProgram final : public JavaProgram {
 public:
  explicit LibraryProgram(ClassTable::Reader reader)
      : JavaProgram(nullptr, std::move(reader)), none_(core::ModuleBuilder(Symbol("java"), Symbol("java")).finish()) {}
  const core::Module& main_module() const override { return *none_; }

 private:
  std::unique_ptr<core::Module> none_;
};

std::expected<LibraryOfJava, Diagnostics> open_library() {
  auto installation = find_installation();
  if (!installation) return std::unexpected(installation.error());
  auto path = ClassPath::make({(home_folder() / "runtime" / "java").string()}, installation->image);
  if (!path) return std::unexpected(path.error());
  auto shared = std::make_shared<ClassPath>(std::move(*path));
  auto read = [shared](Symbol name) -> std::expected<std::optional<ClassTable::Read>, Diagnostics> {
    auto found = shared->find(name);
    if (!found) return std::unexpected(found.error());
    if (!*found) return std::nullopt;
    return ClassTable::Read{std::move((*found)->file), std::move((*found)->path)};
  };
  LibraryOfJava library{*installation, std::make_unique<LibraryProgram>(std::move(read))};
  library.program->start();
  return library;
}

} // namespace

std::expected<LibraryOfJava*, Diagnostics> java_library() {
  static std::expected<LibraryOfJava, Diagnostics> library = open_library();
  if (!library) return std::unexpected(library.error());
  return &*library;
}

} // namespace assay::java

#include "lang/java/user_program.h"

#include <fmt/format.h>

#include "base/file.h"
#include "lang/java/emitter.h"
#include "lang/java/read_class_file.h"
#include "lang/java/stack_trace.h"

namespace assay::java {

namespace {

// The folder that a class file's package starts in: `x/a/b/C.class` with class a/b/C is below `x`.
std::filesystem::path root_of(const std::filesystem::path& file, Symbol name) {
  std::filesystem::path root = std::filesystem::absolute(file).parent_path();
  for (char letter : name.text()) {
    if (letter == '/') root = root.parent_path();
  }
  return root;
}

ClassTable::Reader reader_of(std::shared_ptr<ClassPath> path) {
  return [path = std::move(path)](Symbol name) -> std::expected<std::optional<ClassTable::Read>, Diagnostics> {
    auto found = path->find(name);
    if (!found) return std::unexpected(found.error());
    if (!*found) return std::nullopt;
    return ClassTable::Read{std::move((*found)->file), std::move((*found)->path)};
  };
}

} // namespace

std::expected<std::unique_ptr<LoadedProgram>, Diagnostics> UserProgram::open(std::string_view target,
                                                                             const OpenOptions& options) {
  auto library = java_library();
  if (!library) return std::unexpected(library.error());
  auto bytes = read_file(std::string(target));
  if (!bytes) return std::unexpected(one_diagnostic(bytes.error()));
  std::span<const uint8_t> contents(reinterpret_cast<const uint8_t*>(bytes->data()), bytes->size());
  auto file = read_class_file(contents, target);
  if (!file) return std::unexpected(file.error());
  Symbol name = (*file)->name;
  std::vector<std::string> entries = {root_of(target, name).string()};
  entries.insert(entries.end(), options.code_folders.begin(), options.code_folders.end());
  auto path = ClassPath::make(std::move(entries), (*library)->installation.image);
  if (!path) return std::unexpected(path.error());
  auto shared = std::make_shared<ClassPath>(std::move(*path));
  std::unique_ptr<UserProgram> program(new UserProgram(*(*library)->program, reader_of(shared)));
  program->class_ = program->classes().find(name);
  if (program->class_ == nullptr) {
    auto why = program->classes().problems().find(name);
    std::string reason = why == program->classes().problems().end() ? "it is not on its class path" : why->second;
    return std::unexpected(
        one_diagnostic(fmt::format("class {} can't be linked: {}", source_name(name), reason)));
  }
  program->main_ = &program->lower_class(*program->class_);
  return program;
}

Symbol UserProgram::function_symbol(std::string_view name, size_t arity) const {
  for (const Method& method : class_->methods) {
    bool is_named = method.info->name.text() == name || method.selector.text() == name;
    if (is_named && method.arity() == arity) return method.function;
  }
  return Symbol(fmt::format("{}.{}", class_->name.text(), name));
}

// A class is initialised before its first method runs.
Outcome UserProgram::start_run(Machine& machine, Context& context) {
  if (!has_initialiser(*class_)) return {};
  return machine.call(context, statics_function(*class_), {});
}

std::string UserProgram::value_text(Machine&, Context& context, Symbol, Value value) {
  if (value.is(Kind::Nil)) return "null";
  if (value.is(Kind::Integer)) return fmt::format("{}", value.as_integer());
  if (value.is(Kind::Float)) return fmt::format("{}", value.as_float());
  if (class_name_of(value).text() == "java/lang/String") return utf8_of(text_of(context, value));
  return source_name(class_name_of(value));
}

std::string UserProgram::exception_text(Machine&, Context& context, Value exception) {
  std::string text = source_name(class_name_of(exception));
  Value message = get_field(context, exception, "detailMessage");
  if (!message.is(Kind::Nil)) text += ": " + utf8_of(text_of(context, message));
  for (const TraceElement& element : trace_of(context, exception)) text += "\n\tat " + to_string(element);
  return text;
}

} // namespace assay::java

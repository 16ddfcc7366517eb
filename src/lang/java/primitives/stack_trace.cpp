#include "lang/java/primitives/stack_trace.h"

#include <fmt/format.h>

#include "lang/java/lower/emitter.h"
#include "lang/java/lower/lambda.h"
#include "lang/java/primitives/primitives.h"
#include "lang/java/program.h"

namespace assay::java {

namespace {

constexpr size_t most_stack_entries = 1024; // as the real one keeps

const Method* method_of(Context& context, const StackEntry& entry) {
  return program_of(context).classes().method_of(entry.function->name);
}

// Classes of lambdas, those of functions of the input among them, and the overlays of the library are not seen, nor are
// functions that are no methods.
bool is_hidden(const Method* method) {
  if (method == nullptr || method->owner->file == nullptr) return true;
  std::string_view name = method->owner->name.text();
  std::string_view plain = name.substr(name.rfind('/') + 1);
  return plain.starts_with("OverlayOf") || plain.starts_with("Assay") || is_lambda_class(plain) ||
         is_input_class(plain);
}

bool makes(const Method& method, const JavaClass& exception) {
  std::string_view name = method.info->name.text();
  return (name == "<init>" || name == "fillInStackTrace") && exception.is_a(*method.owner);
}

Value static_of_throwable(Context& context, std::string_view name) {
  JavaClass& throwable = *class_named(context, Symbol("java/lang/Throwable"));
  RecordObject* statics = context.readable(program_of(context).statics(context, throwable).as_record());
  for (size_t i = 0; i < throwable.static_layout.size(); ++i) {
    if (throwable.static_layout[i]->name.text() == name) return statics->fields()[i];
  }
  return Value::nil();
}

} // namespace

void note_trace(Context& context, Value exception) {
  const JavaClass& of = class_of(context, exception);
  std::vector<StackEntry> entries;
  for (const StackEntry& entry : context.task().stack_entries(most_stack_entries)) {
    const Method* method = method_of(context, entry);
    if (is_hidden(method) || (entries.empty() && makes(*method, of))) continue;
    entries.push_back(entry);
  }
  set_field(context, exception, "depth", Value::integer(static_cast<int64_t>(entries.size())));
  set_field(context, exception, "stackTrace", static_of_throwable(context, "UNASSIGNED_STACK"));
  run_state(context).traces[exception.as_record()] = std::move(entries);
}

std::vector<TraceElement> trace_of(Context& context, Value exception) {
  std::vector<TraceElement> trace;
  for (const StackEntry& entry : run_state(context).traces[exception.as_record()]) {
    const Method* method = method_of(context, entry);
    trace.push_back({binary_name(method->owner->name), std::string(method->info->name.text()),
                     method->owner->file->source_file, entry.place.line, method->owner->of_library});
  }
  return trace;
}

std::string to_string(const TraceElement& element) {
  std::string where = element.file.empty() ? "Unknown Source" : element.file;
  if (element.line != 0) where += fmt::format(":{}", element.line);
  return fmt::format("{}{}.{}({})", element.of_library ? "java.base/" : "", element.class_name, element.method, where);
}

// ---- Exceptions that the machine makes: as their constructors would leave them.
Value new_exception(Context& context, std::string_view class_name, const std::string& message) {
  Value exception = new_object(context, *class_named(context, Symbol(class_name)));
  if (!message.empty()) set_field(context, exception, "detailMessage", new_string(context, message));
  set_field(context, exception, "cause", exception);
  set_field(context, exception, "suppressedExceptions", static_of_throwable(context, "SUPPRESSED_SENTINEL"));
  note_trace(context, exception);
  return exception;
}

Value raise(Context& context, std::string_view class_name, const std::string& message) {
  return context.raise(new_exception(context, class_name, message));
}

// ---- Natives

namespace {

Value fill_in_stack_trace(Context& context, const Value* a) {
  note_trace(context, a[0]);
  return a[0];
}

Value init_elements(Context& context, const Value* a) {
  constexpr int64_t plain_format = 3; // neither loader nor version of the module are told
  JavaProgram& program = program_of(context);
  auto text = [&](const std::string& name) { return program.string_constant(Symbol(name)); };
  ArrayObject* elements = context.readable(a[0].as_array());
  size_t next = 0;
  for (const TraceElement& entry : trace_of(context, a[1])) {
    if (next == elements->count) break;
    Value element = elements->elements()[next++];
    set_field(context, element, "declaringClass", text(entry.class_name));
    set_field(context, element, "methodName", text(entry.method));
    if (!entry.file.empty()) set_field(context, element, "fileName", text(entry.file));
    set_field(context, element, "lineNumber", Value::integer(entry.line == 0 ? -1 : int64_t{entry.line}));
    if (entry.of_library) set_field(context, element, "moduleName", text("java.base"));
    set_field(context, element, "format", Value::integer(plain_format));
  }
  return Value::nil();
}

Value nothing(Context&, const Value*) { return Value::nil(); }

} // namespace

void register_stack_trace_natives(PrimitiveRegistry& registry) {
  add(registry, "java/lang/Throwable.fillInStackTrace()Ljava/lang/Throwable;", 1, fill_in_stack_trace, pass_on);
  add(registry,
      "java/lang/StackTraceElement.initStackTraceElements([Ljava/lang/StackTraceElement;Ljava/lang/Throwable;)V", 2,
      init_elements, pass_on);
  add(registry, "java/lang/StackTraceElement.computeFormat()V", 1, nothing, pass_on);
  add(registry, "java/lang/NullPointerException.getExtendedNPEMessage()Ljava/lang/String;", 1, nothing, pass_on);
}

} // namespace assay::java

#include "lang/java/user_program.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/file.h"
#include "input/why_not_built.h"
#include "lang/java/emit/suite_check.h"
#include "lang/java/load/compile_request.h"
#include "lang/java/lower/emitter.h"
#include "lang/java/primitives/stack_trace.h"
#include "lang/java/runtime/real_runtime.h"
#include "lang/java/text/argument_list.h"
#include "lang/java/text/comparable_value.h"
#include "lang/java/text/method_title.h"
#include "lang/java/text/write_canonical.h"
#include "lang/java/text/write_value.h"
#include "lang/java/types/precondition_method.h"
#include "lang/java/types/types_to_shapes.h"
#include "lang/java/types/visibility.h"
#include "lang/own_file.h"

namespace assay::java {

namespace {

// The function of Core that a call of it runs.
Symbol entry_of(const Method& method) {
  if (!is_constructor(method)) return method.function;
  return maker_name(MakerKind::New, method.owner->name, method.info->descriptor.text());
}

size_t argument_count(const Method& method) {
  return method.descriptor.parameters.size() + (takes_object(method) ? 1 : 0);
}

} // namespace

const Method* UserProgram::method_named(std::string_view name, size_t arity) const {
  for (const Method& method : class_->methods) {
    bool is_it = method.selector.text() == name || java::is_named(method, name);
    if (is_it && argument_count(method) == arity) return &method;
  }
  return nullptr;
}

Symbol UserProgram::function_symbol(std::string_view name, size_t arity) const {
  const Method* method = method_named(name, arity);
  return method != nullptr ? entry_of(*method) : Symbol(fmt::format("{}.{}", class_title(class_->name), name));
}

std::string UserProgram::module_title() const { return class_title(class_->name); }

std::string UserProgram::short_title_of(const core::Function& function) const {
  // A constructor is a method of its own name as well as what makes an object by it.
  auto found = std::ranges::find(class_->methods, function.name, &Method::function);
  const Method* method = found == class_->methods.end() ? method_of(function.name) : &*found;
  return method == nullptr ? LoadedProgram::short_title_of(function) : short_title(*method);
}

bool UserProgram::is_named(const core::Function& function, std::string_view name) const {
  const Method* method = method_of(function.name);
  return method == nullptr ? LoadedProgram::is_named(function, name) : java::is_named(*method, name);
}

NamedFunction UserProgram::precondition_of(std::string_view name, const core::Function& tested) const {
  const Method* method = method_of(tested.name);
  std::vector<Symbol> taken = method == nullptr ? std::vector<Symbol>() : argument_types(*method);
  const Method* asked = precondition_method(classes(), *class_, name, taken);
  if (asked == nullptr) return {Symbol(name), {}, std::string(name)};
  return {asked->function, source_name(asked->owner->name), std::string(asked->selector.text())};
}

std::string UserProgram::why_no_precondition(std::string_view name, const core::Function& tested) const {
  const Method* method = method_of(tested.name);
  return method == nullptr ? std::string() : why_no_precondition_method(classes(), *class_, name, *method);
}

// Constructors are called by what makes new objects.
bool UserProgram::is_entry(const core::Function& function) const {
  const Method* method = method_of(function.name);
  if (method == nullptr || method->is(access::is_synthetic) || method->is(access::is_abstract)) return false;
  return is_constructor(*method) ? makes_objects(*method) : method->info->name.text().front() != '<';
}

// Of a class, as a source or a class file writes its name.
std::vector<Symbol> UserProgram::functions_of(std::string_view module) {
  std::string name(module);
  std::ranges::replace(name, '.', '/');
  std::vector<Symbol> names;
  const JavaClass* found = classes().find(Symbol(name));
  if (found == nullptr) return names;
  for (const Method& method : found->methods) {
    if (method.info->code) names.push_back(method.function);
  }
  return names;
}

// A run sees names and lines: by getClass, in stack traces, in what toString answers. So the class files are what it
// is, those of the classes beside it among them. Of classes that were not compiled by us there may be any number: the
// program is what it is named.
std::string UserProgram::identity(const core::Function& entry, bool) const {
  if (!compiled_) return fmt::format("{}\n{}", fingerprint_of_classes(class_path_.front()), entry.name.text());
  std::vector<std::filesystem::path> files;
  for (const auto& file : std::filesystem::recursive_directory_iterator(compiled_->folder()))
    if (file.is_regular_file()) files.push_back(file.path());
  std::ranges::sort(files);
  std::string text(entry.name.text());
  for (const std::filesystem::path& file : files) {
    text += fmt::format("\n{} {}", file.lexically_relative(compiled_->folder()).string(),
                        content_hash(read_file(file).value_or("")));
  }
  return text;
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

const Method* UserProgram::method_of(Symbol function) const {
  auto found = std::ranges::find(class_->methods, function, entry_of);
  return found == class_->methods.end() ? nullptr : &*found;
}

const Method* UserProgram::method_called(const RealCall& call) const {
  return method_named(call.function, call.arguments.size());
}

// What a test in the same package can call.
bool UserProgram::is_tested_unnamed(const core::Function& function) const {
  const Method* method = method_of(function.name);
  if (method == nullptr || method->is(access::is_private)) return false;
  if (is_empty_constructor(*method)) return false;
  bool is_main = method->is_static() && method->selector.text() == "main([Ljava/lang/String;)V";
  bool is_of_enum = class_->is(access::is_enum) && method->is_static() &&
                    (method->info->name.text() == "values" || method->info->name.text() == "valueOf");
  return !is_main && !is_of_enum;
}

std::expected<Signature, Diagnostics> UserProgram::signature(ShapeTable& shapes, const core::Function& function, bool) {
  const Method* method = method_of(function.name);
  if (method == nullptr) return signature_of_any(shapes, function.arity());
  TypesToShapes translation(shapes, classes(), *class_, beside_);
  MethodType type = type_of_method(*method->info);
  std::vector<TypeVariable> variables = type.variables;
  for (const TypeVariable& variable : variables_of_class(*class_->file)) variables.push_back(variable);
  translation.instantiate(variables);
  std::vector<ShapeId> arguments;
  std::vector<JavaType> taken;
  if (takes_object(*method)) {
    taken.push_back(class_type(class_->name.text()));
    arguments.push_back(translation.object_of(taken.back()));
  }
  for (const JavaType& parameter : type.parameters) {
    taken.push_back(substitute(parameter, variables));
    arguments.push_back(translation.shape_of(taken.back()));
  }
  translation.note_arguments(taken);
  std::vector<Symbol> types = argument_types(*method);
  for (size_t i = 0; i < arguments.size(); ++i) {
    arguments[i] = translation.or_same_as_before(arguments[i], std::span(types).first(i + 1));
  }
  Signature signature;
  signature.declared = true;
  ShapeId whole = shapes.add(std::string(method->info->name.text()), {tuple_alternative(arguments)});
  if (!is_built(shapes, whole)) {
    std::vector<std::string> not_made = translation.not_made();
    std::string why = ": " + (not_made.empty() ? why_not_built(shapes, whole) : not_made.front());
    return std::unexpected(one_diagnostic(fmt::format("{} can't be called{}", full_title(*method), why)));
  }
  signature.clauses.push_back({whole, ShapeTable::any});
  signature.input = whole;
  signature.restrictions = translation.restrictions();
  for (const std::string& source : left_out_) {
    signature.restrictions.push_back(
        fmt::format("no classes of {}, which can't be compiled", std::filesystem::path(source).filename().string()));
  }
  signature.not_made = translation.not_made();
  return signature;
}

std::vector<std::string> UserProgram::argument_texts(const core::Function& function, std::span<const Value> arguments,
                                                     const TextParts& parts) const {
  const Method* method = method_of(function.name);
  if (method == nullptr) return LoadedProgram::argument_texts(function, arguments, parts);
  std::vector<Symbol> types = argument_types(*method);
  std::vector<std::string> texts;
  std::optional<TakenTexts> taken = taken_texts(*class_);
  for (size_t i = 0; i < arguments.size() && i < types.size(); ++i) {
    texts.push_back(expression_of(classes(), arguments[i], types[i], taken ? &*taken : nullptr));
  }
  return texts;
}

// The object included.
std::vector<Symbol> UserProgram::argument_types(const Method& method) const {
  std::vector<Symbol> types = method.descriptor.parameters;
  if (takes_object(method)) types.insert(types.begin(), type_of_class(class_->name));
  return types;
}

std::string UserProgram::input_text_of(const ShapeTable&, ShapeId, Value value, const TextParts&) const {
  return expression_of(classes(), value, Symbol(value.is(Kind::Float) ? "D" : "I"));
}

// Of native methods the titles.
std::string UserProgram::operation_text(std::string_view primitive) const {
  if (primitive == "java.new_array") return "the length of an array";
  if (primitive == "java.find_class") return "Class.forName(String)";
  const Method* method = classes().loaded_method(Symbol(primitive));
  return method == nullptr ? std::string(primitive) : full_title(*method);
}

// `A.sum(1, 2)`, `new A().sum(1)`, `A same = new A(); same.equals(same)`.
std::string UserProgram::call_text(const RealCall& call) const {
  CallSource source = call_source(call);
  return source.setup.empty() ? source.expression : fmt::format("{} {}", source.setup, source.expression);
}

CallSource UserProgram::call_source(const RealCall& call) const {
  const Method* method = method_called(call);
  if (method == nullptr) return {{}, fmt::format("{}()", call.function)};
  CallSource source;
  std::vector<std::string> texts = call.arguments;
  std::vector<Symbol> types = argument_types(*method);
  for (size_t i = 0; i < texts.size(); ++i) {
    if (std::ranges::find(call.arguments, earlier_argument(i)) == call.arguments.end()) continue;
    std::string name = source.setup.empty() ? "same" : fmt::format("same{}", i + 1);
    source.setup += fmt::format("{}{} {} = {};", source.setup.empty() ? "" : " ",
                                source_text(type_of_descriptor(types[i])), name, texts[i]);
    texts[i] = name;
    std::ranges::replace(texts, earlier_argument(i), name);
  }
  std::string name = source_text(class_type(class_->name.text()));
  std::span<const std::string> parameters = std::span(texts).subspan(takes_object(*method) ? 1 : 0);
  std::string arguments = java::argument_list(*method, parameters);
  source.expression = is_constructor(*method) ? fmt::format("new {}({})", name, arguments)
                                              : fmt::format("{}.{}({})", takes_object(*method) ? texts[0] : name,
                                                            method->info->name.text(), arguments);
  return source;
}

namespace {

// What its message is, only a call of its own method could tell.
bool makes_up_message(JavaClass& of) {
  for (std::string_view selector : {"getMessage()Ljava/lang/String;", "getLocalizedMessage()Ljava/lang/String;"}) {
    const Method* method = ClassTable::dispatch(of, Symbol(selector));
    if (method != nullptr && method->owner->name.text() != "java/lang/Throwable") return true;
  }
  return false;
}

} // namespace

Failure UserProgram::describe_failure(Context& context, Symbol entry, Value exception) {
  JavaException raised;
  raised.class_name = source_name(class_name_of(exception));
  Value message = get_field(context, exception, "detailMessage");
  if (!message.is(Kind::Nil)) raised.message = utf8_of(text_of(context, message));
  for (const TraceElement& element : trace_of(context, exception)) {
    raised.frames.push_back({{element.class_name, element.method, std::nullopt, element.file, element.line},
                             element.of_library ? FrameOf::Library : FrameOf::Program});
  }
  Frame called{source_name(class_->name), {}, std::nullopt, {}, 0};
  if (const Method* method = method_of(entry)) called.function = method->info->name.text();
  Failure failure = raised_failure(called, raised);
  failure.reason_is_partial = makes_up_message(class_of(context, exception));
  return failure;
}

Failure UserProgram::describe_bad_result(Context& context, Symbol entry, Value result) {
  const Method* method = method_of(entry);
  Failure failure;
  failure.kind = FailureKind::BadResult;
  Symbol type = method == nullptr         ? Symbol("I")
                : is_constructor(*method) ? type_of_class(class_->name)
                                          : method->descriptor.result;
  failure.reason = comparable_value(canonical_text(context, result, type));
  failure.constructor = "_";
  failure.site = {
      source_name(class_->name), method == nullptr ? "" : std::string(method->info->name.text()), std::nullopt, {}, 0};
  return failure;
}

std::string UserProgram::argument_left(Context& context, Symbol entry, uint32_t index, Value value) {
  const Method* method = method_of(entry);
  if (method == nullptr) return {};
  std::vector<Symbol> types = argument_types(*method);
  return index < types.size() ? comparable_value(canonical_text(context, value, types[index])) : std::string();
}

std::unique_ptr<RealRuntime> UserProgram::real_runtime() {
  return std::make_unique<JavaRuntime>(RealProgram{class_path_, source_name(class_->name)});
}

TestedClass UserProgram::tested() const {
  return {class_->name, [this](const RealCall& call) { return call_source(call); },
          [this](const RealCall& call) {
            const Method* method = method_called(call);
            return method == nullptr ? Symbol("V") : method->descriptor.result;
          },
          [this](Symbol name) {
            const JavaClass* of = classes().find(name);
            return of != nullptr && is_visible(*of, *class_);
          }};
}

// `Inner` of `p/Outer$Inner`.
std::string UserProgram::simple_name() const {
  std::string_view name = class_->name.text();
  return std::string(name.substr(name.find_last_of("/$") + 1));
}

std::expected<std::string, Diagnostics> UserProgram::emit_tests(const std::filesystem::path& folder,
                                                                std::span<const EmittedCase> cases) {
  std::string name = simple_name() + "FindingsTest";
  return write_own_file((folder / (name + ".java")).string(), junit_marker, findings_class(tested(), name, cases));
}

std::expected<std::string, Diagnostics> UserProgram::suite_file(const std::filesystem::path& wanted) const {
  std::error_code error;
  bool is_folder = wanted.empty() || std::filesystem::is_directory(wanted, error);
  std::filesystem::path file = is_folder ? wanted / (simple_name() + "Test.java") : wanted;
  if (file.extension() != ".java") {
    return std::unexpected(Diagnostics{{file.string(), 0, 0, "a suite is a file with the ending .java"}});
  }
  if (auto problem = why_not_ours(file.string(), junit_marker)) return std::unexpected(Diagnostics{*problem});
  return file.string();
}

std::expected<std::string, Diagnostics> UserProgram::emit_suite(const std::string& file, std::span<SuiteCase> cases) {
  std::string name = std::filesystem::path(file).stem().string();
  return write_own_file(file, junit_marker, suite_that_compiles(tested(), name, cases, class_path_));
}

} // namespace assay::java

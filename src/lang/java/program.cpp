#include "lang/java/program.h"

#include <fmt/format.h>

#include <ranges>
#include <stdexcept>

#include "core/builder.h"
#include "core/verifier.h"
#include "lang/java/lower/function_objects.h"
#include "lang/java/lower/lower_made.h"
#include "lang/java/lower/lower_method.h"
#include "lang/java/primitives/primitives.h"
#include "lang/java/primitives/stack_trace.h"
#include "lang/java/text/library_content.h"
#include "lang/java/text/method_title.h"
#include "lang/java/types/makers.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

constexpr std::string_view statics_ending = ".<statics>";

// What carries out methods of a class of the library that are native there, or that need the world: a class of ours in
// the same package (runtime/java), with a static method of the same name that takes the object first.
Symbol overlay_name(const JavaClass& of) {
  std::string_view name = of.name.text();
  size_t package = name.rfind('/') + 1;
  return Symbol(fmt::format("{}OverlayOf{}", name.substr(0, package), name.substr(package)));
}

// Where the object's class can't be named, it is an Object.
const Method* overlay_of(ClassTable& classes, const Method& method) {
  if (method.info->name.text().front() == '<') return nullptr; // what initialises the overlay is its own affair
  JavaClass* overlay = classes.find(overlay_name(*method.owner));
  if (overlay == nullptr) return nullptr;
  auto find = [&](Symbol selector) {
    auto found = overlay->by_selector.find(selector);
    return found == overlay->by_selector.end() ? nullptr : found->second;
  };
  if (method.is_static()) return find(method.selector);
  auto taking = [&](std::string_view type) {
    return Symbol(fmt::format("{}({}{}", method.info->name.text(), type, method.info->descriptor.text().substr(1)));
  };
  const Method* found = find(taking(type_of_class(method.owner->name).text()));
  return found != nullptr ? found : find(taking("Ljava/lang/Object;"));
}

} // namespace

JavaProgram::JavaProgram(JavaProgram* library, ClassTable::Reader reader)
    : library_(library), classes_(library == nullptr ? nullptr : &library->classes_, std::move(reader)),
      static_fields_(classes_) {}

JavaProgram::~JavaProgram() = default;

const core::Function* JavaProgram::keep(std::unique_ptr<core::Module> module, Symbol function) {
  auto sound = core::verified(std::move(module));
  if (!sound) throw std::logic_error("lowering: " + to_string(sound.error()));
  for (const core::Function* made : (*sound)->functions) functions_[made->name] = made;
  modules_.push_back(std::move(*sound));
  auto wanted = functions_.find(function);
  return wanted == functions_.end() ? nullptr : wanted->second;
}

const core::Function* JavaProgram::lower(Method& method) {
  if (method.lowered != nullptr) return method.lowered;
  if (method.owner->of_library && !is_library()) return method.lowered = library_->lower(method);
  auto known = functions_.find(method.function); // a lambda's
  if (known != functions_.end()) return method.lowered = known->second;
  core::ModuleBuilder module(method.owner->name, Symbol("java"));
  const Method* overlay = is_library() ? overlay_of(classes_, method) : nullptr;
  const core::Function* made = nullptr;
  if (overlay != nullptr) {
    made = lower_overlaid(module, classes_, method, *overlay);
  } else if (primitives().find(method.function) != nullptr || method.is(access::is_native)) {
    made = lower_native(module, classes_, method, primitives());
  } else if (!method.info->code) {
    made = lower_abstract(module, classes_, method);
  } else {
    made = MethodLowering(module, classes_, method, is_library() ? nullptr : &static_fields_).lower();
  }
  module.add(made);
  return method.lowered = keep(module.finish(), method.function);
}

// Values of the library by what they hold, objects of the program by their fields.
std::optional<ObjectParts> JavaProgram::object_parts(Context& context, Value value) {
  if (value.is(Kind::Array)) {
    ArrayObject* array = context.readable(value.as_array());
    JavaClass& of = class_of(context, value);
    Symbol kind = of.element->is_primitive ? of.name : Symbol("array");
    return ObjectParts{kind, {array->elements(), array->count}};
  }
  std::optional<LibraryContent> content = library_content(context, value);
  if (!content) return LoadedProgram::object_parts(context, value);
  ObjectParts parts{content->kind, context.arena().copy(content->parts)};
  parts.is_closed = content->form == LibraryContent::Form::Closed;
  if (content->form == LibraryContent::Form::Set) parts.unordered = 1;
  if (content->form == LibraryContent::Form::Map) parts.unordered = 2;
  return parts;
}

std::string JavaProgram::title_of(const core::Function& function) const {
  const Method* method = classes_.loaded_method(function.name);
  auto maker = method == nullptr ? maker_of_name(function.name) : std::nullopt;
  if (maker && maker->kind == MakerKind::New) {
    JavaClass* of = classes_.find(maker->owner);
    method = of == nullptr ? nullptr : ClassTable::find_method(*of, Symbol("<init>" + maker->rest));
  }
  return method == nullptr ? LoadedProgram::title_of(function) : full_title(*method);
}

const core::Module& JavaProgram::lower_class(JavaClass& of) {
  core::ModuleBuilder module(of.name, Symbol("java"));
  for (const Method& method : of.methods) {
    if (method.info->code) module.add(MethodLowering(module, classes_, method, &static_fields_).lower());
  }
  // Constructors are called by what makes new objects.
  for (const Method& method : of.methods) {
    if (!method.info->code || !makes_objects(method) || method.is(access::is_private)) continue;
    Symbol name = maker_name(MakerKind::New, of.name, method.info->descriptor.text());
    module.add(lower_maker(module, classes_, name, *maker_of_name(name)));
  }
  keep(module.finish(), {});
  return *modules_.back();
}

const core::Function* JavaProgram::lower_statics(JavaClass& of) {
  if (of.of_library && !is_library()) return library_->lower_statics(of);
  Symbol name = statics_function(of);
  auto known = functions_.find(name);
  if (known != functions_.end()) return known->second;
  core::ModuleBuilder module(of.name, Symbol("java"));
  module.add(lower_statics_function(module, classes_, of, is_library() ? classes_.find(overlay_name(of)) : nullptr));
  return keep(module.finish(), name);
}

Callee JavaProgram::resolve(Symbol function) {
  auto known = functions_.find(function);
  if (known != functions_.end()) return {known->second, nullptr};
  if (library_ != nullptr) {
    known = library_->functions_.find(function);
    if (known != library_->functions_.end()) return {known->second, nullptr};
  }
  std::string_view text = function.text();
  if (text.ends_with(statics_ending)) {
    JavaClass* of = classes_.find(Symbol(text.substr(0, text.size() - statics_ending.size())));
    return {of == nullptr ? nullptr : lower_statics(*of), nullptr};
  }
  if (auto maker = maker_of_name(function)) {
    core::ModuleBuilder module(function, Symbol("java"));
    const core::Function* made = nullptr;
    if (maker->kind == MakerKind::Function) {
      auto spec = spec_of_maker(classes_, *maker);
      if (spec) made = lower_function_object_maker(module, classes_, function, *spec);
    } else {
      made = lower_maker(module, classes_, function, *maker);
    }
    if (made == nullptr) return {};
    module.add(made);
    return {keep(module.finish(), function), nullptr};
  }
  if (Method* method = classes_.method_of(function)) return {lower(*method), nullptr};
  return {nullptr, primitives().find(function)};
}

const core::Function* JavaProgram::resolve_method(Symbol class_name, Symbol selector) {
  JavaClass* of = classes_.find(class_name);
  const Method* method = of == nullptr ? nullptr : ClassTable::dispatch(*of, selector);
  if (method == nullptr) return nullptr;
  return method->lowered != nullptr ? method->lowered : lower(const_cast<Method&>(*method));
}

const Primitive* JavaProgram::primitive(Symbol name) { return primitives().find(name); }

Symbol JavaProgram::called_from_outside(Symbol function) {
  const Method* method = maker_of_name(function) ? nullptr : classes_.method_of(function);
  if (method == nullptr || !method->is_static() || !has_initialiser(*method->owner)) return function;
  return maker_name(MakerKind::Static, method->owner->name, method->selector.text());
}

// What calls have done to statics is done: so it is in the real Java.
void JavaProgram::forget_making(Context& context) {
  context.output.clear();
  run_state(context).printed.clear();
  run_state(context).symbolic_output.clear();
  context.renew(context.budget());
}

bool JavaProgram::has_symbolic_output(Context& context) { return !run_state(context).symbolic_output.empty(); }

Value JavaProgram::printed(Context& context) {
  const RunState& state = run_state(context);
  std::vector<Value> bytes;
  for (char16_t unit : state.printed) {
    bytes.push_back(Value::integer(static_cast<int8_t>(unit & 0xff)));
    bytes.push_back(Value::integer(static_cast<int8_t>(unit >> 8)));
  }
  for (const RunState::PrintedByte& each : state.symbolic_output) bytes[each.at] = each.byte;
  return assay::make_tuple(context.arena(), bytes);
}

namespace {

// One whose order hinges on its capacity.
bool is_hash_table(Value object) {
  static const std::unordered_set<std::string_view> tables = {
      "java/util/HashMap",   "java/util/HashSet",     "java/util/concurrent/ConcurrentHashMap",
      "java/util/Hashtable", "java/util/WeakHashMap", "java/util/IdentityHashMap"};
  return object.is(Kind::Record) && tables.contains(class_name_of(object).text());
}

} // namespace

void JavaProgram::note_input(Context& context, std::span<const Value> arguments, std::span<const Value> made) {
  RunState& state = run_state(context);
  auto note = [](std::unordered_set<const void*>& into, std::span<const Value> values) {
    for (Value value : values) {
      bool is_object = value.is(Kind::Record) || value.is(Kind::Array);
      if (is_object) into.insert(reinterpret_cast<const void*>(value.payload()));
    }
  };
  note(state.arguments, arguments);
  note(state.made, made);
  state.has_hash_tables = std::ranges::any_of(made, [](Value each) { return is_hash_table(each); });
}

Value JavaProgram::exception_for(Context& context, Fault fault, std::span<const Value> operands) {
  switch (fault) {
    case Fault::NotARecord:
    case Fault::NotAnArray: return new_exception(context, "java/lang/NullPointerException");
    case Fault::OutOfBounds:
      return new_exception(
          context, "java/lang/ArrayIndexOutOfBoundsException",
          fmt::format("Index {} out of bounds for length {}", operands[1].as_integer(), operands[0].as_array()->count));
    case Fault::StackOverflow: return new_exception(context, "java/lang/StackOverflowError");
    case Fault::NoMethod: return new_exception(context, "java/lang/AbstractMethodError");
    case Fault::Undefined:
      return new_exception(context, "java/lang/NoSuchMethodError", std::string(operands[0].as_symbol().text()));
    default:
      return context.end(Ending::MachineFault, fmt::format("fault {} can't happen in Java", static_cast<int>(fault)));
  }
}

// ---- Statics

Context& JavaProgram::base() {
  JavaProgram& all = library();
  if (all.base_ == nullptr) {
    all.base_ = std::make_unique<Context>(all, Budget{});
    all.base_->make_base_heap();
    all.base_machine_ = std::make_unique<Machine>(all);
  }
  return *all.base_;
}

Machine& JavaProgram::base_machine() {
  base();
  return *library().base_machine_;
}

namespace {

RecordObject* new_statics(JavaProgram& program, Context& context, const JavaClass& of) {
  RecordObject* statics = new_record(context.arena(), statics_function(of), of.static_defaults);
  if (context.is_base_heap()) context.remember(statics);
  for (size_t i = 0; i < of.static_layout.size(); ++i) {
    if (!of.static_layout[i]->constant) continue;
    const Constant& constant = of.file->constants[*of.static_layout[i]->constant];
    Value& value = statics->fields()[i];
    if (const auto* number = std::get_if<int32_t>(&constant)) value = Value::integer(*number);
    if (const auto* number = std::get_if<int64_t>(&constant)) value = Value::integer(*number);
    if (const auto* number = std::get_if<float>(&constant)) value = Value::floating(static_cast<double>(*number));
    if (const auto* number = std::get_if<double>(&constant)) value = Value::floating(*number);
    if (const auto* text = std::get_if<StringConstant>(&constant)) {
      value = program.string_constant(string_symbol(text->text));
    }
  }
  return statics;
}

} // namespace

namespace {

// What went wrong, where, and what caused it.
std::string described(Context& context, Value exception) {
  std::string text = source_name(class_name_of(exception));
  Value message = get_field(context, exception, "detailMessage");
  if (!message.is(Kind::Nil)) text += ": " + utf8_of(text_of(context, message));
  std::vector<TraceElement> trace = trace_of(context, exception);
  if (!trace.empty()) text += " in " + to_string(trace.front());
  Value cause = get_field(context, exception, "cause");
  if (cause.is(Kind::Nil) || cause.same(exception)) return text;
  return text + ", caused by " + described(context, cause);
}

} // namespace

void JavaProgram::ensure_initialised(JavaClass& of) {
  if (!is_library()) return library_->ensure_initialised(of);
  base().renew(Budget{});
  Outcome outcome = base_machine().call(base(), statics_function(of), {});
  base().freeze();
  if (!outcome.returned()) {
    of.state = JavaClass::State::Failed;
    std::string why = outcome.detail;
    if (outcome.ending == Ending::Raised) why = described(base(), outcome.exception);
    problems_.emplace(of.name, fmt::format("{} can't be initialised: {}", source_name(of.name), why));
  }
}

void JavaProgram::start() {
  for (std::string_view name : {"java/lang/String", "java/lang/Throwable", "java/lang/Class"}) {
    JavaClass* of = classes_.find(Symbol(name));
    if (of != nullptr && of->state == JavaClass::State::Loaded) ensure_initialised(*of);
  }
  // A part of the real virtual machine's start: by it the library's packages reach what is private in java.lang.
  base().renew(Budget{});
  base_machine().call(base(), Symbol("java/lang/System.setJavaLangAccess()V"), {});
  base().freeze();
}

namespace {

// Another class that this one has initialised sees it half done; had that been the first, it would be the other way
// round.
void note_half_initialised(Context& context, const JavaClass& of) {
  auto with_code = [](const JavaClass* each) { return each->initialiser != nullptr; };
  auto running = std::ranges::reverse_view(run_state(context).initialising) | std::views::filter(with_code);
  if (running.empty() || running.front() == &of) return;
  context.leave_open(fmt::format("the initialisers of {} and {} need each other", class_title(of.name),
                                 class_title(running.front()->name)));
}

} // namespace

Value JavaProgram::statics_if_ready(Context& context, JavaClass& of) {
  if (!of.of_library) {
    RunState::Initialised& known = run_state(context).classes[&of];
    if (known.state == JavaClass::State::Failed) {
      return raise(context, "java/lang/NoClassDefFoundError", "Could not initialize class " + source_name(of.name));
    }
    if (known.state == JavaClass::State::Initialising) note_half_initialised(context, of);
    bool is_ready = known.state != JavaClass::State::Loaded || !has_initialiser(of);
    return is_ready ? statics(context, of) : Value::nil();
  }
  if (of.state == JavaClass::State::Loaded) {
    if (!has_initialiser(of)) {
      of.state = JavaClass::State::Initialised;
    } else if (context.is_base_heap()) {
      return Value::nil();
    } else {
      ensure_initialised(of);
    }
  }
  if (of.state == JavaClass::State::Failed) {
    return context.unsupported(library().problems_[of.name]);
  }
  return statics(context, of);
}

Value JavaProgram::statics(Context& context, JavaClass& of) {
  RecordObject*& record = of.of_library ? of.statics : run_state(context).classes[&of].statics;
  if (record == nullptr) record = new_statics(*this, of.of_library ? base() : context, of);
  return Value::record(record);
}

void JavaProgram::set_state(Context& context, JavaClass& of, JavaClass::State state) {
  if (of.of_library) {
    of.state = state;
    return;
  }
  RunState& known = run_state(context);
  known.classes[&of].state = state;
  if (state == JavaClass::State::Initialising) {
    known.initialising.push_back(&of);
  } else if (!known.initialising.empty()) {
    known.initialising.pop_back();
  }
}

// ---- What all runs share

Value JavaProgram::string_constant(Symbol text) {
  auto [found, is_new] = library().strings_.try_emplace(text);
  if (is_new) {
    found->second = new_string(base(), string_of_symbol(text));
    if (!base().task().slots) base().freeze();
  }
  return found->second;
}

Value JavaProgram::mirror_of(JavaClass& of) {
  if (of.mirror.is(Kind::Unset)) {
    of.mirror = new_object(base(), *classes_.find(Symbol("java/lang/Class")));
    library().mirrored_[of.mirror.as_record()] = &of;
    if (of.element != nullptr) set_field(base(), of.mirror, "componentType", mirror_of(*of.element));
    if (!base().task().slots) base().freeze();
  }
  return of.mirror;
}

// That of the program lives as long as a run, as all of its objects do.
Value JavaProgram::lambda_constant(Context& context, JavaClass& of) {
  auto& known = of.of_library ? library().lambdas_ : run_state(context).lambdas;
  auto [found, is_new] = known.try_emplace(&of);
  if (is_new) {
    found->second = new_object(of.of_library ? base() : context, of);
    if (of.of_library && !base().task().slots) base().freeze();
  }
  return found->second;
}

bool JavaProgram::is_small_box(Context& context, Value object) {
  if (!object.is(Kind::Record)) return false;
  return library().small_boxes_.contains(object.as_record()) ||
         run_state(context).small_boxes.contains(object.as_record());
}

void JavaProgram::note_small_box(Context& context, Value object) {
  auto& boxes = context.is_base_heap() ? library().small_boxes_ : run_state(context).small_boxes;
  boxes.insert(object.as_record());
}

JavaClass* JavaProgram::class_of_mirror(Value mirror) {
  auto found = library().mirrored_.find(mirror.as_record());
  return found == library().mirrored_.end() ? nullptr : found->second;
}

} // namespace assay::java

#include "lang/java/lower/lambda.h"

namespace assay::java {

namespace {

// Kinds of method handles (table 5.4.3.5-A).
constexpr uint8_t invoke_static = 6;
constexpr uint8_t invoke_special = 7;
constexpr uint8_t new_invoke_special = 8;

constexpr int32_t is_serializable = 1;
constexpr int32_t has_markers = 2;
constexpr int32_t has_bridges = 4;

class LambdaMaker {
 public:
  LambdaMaker(core::ModuleBuilder& module, ClassTable& classes, const JavaClass& inside, const LambdaSite& site)
      : module_(module), classes_(classes), inside_(inside), site_(site),
        shape_(method_descriptor(site.constant.descriptor)), target_(handle_at(1)) {}

  const JavaClass* make() {
    MadeClass made;
    made.name = site_.name;
    made.interfaces = {class_of_type(shape_.result)};
    made.field_types = shape_.parameters;
    add_method(made, type_at(0));
    read_extras(made);
    for (Symbol interface : made.interfaces) {
      if (classes_.find(interface) == nullptr) return nullptr;
    }
    for (const MadeClass::MadeMethod& method : made.methods) lower(method);
    return &classes_.add(made);
  }

 private:
  const Constant& argument(size_t index) const { return site_.file.constants[site_.bootstrap.arguments[index]]; }
  Symbol type_at(size_t index) const { return std::get<MethodTypeConstant>(argument(index)).descriptor; }
  const MethodHandleConstant& handle_at(size_t index) const { return std::get<MethodHandleConstant>(argument(index)); }

  void add_method(MadeClass& made, Symbol descriptor) const {
    Symbol selector = selector_of(site_.constant.name, descriptor);
    made.methods.push_back({site_.constant.name, descriptor, function_name(site_.name, selector)});
  }

  // What altMetafactory has besides: further interfaces, further descriptors of the method.
  void read_extras(MadeClass& made) const {
    size_t count = site_.bootstrap.arguments.size();
    size_t next = 3;
    auto number = [&]() { return next < count ? std::get<int32_t>(argument(next++)) : 0; };
    int32_t flags = number();
    if ((flags & is_serializable) != 0) made.interfaces.push_back(Symbol("java/io/Serializable"));
    if ((flags & has_markers) != 0) {
      for (int32_t left = number(); left > 0; --left) {
        made.interfaces.push_back(std::get<ClassConstant>(argument(next++)).name);
      }
    }
    if ((flags & has_bridges) != 0) {
      for (int32_t left = number(); left > 0; --left) add_method(made, type_at(next++));
    }
  }

  void lower(const MadeClass::MadeMethod& method) {
    MethodDescriptor given = method_descriptor(method.descriptor);
    MethodDescriptor known = method_descriptor(type_at(2));
    core::FunctionBuilder function(module_, method.function, method.name,
                                   static_cast<uint32_t>(given.parameters.size()) + 1);
    Emitter emit(module_, function, method.function, classes_, &inside_);
    function.set_exported(true);
    function.set_place(site_.place);
    function.start_block(function.entry());
    emit.at(site_.place, 0);
    std::vector<Symbol> wanted = wanted_types();
    Emitter::Operands arguments;
    for (uint32_t i = 0; i < shape_.parameters.size(); ++i) {
      arguments.push_back(emit.load(i, function.parameter(0)));
    }
    for (size_t i = 0; i < given.parameters.size(); ++i) {
      size_t place = arguments.size();
      Symbol to = place < wanted.size() ? wanted[place] : known.parameters[i];
      core::Operand value = function.parameter(static_cast<uint32_t>(i) + 1);
      arguments.push_back(emit.convert(value, given.parameters[i], known.parameters[i], to));
    }
    auto [result, type] = call_target(emit, arguments);
    if (is_void(given.result)) {
      function.return_values({emit.null()}, site_.place);
    } else {
      function.return_values({emit.convert(result, type, type, given.result)}, site_.place);
    }
    module_.add(function.finish());
  }

  // Of the arguments of what is called, the receiver among them.
  std::vector<Symbol> wanted_types() const {
    std::vector<Symbol> types = method_descriptor(target_.member.descriptor).parameters;
    if (target_.kind != invoke_static && target_.kind != new_invoke_special) {
      types.insert(types.begin(), type_of_class(target_.member.owner));
    }
    return types;
  }

  std::pair<core::Operand, Symbol> call_target(Emitter& emit, Emitter::Operands& arguments) const {
    Symbol result_type = method_descriptor(target_.member.descriptor).result;
    if (target_.kind == new_invoke_special) {
      JavaClass* of = classes_.find(target_.member.owner);
      Symbol type = type_of_class(target_.member.owner);
      if (of == nullptr) return {emit.missing_class(target_.member.owner), type};
      core::Operand object = emit.new_object(*of);
      arguments.insert(arguments.begin(), object);
      emit.call(target_.member, CallKind::Special, arguments);
      return {object, type};
    }
    CallKind kind = target_.kind == invoke_static    ? CallKind::Static
                    : target_.kind == invoke_special ? CallKind::Special
                                                     : CallKind::Virtual;
    Emitter::Operands results = emit.call(target_.member, kind, arguments);
    return {results.empty() ? emit.null() : results[0], result_type};
  }

  core::ModuleBuilder& module_;
  ClassTable& classes_;
  const JavaClass& inside_;
  const LambdaSite& site_;
  MethodDescriptor shape_;
  const MethodHandleConstant& target_;
};

} // namespace

bool is_lambda_class(std::string_view name) { return name.find("$$Lambda$") != std::string_view::npos; }
bool is_input_class(std::string_view name) { return name.find("$$Input$") != std::string_view::npos; }

const JavaClass* make_lambda_class(core::ModuleBuilder& module, ClassTable& classes, const JavaClass& inside,
                                   const LambdaSite& site) {
  return LambdaMaker(module, classes, inside, site).make();
}

} // namespace assay::java

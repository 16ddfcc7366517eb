#include "lang/ocaml/types/types_to_shapes.h"

#include <fmt/core.h>

#include <algorithm>
#include <unordered_set>
#include <utility>

#include "input/hidden.h"
#include "input/made_by_call.h"
#include "input/occurrences.h"
#include "input/walk_shapes.h"
#include "input/why_not_built.h"
#include "lang/ocaml/text/write_call.h"
#include "lang/ocaml/types/api.h"
#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

namespace {

Alternative integers(int64_t least, int64_t greatest) {
  return integer_alternative(BigInteger(least), BigInteger(greatest));
}

// Units of the library by the names that they have in programs.
std::string text_for_people(const Type& type) {
  constexpr std::string_view prefix = "Stdlib__";
  std::string text = UnitTypes::text(type);
  for (size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix)) text.erase(at, prefix.size());
  return text;
}

size_t size_of(const Type& type) {
  size_t size = 1;
  for (size_t i = 0; i < type.parts.size() && size < OpenTypes::largest; ++i) size += size_of(*type.parts[i]);
  for (size_t i = 0; i < type.tags.size() && size < OpenTypes::largest; ++i) {
    if (type.tags[i].argument != nullptr) size += size_of(*type.tags[i].argument);
  }
  return std::min(size, OpenTypes::largest);
}

} // namespace

Symbol block_maker(int64_t tag, size_t count) { return Symbol(fmt::format("ocaml.make/{}/{}", tag, count)); }

void TypesToShapes::restrict(std::string words) {
  if (std::ranges::find(restrictions_, words) == restrictions_.end()) restrictions_.push_back(std::move(words));
}

ShapeId TypesToShapes::defined(ShapeId self, std::vector<ShapeTable::Member> members) {
  shapes_.define(self, std::move(members));
  return self;
}

ShapeId TypesToShapes::impossible(const Type& type, ShapeId self, std::string_view why) {
  std::string words = fmt::format("no value of type {} can be made: {}", text_for_people(type), why);
  unmakeable_.emplace_back(self, std::move(words));
  return defined(self, {});
}

// By what its module offers. Where an argument of a call can't be made, that call is none.
ShapeId TypesToShapes::hidden_shape(const Type& type, ShapeId self) {
  std::vector<ShapeTable::Member> members;
  for (const ApiMaker& maker : makers_of(types_, type)) {
    members.emplace_back(made_by_call_alternative(shapes_, maker.call.symbol(), shapes_of(maker.arguments, {})));
  }
  if (members.empty()) return impossible(type, self, "no function of its module gives one");
  hidden_.emplace_back(self, &type);
  return defined(self, std::move(members));
}

std::vector<std::string> TypesToShapes::restrictions() {
  std::vector<std::string> all = restrictions_;
  for (const auto& [shape, type] : hidden_) {
    std::vector<std::string> names;
    for (const Alternative& each : shapes_.alternatives(shape)) {
      std::string name = function_text(ApiCall::of(maker_of(shapes_, each))->name);
      if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
    }
    if (names.empty()) continue;
    all.push_back(fmt::format("values of type {} are made by {}", text_for_people(*type), fmt::join(names, ", ")));
  }
  return all;
}

namespace {

// What values of a shape are made of, whatever calls make them: a call that can't be made is only none of the ways.
std::unordered_set<ShapeId> parts_of(ShapeTable& shapes, ShapeId whole) {
  std::unordered_set<ShapeId> seen;
  std::vector<ShapeId> pending = {whole};
  while (!pending.empty()) {
    ShapeId shape = pending.back();
    pending.pop_back();
    if (shapes.is_everything(shape) || !seen.insert(shape).second) continue;
    for (const Alternative& each : shapes.all_alternatives(shape)) {
      if (is_made_by_call(shapes, each) && ApiCall::of(maker_of(shapes, each))) continue;
      pending.insert(pending.end(), each.fields.begin(), each.fields.end());
    }
  }
  return seen;
}

} // namespace

std::vector<std::string> TypesToShapes::problems(ShapeId input) {
  std::vector<std::string> all;
  std::unordered_set<ShapeId> parts = parts_of(shapes_, input);
  auto add = [&](ShapeId shape, const std::string& words) {
    if (parts.contains(shape) && std::ranges::find(all, words) == all.end()) all.push_back(words);
  };
  for (const auto& [shape, words] : unmakeable_) add(shape, words);
  for (const auto& [shape, type] : hidden_) {
    if (shapes_.can_be_built(shape)) continue;
    add(shape, fmt::format("no value of type {} can be made: no function of its module gives the first one",
                           text_for_people(*type)));
  }
  return all;
}

ShapeId TypesToShapes::shape_of(const Type& given) {
  const Type& type = *types_.expanded(given);
  // Which type it was taken as is not known there, and nobody has to know.
  if (of_result_ && type.kind == Type::Kind::Variable) return ShapeTable::any;
  bool hides = of_result_ && (types_.holds_hidden(type) || types_.holds_lazy(type));
  std::string key = fmt::format("ocaml {}{}", hides ? "result " : "", UnitTypes::text(type));
  if (auto known = shapes_.find(key)) return *known;
  ShapeId self = shapes_.declare(UnitTypes::text(type));
  shapes_.remember(key, self);
  types_.remember(type);
  if (is_mutable(type)) mutable_.emplace_back(self, text_for_people(type));
  if (hides && !can_be_looked_into(type)) return defined(self, {hidden_alternative()});
  size_t size = size_of(type);
  if (!type.parts.empty() && open_.has_no_end(type.name, size)) {
    if (of_result_) return defined(self, {ShapeTable::any});
    restrict(fmt::format("values that hold a {} are left out: there is no end to such types", text_for_people(type)));
    return defined(self, {});
  }
  open_.enter(type.name, size);
  new_shape(type, self);
  open_.leave();
  return self;
}

ShapeId TypesToShapes::new_shape(const Type& type, ShapeId self) {
  switch (type.kind) {
    // Of a constructor or a field that has variables of its own, or of what a function in a result takes.
    case Type::Kind::Variable:
      restrict(fmt::format("type variable '{} taken as int", type.name));
      return defined(self, {integers(smallest_integer, largest_integer)});
    case Type::Kind::Arrow: return function_shape(type, self);
    case Type::Kind::Tuple: return defined(self, {tuple_alternative(shapes_of(type.parts, {}))});
    case Type::Kind::Constructor: return constructor_shape(type, self);
    case Type::Kind::PolyVariant: return poly_variant_shape(type, self);
    case Type::Kind::Other: return impossible(type, self, "types of this kind are not supported");
  }
  return self;
}

bool TypesToShapes::is_mutable(const Type& type) const {
  if (type.kind != Type::Kind::Constructor) return false;
  if (type.name == "array" || type.name == "floatarray" || type.name == "bytes") return true;
  const Declaration* known = types_.declaration(type.name);
  auto has_mutable = [](const auto& with_fields) {
    return std::ranges::any_of(with_fields.fields, [](const Field& field) { return field.is_mutable; });
  };
  return known != nullptr && (has_mutable(*known) || std::ranges::any_of(known->constructors, has_mutable));
}

std::vector<ShapeId> TypesToShapes::shapes_of(std::span<const Type* const> types, const UnitTypes::Substitution& by) {
  std::vector<ShapeId> shapes;
  for (const Type* type : types) shapes.push_back(shape_of(*types_.substitute(*type, by)));
  return shapes;
}

ShapeId TypesToShapes::function_shape(const Type& type, ShapeId self) {
  // Its table would have keys that nobody may see into, and two programs would disagree on them.
  if (!of_result_ && types_.holds_hidden(type)) {
    return impossible(type, self, "functions of abstract types are not made");
  }
  FunctionType function = function_type(type);
  bool of_result = std::exchange(of_result_, false);
  std::vector<ShapeId> arguments = shapes_of(function.arguments, {});
  of_result_ = of_result;
  return defined(self, {function_alternative(std::move(arguments), shape_of(*function.result))});
}

// By the form of a value alone: so that parts which nobody may compare are found in it.
bool TypesToShapes::can_be_looked_into(const Type& type) const {
  if (types_.is_hidden(type)) return false;
  if (type.kind != Type::Kind::Constructor) return type.kind == Type::Kind::Tuple || type.kind == Type::Kind::Arrow;
  if (type.name == "list") return true;
  const Declaration* known = types_.declaration(type.name);
  if (known == nullptr || type.name == "lazy_t") return false;
  auto is_mutable = [](const Field& field) { return field.is_mutable; };
  if (known->kind == Declaration::Kind::Record) {
    return known->representation != "float" && std::ranges::none_of(known->fields, is_mutable);
  }
  return known->kind == Declaration::Kind::Variant &&
         std::ranges::none_of(known->constructors,
                              [&](const Constructor& each) { return std::ranges::any_of(each.fields, is_mutable); });
}

ShapeId TypesToShapes::result_shape(const Type& type) {
  bool before = std::exchange(of_result_, true);
  ShapeId shape = shape_of(type);
  of_result_ = before;
  return shape;
}

ShapeId TypesToShapes::constructor_shape(const Type& type, ShapeId self) {
  const std::string& name = type.name;
  if (name == "int") return defined(self, {integers(smallest_integer, largest_integer)});
  if (name == "char") return defined(self, {integers(0, 255)});
  if (name == "string") return defined(self, {bits_alternative(0, 8)});
  if (name == "float") {
    restrict("NaN with the bits of nan only");
    return defined(self, {float_alternative()});
  }
  if (name == "int32") {
    return defined(
        self, {cons_alternative(tag_shape(names::int32()), shapes_.add("int32", {integers(INT32_MIN, INT32_MAX)}))});
  }
  if (name == "int64" || name == "nativeint") {
    ShapeId number = shapes_.add(name, {integers(INT64_MIN, INT64_MAX)});
    return defined(self, {cons_alternative(tag_shape(Symbol(name)), number)});
  }
  if (name == "bytes") {
    ShapeId text = shapes_.add("string", {bits_alternative(0, 8)});
    return defined(self, {made_by_call_alternative(shapes_, Symbol("ocaml.bytes_of_string"), {text})});
  }
  if (name == "array" || name == "floatarray") {
    Type* element = types_.make();
    element->kind = Type::Kind::Constructor;
    element->name = "float";
    Type* list = types_.make();
    list->kind = Type::Kind::Constructor;
    list->name = "list";
    list->parts = {type.parts.empty() ? element : type.parts[0]};
    ShapeId elements = shape_of(*list);
    return defined(self, {made_by_call_alternative(shapes_, Symbol("ocaml.array_of_list"), {elements})});
  }
  if (types_.is_lazy(type)) {
    restrict("lazy inputs are known already: forcing one neither raises nor does anything");
    ShapeId value = shape_of(*type.parts.at(0));
    return defined(self, {made_by_call_alternative(shapes_, Symbol("caml_lazy_make_forward"), {value})});
  }
  // Arrays are made of lists, which need not be declared where they are not named.
  if (name == "list") {
    return defined(self, {integers(0, 0), tuple_alternative({shape_of(*type.parts.at(0)), self})});
  }
  const Declaration* declaration = types_.declaration(name);
  if (declaration == nullptr && types_.is_hidden(type)) return hidden_shape(type, self);
  if (declaration == nullptr) return impossible(type, self, "its declaration is not known");
  bool is_made = declaration->is_private && !of_result_;
  if (is_made || declaration->kind == Declaration::Kind::Abstract) return hidden_shape(type, self);
  switch (declaration->kind) {
    case Declaration::Kind::Variant: return variant_shape(*declaration, type, self);
    case Declaration::Kind::Record: return record_shape(*declaration, type, self);
    case Declaration::Kind::Open: return impossible(type, self, "it can be extended anywhere");
    case Declaration::Kind::Abstract: break;
  }
  return self;
}

ShapeId TypesToShapes::tag_shape(Symbol tag) {
  std::string key = fmt::format("ocaml tag {}", tag.text());
  if (auto known = shapes_.find(key)) return *known;
  ShapeId shape = shapes_.add(std::string(tag.text()), {symbol_alternative(tag)});
  shapes_.remember(key, shape);
  return shape;
}

Alternative TypesToShapes::block(int64_t tag, const std::vector<ShapeId>& fields, bool is_mutable) {
  if (is_mutable) return made_by_call_alternative(shapes_, block_maker(tag, fields.size()), fields);
  if (tag == 0) return tuple_alternative(fields);
  return cons_alternative(tag_shape(tag_symbol(tag)), shapes_.add("fields", {tuple_alternative(fields)}));
}

// A constructor may have variables of its own, `Any : 'a kind * 'a -> any`: in all its arguments they are one type.
void TypesToShapes::choose_own_variables(const Constructor& constructor, UnitTypes::Substitution& by) {
  std::vector<std::string> variables;
  for (const Type* argument : constructor.arguments) UnitTypes::add_variables(*argument, variables);
  std::erase_if(variables, [&](const std::string& name) { return by.contains(name); });
  for (const std::string& name : variables) {
    restrict(fmt::format("type variable '{} taken as int", name));
    Type* type = types_.make();
    type->kind = Type::Kind::Constructor;
    type->name = "int";
    by.emplace(name, type);
  }
}

ShapeId TypesToShapes::variant_shape(const Declaration& declaration, const Type& type, ShapeId self) {
  std::vector<ShapeTable::Member> members;
  std::vector<int64_t> constants;
  for (const Constructor& constructor : declaration.constructors) {
    UnitTypes::Substitution by = UnitTypes::arguments_of(declaration, type.parts);
    if (constructor.result != nullptr) {
      by.clear();
      if (!types_.fits(*constructor.result, type, by)) continue;
    }
    if (constructor.is_constant) {
      constants.push_back(constructor.number);
      continue;
    }
    if (!of_result_) choose_own_variables(constructor, by);
    bool is_mutable = std::ranges::any_of(constructor.fields, [](const Field& field) { return field.is_mutable; });
    std::vector<ShapeId> fields = shapes_of(constructor.arguments, by);
    if (constructor.is_unboxed) {
      members.emplace_back(fields.at(0));
    } else {
      members.emplace_back(block(constructor.number, fields, is_mutable));
    }
  }
  // Neighbours are one range.
  std::ranges::sort(constants);
  for (size_t i = 0; i < constants.size();) {
    size_t end = i + 1;
    while (end < constants.size() && constants[end] == constants[end - 1] + 1) ++end;
    members.insert(members.begin(), integers(constants[i], constants[end - 1]));
    i = end;
  }
  return defined(self, std::move(members));
}

ShapeId TypesToShapes::record_shape(const Declaration& declaration, const Type& type, ShapeId self) {
  UnitTypes::Substitution by = UnitTypes::arguments_of(declaration, type.parts);
  std::vector<const Type*> types;
  for (const Field& field : declaration.fields) types.push_back(field.type);
  std::vector<ShapeId> fields = shapes_of(types, by);
  if (declaration.representation == "unboxed") return defined(self, {fields.at(0)});
  if (declaration.representation == "float") {
    ShapeId values = shapes_.add("fields", {tuple_alternative(fields)});
    return defined(self, {made_by_call_alternative(shapes_, Symbol("ocaml.array_of_tuple"), {values})});
  }
  bool is_mutable = std::ranges::any_of(declaration.fields, [](const Field& field) { return field.is_mutable; });
  return defined(self, {block(0, fields, is_mutable)});
}

ShapeId TypesToShapes::poly_variant_shape(const Type& type, ShapeId self) {
  if (type.tags.empty()) return impossible(type, self, "it has no tags");
  if (type.is_open) restrict(fmt::format("no tags but those of {}", UnitTypes::text(type)));
  std::vector<ShapeTable::Member> members;
  for (const Type::Tag& tag : type.tags) {
    Alternative hash = integers(tag.hash, tag.hash);
    if (tag.argument == nullptr) {
      members.emplace_back(hash);
    } else {
      members.emplace_back(tuple_alternative({shapes_.add(tag.name, {hash}), shape_of(*tag.argument)}));
    }
  }
  return defined(self, std::move(members));
}

namespace {

bool reaches_function(ShapeTable& shapes, ShapeId from) {
  std::vector<ShapeId> pending = {from};
  std::unordered_set<ShapeId> seen;
  while (!pending.empty()) {
    ShapeId shape = pending.back();
    pending.pop_back();
    if (shapes.is_everything(shape) || !seen.insert(shape).second) continue; // a type variable is no function
    for (const Alternative& alternative : shapes.all_alternatives(shape)) {
      if (alternative.form == Form::Function) return true;
      pending.insert(pending.end(), alternative.fields.begin(), alternative.fields.end());
    }
  }
  return false;
}

} // namespace

namespace {

// Whether a function input may be handed functions: what it calls these with is one shape, not one of two.
bool hands_functions_to_inputs(ShapeTable& shapes, ShapeId input) {
  bool found = false;
  auto visit = [&](const Alternative& each) {
    if (each.form != Form::Function || each.fields.empty()) return Walk::Into;
    std::span<const ShapeId> arguments = std::span(each.fields).first(each.fields.size() - 1);
    found = std::ranges::any_of(arguments, [&](ShapeId argument) { return reaches_function(shapes, argument); });
    return found ? Walk::Stop : Walk::Into;
  };
  walk_shapes(input, [&](ShapeId part) -> const auto& { return shapes.all_alternatives(part); }, visit);
  return found;
}

// A function input whose answers would be made by calls. Those calls are done before the function under
// test runs, but what its inputs answer is found while it does.
std::optional<ShapeId> function_that_makes(ShapeTable& shapes, ShapeId input) {
  CallsInShapes calls(shapes);
  std::vector<ShapeId> pending = {input};
  std::unordered_set<ShapeId> seen;
  while (!pending.empty()) {
    ShapeId shape = pending.back();
    pending.pop_back();
    if (shapes.is_everything(shape) || !seen.insert(shape).second) continue;
    for (const Alternative& each : shapes.alternatives(shape)) {
      if (each.form != Form::Function) {
        pending.insert(pending.end(), each.fields.begin(), each.fields.end());
      } else if (!each.fields.empty()) {
        if (calls.has_calls(each.fields.back())) return shape;
        pending.push_back(each.fields.back()); // what it is given is no input
      }
    }
  }
  return {};
}

// All variables as one type.
UnitTypes::Substitution taken_as(UnitTypes& types, std::span<const std::string> variables, std::string_view name) {
  Type* type = types.make();
  type->kind = Type::Kind::Constructor;
  type->name = name;
  UnitTypes::Substitution by;
  for (const std::string& variable : variables) by.emplace(variable, type);
  return by;
}

std::string words_of(std::span<const std::string> variables, bool boxed_too) {
  std::string names;
  for (const std::string& variable : variables) names += fmt::format("{}'{}", names.empty() ? "" : ", ", variable);
  bool is_one = variables.size() == 1;
  std::string_view taken = is_one ? "type variable" : "type variables";
  if (!boxed_too) return fmt::format("{} {} taken as int", taken, names);
  return fmt::format("{} {} {}", taken, names,
                     is_one ? "taken as int and as int64" : "all taken as int, and all as int64");
}

} // namespace

std::expected<Signature, Diagnostics> signature_of_type(ShapeTable& shapes, UnitTypes& types, const Type& type,
                                                        std::string_view name) {
  TypesToShapes translation(shapes, types);
  FunctionType function = function_type(type);
  std::vector<std::string> variables;
  for (const Type* argument : function.arguments) UnitTypes::add_variables(*argument, variables);
  auto arguments_as = [&](std::string_view taken) {
    UnitTypes::Substitution by = taken_as(types, variables, taken);
    std::vector<ShapeId> arguments;
    for (const Type* argument : function.arguments) {
      arguments.push_back(translation.shape_of(*types.substitute(*argument, by)));
    }
    return shapes.add(std::string(name), {tuple_alternative(arguments)});
  };
  ShapeId whole = arguments_as("int");
  // What can't be made may well be a result.
  std::vector<std::string> problems = translation.problems(whole);
  if (auto maker = function_that_makes(shapes, whole)) {
    problems.push_back(
        fmt::format("no value of type {} can be made: answers of functions are not mutable, lazy or of "
                    "abstract types",
                    shapes.name(*maker)));
  }
  if (problems.empty() && !is_built(shapes, whole)) {
    problems.push_back(fmt::format("there is no input: {}", why_not_built(shapes, whole)));
  }
  if (!problems.empty()) {
    Diagnostics diagnostics;
    for (const std::string& problem : problems) diagnostics.push_back({"", 0, 0, fmt::format("{}: {}", name, problem)});
    return std::unexpected(std::move(diagnostics));
  }
  // Functions in results are applied to further inputs, which would have to be of the same type.
  TypesToShapes of_results(shapes, types);
  ShapeId result = of_results.result_shape(*function.result);
  bool has_functions = reaches_function(shapes, result);
  bool boxed_too = !variables.empty() && !has_functions && !hands_functions_to_inputs(shapes, whole);
  if (boxed_too) whole = shapes.add(std::string(name), {whole, arguments_as("int64")});
  Signature signature;
  signature.declared = true;
  // Results are of their type: OCaml's compiler has seen to it.
  signature.clauses.push_back({whole, ShapeTable::any});
  signature.input = whole;
  if (!variables.empty()) signature.restrict({words_of(variables, boxed_too)});
  signature.restrict(translation.restrictions());
  for (const auto& [shape, text] : translation.mutable_objects()) {
    if (can_occur_twice(shapes, whole, shape)) {
      signature.restrict({fmt::format("no two parts of an input are the same {}", text)});
    }
  }
  for (const Type* argument : function.arguments) {
    bool hides = types.holds_hidden(*argument);
    signature.argument_results.push_back(hides ? translation.result_shape(*argument) : ShapeTable::any);
  }
  if (!has_functions && !types.holds_hidden(*function.result) && !types.holds_lazy(*function.result)) return signature;
  signature.result = result;
  signature.restrict(of_results.restrictions());
  return signature;
}

} // namespace assay::ocaml

#include "lang/ocaml/load/type_match.h"

#include <fmt/core.h>

#include <algorithm>
#include <utility>

#include "lang/ocaml/types/api.h"

namespace assay::ocaml {

namespace {

template <typename Item>
std::string names_of(const std::vector<Item>& items, std::string_view separator) {
  std::string names;
  for (const Item& item : items) names += (names.empty() ? "" : std::string(separator)) + item.name;
  return names;
}

// Of what it is made, as far as that is in names.
std::string words_of(const Declaration& declaration) {
  switch (declaration.kind) {
    case Declaration::Kind::Variant: return names_of(declaration.constructors, " | ");
    case Declaration::Kind::Record: return fmt::format("{{{}}}", names_of(declaration.fields, "; "));
    case Declaration::Kind::Abstract: return "abstract";
    case Declaration::Kind::Open: return "..";
  }
  return {};
}

std::string difference(const Declaration& left, const Declaration& right) {
  std::string wanted = words_of(left);
  std::string found = words_of(right);
  if (wanted == found) return fmt::format("type {} is declared otherwise: {} of other types", left.path, found);
  return fmt::format("type {} is declared otherwise: {}, not {}", left.path, found, wanted);
}

} // namespace

std::optional<std::string> TypeMatch::why_not(const Type& left, const Type& right) {
  if (match(left, right) && is_known_on_the_left({Side::Left, &left})) return std::nullopt;
  if (!different_.empty()) return different_;
  return fmt::format("{}, not {}", UnitTypes::text(right), UnitTypes::text(left));
}

const Type* TypeMatch::common(const Type& left) { return written({Side::Left, &left}); }

std::vector<std::string> TypeMatch::instantiations(const Type& left) {
  std::vector<std::string> variables;
  UnitTypes::add_variables(left, variables);
  std::vector<std::string> words;
  for (const std::string& variable : variables) {
    auto found = bindings_.find(fmt::format("left {}", variable));
    if (found == bindings_.end()) continue;
    const Type* type = written(found->second);
    if (type->kind == Type::Kind::Variable && type->name == variable) continue;
    words.push_back(
        fmt::format("type variable '{} taken as {}, as the submission has it", variable, UnitTypes::text(*type)));
  }
  return words;
}

std::string TypeMatch::name_of(const Sided& variable) {
  return fmt::format("{} {}", variable.side == Side::Left ? "left" : "right", variable.type->name);
}

TypeMatch::Sided TypeMatch::resolved(Sided of) {
  while (of.type->kind == Type::Kind::Variable) {
    auto found = bindings_.find(name_of(of));
    if (found == bindings_.end()) break;
    of = found->second;
  }
  return of;
}

bool TypeMatch::occurs(const std::string& variable, Sided in) {
  in = resolved(in);
  if (in.type->kind == Type::Kind::Variable) return name_of(in) == variable;
  auto has = [&](const Type* part) { return part != nullptr && occurs(variable, {in.side, part}); };
  return std::ranges::any_of(in.type->parts, has) ||
         std::ranges::any_of(in.type->tags, [&](const Type::Tag& tag) { return has(tag.argument); });
}

bool TypeMatch::bind(const Sided& variable, const Sided& to) {
  std::string name = name_of(variable);
  if (to.type->kind == Type::Kind::Variable && name_of(to) == name) return true;
  if (occurs(name, to)) return false;
  bindings_.emplace(std::move(name), to);
  return true;
}

// What variables of the left unit stand for may be types of the right one: those that it declares itself have to be
// declared on the left as well.
bool TypeMatch::is_known_on_the_left(Sided of) {
  of = resolved(of);
  auto is_known = [&](const Type* part) { return part == nullptr || is_known_on_the_left({of.side, part}); };
  bool is_own = false;
  if (of.side == Side::Right) {
    of.type = right_.expanded(*of.type);
    const Declaration* declared =
        of.type->kind == Type::Kind::Constructor ? right_.declaration(of.type->name) : nullptr;
    is_own = declared != nullptr && declared->unit == right_unit_;
  }
  if (is_own && left_.declaration(of.type->name) == nullptr) {
    different_ = fmt::format("type {} is the submission's own", of.type->name);
    return false;
  }
  if (is_own && !match_declarations(of.type->name)) return false;
  return std::ranges::all_of(of.type->parts, is_known) &&
         std::ranges::all_of(of.type->tags, [&](const Type::Tag& tag) { return is_known(tag.argument); });
}

// With all variables replaced by what they stand for. One that stands for itself is named as the left unit has it, or
// the right one; the names of the two never mean the same then.
const Type* TypeMatch::written(Sided of) {
  of = resolved(of);
  if (of.side == Side::Right && of.type->kind != Type::Kind::Variable) {
    of.type = right_.expanded(*of.type);
    left_.adopt(right_, *of.type);
  }
  Type* result = left_.make();
  *result = *of.type;
  if (of.type->kind == Type::Kind::Variable && of.side == Side::Right) result->name += "'";
  for (const Type*& part : result->parts) part = written({of.side, part});
  for (Type::Tag& tag : result->tags) {
    if (tag.argument != nullptr) tag.argument = written({of.side, tag.argument});
  }
  return result;
}

// Whether it can be given and gives all that the wanted one does: no variable of that one becomes something else.
bool TypeMatch::makes_as_much(const Type& wanted, const Type& found) {
  TypeMatch alone(left_, right_, right_unit_);
  alone.compared_ = compared_;
  if (alone.why_not(wanted, found)) {
    if (different_.empty()) different_ = alone.different_;
    return false;
  }
  compared_ = std::move(alone.compared_);
  std::vector<std::string> variables;
  UnitTypes::add_variables(wanted, variables);
  std::unordered_set<std::string> kept;
  return std::ranges::all_of(variables, [&](const std::string& variable) {
    Type type{Type::Kind::Variable, variable, {}, {}, {}, false};
    Sided stands_for = alone.resolved({Side::Left, &type});
    return stands_for.type->kind == Type::Kind::Variable && kept.insert(name_of(stands_for)).second;
  });
}

// Each program makes its own values, by its own functions of the same names; what they are is not compared.
bool TypeMatch::match_hidden(const Type& left, const Type& right) {
  if (!match_all(left.parts, right.parts)) return false;
  if (!compared_.insert(fmt::format("made {}", left.name)).second) return true;
  for (const ApiMaker& maker : makers_of(left_, left)) {
    const Type* wanted = left_.api_type(maker.call.name);
    const Type* found = right_.api_type(maker.call.name);
    if (found != nullptr && makes_as_much(*wanted, *found)) continue;
    if (!different_.empty()) return false;
    different_ = found == nullptr ? fmt::format("there is no {} for values of type {}", maker.call.name, left.name)
                                  : fmt::format("{} is of another type: {}, not {}", maker.call.name,
                                                UnitTypes::text(*found), UnitTypes::text(*wanted));
    return false;
  }
  return true;
}

// In a declaration, variables are its own: each is one of the other's.
bool TypeMatch::match_variables(const Type& left, const Type& right) {
  if (left.kind != right.kind) return false;
  auto [known, is_new] = renamed_->emplace(left.name, right.name);
  return is_new || known->second == right.name;
}

// Both may be of either unit, once variables have been replaced.
bool TypeMatch::match(Sided left, Sided right) {
  bool in_declaration = renamed_.has_value();
  if (!in_declaration) {
    left = resolved(left);
    right = resolved(right);
    // Of two variables the left one's name is kept.
    if (right.type->kind == Type::Kind::Variable) return bind(right, left);
    if (left.type->kind == Type::Kind::Variable) return bind(left, right);
  }
  if (left.side == Side::Right && right.side == Side::Left) std::swap(left, right);
  return match_parts(left, right);
}

bool TypeMatch::match_parts(Sided given_left, Sided given_right) {
  auto unit_of = [&](const Sided& type) -> UnitTypes& { return type.side == Side::Left ? left_ : right_; };
  bool is_same_name = given_left.type->kind == Type::Kind::Constructor &&
                      given_right.type->kind == Type::Kind::Constructor &&
                      given_left.type->name == given_right.type->name;
  bool are_both = given_left.side == Side::Left && given_right.side == Side::Right;
  if (is_same_name && are_both && left_.is_made_by_calls(*given_left.type)) {
    return match_hidden(*given_left.type, *given_right.type);
  }
  const Type& left = *unit_of(given_left).expanded(*given_left.type);
  const Type& right = *unit_of(given_right).expanded(*given_right.type);
  bool is_variable = left.kind == Type::Kind::Variable || right.kind == Type::Kind::Variable;
  if (is_variable && renamed_) return match_variables(left, right);
  if (is_variable) return match({given_left.side, &left}, {given_right.side, &right});
  if (left.kind != right.kind || left.name != right.name || left.label != right.label) return false;
  if (left.tags.size() != right.tags.size() || left.parts.size() != right.parts.size()) return false;
  for (size_t i = 0; i < left.parts.size(); ++i) {
    if (!match({given_left.side, left.parts[i]}, {given_right.side, right.parts[i]})) return false;
  }
  for (size_t i = 0; i < left.tags.size(); ++i) {
    if (left.tags[i].hash != right.tags[i].hash) return false;
    const Type* argument = left.tags[i].argument;
    const Type* other = right.tags[i].argument;
    if ((argument != nullptr) != (other != nullptr)) return false;
    if (argument != nullptr && !match({given_left.side, argument}, {given_right.side, other})) return false;
  }
  return !are_both || left.kind != Type::Kind::Constructor || match_declarations(left.name);
}

bool TypeMatch::match_all(const std::vector<const Type*>& left, const std::vector<const Type*>& right) {
  if (left.size() != right.size()) return false;
  for (size_t i = 0; i < left.size(); ++i) {
    if (!match(*left[i], *right[i])) return false;
  }
  return true;
}

bool TypeMatch::match_declarations(std::string_view path) {
  if (!compared_.insert(std::string(path)).second) return true;
  const Declaration* left = left_.declaration(path);
  const Declaration* right = right_.declaration(path);
  if (left == nullptr || right == nullptr) return left == right;
  auto around = std::exchange(renamed_, std::unordered_map<std::string, std::string>());
  bool is_same = left->kind == right->kind && left->representation == right->representation &&
                 match_all(left->parameters, right->parameters) && match_fields(left->fields, right->fields) &&
                 match_constructors(left->constructors, right->constructors);
  renamed_ = std::move(around);
  if (!is_same && different_.empty()) different_ = difference(*left, *right);
  return is_same;
}

bool TypeMatch::match_fields(const std::vector<Field>& left, const std::vector<Field>& right) {
  if (left.size() != right.size()) return false;
  for (size_t i = 0; i < left.size(); ++i) {
    if (left[i].name != right[i].name || left[i].is_mutable != right[i].is_mutable) return false;
    if (!match(*left[i].type, *right[i].type)) return false;
  }
  return true;
}

bool TypeMatch::match_constructors(const std::vector<Constructor>& left, const std::vector<Constructor>& right) {
  if (left.size() != right.size()) return false;
  for (size_t i = 0; i < left.size(); ++i) {
    if (left[i].name != right[i].name || left[i].is_constant != right[i].is_constant) return false;
    if (left[i].is_unboxed != right[i].is_unboxed) return false;
    if (left[i].number != right[i].number || !match_fields(left[i].fields, right[i].fields)) return false;
    if (!match_all(left[i].arguments, right[i].arguments)) return false;
  }
  return true;
}

} // namespace assay::ocaml

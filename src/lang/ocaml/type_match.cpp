#include "lang/ocaml/type_match.h"

#include <fmt/core.h>

#include "lang/ocaml/api.h"

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
  if (match(left, right)) return std::nullopt;
  if (!different_.empty()) return different_;
  return fmt::format("{}, not {}", UnitTypes::text(right), UnitTypes::text(left));
}

// Each program makes its own values, by its own functions of the same names; what they are is not compared.
bool TypeMatch::match_hidden(const Type& left, const Type& right) {
  if (!match_all(left.parts, right.parts)) return false;
  if (!compared_.insert(fmt::format("made {}", left.name)).second) return true;
  for (const ApiMaker& maker : makers_of(left_, left)) {
    const Type* wanted = left_.api_type(maker.call.name);
    const Type* found = right_.api_type(maker.call.name);
    if (found != nullptr && match(*wanted, *found)) continue;
    if (!different_.empty()) return false;
    different_ = found == nullptr ? fmt::format("there is no {} for values of type {}", maker.call.name, left.name)
                                  : fmt::format("{} is of another type: {}, not {}", maker.call.name,
                                                UnitTypes::text(*found), UnitTypes::text(*wanted));
    return false;
  }
  return true;
}

bool TypeMatch::match(const Type& given_left, const Type& given_right) {
  bool is_same_name = given_left.kind == Type::Kind::Constructor && given_right.kind == Type::Kind::Constructor &&
                      given_left.name == given_right.name;
  if (is_same_name && left_.is_made_by_calls(given_left)) return match_hidden(given_left, given_right);
  const Type& left = *left_.expanded(given_left);
  const Type& right = *right_.expanded(given_right);
  if (left.kind == Type::Kind::Variable || right.kind == Type::Kind::Variable) return true;
  if (left.kind != right.kind || left.name != right.name || left.label != right.label) return false;
  if (left.tags.size() != right.tags.size() || !match_all(left.parts, right.parts)) return false;
  for (size_t i = 0; i < left.tags.size(); ++i) {
    if (left.tags[i].hash != right.tags[i].hash) return false;
    bool has_argument = left.tags[i].argument != nullptr;
    if (has_argument != (right.tags[i].argument != nullptr)) return false;
    if (has_argument && !match(*left.tags[i].argument, *right.tags[i].argument)) return false;
  }
  return left.kind != Type::Kind::Constructor || match_declarations(left.name);
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
  bool is_same = left->kind == right->kind && left->representation == right->representation &&
                 left->parameters.size() == right->parameters.size() && match_fields(left->fields, right->fields) &&
                 match_constructors(left->constructors, right->constructors);
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

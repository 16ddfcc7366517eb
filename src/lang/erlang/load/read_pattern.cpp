// Patterns and the segments of binaries. Literals that are tuples, lists or maps are taken apart here: see
// core_erlang.h.

#include "core/object.h"
#include "lang/erlang/load/dump_reader.h"

namespace assay::erlang {

Node* DumpReader::pattern(const Sexpr& text, uint32_t depth) {
  if (depth >= max_nesting) return too_deep(text);
  // The tail of a list pattern is read in this loop, so that long lists need no deep recursion.
  Node* result = nullptr;
  Node** slot = &result;
  const Sexpr* current = &text;
  while (current->head() == "cons" && expect(*current, 4, 4, "cons")) {
    Node* node = new_node(NodeType::Cons, current->items()[1]);
    set_children(node, {pattern(current->items()[2], depth + 1), nullptr});
    *slot = node;
    slot = &node->children[1];
    current = &current->items()[3];
  }
  *slot = compound_pattern(*current, depth + 1);
  return result;
}

Node* DumpReader::compound_pattern(const Sexpr& text, uint32_t depth) {
  std::string_view head = text.head();
  if (head.empty() || text.items().size() < 2) return failed(text, "a pattern expected");
  Items items = text.items();
  if (head == "lit" && expect(text, 3, 3, head)) {
    std::string_view flags;
    return literal_pattern(text, read_place(items[1], flags), term(items[2]), depth);
  }
  if (head == "var" && expect(text, 3, 3, head)) {
    Node* node = new_node(NodeType::Variable, items[1]);
    Variable* variable = bind_variable(items[2]);
    node->variables = form_->arena.copy(std::span<Variable* const>(&variable, 1));
    return node;
  }
  if (head == "alias" && expect(text, 4, 4, head)) {
    if (items[2].head() != "var" || items[2].items().size() != 3)
      return failed(text, "an alias of a variable expected");
    Node* node = new_node(NodeType::Alias, items[1]);
    Variable* variable = bind_variable(items[2].items()[2]);
    node->variables = form_->arena.copy(std::span<Variable* const>(&variable, 1));
    set_children(node, {pattern(items[3], depth)});
    return node;
  }
  if (head == "tuple") {
    Node* node = new_node(NodeType::Tuple, items[1]);
    std::vector<Node*> elements;
    for (const Sexpr& item : items.subspan(2)) elements.push_back(pattern(item, depth));
    set_children(node, elements);
    return node;
  }
  if (head == "map") return map_pattern(text, depth);
  if (head == "binary") {
    Node* node = new_node(NodeType::Binary, items[1]);
    std::vector<Node*> segments;
    for (const Sexpr& item : items.subspan(2)) segments.push_back(segment(item, depth, true));
    for (size_t i = 0; i + 1 < segments.size(); ++i) {
      if (segments[i]->segment.all) errors_.report(text, "a segment of size all before the last");
    }
    set_children(node, segments);
    return node;
  }
  return unknown_form(text, "a pattern");
}

Node* DumpReader::map_pattern(const Sexpr& text, uint32_t depth) {
  if (!expect(text, 3, SIZE_MAX, "map")) return failed(text, "a map expected");
  Node* node = new_node(NodeType::Map, text.items()[1]);
  // The map that a pattern starts from means nothing.
  std::vector<Node*> children = {new_node_at(NodeType::Literal, node->place)};
  for (const Sexpr& pair : text.items().subspan(3)) {
    if (pair.items().size() != 3) return failed(pair, "a pair of a map is (exact K V)");
    Node* key = expression(pair.items()[1], depth);
    if (key->type != NodeType::Literal && key->type != NodeType::Variable) {
      return failed(pair, "a key of a pattern is a literal or a variable");
    }
    children.push_back(key);
    children.push_back(pattern(pair.items()[2], depth));
  }
  set_children(node, children);
  return node;
}

Node* DumpReader::literal_pattern(const Sexpr& text, core::Place place, Value value, uint32_t depth) {
  if (depth > max_nesting) return too_deep(text); // the term itself may have been read in a shallower place
  Node* result = nullptr;
  Node** slot = &result;
  while (value.is(Kind::Cons)) {
    Node* node = new_node_at(NodeType::Cons, place);
    set_children(node, {literal_pattern(text, place, value.as_cons()->head, depth + 1), nullptr});
    *slot = node;
    slot = &node->children[1];
    value = value.as_cons()->tail;
  }
  Node* node = new_node_at(NodeType::Literal, place);
  *slot = node;
  node->literal = value;
  if (value.is(Kind::Tuple)) {
    node->type = NodeType::Tuple;
    std::vector<Node*> elements;
    for (uint32_t i = 0; i < value.arity(); ++i) {
      elements.push_back(literal_pattern(text, place, value.elements()[i], depth + 1));
    }
    set_children(node, elements);
  } else if (value.is(Kind::Map)) {
    node->type = NodeType::Map;
    std::vector<Node*> children = {new_node_at(NodeType::Literal, place)};
    visit_map(*value.as_map(), [&](const MapEntry& entry) {
      children.push_back(new_node_at(NodeType::Literal, place));
      children.back()->literal = entry.key;
      children.push_back(literal_pattern(text, place, entry.value, depth + 1));
      return true;
    });
    set_children(node, children);
  }
  return result;
}

Node* DumpReader::segment(const Sexpr& text, uint32_t depth, bool in_pattern) {
  // (bitstr PLACE VALUE SIZE UNIT TYPE (FLAG…))
  if (!expect(text, 7, 7, "bitstr")) {
    Node* node = new_node_at(NodeType::Segment, {});
    set_children(node, {failed(text, "a segment expected"), failed(text, "a segment expected")});
    return node;
  }
  Items items = text.items();
  Node* node = new_node(NodeType::Segment, items[1]);
  // The size comes first: it can't mean the variable that this segment binds.
  Node* size = expression(items[3], depth);
  if (in_pattern && size->type != NodeType::Literal && size->type != NodeType::Variable) {
    errors_.report(items[3], "a size in a pattern is a literal or a variable");
  }
  Node* value = in_pattern ? pattern(items[2], depth) : expression(items[2], depth);
  set_children(node, {value, size});
  node->segment = segment_spec(text, size);
  return node;
}

SegmentSpec DumpReader::segment_spec(const Sexpr& text, Node* size) {
  Items items = text.items();
  SegmentSpec spec;
  spec.all = size->is_symbol(Symbol("all"));
  std::string_view type = items[5].text();
  if (type == "integer" || type == "float") {
    spec.type = type == "integer" ? SegmentSpec::Type::Integer : SegmentSpec::Type::Float;
  } else if (type == "binary") {
    spec.type = SegmentSpec::Type::Binary;
  } else if (type == "utf8" || type == "utf16" || type == "utf32") {
    spec.type = SegmentSpec::Type::Utf;
    spec.unit = type == "utf8" ? 8 : type == "utf16" ? 16 : 32;
  } else {
    errors_.report(items[5], "an unknown type of segment");
  }
  if (spec.all && spec.type != SegmentSpec::Type::Binary) errors_.report(text, "only binaries can have size all");
  if (spec.type != SegmentSpec::Type::Utf) {
    int64_t unit = items[4].small_integer().value_or(0);
    if (unit < 1 || unit > 256) errors_.report(items[4], "a unit is a number from 1 to 256");
    spec.unit = static_cast<uint16_t>(unit);
  }
  for (const Sexpr& flag : items[6].items()) {
    // The machine that erl runs on is taken to be little-endian.
    if (flag.is_symbol("little") || flag.is_symbol("native")) spec.flags |= segment_little;
    if (flag.is_symbol("signed")) spec.flags |= segment_signed;
  }
  return spec;
}

} // namespace assay::erlang

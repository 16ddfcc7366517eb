#include "lang/ocaml/primitives/known_values.h"

#include <unordered_set>

#include "lang/ocaml/values/values.h"

namespace assay::ocaml {

namespace {

class Asking {
 public:
  Asking(Context& context, Trace& trace) : context_(context), trace_(trace) {}

  Value known(Value value) {
    switch (value.kind()) {
      case Kind::Record:
      case Kind::Array: make_known_inside(value); return value;
      case Kind::Tuple:
      case Kind::Cons:
        // A part of the input is asked as a whole; what the program has made may hold mutable objects.
        if (value.is_concrete()) return known_block(value);
        break;
      default: break;
    }
    return Trace::is_symbolic(value) ? trace_.ask_value(context_, value) : value;
  }

 private:
  void make_known_inside(Value object) {
    if (!seen_.insert(object.payload()).second) return;
    std::optional<Fields> fields = fields_of(context_, object);
    for (uint64_t i = 0; fields && i < fields->count; ++i) {
      Value before = fields->first[i];
      Value after = known(before);
      if (after.meta() != before.meta() || after.payload() != before.payload()) {
        writable_fields(context_, object)[i] = after;
        fields = fields_of(context_, object);
      }
    }
  }

  Value known_block(Value block) {
    if (!seen_.insert(block.payload()).second) return block;
    if (block.is(Kind::Cons)) {
      Value fields = known(block.as_cons()->tail);
      bool is_same = fields.same(block.as_cons()->tail);
      return is_same ? block : make_cons(context_.arena(), block.as_cons()->head, fields);
    }
    std::vector<Value> elements(block.elements(), block.elements() + block.arity());
    bool is_same = true;
    for (Value& element : elements) {
      Value after = known(element);
      is_same = is_same && after.same(element) && after.is_concrete() == element.is_concrete();
      element = after;
    }
    return is_same ? block : assay::make_tuple(context_.arena(), elements);
  }

  Context& context_;
  Trace& trace_;
  std::unordered_set<uint64_t> seen_;
};

} // namespace

Value ask_known(Context& context, Trace& trace, Value value) { return Asking(context, trace).known(value); }

Value with_known_operands(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  std::vector<Value> known;
  for (uint32_t i = 0; i < primitive.arity; ++i) known.push_back(ask_known(context, trace, arguments[i]));
  return primitive.function(context, context.arena().copy(known).data());
}

} // namespace assay::ocaml

// binary:match, matches and split on a symbolic subject: place by place it is asked whether a pattern starts there, as
// far as the answer depends on it. Patterns and options must be known; a part of the subject as the place to search is
// a matter of its size, so then the subject is enumerated.

#include <algorithm>

#include "lang/erlang/symbolic/symbolic.h"
#include "lang/erlang/values/bit_string.h"
#include "machine/context.h"

namespace assay::erlang {

namespace {

enum class Wanted : uint8_t { First, All };

// The binaries that are searched for, longest first; none: it is no simple pattern.
std::vector<Value> patterns_of(Value pattern) {
  std::vector<Value> patterns;
  if (is_binary(pattern)) patterns.push_back(pattern);
  for (; pattern.is(Kind::Cons); pattern = pattern.as_cons()->tail) {
    if (!is_binary(pattern.as_cons()->head)) return {};
    patterns.push_back(pattern.as_cons()->head);
  }
  if (std::ranges::any_of(patterns, [](Value each) { return each.as_bits()->size == 0; })) return {};
  std::ranges::stable_sort(patterns, std::greater<>(), [](Value each) { return each.as_bits()->size; });
  return patterns;
}

bool has_option(Value options, std::string_view name) {
  for (; options.is(Kind::Cons); options = options.as_cons()->tail) {
    Value option = options.as_cons()->head;
    if (option.is(Kind::Tuple) && option.arity() == 2) option = option.elements()[0];
    if (option.is(Kind::Symbol) && option.as_symbol().text() == name) return true;
  }
  return false;
}

class SymbolicSearch {
 public:
  SymbolicSearch(Context& context, Trace& trace, Value subject, std::vector<Value> patterns)
      : context_(context), trace_(trace), subject_(subject), pieces_(trace.pieces_of(subject)),
        patterns_(std::move(patterns)) {}

  void ask(Wanted wanted) {
    uint64_t shortest = patterns_.back().as_bits()->size;
    for (uint64_t at = 0; ask_room(at + shortest);) {
      uint64_t found = ask_match_at(at);
      if (found != 0 && wanted == Wanted::First) return;
      at += found != 0 ? found : 8;
      if (context_.has_ended() || !trace_.contradiction().empty()) return;
    }
  }

 private:
  bool ask_room(uint64_t size) { return trace_.ask_room(pieces_, size, size <= subject_.as_bits()->size); }

  // The size of the pattern that starts there; 0: none does.
  uint64_t ask_match_at(uint64_t at) {
    for (Value pattern : patterns_) {
      uint64_t size = pattern.as_bits()->size;
      if (!ask_room(at + size)) continue;
      Value part = bits_part(context_.arena(), *subject_.as_bits(), at, size);
      part = trace_.with_pieces(context_.arena(), part, trace_.part(pieces_, at, size));
      if (trace_.ask_equal(part, pattern)) return size;
    }
    return 0;
  }

  Context& context_;
  Trace& trace_;
  Value subject_;
  PieceList pieces_;
  std::vector<Value> patterns_;
};

// The arguments with pattern and options known, after everything was asked; or all of them known.
const Value* ask_search(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments,
                        Wanted wanted) {
  std::vector<Value> known(arguments, arguments + primitive.arity);
  for (uint32_t i = 1; i < primitive.arity; ++i) known[i] = trace.ask_value(context, arguments[i]);
  Value options = primitive.arity == 3 ? known[2] : Value::nil();
  if (ask_is_binary(trace, known[0])) {
    bool is_empty = known[0].as_bits()->size == 0;
    std::vector<Value> patterns = patterns_of(known[1]);
    if (has_option(options, "global")) wanted = Wanted::All;
    if (!trace.ask_room(trace.pieces_of(known[0]), 8, !is_empty) || has_option(options, "scope")) {
      known[0] = trace.ask_value(context, known[0]);
    } else if (!patterns.empty()) {
      SymbolicSearch(context, trace, known[0], std::move(patterns)).ask(wanted);
    } else if (known[1].is(Kind::Tuple)) {
      known[0] = trace.ask_value(context, known[0]); // a compiled pattern
    }
  }
  return context.arena().copy(known).data();
}

template <Wanted wanted>
Value match(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  return primitive.function(context, ask_search(context, trace, primitive, arguments, wanted));
}

// The parts are those of the subject; the last goes to its end.
Value split(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  const Value* known = ask_search(context, trace, primitive, arguments, Wanted::First);
  Value options = primitive.arity == 3 ? known[2] : Value::nil();
  // Whether the end is trimmed depends on where it is.
  bool trims = has_option(options, "trim") || has_option(options, "trim_all");
  if (trims && !known[0].is_concrete() && known[0].is(Kind::Bits)) trace.ask_size(trace.pieces_of(known[0]));
  Value result = primitive.function(context, known);
  if (result.is_fault() || known[0].is_concrete()) return result;
  PieceList pieces = trace.pieces_of(known[0]);
  uint64_t start = known[0].as_bits()->offset;
  std::vector<Value> parts;
  for (; result.is(Kind::Cons); result = result.as_cons()->tail) {
    Value part = result.as_cons()->head;
    bool to_end = !trims && result.as_cons()->tail.is(Kind::Nil);
    uint64_t from = part.as_bits()->offset - start;
    uint64_t size = to_end ? to_the_end : part.as_bits()->size;
    parts.push_back(trace.with_pieces(context.arena(), part, trace.part(pieces, from, size)));
  }
  return make_list(context.arena(), parts);
}

} // namespace

void lift_binary_search(PrimitiveRegistry& registry) {
  for (const char* name : {"binary:match/2", "binary:match/3"}) registry.lift(name, match<Wanted::First>);
  for (const char* name : {"binary:matches/2", "binary:matches/3"}) registry.lift(name, match<Wanted::All>);
  for (const char* name : {"binary:split/2", "binary:split/3"}) registry.lift(name, split);
}

} // namespace assay::erlang

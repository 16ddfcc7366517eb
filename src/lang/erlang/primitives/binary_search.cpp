// binary:match, matches and split. A pattern is a binary, a list of binaries, or what compile_pattern made of these:
// {bm, Reference} for one and {am, Reference} for several, the reference an opaque object that knows the pattern. It
// keeps the texts themselves; searching builds what it needs from them.

#include <optional>

#include "base/hash.h"
#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/values/binary_range.h"
#include "lang/erlang/values/binary_search.h"
#include "lang/erlang/values/bit_string.h"
#include "lang/erlang/values/exception.h"
#include "lang/erlang/values/opaque.h"

namespace assay::erlang {

namespace {

// The patterns in a binary or a list of binaries; nothing if there are none, or an empty one, or something else.
std::optional<std::vector<std::string_view>> texts_of(Arena& arena, Value pattern) {
  std::vector<std::string_view> texts;
  auto add = [&](Value value) {
    auto text = binary_text(arena, value);
    if (!text || text->empty()) return false;
    texts.push_back(*text);
    return true;
  };
  if (!pattern.is(Kind::Cons)) {
    if (!add(pattern)) return std::nullopt;
    return texts;
  }
  for (; pattern.is(Kind::Cons); pattern = pattern.as_cons()->tail) {
    if (!add(pattern.as_cons()->head)) return std::nullopt;
  }
  if (!pattern.is(Kind::Nil)) return std::nullopt;
  return texts;
}

Value compile_pattern(Context& context, const Value* arguments) {
  static const Symbol one("bm");
  static const Symbol several("am");
  auto texts = texts_of(context.arena(), arguments[0]);
  if (!texts) return badarg(context);
  auto* kept = context.arena().create<Value>(arguments[0]);
  // Never equal to a reference that make_ref gave: those count from 0.
  uint64_t number = hash_start;
  for (std::string_view text : *texts) number = hash_combine(hash_bytes(text, number), text.size());
  number |= uint64_t{1} << 63;
  Value reference = make_opaque(context.arena(), opaque_types::reference(), number, kept);
  return make_tuple_of(context.arena(), Value::symbol(texts->size() == 1 ? one : several), reference);
}

std::optional<BinaryPattern> pattern_of(Context& context, Value value) {
  static const Symbol one("bm");
  static const Symbol several("am");
  if (value.is(Kind::Tuple)) {
    if (value.arity() != 2) return std::nullopt;
    auto* elements = value.elements();
    if (!elements[0].is_symbol(one) && !elements[0].is_symbol(several)) return std::nullopt;
    if (!is_reference(elements[1]) || elements[1].as_opaque()->data == nullptr) return std::nullopt;
    value = *static_cast<const Value*>(elements[1].as_opaque()->data);
  }
  auto texts = texts_of(context.arena(), value);
  if (!texts) return std::nullopt;
  return BinaryPattern(std::move(*texts));
}

struct SearchOptions {
  std::optional<ByteRange> scope;
  bool global = false;
  bool trim = false;
  bool trim_all = false;
};

enum class Allowed { Scope, SplitOptions };

// What follows after a tail that is no list is not looked at.
std::optional<SearchOptions> options_of(const BitsObject& subject, Value list, Allowed allowed) {
  static const Symbol scope("scope");
  static const Symbol global("global");
  static const Symbol trim("trim");
  static const Symbol trim_all("trim_all");
  SearchOptions options;
  if (!list.is(Kind::Nil) && !list.is(Kind::Cons)) return std::nullopt;
  for (; list.is(Kind::Cons); list = list.as_cons()->tail) {
    Value option = list.as_cons()->head;
    if (option.is(Kind::Tuple) && option.arity() == 2 && option.elements()[0].is_symbol(scope)) {
      Value range = option.elements()[1];
      if (!range.is(Kind::Tuple) || range.arity() != 2) return std::nullopt;
      options.scope = byte_range(subject, range.elements()[0], range.elements()[1]);
      if (!options.scope) return std::nullopt;
    } else if (allowed == Allowed::SplitOptions && option.is_symbol(global)) {
      options.global = true;
    } else if (allowed == Allowed::SplitOptions && option.is_symbol(trim)) {
      options.trim = true;
    } else if (allowed == Allowed::SplitOptions && option.is_symbol(trim_all)) {
      options.trim_all = true;
    } else {
      return std::nullopt;
    }
  }
  return options;
}

struct Search {
  std::string_view text;
  uint64_t from;
  BinaryPattern pattern;
  SearchOptions options;

  std::optional<Match> next() {
    auto found = pattern.find(text, from);
    if (found) from = found->start + found->length;
    return found;
  }
};

std::optional<Search> search_of(Context& context, Value subject, Value pattern_value, Value option_list,
                                Allowed allowed) {
  if (!is_binary(subject)) return std::nullopt;
  auto options = options_of(*subject.as_bits(), option_list, allowed);
  if (!options) return std::nullopt;
  // Nothing is found in nothing, whatever the pattern may be. (In nothing behind the start, erl looks at it.)
  uint64_t end = options->scope ? options->scope->start + options->scope->length : subject.as_bits()->size;
  if (end == 0) return Search{{}, 0, BinaryPattern({}), *options};
  auto pattern = pattern_of(context, pattern_value);
  if (!pattern) return std::nullopt;
  std::string_view text = *binary_text(context.arena(), subject);
  uint64_t from = 0;
  if (options->scope) {
    from = options->scope->start;
    text = text.substr(0, from + options->scope->length);
  }
  return Search{text, from, std::move(*pattern), *options};
}

Value pair_of(Arena& arena, Match match) {
  return make_tuple_of(arena, Value::integer(static_cast<int64_t>(match.start)),
                       Value::integer(static_cast<int64_t>(match.length)));
}

Value match_with(Context& context, Value subject, Value pattern, Value options) {
  static const Symbol nomatch("nomatch");
  auto search = search_of(context, subject, pattern, options, Allowed::Scope);
  if (!search) return badarg(context);
  auto found = search->next();
  return found ? pair_of(context.arena(), *found) : Value::symbol(nomatch);
}

Value matches_with(Context& context, Value subject, Value pattern, Value options) {
  auto search = search_of(context, subject, pattern, options, Allowed::Scope);
  if (!search) return badarg(context);
  std::vector<Value> pairs;
  while (auto found = search->next()) {
    pairs.push_back(pair_of(context.arena(), *found));
    if (context.has_ended()) return Value::fault();
  }
  return make_list(context.arena(), pairs);
}

Value split_with(Context& context, Value subject, Value pattern, Value options) {
  auto search = search_of(context, subject, pattern, options, Allowed::SplitOptions);
  if (!search) return badarg(context);
  const BitsObject& bits = *subject.as_bits();
  std::vector<Value> parts;
  uint64_t start = 0;
  auto add_part = [&](uint64_t end) {
    if (end > start || !search->options.trim_all) {
      parts.push_back(bits_part(context.arena(), bits, start * 8, (end - start) * 8));
    }
  };
  while (auto found = search->next()) {
    add_part(found->start);
    start = found->start + found->length;
    if (!search->options.global) break;
    if (context.has_ended()) return Value::fault();
  }
  add_part(bits.size / 8);
  if (search->options.trim) {
    while (!parts.empty() && parts.back().as_bits()->size == 0) parts.pop_back();
  }
  return make_list(context.arena(), parts);
}

Value match(Context& context, const Value* arguments) {
  return match_with(context, arguments[0], arguments[1], Value::nil());
}
Value match_in(Context& context, const Value* arguments) {
  return match_with(context, arguments[0], arguments[1], arguments[2]);
}
Value matches(Context& context, const Value* arguments) {
  return matches_with(context, arguments[0], arguments[1], Value::nil());
}
Value matches_in(Context& context, const Value* arguments) {
  return matches_with(context, arguments[0], arguments[1], arguments[2]);
}
Value split(Context& context, const Value* arguments) {
  return split_with(context, arguments[0], arguments[1], Value::nil());
}
Value split_in(Context& context, const Value* arguments) {
  return split_with(context, arguments[0], arguments[1], arguments[2]);
}

} // namespace

void register_binary_search(PrimitiveRegistry& registry) {
  PrimitiveFamily add(registry, "badarg");
  add("binary:compile_pattern/1", 1, compile_pattern);
  add("binary:match/2", 2, match);
  add("binary:match/3", 3, match_in);
  add("binary:matches/2", 2, matches);
  add("binary:matches/3", 3, matches_in);
  add("binary:split/2", 2, split);
  add("binary:split/3", 3, split_in);
}

} // namespace assay::erlang

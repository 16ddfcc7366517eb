// Floats that are written. What decides where each character stands is asked: the sign, how many digits there are,
// what the exponent looks like. The digits themselves are terms (term/decimal.h). Numbers from 10^15 on in fixed
// notation and texts of very many digits are enumerated.

#include <algorithm>
#include <cmath>

#include "lang/erlang/primitives/primitives.h"
#include "lang/erlang/symbolic/symbolic.h"
#include "lang/erlang/values/float_format.h"
#include "machine/context.h"
#include "term/decimal.h"

namespace assay::erlang {

namespace {

constexpr uint32_t most_whole_digits = 15; // less than 2^53, from where on erl writes otherwise
constexpr int most_decimals = 40;

class WrittenFloat {
 public:
  WrittenFloat(Trace& trace, Value value) : trace_(trace), number_(trace.term_of(value)), value_(value.as_float()) {}

  // False: the number has to be enumerated. Its sign is known then.
  bool ask(const FloatFormat& format) {
    negative_ = trace_.ask_condition(terms().make(Operator::IsNegative, {number_}), std::signbit(value_));
    if (negative_) add('-');
    switch (format.notation) {
      case FloatFormat::Notation::Fixed:
        return format.decimals <= most_decimals && ask_fixed(static_cast<uint32_t>(format.decimals), format.zeros);
      case FloatFormat::Notation::Scientific: {
        int decimals = format.decimals < 0 ? 6 : format.decimals;
        return decimals <= most_decimals && ask_scientific(static_cast<uint32_t>(decimals));
      }
      case FloatFormat::Notation::Shortest: break;
    }
    ask_shortest();
    return true;
  }

  const std::vector<TermId>& characters() const { return characters_; }

 private:
  // Cases that exclude each other, one of which holds.
  struct Cases {
    std::vector<TermId> conditions;
    size_t answer = 0;
    void add(TermId condition, bool truth) {
      if (truth) answer = conditions.size();
      conditions.push_back(condition);
    }
  };
  size_t ask_case(const Cases& cases) { return trace_.ask_case(cases.conditions, cases.answer); }

  TermTable& terms() { return trace_.terms(); }
  TermId integer(const Number& number) { return terms().integer(number.big()); }
  TermId digits(Operator op, uint32_t count) { return terms().make(op, {number_}, count); }
  TermId both(TermId left, TermId right) { return terms().make(Operator::And, {left, right}); }
  TermId equal(TermId term, int64_t number) { return terms().make(Operator::Equal, {term, terms().integer(number)}); }
  TermId within(TermId term, const Number& least, const Number& greatest) {
    return both(terms().make(Operator::LessOrEqual, {integer(least), term}),
                terms().make(Operator::LessOrEqual, {term, integer(greatest)}));
  }

  void add(char character) { characters_.push_back(terms().integer(character)); }
  // The digit before the last `behind` ones.
  void add_digit(TermId all, uint32_t behind) {
    TermId cut = terms().make(Operator::Divide, {all, integer(power_of_ten(behind))});
    TermId digit = terms().make(Operator::Remainder, {cut, terms().integer(10)});
    characters_.push_back(terms().make(Operator::Add, {digit, terms().integer('0')}));
  }
  void add_digits(TermId all, uint32_t from, uint32_t to) {
    while (from > to) add_digit(all, --from);
  }

  bool ask_fixed(uint32_t decimals, TrailingZeros zeros) {
    TermId all = digits(Operator::Scaled, decimals);
    Number in_run = scaled(value_, decimals);
    Cases lengths;
    Number least = 0;
    for (uint32_t whole = 1; whole <= most_whole_digits; ++whole) {
      Number next = power_of_ten(decimals + whole);
      lengths.add(within(all, least, next - 1), least <= in_run && in_run < next);
      least = next;
    }
    lengths.add(terms().make(Operator::LessOrEqual, {integer(least), all}), least <= in_run);
    auto whole = static_cast<uint32_t>(ask_case(lengths)) + 1;
    if (whole > most_whole_digits) return false;
    add_digits(all, decimals + whole, decimals);
    if (decimals == 0) return true;
    uint32_t dropped = zeros == TrailingZeros::Drop ? ask_zeros(all, in_run, decimals) : 0;
    add('.');
    add_digits(all, decimals, dropped);
    return true;
  }

  // How many zeros are at the end; one digit behind the point stays.
  uint32_t ask_zeros(TermId all, const Number& in_run, uint32_t decimals) {
    Cases cases;
    auto ends_in = [&](uint32_t zeros) {
      return equal(terms().make(Operator::Remainder, {all, integer(power_of_ten(zeros))}), 0);
    };
    auto does_end_in = [&](uint32_t zeros) { return remainder(in_run, power_of_ten(zeros)).is_zero(); };
    for (uint32_t zeros = 0; zeros + 1 < decimals; ++zeros) {
      TermId no_more = terms().negation(ends_in(zeros + 1));
      cases.add(zeros == 0 ? no_more : both(ends_in(zeros), no_more), does_end_in(zeros) && !does_end_in(zeros + 1));
    }
    if (decimals > 1) cases.add(ends_in(decimals - 1), does_end_in(decimals - 1));
    return decimals > 1 ? static_cast<uint32_t>(ask_case(cases)) : 0;
  }

  // A range of exponents that are written with one sign and so many digits.
  struct ExponentClass {
    int64_t least;
    int64_t greatest;
    bool is_negative() const { return greatest < 0; }
    uint32_t digits() const {
      int64_t longest = is_negative() ? -least : greatest;
      return longest > 99 ? 3 : longest > 9 ? 2 : 1;
    }
  };

  void add_exponent(TermId exponent, const ExponentClass& written, uint32_t least_digits) {
    TermId magnitude = written.is_negative() ? terms().make(Operator::Negate, {exponent}) : exponent;
    add_digits(magnitude, std::max(written.digits(), least_digits), 0);
  }

  bool ask_scientific(uint32_t decimals) {
    TermId exponent = digits(Operator::Exponent, decimals + 1);
    int64_t in_run = decimal_of(value_, decimals + 1).exponent;
    constexpr ExponentClass classes[] = {{0, 99}, {-99, -1}, {100, greatest_exponent}, {least_exponent, -100}};
    Cases cases;
    for (const ExponentClass& each : classes) {
      cases.add(within(exponent, each.least, each.greatest), each.least <= in_run && in_run <= each.greatest);
    }
    const ExponentClass& written = classes[ask_case(cases)];
    TermId all = digits(Operator::Significand, decimals + 1);
    add_digit(all, decimals);
    if (decimals > 0) add('.');
    add_digits(all, decimals, 0);
    add('e');
    add(written.is_negative() ? '-' : '+');
    add_exponent(exponent, written, 2);
    return true;
  }

  void ask_shortest() {
    constexpr uint32_t most = most_digits(fewest_digits);
    TermId all = digits(Operator::Significand, fewest_digits);
    Number in_run = decimal_of(value_, fewest_digits).significand;
    Cases lengths;
    for (uint32_t count = 1; count <= most; ++count) {
      Number least = count == 1 ? Number(0) : power_of_ten(count - 1);
      Number next = power_of_ten(count);
      lengths.add(within(all, least, next - 1), least <= in_run && in_run < next);
    }
    auto count = static_cast<uint32_t>(ask_case(lengths)) + 1;
    Layout layout = ask_layout(count);
    if (layout.is_fixed) {
      add_fixed(all, count, layout.exponent.least);
      return;
    }
    add_digit(all, count - 1);
    add('.');
    if (count == 1) add('0');
    add_digits(all, count - 1, 0);
    add('e');
    if (layout.exponent.is_negative()) add('-');
    add_exponent(digits(Operator::Exponent, fewest_digits), layout.exponent, 1);
  }

  // Where the point of the shortest text is. In fixed notation the exponent is known.
  struct Layout {
    bool is_fixed = false;
    ExponentClass exponent;
  };

  Layout ask_layout(uint32_t count) {
    constexpr int64_t near_limit = 15; // numbers of this exponent are below 2^53, or not
    TermId exponent = digits(Operator::Exponent, fewest_digits);
    int64_t in_run = decimal_of(value_, fewest_digits).exponent;
    std::vector<Layout> layouts;
    Cases cases;
    auto offer = [&](bool is_fixed, ExponentClass range, TermId condition, bool truth) {
      layouts.push_back({is_fixed, range});
      TermId here = within(exponent, range.least, range.greatest);
      cases.add(condition == no_term ? here : both(here, condition),
                truth && range.least <= in_run && in_run <= range.greatest);
    };
    auto is_fixed = [&](int64_t value) { return is_shortest_fixed(static_cast<int>(count), value); };
    int64_t lowest = 0;
    while (is_fixed(lowest - 1)) --lowest;
    int64_t highest = 0;
    while (highest + 1 < near_limit && is_fixed(highest + 1)) ++highest;
    for (int64_t value = lowest; value <= highest; ++value) offer(true, {value, value}, no_term, true);
    if (highest + 1 == near_limit && is_fixed(near_limit)) {
      double limit = negative_ ? -integers_are_exact_below : integers_are_exact_below;
      TermId bound = terms().floating(limit);
      TermId below =
          negative_ ? terms().make(Operator::Less, {bound, number_}) : terms().make(Operator::Less, {number_, bound});
      bool is_below = std::fabs(value_) < integers_are_exact_below;
      offer(true, {near_limit, near_limit}, below, is_below);
      offer(false, {near_limit, near_limit}, terms().negation(below), !is_below);
      ++highest;
    }
    constexpr ExponentClass classes[] = {{0, 9},   {10, 99},   {100, greatest_exponent},
                                         {-9, -1}, {-99, -10}, {least_exponent, -100}};
    for (ExponentClass range : classes) {
      if (range.is_negative()) range.greatest = std::min(range.greatest, lowest - 1);
      if (!range.is_negative()) range.least = std::max(range.least, highest + 1);
      if (range.least <= range.greatest) offer(false, range, no_term, true);
    }
    return layouts[ask_case(cases)];
  }

  void add_fixed(TermId all, uint32_t count, int64_t exponent) {
    if (exponent < 0) {
      add('0');
      add('.');
      for (int64_t i = exponent + 1; i < 0; ++i) add('0');
      return add_digits(all, count, 0);
    }
    auto whole = static_cast<uint32_t>(exponent + 1);
    if (whole < count) {
      add_digits(all, count, count - whole);
      add('.');
      return add_digits(all, count - whole, 0);
    }
    add_digits(all, count, 0);
    for (uint32_t i = count; i < whole; ++i) add('0');
    add('.');
    add('0');
  }

  Trace& trace_;
  TermId number_;
  double value_;
  bool negative_ = false;
  std::vector<TermId> characters_;
};

// The options must be known. Arguments that have to be enumerated become known.
struct Writing {
  std::vector<Value> arguments;
  std::optional<std::vector<TermId>> characters; // nothing: the arguments are known, or make no text
};

Writing ask_writing(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Writing writing = {{arguments[0]}, {}};
  if (primitive.arity == 2) writing.arguments.push_back(trace.ask_value(context, arguments[1]));
  if (!trace.ask_forms(arguments[0], forms_of(Form::Float)) || arguments[0].is_concrete()) return writing;
  auto format = format_of_options(primitive.arity == 2 ? writing.arguments[1] : Value::nil());
  bool has_text = format && (format->notation != FloatFormat::Notation::Fixed || format->decimals >= 0);
  if (!has_text) return writing;
  WrittenFloat written(trace, arguments[0]);
  if (written.ask(*format)) {
    writing.characters = written.characters();
  } else {
    writing.arguments[0] = trace.ask_value(context, arguments[0]);
  }
  return writing;
}

Value list_of_float(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Writing writing = ask_writing(context, trace, primitive, arguments);
  Value result = primitive.function(context, context.arena().copy(writing.arguments).data());
  if (!writing.characters || result.is_fault()) return result;
  std::vector<Value> characters;
  Value rest = result;
  for (TermId term : *writing.characters) {
    characters.push_back(trace.with_term(rest.as_cons()->head, term));
    rest = rest.as_cons()->tail;
  }
  return make_list(context.arena(), characters, rest);
}

Value binary_of_float(Context& context, Trace& trace, const Primitive& primitive, const Value* arguments) {
  Writing writing = ask_writing(context, trace, primitive, arguments);
  Value result = primitive.function(context, context.arena().copy(writing.arguments).data());
  if (!writing.characters || result.is_fault()) return result;
  PieceList pieces;
  for (TermId term : *writing.characters) add_piece(pieces, Piece::field(term, 0, 8));
  return trace.with_pieces(context.arena(), result, pieces);
}

} // namespace

void lift_float_writing(PrimitiveRegistry& registry) {
  for (const char* name : {"erlang:float_to_list/1", "erlang:float_to_list/2"}) registry.lift(name, list_of_float);
  for (const char* name : {"erlang:float_to_binary/1", "erlang:float_to_binary/2"}) {
    registry.lift(name, binary_of_float);
  }
}

} // namespace assay::erlang

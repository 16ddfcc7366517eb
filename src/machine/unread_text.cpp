#include "machine/unread_text.h"

#include <algorithm>

#include "machine/program.h"
#include "term/number.h"

namespace assay::machine {

void add_parts(std::vector<TextPart>& parts, Value text) {
  if (!is_unread(text)) {
    if (text.as_bits()->size != 0 || !text.is_concrete()) parts.push_back(TextPart::plain(text));
    return;
  }
  std::span<const TextPart> inside = unread_text(text).parts;
  parts.insert(parts.end(), inside.begin(), inside.end());
}

Value with_parts(Context& context, Value text, std::span<const TextPart> parts) {
  auto is_known = [](const TextPart& part) {
    return (part.kind == TextPart::Kind::Plain ? part.text : part.number).is_concrete();
  };
  if (context.trace->is_far_beyond_depth() || std::ranges::all_of(parts, is_known)) return text.without_symbolic();
  Arena& arena = context.arena();
  auto* object = arena.create<UnreadText>(PiecedBits{*text.as_bits(), {}}, arena.copy(parts), &context);
  return Value::bits(object).with_symbolic(SymbolicId(SymbolicTag::Made, unread_index));
}

// ---- Reading

namespace {

// The numbers of one sign that are written with so many digits.
struct DigitCase {
  TermId condition;
  TermId magnitude; // the number that the digits are of
  bool is_negative;
  uint32_t digits;
};

std::vector<DigitCase> cases_of(TermTable& terms, TermId number, const DigitFormat& format) {
  std::vector<DigitCase> cases;
  Number half = Number::power_of_two(format.width - 1);
  auto add = [&](TermId magnitude, const Number& least, const Number& greatest, bool is_negative) {
    Number low = 0;
    Number power = format.base; // the least number of more digits
    for (uint32_t digits = 1; low <= greatest; ++digits, low = power, power = power * Number(format.base)) {
      Number from = std::max(low, least);
      Number to = std::min(power - 1, greatest);
      if (to < from) continue;
      TermId condition =
          terms.make(Operator::And, {terms.make(Operator::LessOrEqual, {terms.integer(from.big()), magnitude}),
                                     terms.make(Operator::LessOrEqual, {magnitude, terms.integer(to.big())})});
      cases.push_back({condition, magnitude, is_negative, digits});
    }
  };
  add(number, 0, half - 1, false);
  if (format.is_unsigned) {
    TermId moved_up = terms.make(Operator::Add, {number, terms.integer((half + half).big())});
    add(moved_up, half, half + half - 1, true);
  } else {
    add(terms.make(Operator::Negate, {number}), 1, half, true);
  }
  return cases;
}

TermId character_of(TermTable& terms, TermId digit, const DigitFormat& format) {
  TermId figure = terms.make(Operator::Add, {digit, terms.integer('0')});
  if (format.base <= 10) return figure;
  TermId letter = terms.make(Operator::Add, {digit, terms.integer((format.in_capitals ? 'A' : 'a') - 10)});
  TermId is_figure = terms.make(Operator::LessOrEqual, {digit, terms.integer(9)});
  return terms.make(Operator::IfThenElse, {is_figure, figure, letter});
}

// Its sign and the number of its digits are one decision.
void read_digits(Trace& trace, const TextPart& part, PieceList& pieces) {
  TermTable& terms = trace.terms();
  const BitsObject& text = *part.text.as_bits();
  if (part.number.is_concrete()) return add_piece(pieces, Piece::literal(text));
  const DigitFormat& format = part.format;
  bool is_negative = part.number.as_integer() < 0;
  bool has_sign = format.is_unsigned ? false : is_negative || format.plus != 0;
  auto digits = static_cast<uint32_t>(text.size / 8 - (has_sign ? 1 : 0));
  std::vector<DigitCase> cases = cases_of(terms, trace.term_of(part.number), format);
  std::vector<TermId> conditions;
  size_t here = 0;
  for (const DigitCase& each : cases) {
    if (each.is_negative == is_negative && each.digits == digits) here = conditions.size();
    conditions.push_back(each.condition);
  }
  trace.ask_case(conditions, here);
  if (has_sign) add_piece(pieces, Piece::literal({text.bytes, text.offset, 8, nullptr}));
  Number power = 1;
  for (uint32_t i = 1; i < digits; ++i) power = power * Number(format.base);
  for (uint32_t i = 0; i < digits; ++i, power = quotient(power, Number(format.base))) {
    TermId digit = terms.make(Operator::Divide, {cases[here].magnitude, terms.integer(power.big())});
    if (i != 0) digit = terms.make(Operator::Remainder, {digit, terms.integer(format.base)});
    add_piece(pieces, Piece::field(character_of(terms, digit, format), 0, 8));
  }
}

} // namespace

void read_text(Trace& trace, Value text) {
  auto& unread = const_cast<UnreadText&>(unread_text(text));
  if (unread.is_read) return;
  unread.is_read = true;
  PieceList pieces;
  for (const TextPart& part : unread.parts) {
    switch (part.kind) {
      case TextPart::Kind::Plain:
        for (const Piece& piece : trace.pieces_of(part.text)) add_piece(pieces, piece);
        break;
      case TextPart::Kind::Digits: read_digits(trace, part, pieces); break;
      case TextPart::Kind::Written:
        trace.ask_value(*unread.context, part.number);
        add_piece(pieces, Piece::literal(*part.text.as_bits()));
        break;
    }
  }
  Arena& arena = unread.context->arena();
  Value whole = trace.with_pieces(arena, text, pieces);
  const Piece known[] = {Piece::literal(unread)};
  unread.pieces = whole.is_concrete() ? arena.copy(std::span<const Piece>(known)) : pieces_in(whole);
}

// ---- All that was printed

Value printed_text(Context& context, std::span<const PrintedPart> symbolic) {
  const std::string& output = context.output;
  Value whole =
      make_bits(context.arena(), {reinterpret_cast<const uint8_t*>(output.data()), output.size()}, output.size() * 8);
  const BitsObject& bits = *whole.as_bits();
  std::vector<TextPart> parts;
  uint64_t done = 0;
  auto add_known = [&](uint64_t end) {
    if (end == done) return;
    const BitsObject between = {bits.bytes, bits.offset + done * 8, (end - done) * 8, nullptr};
    parts.push_back(TextPart::plain(Value::bits(context.arena().create<BitsObject>(between))));
  };
  for (const PrintedPart& printed : symbolic) {
    add_known(printed.at);
    add_parts(parts, printed.text);
    done = printed.at + printed.text.as_bits()->size / 8;
  }
  add_known(output.size());
  return with_parts(context, whole, parts);
}

bool ask_same_output(Context& left, Context& right) {
  auto* one = dynamic_cast<SymbolicPrinter*>(&left.program());
  auto* other = dynamic_cast<SymbolicPrinter*>(&right.program());
  bool is_symbolic =
      one != nullptr && other != nullptr && (one->has_symbolic_output(left) || other->has_symbolic_output(right));
  if (!is_symbolic) return left.output == right.output;
  return left.trace->ask_equal(one->printed(left), other->printed(right));
}

} // namespace assay::machine

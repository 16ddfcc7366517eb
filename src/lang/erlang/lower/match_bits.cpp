// Matching bit strings, segment by segment. Rows that want the same kind of segment at the same position share the
// test, the value read and the position behind it.

#include "lang/erlang/lower/match_compiler.h"
#include "lang/erlang/lower/match_passed.h"

namespace assay::erlang {
namespace {

bool is_ignored(const Node& pattern) { return pattern.type == NodeType::Variable && pattern.variables[0]->uses == 0; }

} // namespace

core::Operand MatchCompiler::segment_size(const MatchRow& row, const Node& segment) const {
  const Node& size = *segment.children[1];
  if (size.is_literal()) return lowering_.literal(size.literal);
  // An earlier segment of the same pattern may have bound it.
  std::optional<Operand> bound = bound_value(row, size.variables[0]);
  return bound ? *bound : lowering_.value_of(size.variables[0], size);
}

// The position behind a segment; known now if the sizes so far are.
core::Operand MatchCompiler::advanced(Operand position, Operand size, uint32_t unit, const Node& segment) {
  if (position.is_literal() && size.is_literal()) {
    Value from = lowering_.module().literal_value(position);
    Value count = lowering_.module().literal_value(size);
    constexpr int64_t limit = int64_t{1} << 40;
    if (count.is(Kind::Integer) && count.as_integer() >= 0 && count.as_integer() < limit && from.as_integer() < limit) {
      return integer(from.as_integer() + count.as_integer() * unit);
    }
  }
  return emit("erlang.bits_advance", {position, size, integer(unit)}, segment);
}

std::optional<MatchProblem> MatchCompiler::test_segment(const MatchProblem& problem, const MatchTest& test) {
  Operand bits = test.value;
  Operand position = test.argument;
  if (test.index == test.pattern->children.size()) {
    auto is_same = [&](const MatchRow&, const MatchTest& other) {
      return other.type == test.type && other.value == bits && other.argument == position &&
             other.index == other.pattern->children.size();
    };
    Operand condition = emit("erlang.bits_at_end", {bits, position}, *test.pattern);
    core::BlockId ended = block_for(rows_passed(arena_, problem, is_same, [](RowEditor&, const MatchTest&) {}));
    emit_branch(condition, ended, block_for(rows_failed(problem, is_same)), *test.pattern);
    return std::nullopt;
  }

  const Node& segment = *test.pattern->children[test.index];
  const SegmentSpec& spec = segment.segment;
  Operand size = segment_size(problem.front(), segment);
  auto is_same = [&](const MatchRow& row, const MatchTest& other) {
    if (other.type != test.type || other.value != bits || other.argument != position) return false;
    if (other.index == other.pattern->children.size()) return false;
    const Node& their_segment = *other.pattern->children[other.index];
    return their_segment.segment == spec && segment_size(row, their_segment) == size;
  };
  bool is_read = spec.type == SegmentSpec::Type::Utf; // its length depends on it
  for (const MatchRow& row : problem.rows()) {
    for (const MatchTest& other : row.tests) {
      if (is_same(row, other)) is_read |= !is_ignored(*other.pattern->children[other.index]->children[0]);
    }
  }

  Operand unit = integer(spec.unit);
  Operand flags = integer(spec.flags);
  std::optional<Operand> condition;
  if (spec.all) {
    if (spec.unit > 1) condition = emit("erlang.bits_rest_fits", {bits, position, unit}, segment);
  } else if (spec.type == SegmentSpec::Type::Utf) {
    condition = emit("erlang.bits_is_utf", {bits, position, unit, flags}, segment);
  } else if (spec.type == SegmentSpec::Type::Float) {
    condition = emit("erlang.bits_is_float", {bits, position, size, unit, flags}, segment);
  } else {
    condition = emit("erlang.bits_fits", {bits, position, size, unit}, segment);
  }
  if (condition) {
    core::BlockId fits = builder_.new_block();
    emit_branch(*condition, fits, block_for(rows_failed(problem, is_same)), segment);
    builder_.start_block(fits);
  }

  Operand value;
  if (is_read) {
    if (spec.all) {
      value = emit("erlang.bits_rest", {bits, position}, segment);
    } else if (spec.type == SegmentSpec::Type::Utf) {
      value = emit("erlang.bits_utf", {bits, position, unit, flags}, segment);
    } else if (spec.type == SegmentSpec::Type::Float) {
      value = emit("erlang.bits_float", {bits, position, size, unit, flags}, segment);
    } else if (spec.type == SegmentSpec::Type::Integer) {
      value = emit("erlang.bits_integer", {bits, position, size, unit, flags}, segment);
    } else {
      value = emit("erlang.bits_part", {bits, position, size, unit}, segment);
    }
  }
  Operand next = position;
  if (!spec.all) {
    next = spec.type == SegmentSpec::Type::Utf ? emit("erlang.bits_utf_advance", {position, value, unit}, segment)
                                               : advanced(position, size, spec.unit, segment);
  }
  return rows_passed(arena_, problem, is_same, [&](RowEditor& editor, const MatchTest& other) {
    const Node& pattern = *other.pattern->children[other.index]->children[0];
    if (!is_ignored(pattern)) editor.add(value, &pattern);
    if (!spec.all) editor.keep({MatchTest::Type::Segment, other.index + 1, bits, next, other.pattern});
  });
}

} // namespace assay::erlang

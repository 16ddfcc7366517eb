#include "term/term_contents.h"

#include <algorithm>
#include <bit>

#include "base/hash.h"

namespace assay::term {

namespace {

uint32_t narrow(uint64_t state) { return static_cast<uint32_t>(hash_mix(state)); }

uint64_t hash_of(const Datum& datum) {
  if (const Number* number = std::get_if<Number>(&datum)) {
    if (number->is_small()) return static_cast<uint64_t>(number->small());
    uint64_t state = 7;
    for (uint64_t limb : number->view().magnitude()) state = hash_combine(state, limb);
    return number->sign() < 0 ? ~state : state;
  }
  if (const double* floating = std::get_if<double>(&datum)) return std::bit_cast<uint64_t>(*floating);
  return std::get<bool>(datum) ? 1 : 0;
}

bool identical(const Datum& left, const Datum& right) {
  if (left.index() != right.index()) return false;
  if (const double* floating = std::get_if<double>(&left)) {
    return std::bit_cast<uint64_t>(*floating) == std::bit_cast<uint64_t>(std::get<double>(right));
  }
  return left == right;
}

} // namespace

TermTable::Contents::Contents() : slots(1024), integers(small_integers) {
  blocks.push_back(std::make_unique<TermNode[]>(size_t{1} << block_bits));
}

template <typename Same>
TermId TermTable::Contents::find(uint32_t hash, Same same) const {
  size_t mask = slots.size() - 1;
  for (size_t i = hash & mask; slots[i] != 0; i = (i + 1) & mask) {
    auto id = static_cast<TermId>(slots[i]);
    if (slots[i] >> 32 == hash && same(node(id))) return id;
  }
  return no_term;
}

void TermTable::Contents::insert(uint32_t hash, TermId id) {
  if (size_t{2} * count > slots.size()) {
    std::vector<uint64_t> old(slots.size() * 2);
    old.swap(slots);
    size_t mask = slots.size() - 1;
    for (uint64_t slot : old) {
      if (slot == 0) continue;
      size_t i = (slot >> 32) & mask;
      while (slots[i] != 0) i = (i + 1) & mask;
      slots[i] = slot;
    }
  }
  size_t mask = slots.size() - 1;
  size_t i = hash & mask;
  while (slots[i] != 0) i = (i + 1) & mask;
  slots[i] = uint64_t{hash} << 32 | id;
}

TermId TermTable::Contents::append(Operator op, Sort sort, uint32_t parameter, std::span<const TermId> operands,
                                   uint32_t hash) {
  TermId id = count++;
  if (id >> block_bits >= blocks.size()) blocks.push_back(std::make_unique<TermNode[]>(size_t{1} << block_bits));
  TermNode& made = node(id);
  made.op = op;
  made.sort = sort;
  made.parameter = parameter;
  made.operands = arena.copy(operands);
  made.has_variables = op == Operator::Variable;
  made.hash = hash;
  uint64_t tree_size = 1;
  for (TermId operand : operands) {
    made.has_variables |= node(operand).has_variables;
    tree_size += node(operand).tree_size;
  }
  made.tree_size = static_cast<uint32_t>(std::min<uint64_t>(tree_size, largest_tree_size));
  insert(hash, id);
  return id;
}

TermId TermTable::Contents::intern(Operator op, Sort sort, uint32_t parameter, std::span<const TermId> operands) {
  uint64_t state = uint64_t{parameter} << 16 | static_cast<uint64_t>(op) << 8 | static_cast<uint64_t>(sort);
  for (TermId operand : operands) state = (state ^ operand) * 0x9e3779b97f4a7c15ULL + (state >> 32);
  uint32_t hash = narrow(state);
  TermId found = find(hash, [&](const TermNode& other) {
    return other.op == op && other.sort == sort && other.parameter == parameter &&
           std::equal(operands.begin(), operands.end(), other.operands.begin(), other.operands.end());
  });
  return found != no_term ? found : append(op, sort, parameter, operands, hash);
}

TermId TermTable::Contents::intern_constant(Sort sort, Datum datum_of_constant) {
  uint32_t hash = narrow(hash_of(datum_of_constant) * 31 + static_cast<uint64_t>(sort) + 1);
  TermId found = find(hash, [&](const TermNode& other) {
    return other.op == Operator::Constant && other.sort == sort &&
           identical(constants[other.parameter].datum, datum_of_constant);
  });
  if (found != no_term) return found;
  auto index = static_cast<uint32_t>(constants.size());
  Scalar scalar = scalar_of(datum_of_constant);
  constants.push_back({.scalar = std::move(scalar), .datum = std::move(datum_of_constant)});
  return append(Operator::Constant, sort, index, {}, hash);
}

uint32_t TermTable::Contents::start_walk() const {
  marks.resize(count);
  if (++walk == 0) { // after 2^32 walks
    std::fill(marks.begin(), marks.end(), 0);
    walk = 1;
  }
  return walk;
}

std::vector<TermId> TermTable::Contents::parts(TermId id) const {
  std::vector<TermId> found = {id};
  uint32_t mark = start_walk();
  marks[id] = mark;
  for (size_t i = 0; i < found.size(); ++i) {
    for (TermId operand : node(found[i]).operands) {
      if (marks[operand] == mark) continue;
      marks[operand] = mark;
      found.push_back(operand);
    }
  }
  std::sort(found.begin(), found.end());
  return found;
}

std::span<const TermId> TermTable::Contents::variables(TermId id) {
  TermNode& asked = node(id);
  if (!asked.has_variables) return {};
  if (asked.variables == nullptr) {
    std::vector<TermId> found;
    std::vector<TermId> pending = {id};
    uint32_t mark = start_walk();
    marks[id] = mark;
    auto visit = [&](TermId next) {
      if (marks[next] == mark) return false;
      marks[next] = mark;
      return true;
    };
    while (!pending.empty()) {
      TermNode& next = node(pending.back());
      TermId next_id = pending.back();
      pending.pop_back();
      if (next.op == Operator::Variable) {
        found.push_back(next_id);
      } else if (next.variables != nullptr) {
        for (TermId variable : std::span(next.variables, next.variable_count)) {
          if (visit(variable)) found.push_back(variable);
        }
      } else {
        for (TermId operand : next.operands) {
          if (node(operand).has_variables && visit(operand)) pending.push_back(operand);
        }
      }
    }
    std::sort(found.begin(), found.end());
    asked.variables = arena.copy(found).data();
    asked.variable_count = static_cast<uint32_t>(found.size());
  }
  return {asked.variables, asked.variable_count};
}

} // namespace assay::term

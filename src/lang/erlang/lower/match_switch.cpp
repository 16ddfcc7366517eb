// One switch on a value for all rows that test it: an arm for each head (literal, cons, tuple of a size, map, bit
// string) that occurs in them, in one pass over the rows. A row that does not test the value goes to every arm that is
// still open, that is, whose last row can fail.

#include <algorithm>
#include <bit>

#include "base/hash.h"
#include "lang/erlang/lower/match_compiler.h"

namespace assay::erlang {
namespace {

// What a pattern asks of a value first. Equal heads are the same arm.
struct Head {
  enum class Type : uint8_t { None, Literal, Cons, Tuple, Map, Bits } type = Type::None;
  uint64_t payload = 0;
  uint32_t detail = 0; // of a literal its head word, of a tuple its size
  bool operator==(const Head&) const = default;
};

struct HeadHash {
  size_t operator()(const Head& head) const {
    return hash_combine(hash_combine(head.payload, head.detail), static_cast<uint64_t>(head.type));
  }
};

// None: a literal that a switch can't have.
Head head_of(const Node& pattern) {
  switch (pattern.type) {
    case NodeType::Cons: return {Head::Type::Cons, 0, 0};
    case NodeType::Tuple: return {Head::Type::Tuple, 0, static_cast<uint32_t>(pattern.children.size())};
    case NodeType::Map: return {Head::Type::Map, 0, 0};
    case NodeType::Binary: return {Head::Type::Bits, 0, 0};
    default: break;
  }
  switch (pattern.literal.kind()) {
    case Kind::Float:
      // 0.0 and -0.0 match each other in this version of OTP.
      return {Head::Type::Literal, pattern.literal.as_float() == 0.0 ? 0 : pattern.literal.payload(),
              pattern.literal.head()};
    case Kind::Integer:
    case Kind::Symbol:
    case Kind::Nil: return {Head::Type::Literal, pattern.literal.payload(), pattern.literal.head()};
    default: return {};
  }
}

uint32_t field_count(const Head& head) {
  if (head.type == Head::Type::Cons) return 2;
  return head.type == Head::Type::Tuple ? head.detail : 0;
}

} // namespace

class SwitchMaker {
 public:
  SwitchMaker(MatchCompiler& match, const MatchProblem& problem, const MatchTest& test)
      : match_(match), builder_(match.builder_), problem_(problem), test_(test),
        copies_left_(256 + problem.rows().size() / 2) {}

  void make();

 private:
  using Operand = core::Operand;

  struct Choice {
    Head head;
    Value literal;
    core::BlockId block = 0; // with fields only
    bool uses_fields = false;
    bool is_closed = false;
    std::vector<MatchRow> rows;
  };

  // What a row says about the value.
  struct Demand {
    bool is_possible = true;
    Head head; // None: no arm is meant, or it is one of those below
    const Node* pattern = nullptr;
    const Node* equality = nullptr; // a literal to be compared with
  };

  Demand demand_of(const MatchRow& row) const;
  void add_to_arm(const MatchRow& row, const Demand& demand);
  void add_everywhere(const MatchRow& row);
  Choice* choice_for(const Demand& demand);
  MatchRow specialised(const MatchRow& row, Choice& choice);
  void put(Choice& choice, const MatchRow& row);
  bool always_fits(const MatchRow& row) const;
  void emit();
  core::BlockId target_of(Choice& choice);

  MatchCompiler& match_;
  core::FunctionBuilder& builder_;
  const MatchProblem& problem_;
  const MatchTest& test_;
  std::vector<Choice> choices_;
  std::unordered_map<Head, size_t, HeadHash> by_head_;
  std::vector<size_t> open_;
  std::vector<MatchRow> everywhere_; // the rows so far that go to every arm
  Choice otherwise_;
  size_t copies_left_;
  bool takes_new_heads_ = true;
};

void MatchCompiler::test_switch(const MatchProblem& problem, const MatchTest& test) {
  SwitchMaker(*this, problem, test).make();
}

void SwitchMaker::make() {
  for (const MatchRow& row : problem_.rows()) {
    Demand demand = demand_of(row);
    if (!demand.is_possible) continue;
    if (demand.head.type != Head::Type::None) {
      add_to_arm(row, demand);
    } else if (demand.equality != nullptr) {
      put(otherwise_, row);
      auto bits = by_head_.find(Head{Head::Type::Bits, 0, 0});
      if (bits != by_head_.end() && demand.equality->literal.is(Kind::Bits)) put(choices_[bits->second], row);
    } else {
      add_everywhere(row);
      if (always_fits(row)) break;
    }
  }
  emit();
}

SwitchMaker::Demand SwitchMaker::demand_of(const MatchRow& row) const {
  Demand demand;
  for (const MatchTest& test : row.tests) {
    if (test.type != MatchTest::Type::Pattern || test.value != test_.value) continue;
    Head head = head_of(*test.pattern);
    if (head.type == Head::Type::None) {
      demand.equality = test.pattern;
    } else if (demand.head.type != Head::Type::None && demand.head != head) {
      demand.is_possible = false;
    } else {
      demand.head = head;
      demand.pattern = test.pattern;
    }
  }
  return demand;
}

void SwitchMaker::add_to_arm(const MatchRow& row, const Demand& demand) {
  if (Choice* choice = choice_for(demand)) {
    if (!choice->is_closed) put(*choice, specialised(row, *choice));
  } else {
    put(otherwise_, row);
  }
}

SwitchMaker::Choice* SwitchMaker::choice_for(const Demand& demand) {
  auto found = by_head_.find(demand.head);
  if (found != by_head_.end()) return &choices_[found->second];
  // Once a head has been left to a later switch, all new ones are, so that rows keep their order.
  if (everywhere_.size() > copies_left_) takes_new_heads_ = false;
  if (!takes_new_heads_) return nullptr;
  copies_left_ -= everywhere_.size();
  by_head_.emplace(demand.head, choices_.size());
  open_.push_back(choices_.size());
  Choice& choice = choices_.emplace_back();
  choice.head = demand.head;
  if (demand.pattern->is_literal()) choice.literal = demand.pattern->literal;
  if (uint32_t fields = field_count(choice.head)) choice.block = builder_.new_block(fields);
  choice.rows = everywhere_;
  return &choice;
}

void SwitchMaker::add_everywhere(const MatchRow& row) {
  std::erase_if(open_, [&](size_t index) { return choices_[index].is_closed; });
  for (size_t index : open_) put(choices_[index], row);
  put(otherwise_, row);
  everywhere_.push_back(row);
}

void SwitchMaker::put(Choice& choice, const MatchRow& row) {
  if (choice.is_closed) return;
  choice.rows.push_back(row);
  choice.is_closed = always_fits(row);
}

bool SwitchMaker::always_fits(const MatchRow& row) const {
  if (!row.tests.empty()) return false;
  return row.clause == MatchRow::no_clause || match_.clauses_[row.clause]->children[0]->is_symbol(symbols::true_);
}

MatchRow SwitchMaker::specialised(const MatchRow& row, Choice& choice) {
  RowEditor editor(match_.arena_, row);
  for (const MatchTest& test : row.tests) {
    bool is_this = test.type == MatchTest::Type::Pattern && test.value == test_.value &&
                   head_of(*test.pattern).type != Head::Type::None;
    if (!is_this) {
      editor.keep(test);
      continue;
    }
    const Node& pattern = *test.pattern;
    switch (choice.head.type) {
      case Head::Type::Cons:
      case Head::Type::Tuple:
        for (uint32_t i = 0; i < pattern.children.size(); ++i) {
          if (editor.add(builder_.block_parameter(choice.block, i), pattern.children[i])) choice.uses_fields = true;
        }
        break;
      case Head::Type::Map:
        for (size_t i = 1; i + 1 < pattern.children.size(); i += 2) {
          const Node& key = *pattern.children[i];
          Operand operand = key.is_literal() ? match_.lowering_.literal(key.literal)
                                             : match_.lowering_.value_of(key.variables[0], key);
          editor.keep({MatchTest::Type::Key, 0, test.value, operand, pattern.children[i + 1]});
        }
        break;
      case Head::Type::Bits: editor.keep({MatchTest::Type::Segment, 0, test.value, match_.integer(0), &pattern}); break;
      default: break;
    }
  }
  return editor.finish();
}

core::BlockId SwitchMaker::target_of(Choice& choice) {
  if (field_count(choice.head) == 0) return match_.block_for(MatchProblem(std::move(choice.rows)));
  if (choice.uses_fields) {
    match_.work_.push_back({choice.block, MatchProblem(std::move(choice.rows))});
  } else {
    // Nothing depends on the fields: what follows may be the same as elsewhere.
    MatchRow next;
    next.go_to = match_.block_for(MatchProblem(std::move(choice.rows)));
    match_.work_.push_back({choice.block, MatchProblem({next})});
  }
  return choice.block;
}

void SwitchMaker::emit() {
  std::vector<core::FunctionBuilder::ArmSpec> arms;
  for (Choice& choice : choices_) {
    core::FunctionBuilder::ArmSpec arm;
    switch (choice.head.type) {
      case Head::Type::Literal:
        arm.test = core::Arm::Test::Literal;
        arm.literal = match_.lowering_.literal(choice.literal);
        break;
      case Head::Type::Cons:
        arm.test = core::Arm::Test::Constructor;
        arm.constructor = {core::Constructor::Type::Cons, 2};
        break;
      case Head::Type::Tuple:
        arm.test = core::Arm::Test::Constructor;
        arm.constructor = {core::Constructor::Type::Tuple, choice.head.detail};
        break;
      case Head::Type::Map:
      case Head::Type::Bits:
      case Head::Type::None:
        arm.test = core::Arm::Test::Kind;
        arm.kind = choice.head.type == Head::Type::Map ? Kind::Map : Kind::Bits;
        break;
    }
    arm.target = target_of(choice);
    arms.push_back(arm);
    if (choice.head.type == Head::Type::Literal && choice.literal.is(Kind::Float) && choice.literal.as_float() == 0.0) {
      arm.literal = match_.lowering_.literal(Value::floating(-choice.literal.as_float()));
      arms.push_back(arm);
    }
  }
  core::BlockId otherwise = match_.block_for(MatchProblem(std::move(otherwise_.rows)));
  builder_.switch_on(test_.value, arms, otherwise, {}, test_.pattern->place,
                     match_.lowering_.site("case", *test_.pattern));
}

} // namespace assay::erlang

#include "lang/ocaml/values/compare.h"

#include "lang/ocaml/primitives/float_question.h"
#include "lang/ocaml/primitives/string_bytes.h"
#include "lang/ocaml/values/exceptions.h"

namespace assay::ocaml {

namespace {

template <typename Number>
Order order_of(Number left, Number right) {
  return left < right ? Order::Less : left > right ? Order::Greater : Order::Equal;
}

// Whether they are equal is asked first: often nobody wants to know more.
Order ask_order(Trace& trace, TermId left, TermId right, Order order, Wanted wanted) {
  TermTable& terms = trace.terms();
  if (trace.ask_condition(terms.make(Operator::Equal, {left, right}), order == Order::Equal)) return Order::Equal;
  if (wanted == Wanted::Equality) return Order::Less;
  bool is_less = trace.ask_condition(terms.make(Operator::Less, {left, right}), order == Order::Less);
  return is_less ? Order::Less : Order::Greater;
}

class Walk {
 public:
  Walk(Context& context, Trace* trace, Comparing comparing, Wanted wanted)
      : context_(context), trace_(trace), is_total_(comparing == Comparing::Totally), wanted_(wanted) {}

  Order compare(Value left, Value right) {
    pending_.push_back({left, right});
    while (!pending_.empty()) {
      auto [first, second] = pending_.back();
      pending_.pop_back();
      if (++steps_ > most_steps) {
        context_.end(Ending::StepsSpent);
        return Order::Raised;
      }
      Order order = compare_one(first, second);
      if (order != Order::Equal) return order;
    }
    return Order::Equal;
  }

 private:
  // A value that is part of itself is never compared to its end.
  static constexpr uint64_t most_steps = 50'000'000;

  Order raise(std::string_view text) {
    invalid_argument(context_, text);
    return Order::Raised;
  }

  bool is_integer(Value value) {
    if (trace_ != nullptr && !value.is_concrete()) return trace_->ask_forms(value, forms_of(Form::Integer));
    return value.is(Kind::Integer);
  }

  // What a lazy value that has been forced stands for.
  Value forced(Value value) {
    while (value.is(Kind::Record) && context_.readable(value.as_record())->class_name == tag_symbol(forward_tag)) {
      value = context_.readable(value.as_record())->fields()[0];
    }
    return value;
  }

  Order compare_one(Value left, Value right) {
    left = forced(left);
    right = forced(right);
    if (is_total_ && left.same(right) && left.symbolic().raw() == right.symbolic().raw()) return Order::Equal;
    bool left_is_integer = is_integer(left);
    bool right_is_integer = is_integer(right);
    if (left_is_integer && right_is_integer) return compare_integers(left, right);
    if (left_is_integer) return Order::Less;
    if (right_is_integer) return Order::Greater;
    return compare_blocks(left, right);
  }

  Order compare_integers(Value left, Value right) {
    Order order = order_of(left.as_integer(), right.as_integer());
    if (trace_ == nullptr || (left.is_concrete() && right.is_concrete())) return order;
    return ask_order(trace_->term_of(left), trace_->term_of(right), order);
  }

  Order ask_order(TermId left, TermId right, Order order) {
    return assay::ocaml::ask_order(*trace_, left, right, order, wanted_);
  }

  Order compare_floats(Value left, Value right) {
    Order order = order_of_floats(left.as_float(), right.as_float());
    if (trace_ == nullptr || (left.is_concrete() && right.is_concrete())) return order;
    FloatQuestion question(trace_->terms(), trace_->term_of(left), trace_->term_of(right));
    auto ask = [&](TermId condition, Order answer) { return trace_->ask_condition(condition, order == answer); };
    if (is_total_) {
      if (ask(question.compares_equal(), Order::Equal)) return Order::Equal;
      if (wanted_ == Wanted::Equality) return Order::Less;
      return ask(question.compares_less(), Order::Less) ? Order::Less : Order::Greater;
    }
    if (ask(question.equal(), Order::Equal)) return Order::Equal;
    if (wanted_ == Wanted::Equality) return Order::Less;
    if (wanted_ != Wanted::Above && ask(question.less(), Order::Less)) return Order::Less;
    if (wanted_ != Wanted::Below && ask(question.greater(), Order::Greater)) return Order::Greater;
    return Order::Unordered;
  }

  Order order_of_floats(double left, double right) const {
    bool left_is_number = left == left;
    bool right_is_number = right == right;
    if (left_is_number && right_is_number) return order_of(left, right);
    return is_total_ ? order_of(static_cast<int>(left_is_number), static_cast<int>(right_is_number)) : Order::Unordered;
  }

  Order compare_strings(Value left, Value right) {
    bool is_known = trace_ == nullptr || (left.is_concrete() && right.is_concrete());
    if (is_known) return order_of(string_of(left).compare(string_of(right)), 0);
    return assay::ocaml::compare_strings(*trace_, left, right, wanted_);
  }

  // The tag of a block: of a part of the input, whether it is 0 is a matter of its form.
  Order compare_blocks(Value left, Value right) {
    if (left.is(Kind::Float) && right.is(Kind::Float)) return compare_floats(left, right);
    if (left.is(Kind::Bits) && right.is(Kind::Bits)) return compare_strings(left, right);
    ask_block_form(left);
    ask_block_form(right);
    if (is_boxed_integer(left) && is_boxed_integer(right)) {
      return compare_integers(left.as_cons()->tail, right.as_cons()->tail);
    }
    int64_t left_tag = ask_tag(left);
    int64_t right_tag = ask_tag(right);
    constexpr int64_t closure_tag = 247, abstract_tag = 251;
    if (left_tag != right_tag) return order_of(left_tag, right_tag);
    if (left_tag == closure_tag) return raise("compare: functional value");
    if (left_tag == abstract_tag) return raise("compare: abstract value");
    std::optional<Fields> first = is_bytes(left) ? bytes_of(left) : fields_of(context_, left);
    std::optional<Fields> second = is_bytes(right) ? bytes_of(right) : fields_of(context_, right);
    if (!first || !second) return raise("compare: abstract value");
    if (left_tag == object_tag) return compare_integers(first->first[1], second->first[1]);
    if (is_bytes(left)) return compare_bytes(*first, *second);
    if (first->count != second->count) return order_of(first->count, second->count);
    for (uint64_t i = first->count; i-- > 0;) pending_.push_back({first->first[i], second->first[i]});
    return Order::Equal;
  }

  void ask_block_form(Value value) {
    if (trace_ == nullptr || value.is_concrete()) return;
    constexpr Forms classes[] = {forms_of(Form::Tuple), forms_of(Form::Cons), forms_of(Form::Function)};
    trace_->ask_class(value, classes);
  }

  int64_t ask_tag(Value value) {
    if (trace_ != nullptr && value.is(Kind::Cons) && !value.as_cons()->head.is_concrete()) {
      Value tag = value.as_cons()->head;
      trace_->ask_equal(tag, tag.without_symbolic());
    }
    return tag_of(value.is(Kind::Record) ? Value::record(context_.readable(value.as_record())) : value);
  }

  std::optional<Fields> bytes_of(Value bytes) {
    ArrayObject* array = readable_bytes(context_, bytes);
    return Fields{array->elements(), array->count};
  }

  Order compare_bytes(Fields left, Fields right) {
    for (uint64_t i = 0; i < std::min(left.count, right.count); ++i) {
      Order order = compare_integers(left.first[i], right.first[i]);
      if (order != Order::Equal) return order;
    }
    return order_of(left.count, right.count);
  }

  Context& context_;
  Trace* trace_;
  bool is_total_;
  Wanted wanted_;
  std::vector<std::pair<Value, Value>> pending_; // the next one is the last
  uint64_t steps_ = 0;
};

} // namespace

Order compare(Context& context, Trace* trace, Value left, Value right, Comparing comparing, Wanted wanted) {
  return Walk(context, trace, comparing, wanted).compare(left, right);
}

// By the first byte that differs; a string comes after those that it goes on from.
Order compare_strings(Trace& trace, Value left, Value right, Wanted wanted) {
  if (trace.ask_equal(left, right)) return Order::Equal;
  if (wanted == Wanted::Equality) return Order::Less;
  for (uint64_t i = 0;; ++i) {
    if (!ask_byte(trace, left, i)) return Order::Less;
    if (!ask_byte(trace, right, i)) return Order::Greater;
    Order here =
        order_of(static_cast<unsigned char>(string_of(left)[i]), static_cast<unsigned char>(string_of(right)[i]));
    Order order = ask_order(trace, byte_term(trace, left, i), byte_term(trace, right, i), here, wanted);
    if (order != Order::Equal) return order;
  }
}

} // namespace assay::ocaml

#include "lang/java/types/object_uses.h"

#include <algorithm>
#include <array>
#include <map>
#include <memory>
#include <optional>
#include <unordered_set>

#include "lang/java/load/instructions.h"

namespace assay::java {

namespace {

template <size_t count>
bool is_one_of(std::string_view text, const std::array<std::string_view, count>& names) {
  return std::ranges::find(names, text) != names.end();
}
template <size_t count>
bool starts_with_one_of(std::string_view text, const std::array<std::string_view, count>& starts) {
  return std::ranges::any_of(starts, [&](std::string_view start) { return text.starts_with(start); });
}

// Methods of an object of the library that leave it as it is.
bool looks(std::string_view name) {
  constexpr std::array<std::string_view, 13> starts = {"get",       "contains", "is",     "has",     "index",
                                                       "lastIndex", "to",       "equals", "compare", "size",
                                                       "length",    "char",     "code"};
  constexpr std::array<std::string_view, 37> names = {
      "hashCode", "iterator", "entrySet", "keySet",    "values",      "stream",    "forEach", "clone",
      "subList",  "headMap",  "tailMap",  "subMap",    "peek",        "peekFirst", "element", "first",
      "last",     "firstKey", "lastKey",  "floorKey",  "ceiling",     "floor",     "higher",  "lower",
      "apply",    "test",     "accept",   "run",       "cardinality", "matcher",   "next",    "print",
      "println",  "printf",   "format",   "substring", "chars"};
  if (name.starts_with("getAnd") || name.starts_with("compareAnd")) return false;
  return starts_with_one_of(name, starts) || is_one_of(name, names) || name.starts_with("applyAs") ||
         name.starts_with("ceiling") || name.starts_with("floor") || name.starts_with("map") ||
         name.starts_with("filter");
}

// Those of them that give what is inside to functions.
bool hands_parts_on(std::string_view name) {
  return name == "forEach" || name == "stream" || name.starts_with("map") || name.starts_with("filter");
}

// Methods of the library that change what they are given, or keep it.
bool changes_arguments(const MemberReference& member) {
  std::string_view owner = member.owner.text();
  std::string_view name = member.name.text();
  constexpr std::array<std::string_view, 5> of_arrays = {"sort", "fill", "setAll", "parallelSort", "parallelPrefix"};
  constexpr std::array<std::string_view, 9> of_collections = {"sort",       "shuffle", "reverse", "swap",  "fill",
                                                              "replaceAll", "rotate",  "copy",    "addAll"};
  constexpr std::array<std::string_view, 12> keepers = {
      "add", "put",        "set",          "offer", "push", "addFirst", "addLast", "putIfAbsent", "requireNonNull",
      "of",  "ofNullable", "singletonList"};
  if (owner == "java/util/Arrays") return is_one_of(name, of_arrays);
  if (owner == "java/util/Collections") return is_one_of(name, of_collections);
  if (owner == "java/lang/System") return name == "arraycopy";
  return is_one_of(name, keepers) || name == "read" || name == "nextBytes" || name == "getChars" || name == "toArray" ||
         name == "drainTo";
}

bool is_of_library(std::string_view class_name) {
  constexpr std::array<std::string_view, 4> starts = {"java/", "javax/", "jdk/", "sun/"};
  return starts_with_one_of(class_name, starts) || class_name.starts_with('[');
}

bool is_immutable_in_library(std::string_view name) {
  constexpr std::array<std::string_view, 7> starts = {
      "java/lang/Character", "java/time/",        "java/util/function/",    "java/util/Optional",
      "java/util/logging/",  "java/nio/charset/", "java/util/regex/Pattern"};
  constexpr std::array<std::string_view, 19> names = {
      "java/lang/String", "java/lang/Boolean",   "java/lang/Byte",       "java/lang/Short",      "java/lang/Integer",
      "java/lang/Long",   "java/lang/Float",     "java/lang/Double",     "java/lang/Class",      "java/lang/Runnable",
      "java/lang/Void",   "java/util/Locale",    "java/util/UUID",       "java/math/BigInteger", "java/math/BigDecimal",
      "java/lang/Enum",   "java/io/PrintStream", "java/util/Comparator", "java/math/MathContext"};
  return starts_with_one_of(name, starts) || is_one_of(name, names);
}

} // namespace

// The code of one method, with marks.
class MarkedCode {
 public:
  MarkedCode(ObjectUses& uses, const Method& method)
      : uses_(uses), method_(method), code_(method.info->code->bytes), constants_(method.owner->file->constants) {}

  void mark_static(const Field& field) { field_ = &field; }
  bool only_reads(std::optional<uint32_t> argument) {
    State first;
    first.locals.assign(method_.info->code->max_locals, false);
    uint32_t local = 0;
    for (uint32_t i = 0; argument && i < *argument; ++i) local += slots_of_argument(i);
    if (argument) first.locals[local] = true;
    flow_to(0, first);
    while (!waiting_.empty() && reads_) {
      uint32_t at = *waiting_.begin();
      waiting_.erase(waiting_.begin());
      step(at);
    }
    return reads_;
  }

 private:
  struct State {
    std::vector<bool> locals;
    std::vector<bool> stack; // a slot each: wide values have two
  };

  uint32_t slots_of_argument(uint32_t index) const {
    if (!method_.is_static()) {
      if (index == 0) return 1;
      --index;
    }
    return is_wide(method_.descriptor.parameters[index]) ? 2 : 1;
  }

  void flow_to(uint32_t at, const State& state) {
    auto [known, is_new] = states_.try_emplace(at, state);
    bool has_grown = is_new;
    auto join = [&](std::vector<bool>& into, const std::vector<bool>& from) {
      for (size_t i = 0; i < std::min(into.size(), from.size()); ++i) {
        if (!from[i] || into[i]) continue;
        into[i] = true;
        has_grown = true;
      }
    };
    if (!is_new) {
      join(known->second.locals, state.locals);
      join(known->second.stack, state.stack);
    }
    if (has_grown) waiting_.insert(at);
  }

  bool pop() {
    bool top = !now_.stack.empty() && now_.stack.back();
    if (!now_.stack.empty()) now_.stack.pop_back();
    return top;
  }
  bool pop(char kind) {
    bool top = pop();
    return is_wide(kind) ? pop() || top : top;
  }
  void push(char kind, bool marked = false) {
    now_.stack.push_back(marked && kind == 'A');
    if (is_wide(kind)) now_.stack.push_back(false);
  }
  void changes() { reads_ = false; }

  void step(uint32_t at) {
    now_ = states_.at(at);
    for (const ExceptionHandler& handler : method_.info->code->handlers) {
      if (at >= handler.start && at < handler.end) flow_to(handler.handler, {now_.locals, {false}});
    }
    uint8_t opcode = code_[at];
    apply(opcode, at);
    for (uint32_t target : jump_targets(code_, at)) flow_to(target, now_);
    if (!ends_flow(opcode)) flow_to(at + instruction_length(code_, at), now_);
  }

  void apply(uint8_t opcode, uint32_t at) {
    LocalAccess access = local_access(code_, at);
    if (access.kind != 0) return apply_local(access);
    if (Duplication copied = duplication(opcode); copied.slots != 0) return duplicate(copied.slots, copied.over);
    switch (opcode) {
      case opcode::swap:
        return std::vector<bool>::swap(now_.stack[now_.stack.size() - 1], now_.stack[now_.stack.size() - 2]);
      case opcode::pop: pop(); return;
      case opcode::pop2: pop('J'); return;
      case opcode::ldc:
      case opcode::ldc_w: return push('I');
      case opcode::ldc2_w: return push('J');
      case opcode::getstatic:
      case opcode::putstatic:
      case opcode::getfield:
      case opcode::putfield: return apply_field(opcode, at);
      case opcode::invokevirtual:
      case opcode::invokespecial:
      case opcode::invokestatic:
      case opcode::invokeinterface:
      case opcode::invokedynamic: return apply_call(opcode, at);
      case opcode::checkcast: return; // the same object
      case opcode::multianewarray:
        for (uint8_t i = 0; i < code_[at + 3]; ++i) pop();
        return push('A');
      default: return apply_plain(opcode);
    }
  }

  void apply_local(const LocalAccess& access) {
    if (access.increments) return;
    if (!access.writes) return push(access.kind, now_.locals[access.index]);
    bool marked = pop(access.kind);
    now_.locals[access.index] = marked && access.kind == 'A';
  }

  // The topmost slots once more, below so many others.
  void duplicate(size_t slots, size_t below) {
    std::vector<bool> top(now_.stack.end() - static_cast<std::ptrdiff_t>(slots), now_.stack.end());
    now_.stack.insert(now_.stack.end() - static_cast<std::ptrdiff_t>(slots + below), top.begin(), top.end());
  }

  void apply_field(uint8_t opcode, uint32_t at) {
    const auto& member = std::get<MemberReference>(constants_[read_u2(code_, at + 1)]);
    char kind = kind_of(member.descriptor.text());
    bool writes = opcode == opcode::putstatic || opcode == opcode::putfield;
    if (writes && pop(kind)) changes(); // others find it there
    bool of_class = opcode == opcode::getstatic || opcode == opcode::putstatic;
    bool object = !of_class && pop();
    if (writes && object) changes();
    if (writes) return;
    push(kind, of_class ? is_marked(member) : object);
  }

  bool is_marked(const MemberReference& member) {
    if (field_ == nullptr || member.name != field_->info->name) return false;
    JavaClass* owner = uses_.classes_.find(member.owner);
    return owner != nullptr && ClassTable::find_field(*owner, member.name, member.descriptor) == field_;
  }

  void apply_call(uint8_t opcode, uint32_t at) {
    const Constant& constant = constants_[read_u2(code_, at + 1)];
    const auto* dynamic = std::get_if<DynamicConstant>(&constant);
    const auto* member = std::get_if<MemberReference>(&constant);
    MethodDescriptor descriptor = method_descriptor(dynamic != nullptr ? dynamic->descriptor : member->descriptor);
    bool has_receiver = dynamic == nullptr && opcode != opcode::invokestatic;
    size_t count = descriptor.parameters.size() + (has_receiver ? 1 : 0);
    auto marked = std::make_unique<bool[]>(count);
    for (size_t i = count; i-- > 0;) {
      bool is_receiver = has_receiver && i == 0;
      marked[i] = pop(is_receiver ? 'A' : kind_of(descriptor.parameters[i - (has_receiver ? 1 : 0)].text()));
    }
    std::span<const bool> all(marked.get(), count);
    bool any = std::ranges::find(all, true) != all.end();
    if (any && dynamic != nullptr && dynamic->name.text() != "makeConcatWithConstants") changes();
    if (any && member != nullptr && !uses_.call_only_reads(*member, opcode, all)) changes();
    if (is_void(descriptor.result)) return;
    bool is_fresh = member != nullptr && (member->name.text() == "clone" || member->name.text() == "copyOf");
    bool is_part = any && !is_fresh && is_reference(descriptor.result) &&
                   !is_immutable(uses_.classes_, uses_.program_, descriptor.result);
    push(kind_of(descriptor.result.text()), is_part);
  }

  void apply_plain(uint8_t opcode) {
    const InstructionInfo& info = instruction_info(opcode);
    std::vector<bool> taken(info.pops.size());
    for (size_t i = info.pops.size(); i-- > 0;) taken[i] = pop(info.pops[i]);
    bool stores = opcode >= opcode::iastore && opcode <= opcode::sastore;
    if (stores && (taken[0] || taken[2])) changes();
    if ((opcode == opcode::areturn || opcode == opcode::athrow) && taken[0] && field_ != nullptr) changes();
    for (char kind : info.pushes) push(kind, opcode == opcode::aaload && taken[0]);
  }

  ObjectUses& uses_;
  const Method& method_;
  std::span<const uint8_t> code_;
  const std::vector<Constant>& constants_;
  const Field* field_ = nullptr;
  std::map<uint32_t, State> states_;
  std::set<uint32_t> waiting_;
  State now_;
  bool reads_ = true;
};

bool ObjectUses::only_reads(const Method& method, const Field& field) {
  MarkedCode code(*this, method);
  code.mark_static(field);
  return code.only_reads(std::nullopt);
}

bool ObjectUses::only_reads(const Method& method, uint32_t argument) {
  if (!method.info->code || !seen_.emplace(&method, argument).second) return true;
  return MarkedCode(*this, method).only_reads(argument);
}

bool ObjectUses::call_only_reads(const MemberReference& member, uint8_t opcode, std::span<const bool> marked) {
  bool has_receiver = opcode != opcode::invokestatic;
  if (is_of_library(member.owner.text())) return library_only_reads(member, has_receiver, marked);
  JavaClass* owner = classes_.find(member.owner);
  Symbol selector = selector_of(member.name, member.descriptor);
  const Method* method = owner == nullptr ? nullptr : ClassTable::find_method(*owner, selector);
  if (method == nullptr) return false;
  if (method->owner->of_library) return library_only_reads(member, has_receiver, marked);
  std::set<const Method*> called = {method};
  if (opcode == opcode::invokevirtual || opcode == opcode::invokeinterface) {
    for (JavaClass* each : program_) {
      const Method* own = each->is_a(*owner) ? ClassTable::dispatch(*each, selector) : nullptr;
      if (own != nullptr) called.insert(own);
    }
  }
  for (uint32_t i = 0; i < marked.size(); ++i) {
    if (!marked[i]) continue;
    if (!std::ranges::all_of(called, [&](const Method* each) { return only_reads(*each, i); })) return false;
  }
  return true;
}

bool ObjectUses::library_only_reads(const MemberReference& member, bool has_receiver,
                                    std::span<const bool> marked) const {
  bool of_receiver = has_receiver && marked[0];
  bool of_arguments = std::ranges::find(marked.subspan(has_receiver ? 1 : 0), true) != marked.end();
  if (of_receiver && !is_immutable_in_library(member.owner.text()) && !looks(member.name.text())) return false;
  if (of_receiver && parts_change_ && hands_parts_on(member.name.text())) return false;
  return !of_arguments || !changes_arguments(member);
}

bool is_immutable(ClassTable& classes, std::span<JavaClass* const> program, Symbol type) {
  std::unordered_set<const JavaClass*> seen;
  auto is_fixed = [&](auto& again, Symbol each) -> bool {
    if (!is_reference(each)) return true;
    std::string_view name = class_of_type(each).text();
    JavaClass* of = name.starts_with('[') ? nullptr : classes.find(class_of_type(each));
    if (of == nullptr || (of->of_library && !is_immutable_in_library(name))) return false;
    for (JavaClass* below : program) {
      if (below->of_library || !below->is_a(*of) || !seen.insert(below).second) continue;
      for (const Field* field : below->layout) {
        if (field->owner->of_library) continue;
        if ((field->info->flags & access::is_final) == 0 || !again(again, field->info->descriptor)) return false;
      }
    }
    return true;
  };
  return is_fixed(is_fixed, type);
}

} // namespace assay::java

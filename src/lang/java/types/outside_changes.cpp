#include "lang/java/types/outside_changes.h"

#include <algorithm>
#include <set>

#include "lang/java/load/instructions.h"
#include "lang/java/types/own_changes.h"
#include "lang/java/types/visibility.h"

namespace assay::java {

namespace {

// Whether its code names something of the class that tests can't use.
bool names_hidden(const JavaClass& by, const OwnChanges& others, ClassTable& classes, const JavaClass& of,
                  const JavaClass& inside) {
  return std::ranges::any_of(by.file->constants, [&](const Constant& constant) {
    const auto* member = std::get_if<MemberReference>(&constant);
    if (member == nullptr) return false;
    if (others.is_hidden_constructor(*member) || others.is_hidden_field(*member)) return true;
    JavaClass* owner = classes.find(member->owner);
    if (owner == nullptr || owner->of_library || !of.is_a(*owner)) return false;
    const Method* method = ClassTable::find_method(*owner, selector_of(member->name, member->descriptor));
    return method != nullptr && takes_object(*method) && !is_visible(*method, inside);
  });
}

bool reads_static(const Method& method, const Field& field) {
  std::span<const uint8_t> code = method.info->code->bytes;
  bool found = false;
  visit_instructions(code, [&](uint32_t at) {
    if (code[at] != opcode::getstatic) return;
    const auto& member = std::get<MemberReference>(method.owner->file->constants[read_u2(code, at + 1)]);
    found = found || (member.name == field.info->name && member.owner == field.owner->name);
  });
  return found;
}

class Search {
 public:
  Search(ClassTable& classes, const Subclasses& beside, JavaClass& of, const JavaClass& inside)
      : classes_(classes), beside_(beside), of_(of), inside_(inside),
        others_(classes, beside, of, inside, OwnChanges::Of::Others), own_(classes, beside, of, inside) {}

  OutsideChanges search() {
    for (JavaClass* by : beside_.all(classes_)) {
      if (by->file == nullptr || !names_hidden(*by, others_, classes_, of_, inside_)) continue;
      for (const Method& method : by->methods) {
        bool is_called_by_others =
            method.info->code && !method.is(access::is_private) && !method.is(access::is_synthetic);
        if (is_called_by_others && others_.of(method) >= Effect::OnParts) sort_in(method);
      }
    }
    return std::move(found_);
  }

 private:
  void sort_in(const Method& method) {
    if (&method == method.owner->initialiser) {
      if (!hands_out_all_it_makes(method)) found_.out_of_reach.push_back(&method);
      return;
    }
    bool can_be_called = !is_constructor(method) && !method.is(access::is_abstract) && is_visible(method, inside_) &&
                         is_visible(*method.owner, inside_);
    size_t before = found_.givers.size() + found_.changers.size();
    if (can_be_called && method.descriptor.result == type_of_class(of_.name)) found_.givers.push_back(&method);
    if (can_be_called) add_changed_parameters(method);
    if (found_.givers.size() + found_.changers.size() == before) found_.out_of_reach.push_back(&method);
  }

  void add_changed_parameters(const Method& method) {
    for (size_t i = 0; i < method.descriptor.parameters.size(); ++i) {
      Symbol type = method.descriptor.parameters[i];
      JavaClass* taken = type_tag(type) == 'L' ? classes_.of_type(type) : nullptr;
      if (taken == nullptr || taken->of_library || !of_.is_a(*taken)) continue;
      if (own_.of_argument(method, i + (method.is_static() ? 0 : 1)).effect >= Effect::OnParts) {
        found_.changers.push_back({&method, i});
      }
    }
  }

  // Whether tests see, or get by a method, as many constants as it makes objects: `static final Shape EMPTY = …`, or a
  // singleton.
  bool hands_out_all_it_makes(const Method& initialiser) {
    const JavaClass& by = *initialiser.owner;
    size_t made = 0;
    std::span<const uint8_t> code = initialiser.info->code->bytes;
    visit_instructions(code, [&](uint32_t at) {
      if (code[at] != opcode::invokespecial) return;
      const auto& member = std::get<MemberReference>(by.file->constants[read_u2(code, at + 1)]);
      made += others_.is_hidden_constructor(member) ? 1U : 0U;
    });
    size_t seen = 0;
    for (const Field& field : by.fields) {
      bool is_kept = field.is_static() && field.info->descriptor == type_of_class(of_.name);
      if (!is_kept) continue;
      uint16_t flags = field.info->flags;
      bool is_constant = &by == &of_ && (flags & access::is_final) != 0 && (flags & access::is_private) == 0;
      bool is_returned = std::ranges::any_of(of_.methods, [&](const Method& method) {
        return method.is_static() && method.info->code && is_visible(method, inside_) &&
               method.descriptor.result == type_of_class(of_.name) && reads_static(method, field);
      });
      seen += is_constant || is_returned ? 1U : 0U;
    }
    return made != 0 && seen >= made;
  }

  ClassTable& classes_;
  const Subclasses& beside_;
  JavaClass& of_;
  const JavaClass& inside_;
  OwnChanges others_;
  OwnChanges own_;
  OutsideChanges found_;
};

} // namespace

OutsideChanges outside_changes(ClassTable& classes, const Subclasses& beside, JavaClass& of, const JavaClass& inside) {
  return Search(classes, beside, of, inside).search();
}

} // namespace assay::java

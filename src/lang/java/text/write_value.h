#pragma once
// Inputs as expressions of Java: what a test would write for them.

#include <optional>
#include <set>
#include <string>

#include "core/value.h"
#include "lang/java/lower/classes.h"

namespace assay::java {

// Texts that are there as constants: Java makes one object of all that are equal, and an input has one for each. A
// class that compares objects by identity could tell. One that interns texts makes constants of them, so that none of
// an input may be one.
struct TakenTexts {
  std::set<std::u16string> texts;
  bool are_interned = false;
  // Whether a text has to be copied.
  bool take(const std::u16string& text) { return !texts.insert(text).second || are_interned; }
};
// The constants of a class that compares; nothing: it does not.
std::optional<TakenTexts> taken_texts(const JavaClass& of);

// A part of an input where a value of this type (a descriptor) is wanted. Texts that are taken are copied, others are
// taken from now on.
std::string expression_of(ClassTable& classes, Value value, Symbol type, TakenTexts* taken = nullptr);

// As what stands before a dot: a cast there would be one of all that comes behind.
std::string as_receiver(const std::string& text);

// The text of an argument that is the same object as an earlier one: its variable (frontends/java/CallUnit.java).
std::string earlier_argument(size_t index);

} // namespace assay::java

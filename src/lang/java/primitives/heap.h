#pragma once
// Objects of Java as values of the machine.
//
//   boolean, byte, short, char, int, long   Integer; a boolean is 0 or 1
//   float, double                           Float; a float is a double that is one
//   null                                    Nil
//   an object                               Record of its class, its fields as JavaClass::layout has them
//   an array                                Array with the name of its class: `[I`
//   a java.lang.Class                       Record in the base heap: JavaClass::mirror

#include <string>
#include <string_view>

#include "lang/java/primitives/run_state.h"

namespace assay::java {

class JavaProgram;

// The program that a run is of.
JavaProgram& program_of(Context& context);
// Null: there is none.
JavaClass* class_named(Context& context, Symbol name);
// Of an object or array.
Symbol class_name_of(Value object);
JavaClass& class_of(Context& context, Value object);
// The class as a program sees it: what stands for an object of the library (runtime/java) is of the library's own
// class.
JavaClass& seen_class(JavaClass& of);
bool is_instance(Context& context, Value object, const JavaClass& of);

Value new_object(Context& context, const JavaClass& of);
// Nothing: too large for the budget; the run has been ended.
Value new_array(Context& context, Symbol class_name, uint64_t count);
Value get_field(Context& context, Value object, std::string_view name);
void set_field(Context& context, Value object, std::string_view name, Value value);

std::u16string text_of(Context& context, Value string);
// The same where what comes next depends on it: the text is known from then on.
std::u16string asked_text_of(Context& context, Value string);
Value new_string(Context& context, const std::u16string& text);
Value new_string(Context& context, std::string_view ascii);
std::string ascii_of(Context& context, Value string); // characters beyond are `?`
std::string utf8_of(const std::u16string& text);

// Raises a new exception of a class of the library. An empty message is null.
Value raise(Context& context, std::string_view class_name, const std::string& message = {});
Value new_exception(Context& context, std::string_view class_name, const std::string& message = {});

} // namespace assay::java

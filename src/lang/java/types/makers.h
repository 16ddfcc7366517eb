#pragma once
// What makes the parts of an input: an input holds calls of these (input/made_by_call.h), as texts of Java do. A maker
// is a function of Core whose name says what it does:
//
//   p/C.<new>(I)V          new C(…)
//   p/C.<then>m(I)V        calls m of the object, which is the first argument, and answers with the object
//   p/C.<call>m(I)Lp/D;    calls m of the object, which is the first argument, and answers with what it returns
//   p/C.<pass>1|p/D.m(ILp/C;)V  calls m of D with the object, which is the first argument, as its parameter 1, and
//                          answers with the object; where m is not static, the object of D is the second argument
//   p/C.<fields>x:I|y:J    sets fields of the object, which is the first argument, and answers with the object
//   p/E.<constant>RED      the constant, or another static field of the class's own type
//   [I.<array>             an array of the elements of a list
//   java/lang/String.<text>  a string of the characters of a list, all of Latin-1
//   java/lang/String.<wide>  the same where one of them at least is not
//   float.<single>         the float that is nearest to a double
//   p/I.<function>p.I|m(I)I:II:int m(int x1)  an object of an interface, made of functions (function_objects.h)
//   p/C.m(I)Lp/C;          a static method: itself, which p/C.<static>m(I)Lp/C; calls once its class is initialised

#include <optional>
#include <vector>

#include "lang/java/lower/emitter.h"

namespace assay::java {

enum class MakerKind : uint8_t {
  New,
  Then,
  Call,
  Pass,
  Fields,
  EnumConstant,
  Array,
  Text,
  WideText,
  Single,
  Function,
  Static
};

struct Maker {
  MakerKind kind = MakerKind::Static;
  Symbol owner;     // the class
  std::string rest; // what follows: descriptor, selector, name
};

struct NamedField {
  Symbol name;
  Symbol type; // its descriptor
};
// What a maker of that kind sets, from what follows in its name, and the other way round.
std::vector<NamedField> fields_set(std::string_view rest);
std::string fields_text(const std::vector<const Field*>& fields);

// The method that is called with the object, and as which of its parameters.
struct PassedOn {
  const Method* method = nullptr; // null: there is none
  size_t parameter = 0;
};
PassedOn passed_on(ClassTable& classes, std::string_view rest);
std::string passed_on_text(const Method& method, size_t parameter);

// Nothing: it is a plain function.
std::optional<Maker> maker_of_name(Symbol name);
Symbol maker_name(MakerKind kind, Symbol owner, std::string_view rest = {});

// The function; null: there is no such class or member. Function objects are made elsewhere.
const core::Function* lower_maker(core::ModuleBuilder& module, ClassTable& classes, Symbol name, const Maker& maker);

} // namespace assay::java

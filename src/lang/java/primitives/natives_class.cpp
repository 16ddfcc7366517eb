// Native methods of Class, and what else is known of classes: reflection is not.

#include <algorithm>

#include "lang/java/lower/emitter.h"
#include "lang/java/lower/lambda.h"
#include "lang/java/primitives/primitives.h"
#include "lang/java/program.h"

namespace assay::java {

namespace {

JavaClass& class_in(Context& context, Value mirror) { return *program_of(context).class_of_mirror(mirror); }
Value truth(bool value) { return Value::integer(value ? 1 : 0); }

// The real virtual machine makes up classes of lambdas, and a test those of functions of the input.
void note_made_up(Context& context, Symbol of) {
  if (is_lambda_class(of.text()) || is_input_class(of.text())) {
    context.leave_to_chance("it looks at the class of a lambda");
  }
}

Value init_class_name(Context& context, const Value* a) {
  Symbol of = class_in(context, a[0]).name;
  note_made_up(context, of);
  Value name = program_of(context).string_constant(Symbol(binary_name(of)));
  set_field(context, a[0], "name", name);
  return name;
}
Value desired_assertion_status(Context&, const Value*) { return Value::integer(1); }
Value is_array(Context& context, const Value* a) { return truth(class_in(context, a[0]).is_array()); }
Value is_primitive(Context& context, const Value* a) { return truth(class_in(context, a[0]).is_primitive); }
Value is_interface(Context& context, const Value* a) { return truth(class_in(context, a[0]).is_interface()); }
Value is_hidden(Context& context, const Value* a) {
  note_made_up(context, class_in(context, a[0]).name);
  return truth(false);
}
Value is_record(Context& context, const Value* a) {
  const JavaClass& of = class_in(context, a[0]);
  return truth(of.file != nullptr && of.file->is_record);
}
Value is_instance_of(Context& context, const Value* a) {
  return truth(is_instance(context, a[1], class_in(context, a[0])));
}
Value is_assignable(Context& context, const Value* a) {
  if (a[1].is(Kind::Nil)) return raise(context, "java/lang/NullPointerException");
  return truth(class_in(context, a[1]).is_a(class_in(context, a[0])));
}
Value superclass(Context& context, const Value* a) {
  const JavaClass& of = class_in(context, a[0]);
  if (of.is_interface() || of.super == nullptr) return Value::nil();
  return program_of(context).mirror_of(*of.super);
}
Value modifiers(Context& context, const Value* a) {
  const JavaClass& of = class_in(context, a[0]);
  note_made_up(context, of.name);
  if (of.file == nullptr) return Value::integer(access::is_public | access::is_final | access::is_abstract);
  // Those of an inner class are where it is declared, without `super`, which is no modifier.
  for (const InnerClass& inner : of.file->inner_classes) {
    if (inner.name == of.name) return Value::integer(inner.flags);
  }
  return Value::integer(of.file->flags & ~0x20);
}
Value primitive_class(Context& context, const Value* a) {
  return program_of(context).mirror_of(*class_named(context, Symbol(ascii_of(context, a[0]))));
}
// The function that answers with an enum's constants, for assay.Machine.
Value enum_values(Context& context, const Value* a) {
  const JavaClass& of = class_in(context, a[0]);
  if (!of.is(access::is_enum)) return Value::nil();
  std::string name = std::string(of.name.text()) + ".values()[" + std::string(type_of_class(of.name).text());
  return Value::function_name(Symbol(name), 0);
}
Value enum_statics(Context& context, const Value* a) {
  const JavaClass& of = class_in(context, a[0]);
  return of.is(access::is_enum) ? Value::function_name(statics_function(of), 0) : Value::nil();
}
Value class_not_found(Context& context, const std::u16string& name) {
  Value exception = new_exception(context, "java/lang/ClassNotFoundException");
  set_field(context, exception, "detailMessage", new_string(context, name));
  return context.raise(exception);
}

// `java.util.Map$Entry` or `[I`: what Class.getName would say. Any text may be given.
Value find_class(Context& context, const Value* a) {
  if (a[0].is(Kind::Nil)) return raise(context, "java/lang/NullPointerException");
  std::u16string name = asked_text_of(context, a[0]);
  std::u16string internal = name;
  std::ranges::replace(internal, u'.', u'/');
  std::string utf8 = utf8_of(internal);
  if (name.find(u'/') != std::u16string::npos || !is_class_or_array_name(utf8))
    return class_not_found(context, internal);
  JavaClass* of = class_named(context, Symbol(utf8));
  if (of != nullptr && !of->is_primitive) return program_of(context).mirror_of(*of);
  uint32_t depth = dimensions(utf8);
  if (depth != 0) name = name.substr(depth + 1, name.size() - depth - 2); // the element's
  return class_not_found(context, name);
}
// The function that initialises a class; nil: there is nothing to do, or nobody wants it.
Value class_statics(Context& context, const Value* a) {
  const JavaClass& of = class_in(context, a[0]);
  if (a[1].as_integer() == 0 || !has_initialiser(of)) return Value::nil();
  return Value::function_name(statics_function(of), 0);
}
// Just enough of a field for Unsafe.objectFieldOffset.
Value declared_field(Context& context, const Value* a) {
  const JavaClass& of = class_in(context, a[0]);
  std::string name = ascii_of(context, a[1]);
  for (const Field& field : of.fields) {
    if (field.info->name.text() != name) continue;
    Value found = new_object(context, *class_named(context, Symbol("java/lang/reflect/Field")));
    set_field(context, found, "clazz", a[0]);
    set_field(context, found, "name", a[1]);
    return found;
  }
  return raise(context, "java/lang/NoSuchFieldException", name);
}
Value new_array_of(Context& context, const Value* a) {
  if (a[0].is(Kind::Nil)) return raise(context, "java/lang/NullPointerException");
  if (a[1].as_integer() < 0) {
    return raise(context, "java/lang/NegativeArraySizeException", std::to_string(a[1].as_integer()));
  }
  JavaClass* array = program_of(context).classes().array_of(class_in(context, a[0]));
  return new_array(context, array->name, static_cast<uint64_t>(a[1].as_integer()));
}
Value array_length(Context& context, const Value* a) {
  if (a[0].is(Kind::Nil)) return raise(context, "java/lang/NullPointerException");
  if (!a[0].is(Kind::Array)) return raise(context, "java/lang/IllegalArgumentException", "Argument is not an array");
  return Value::integer(static_cast<int64_t>(a[0].as_array()->count));
}
Value nothing(Context&, const Value*) { return Value::nil(); }
Value method_handles(Context& context, const Value*) { return context.unsupported("handles of methods and variables"); }

} // namespace

void register_class_natives(PrimitiveRegistry& registry) {
  auto of_class = [&](std::string_view selector, uint32_t arity, PrimitiveFunction function) {
    add(registry, "java/lang/Class." + std::string(selector), arity, function, pass_on);
  };
  of_class("initClassName()Ljava/lang/String;", 1, init_class_name);
  of_class("desiredAssertionStatus()Z", 1, desired_assertion_status);
  of_class("isArray()Z", 1, is_array);
  of_class("isPrimitive()Z", 1, is_primitive);
  of_class("isInterface()Z", 1, is_interface);
  of_class("isHidden()Z", 1, is_hidden);
  of_class("isRecord()Z", 1, is_record);
  of_class("isInstance(Ljava/lang/Object;)Z", 2, is_instance_of);
  of_class("isAssignableFrom(Ljava/lang/Class;)Z", 2, is_assignable);
  of_class("getSuperclass()Ljava/lang/Class;", 1, superclass);
  of_class("getModifiers()I", 1, modifiers);
  of_class("getPrimitiveClass(Ljava/lang/String;)Ljava/lang/Class;", 1, primitive_class);
  of_class("getClassLoader()Ljava/lang/ClassLoader;", 1, nothing);
  of_class("getClassLoader0()Ljava/lang/ClassLoader;", 1, nothing);
  of_class("registerNatives()V", 0, nothing);
  of_class("getDeclaredField(Ljava/lang/String;)Ljava/lang/reflect/Field;", 2, declared_field);
  add(registry, "java/lang/invoke/MethodHandles.lookup()Ljava/lang/invoke/MethodHandles$Lookup;", 0, method_handles);
  add(registry, "java/lang/invoke/MethodHandles.arrayElementVarHandle(Ljava/lang/Class;)Ljava/lang/invoke/VarHandle;",
      1, method_handles);
  add(registry, "java.find_class", 1, find_class);
  add(registry, "java.class_statics", 2, class_statics, pass_on);
  add(registry, "java.enum_values", 1, enum_values, pass_on);
  add(registry, "java.enum_statics", 1, enum_statics, pass_on);
  add(registry, "java/lang/reflect/Array.newArray(Ljava/lang/Class;I)Ljava/lang/Object;", 2, new_array_of);
  add(registry, "java/lang/reflect/Array.getLength(Ljava/lang/Object;)I", 1, array_length, pass_on);
}

} // namespace assay::java

#pragma once
// A program in Java, as the machine and the command line see it: the classes of the user's class path, and those of the
// JDK, which all programs share. The library itself is one, without classes of a user.
//
// Classes of the library are initialised when they are first needed, into the frozen base heap; those of the user in
// each run.

#include <memory>
#include <mutex>
#include <string>
#include <unordered_map>
#include <vector>

#include "lang/java/lower/classes.h"
#include "lang/java/primitives/heap.h"
#include "lang/java/types/static_fields.h"
#include "lang/language.h"
#include "machine/unread_text.h"

namespace assay::java {

class JavaProgram : public LoadedProgram, public SymbolicPrinter {
 public:
  // A thread of the real Java has 1 MB. Our frames are larger, by less than this: what is too deep here is too deep
  // there.
  static constexpr uint64_t stack_of_thread = uint64_t{16} << 20;

  // `library` is null for the library itself.
  JavaProgram(JavaProgram* library, ClassTable::Reader reader);
  ~JavaProgram() override;

  ClassTable& classes() const { return classes_; }
  bool is_library() const { return library_ == nullptr; }
  JavaProgram& library() { return library_ == nullptr ? *this : *library_; }

  // Program
  Callee resolve(Symbol function) override;
  const core::Function* resolve_method(Symbol class_name, Symbol selector) override;
  const Primitive* primitive(Symbol name) override;
  Value exception_for(Context& context, Fault fault, std::span<const Value> operands) override;
  Symbol called_from_outside(Symbol function) override;
  void forget_making(Context& context) override;
  bool has_symbolic_output(Context& context) override;
  Value printed(Context& context) override;
  void note_input(Context& context, std::span<const Value> arguments, std::span<const Value> made) override;
  std::string title_of(const core::Function& function) const override;
  std::optional<ObjectParts> object_parts(Context& context, Value value) override;
  std::optional<uint64_t> stack_bytes() const override { return stack_of_thread; }

  // Of identity hashes: RunStart::vary.
  void set_variation(uint64_t number) { variation_ = number; }
  uint64_t variation() const { return variation_; }

  // Initialises classes of which the machine makes objects by itself. Of the library only, once.
  void start();

  // ---- For primitives.
  // The statics of a class as a run sees them; nil: it has to be initialised first, by the run itself.
  Value statics_if_ready(Context& context, JavaClass& of);
  Value statics(Context& context, JavaClass& of);
  void set_state(Context& context, JavaClass& of, JavaClass::State state);
  // In the base heap, the same for all runs.
  Value string_constant(Symbol text);
  Value mirror_of(JavaClass& of);
  JavaClass* class_of_mirror(Value mirror);
  // The one object of a lambda that captures nothing.
  Value lambda_constant(Context& context, JavaClass& of);
  // An Integer, say, that is the only one of its number.
  bool is_small_box(Context& context, Value object);
  void note_small_box(Context& context, Value object);

 protected:
  // All methods of a class as one module.
  const core::Module& lower_class(JavaClass& of);

 private:
  const core::Function* lower(Method& method);
  const core::Function* lower_statics(JavaClass& of);
  const core::Function* keep(std::unique_ptr<core::Module> module, Symbol function);
  void ensure_initialised(JavaClass& of);
  Context& base();
  Machine& base_machine();

  JavaProgram* library_;
  mutable ClassTable classes_; // classes are read when somebody asks for them
  StaticFields static_fields_; // of the program
  std::unordered_map<Symbol, const core::Function*> functions_;
  std::vector<std::unique_ptr<core::Module>> modules_;
  std::unique_ptr<Context> base_; // of the library
  std::unique_ptr<Machine> base_machine_;
  std::unordered_map<Symbol, Value> strings_;
  std::unordered_map<const JavaClass*, Value> lambdas_; // of the library
  std::unordered_map<const void*, JavaClass*> mirrored_;
  std::unordered_set<const void*> small_boxes_;      // of the base heap
  std::unordered_map<Symbol, std::string> problems_; // of classes of the library
  uint64_t variation_ = 0;
};

} // namespace assay::java

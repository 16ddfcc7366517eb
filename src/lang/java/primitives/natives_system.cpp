// Native methods of System, Runtime and of what is behind the library's own start. Time stands still, the machine has
// one processor, and nothing of the world is there.

#include <array>

#include "lang/java/primitives/primitives.h"
#include "lang/java/primitives/run_state.h"
#include "lang/java/program.h"

namespace assay::java {

namespace {

Value nothing(Context&, const Value*) { return Value::nil(); }
Value zero(Context&, const Value*) { return Value::integer(0); }
Value one(Context&, const Value*) { return Value::integer(1); }
Value memory(Context&, const Value*) { return Value::integer(int64_t{256} << 20); }
// 2026-01-01T00:00:00Z.
Value milliseconds(Context&, const Value*) { return Value::integer(1'767'225'600'000); }

// The bytes of a text with their symbolic halves, the lower one of each character first: of Latin-1 there are only
// these.
void note_symbolic_output(Context& context, Value text) {
  RunState& state = run_state(context);
  bool is_wide = get_field(context, text, "coder").as_integer() != 0;
  ArrayObject* bytes = context.readable(get_field(context, text, "value").as_array());
  for (uint64_t i = 0; i < bytes->count; ++i) {
    Value byte = bytes->elements()[i];
    if (!byte.is_concrete()) state.symbolic_output.push_back({2 * state.printed.size() + (is_wide ? i : 2 * i), byte});
  }
}

Value print(Context& context, const Value* a) {
  std::u16string text = text_of(context, a[0]);
  note_symbolic_output(context, a[0]);
  run_state(context).printed += text;
  context.output += utf8_of(text);
  return Value::nil();
}
template <size_t length>
struct FieldName {
  char text[length];
  constexpr FieldName(const char (&name)[length]) { std::copy_n(name, length, text); }
};
// Sets a final static of System.
template <FieldName name>
Value set_stream(Context& context, const Value* a) {
  JavaClass& system = *class_named(context, Symbol("java/lang/System"));
  RecordObject* statics = context.writable(program_of(context).statics(context, system).as_record());
  for (size_t i = 0; i < system.static_layout.size(); ++i) {
    if (system.static_layout[i]->name.text() == name.text) statics->fields()[i] = a[0];
  }
  return Value::nil();
}
Value read_input(Context& context, const Value*) { return context.unsupported("System.in"); }
Value exit(Context& context, const Value*) { return context.unsupported("System.exit"); }

// What an overlay leaves to nobody, in its words.
Value unsupported(Context& context, const Value* a) { return context.unsupported(utf8_of(text_of(context, a[0]))); }

Value threads(Context& context, const Value*) { return context.unsupported("threads"); }

Value allocate(Context& context, const Value* a) {
  return new_object(context, *program_of(context).class_of_mirror(a[0]));
}

} // namespace

void register_system_natives(PrimitiveRegistry& registry) {
  constexpr std::array<std::string_view, 15> without_effect = {
      "java/lang/System.registerNatives()V",
      "jdk/internal/misc/ScopedMemoryAccess.registerNatives()V",
      "java/lang/Thread.registerNatives()V",
      "java/lang/ClassLoader.registerNatives()V",
      "jdk/internal/misc/VM.initialize()V",
      "jdk/internal/misc/VM.initializeFromArchive(Ljava/lang/Class;)V",
      "jdk/internal/misc/CDS.initializeFromArchive(Ljava/lang/Class;)V",
      "jdk/internal/misc/CDS.defineArchivedModules(Ljava/lang/Object;Ljava/lang/Object;)V",
      "jdk/internal/reflect/Reflection.getCallerClass()Ljava/lang/Class;",
      "java/security/AccessController.getStackAccessControlContext()Ljava/security/AccessControlContext;",
      "java/security/AccessController.getInheritedAccessControlContext()Ljava/security/AccessControlContext;",
      "java/security/AccessController.ensureMaterializedForStackWalk(Ljava/lang/Object;)V",
      "java/lang/Runtime.gc()V",
      "java/lang/ref/Reference.clear0()V",
      "java/lang/ref/Finalizer.register(Ljava/lang/Object;)V",
  };
  for (std::string_view name : without_effect) {
    uint32_t arity = name.find("()") != std::string_view::npos ? 0 : 1;
    if (name.find(";Ljava") != std::string_view::npos && name.find(")V") != std::string_view::npos) arity = 2;
    if (name.starts_with("java/lang/Runtime.gc") || name.starts_with("java/lang/ref/Reference.clear")) arity = 1;
    add(registry, name, arity, nothing, pass_on);
  }
  add(registry, "java/util/concurrent/atomic/AtomicLong.VMSupportsCS8()Z", 0, one);
  add(registry, "jdk/internal/misc/CDS.isDumpingClassList0()Z", 0, zero);
  add(registry, "jdk/internal/misc/CDS.isDumpingArchive0()Z", 0, zero);
  add(registry, "jdk/internal/misc/CDS.isSharingEnabled0()Z", 0, zero);
  add(registry, "jdk/internal/misc/CDS.getRandomSeedForDumping()J", 0, zero);
  add(registry, "java/lang/StringUTF16.isBigEndian()Z", 0, zero);
  add(registry, "java/lang/System.currentTimeMillis()J", 0, milliseconds);
  add(registry, "java/lang/System.nanoTime()J", 0, zero);
  add(registry, "java/lang/Runtime.availableProcessors()I", 1, one, pass_on);
  add(registry, "java/lang/Runtime.freeMemory()J", 1, memory, pass_on);
  add(registry, "java/lang/Runtime.totalMemory()J", 1, memory, pass_on);
  add(registry, "java/lang/Runtime.maxMemory()J", 1, memory, pass_on);
  add(registry, "java/lang/AssayInput.read()I", 1, read_input, pass_on);
  add(registry, "java/lang/System.setIn0(Ljava/io/InputStream;)V", 1, set_stream<"in">, pass_on);
  add(registry, "java/lang/System.setOut0(Ljava/io/PrintStream;)V", 1, set_stream<"out">, pass_on);
  add(registry, "java/lang/System.setErr0(Ljava/io/PrintStream;)V", 1, set_stream<"err">, pass_on);
  add(registry,
      "java/lang/Thread.<init>(Ljava/lang/ThreadGroup;Ljava/lang/Runnable;Ljava/lang/String;JLjava/security/"
      "AccessControlContext;Z)V",
      7, threads);
  add(registry, "java/lang/Thread.start0()V", 1, threads);
  add(registry, "java/lang/Shutdown.halt0(I)V", 1, exit);
  add(registry, "java/lang/System.exit(I)V", 1, exit);
  add(registry, "java/lang/AssayMachine.print(Ljava/lang/String;)V", 1, print, nullptr, {.effect = Effect::Task});
  add(registry, "java/lang/AssayMachine.unsupported(Ljava/lang/String;)V", 1, unsupported);
  add(registry, "java/lang/AssayMachine.allocate(Ljava/lang/Class;)Ljava/lang/Object;", 1, allocate, pass_on);
}

} // namespace assay::java

// Class files made by hand: what is read of right ones, and what is said of wrong ones.

#include "lang/java/load/read_class_file.h"

#include <gtest/gtest.h>

#include "lang/java/class_builder.h"

namespace assay::java {
namespace {

using test::Bytes;
using test::ClassBuilder;
using test::put2;

std::string answer(const Bytes& bytes) {
  auto file = read_class_file(bytes, "T.class");
  return file ? "read" : to_string(file.error());
}

std::string malformed(std::string_view message) { return "T.class: malformed class file: " + std::string(message); }

Bytes numbers(const std::vector<uint16_t>& values) {
  Bytes bytes;
  for (uint16_t value : values) put2(bytes, value);
  return bytes;
}

TEST(JavaClassFileTest, ReadsAClass) {
  ClassBuilder builder;
  builder.flags = 0x0031;
  builder.name = "a/b/T$In";
  builder.super_class = "a/b/Base";
  builder.interface("java/lang/Runnable");
  uint16_t answer_constant = builder.integer(42);
  Bytes constant_value = builder.attribute("ConstantValue", numbers({answer_constant}));
  Bytes unknown = builder.attribute("SomethingNew", {1, 2, 3});
  builder.field(0x0018, "answer", "I", {unknown, constant_value});
  uint16_t list_signature = builder.text("Ljava/util/List<Ljava/lang/String;>;");
  builder.field(0, "list", "Ljava/util/List;", {builder.attribute("Signature", numbers({list_signature}))});

  uint16_t error = builder.class_of("java/lang/Error");
  Bytes lines = builder.attribute("LineNumberTable", numbers({2, 1, 8, 0, 7}));
  uint16_t variable = builder.text("x");
  uint16_t descriptor = builder.text("J");
  Bytes variables = builder.attribute("LocalVariableTable", numbers({1, 0, 2, variable, descriptor, 1}));
  // lconst_0, lreturn; at 2: athrow
  Bytes code = builder.code({{0x09, 0xAD, 0xBF}, 2, 3, {{0, 2, 2, error}, {0, 1, 2, 0}}, {lines, variables}});
  Bytes parameters = builder.attribute("MethodParameters", {1, 0, static_cast<uint8_t>(variable), 0, 0});
  builder.method(0x0001, "f", "(J)J", {code, parameters, builder.attribute("Exceptions", numbers({1, error}))});
  builder.method(0x0401, "g", "()V", {});
  builder.class_attribute("SourceFile", numbers({builder.text("T.java")}));
  uint16_t outer = builder.class_of("a/b/T");
  uint16_t inner = builder.class_of("a/b/T$In");
  builder.class_attribute("InnerClasses", numbers({2, inner, outer, builder.text("In"), 9, error, 0, 0, 0}));
  builder.class_attribute("NestHost", numbers({outer}));
  Bytes record = numbers({1, builder.text("part"), descriptor, 0});
  builder.class_attribute("Record", record);
  builder.class_attribute("PermittedSubclasses", numbers({1, outer}));

  auto read = read_class_file(builder.bytes(), "T.class");
  ASSERT_TRUE(read) << to_string(read.error());
  const ClassFile& file = **read;
  EXPECT_EQ(file.name.text(), "a/b/T$In");
  EXPECT_EQ(file.super_class.text(), "a/b/Base");
  EXPECT_TRUE(file.is(access::is_final));
  ASSERT_EQ(file.interfaces.size(), 1U);
  EXPECT_EQ(file.interfaces[0].text(), "java/lang/Runnable");
  ASSERT_EQ(file.fields.size(), 2U);
  ASSERT_TRUE(file.fields[0].constant);
  EXPECT_EQ(std::get<int32_t>(file.constants[*file.fields[0].constant]), 42);
  EXPECT_EQ(file.fields[1].signature, "Ljava/util/List<Ljava/lang/String;>;");
  ASSERT_EQ(file.methods.size(), 2U);
  const MethodInfo& method = file.methods[0];
  EXPECT_EQ(method.name.text(), "f");
  EXPECT_EQ(method.parameter_names, std::vector<std::string>{"x"});
  ASSERT_EQ(method.exceptions.size(), 1U);
  EXPECT_EQ(method.exceptions[0].text(), "java/lang/Error");
  ASSERT_TRUE(method.code);
  ASSERT_EQ(method.code->handlers.size(), 2U);
  EXPECT_EQ(method.code->handlers[0].type.text(), "java/lang/Error");
  EXPECT_EQ(method.code->handlers[1].type, symbols::empty);
  ASSERT_EQ(method.code->lines.size(), 2U);
  EXPECT_EQ(method.code->lines[0].line, 7); // sorted by where they start
  EXPECT_EQ(method.code->lines[1].line, 8);
  ASSERT_EQ(method.code->variables.size(), 1U);
  EXPECT_EQ(method.code->variables[0].name, "x");
  EXPECT_FALSE(file.methods[1].code);
  EXPECT_EQ(file.source_file, "T.java");
  ASSERT_EQ(file.inner_classes.size(), 2U);
  EXPECT_EQ(file.inner_classes[0].simple_name, "In");
  EXPECT_EQ(file.inner_classes[1].outer, symbols::empty);
  EXPECT_EQ(file.nest_host.text(), "a/b/T");
  ASSERT_EQ(file.record_components.size(), 1U);
  EXPECT_TRUE(file.is_record);
  EXPECT_EQ(file.record_components[0].name, "part");
  ASSERT_EQ(file.permitted_subclasses.size(), 1U);
}

TEST(JavaClassFileTest, ReadsConstants) {
  ClassBuilder builder;
  uint16_t real = builder.real(0x3FC00000);
  uint16_t large = builder.wide(5, 0x8000000000000001);
  uint16_t pi = builder.wide(6, 0x400921FB54442D18);
  // U+0000, ä, the halves of U+1F600, and one half alone
  uint16_t text = builder.string("\xC0\x80\xC3\xA4\xED\xA0\xBD\xED\xB8\x80\xED\xA0\xBD");
  uint16_t named = builder.class_of("\xED\xA0\xBD\xED\xB8\x80");
  uint16_t array = builder.class_of("[[Ljava/lang/String;");
  uint16_t type = builder.one(16, builder.text("(IJ)V"));
  uint16_t call = builder.member(11, "java/util/List", "size", "()I");
  uint16_t handle = builder.handle(9, call);
  uint16_t site = builder.dynamic(18, 0, "run", "()Ljava/lang/Runnable;");
  uint16_t computed = builder.dynamic(17, 0, "x", "J");
  builder.class_attribute("BootstrapMethods", numbers({1, handle, 2, text, computed}));
  auto read = read_class_file(builder.bytes(), "T.class");
  ASSERT_TRUE(read) << to_string(read.error());
  const auto& constants = (*read)->constants;
  EXPECT_EQ(std::get<float>(constants[real]), 1.5F);
  EXPECT_EQ(std::get<int64_t>(constants[large]), INT64_MIN + 1);
  EXPECT_TRUE(std::holds_alternative<std::monostate>(constants[large + 1U]));
  EXPECT_EQ(std::get<double>(constants[pi]), 3.141592653589793);
  EXPECT_EQ(std::get<StringConstant>(constants[text]).text, std::u16string(u"\0\u00E4\xD83D\xDE00\xD83D", 5));
  EXPECT_EQ(std::get<ClassConstant>(constants[named]).name.text(), "\xF0\x9F\x98\x80");
  EXPECT_EQ(std::get<ClassConstant>(constants[array]).name.text(), "[[Ljava/lang/String;");
  EXPECT_EQ(std::get<MethodTypeConstant>(constants[type]).descriptor.text(), "(IJ)V");
  const auto& member = std::get<MemberReference>(constants[call]);
  EXPECT_EQ(member.owner.text(), "java/util/List");
  EXPECT_TRUE(member.of_interface);
  EXPECT_EQ(std::get<MethodHandleConstant>(constants[handle]).member.name.text(), "size");
  EXPECT_FALSE(std::get<DynamicConstant>(constants[site]).is_constant);
  EXPECT_TRUE(std::get<DynamicConstant>(constants[computed]).is_constant);
  ASSERT_EQ((*read)->bootstraps.size(), 1U);
  EXPECT_EQ((*read)->bootstraps[0].method.kind, 9);
  EXPECT_EQ((*read)->bootstraps[0].arguments, (std::vector<uint16_t>{text, computed}));
}

TEST(JavaClassFileTest, RefusesVersions) {
  ClassBuilder builder;
  builder.major = 65;
  EXPECT_EQ(answer(builder.bytes()), "T.class: class file version 65 (Java 21): Assay reads up to 61 (Java 17)");
  builder.major = 44;
  EXPECT_EQ(answer(builder.bytes()), malformed("no Java has class files of version 44"));
  builder.major = 61;
  builder.minor = 0xFFFF;
  EXPECT_EQ(answer(builder.bytes()), "T.class: class file uses preview features of Java 17");
  builder.minor = 3;
  builder.major = 45;
  EXPECT_EQ(answer(builder.bytes()), "read");
}

TEST(JavaClassFileTest, RefusesWhatIsNoClassFile) {
  EXPECT_EQ(answer({}), malformed("cut off at byte 0"));
  EXPECT_EQ(answer({'P', 'K', 3, 4, 0, 0, 0, 0}), malformed("it does not start with CAFEBABE"));
  ClassBuilder builder;
  Bytes bytes = builder.bytes();
  bytes.push_back(0);
  EXPECT_EQ(answer(bytes), malformed("it goes on after its end, at byte " + std::to_string(bytes.size() - 1)));
}

TEST(JavaClassFileTest, RefusesClassesWithoutTheirSuperclass) {
  ClassBuilder builder;
  builder.super_class = "";
  EXPECT_EQ(answer(builder.bytes()), malformed("a class without a superclass"));
  builder.super_class = "[I";
  EXPECT_EQ(answer(builder.bytes()), malformed("\"[I\" is not the name of a class"));
  builder.super_class = "a/Base";
  builder.flags = 0x0600;
  EXPECT_EQ(answer(builder.bytes()), malformed("an interface whose superclass is not java/lang/Object"));
  ClassBuilder object;
  object.name = "java/lang/Object";
  EXPECT_EQ(answer(object.bytes()), malformed("a superclass where none can be"));
}

// What one constant makes of the whole.
struct ConstantCase {
  const char* name;
  void (*add)(ClassBuilder&);
  const char* message;
};
class JavaConstantTest : public testing::TestWithParam<ConstantCase> {};

TEST_P(JavaConstantTest, IsRefused) {
  ClassBuilder builder;
  GetParam().add(builder);
  EXPECT_EQ(answer(builder.bytes()), malformed(GetParam().message));
}

const ConstantCase constant_cases[] = {
    {"UnknownKind", [](ClassBuilder& b) { b.one(2, 1); }, "constant 1 is of unknown kind 2"},
    {"ClassOfNoText", [](ClassBuilder& b) { b.one(7, b.integer(1)); }, "constant 1 should be text"},
    {"ClassOfNothing", [](ClassBuilder& b) { b.one(7, 999); }, "constant 999 should be text"},
    {"ClassOfZero", [](ClassBuilder& b) { b.one(7, 0); }, "constant 0 should be text"},
    {"EmptyName", [](ClassBuilder& b) { b.class_of(""); }, "\"\" is not the name of a class or an array"},
    {"DottedName", [](ClassBuilder& b) { b.class_of("a.B"); }, "\"a.B\" is not the name of a class or an array"},
    {"EmptyPackage", [](ClassBuilder& b) { b.class_of("a//B"); }, "\"a//B\" is not the name of a class or an array"},
    {"ArrayOfNothing", [](ClassBuilder& b) { b.class_of("[La/B"); },
     "\"[La/B\" is not the name of a class or an array"},
    {"NotUtf8", [](ClassBuilder& b) { b.string("\xFF"); }, "constant 1 is no text in modified UTF-8"},
    {"Zero", [](ClassBuilder& b) { b.string(std::string(1, '\0')); }, "constant 1 is no text in modified UTF-8"},
    {"CutCharacter", [](ClassBuilder& b) { b.string("\xE2\x82"); }, "constant 1 is no text in modified UTF-8"},
    {"FieldWithMethodType", [](ClassBuilder& b) { b.member(9, "A", "x", "()V"); },
     "\"()V\" is not the descriptor of a field"},
    {"MethodWithFieldType", [](ClassBuilder& b) { b.member(10, "A", "x", "I"); },
     "\"I\" is not the descriptor of a method"},
    {"VoidParameter", [](ClassBuilder& b) { b.member(10, "A", "x", "(V)V"); },
     "\"(V)V\" is not the descriptor of a method"},
    {"NoResult", [](ClassBuilder& b) { b.member(10, "A", "x", "(I)"); }, "\"(I)\" is not the descriptor of a method"},
    {"MemberWithoutPair", [](ClassBuilder& b) { b.two(10, b.class_of("A"), 1); },
     "constant 1 should be a name with its type"},
    {"NamedInitialiser", [](ClassBuilder& b) { b.member(10, "A", "<clinit>", "()V"); }, "constant 6 names <clinit>()V"},
    {"ConstructorWithResult", [](ClassBuilder& b) { b.member(10, "A", "<init>", "()I"); },
     "constant 6 names <init>()I"},
    {"StrangeName", [](ClassBuilder& b) { b.member(10, "A", "<x>", "()I"); }, "\"<x>\" is not the name of a method"},
    {"HandleOfWrongKind", [](ClassBuilder& b) { b.handle(1, b.member(10, "A", "f", "()V")); },
     "constant 7 is a method handle of kind 1 that refers to something else"},
    {"HandleOfUnknownKind", [](ClassBuilder& b) { b.handle(10, b.member(10, "A", "f", "()V")); },
     "constant 7 is a method handle of kind 10 that refers to something else"},
    {"HandleOfNoMember", [](ClassBuilder& b) { b.handle(5, b.integer(0)); },
     "constant 1 should be a field or a method"},
    {"NoBootstrap", [](ClassBuilder& b) { b.dynamic(18, 0, "f", "()V"); }, "constant 4 wants bootstrap method 0, of 0"},
    {"DynamicConstructor", [](ClassBuilder& b) { b.dynamic(18, 0, "<init>", "()V"); }, "invokedynamic of <init>"},
    {"HandleBeforeJava7",
     [](ClassBuilder& b) {
       b.major = 50;
       b.handle(5, b.member(10, "A", "f", "()V"));
     },
     "constant 7 is of kind 15, which files of version 50 don't have"},
};
INSTANTIATE_TEST_SUITE_P(All, JavaConstantTest, testing::ValuesIn(constant_cases),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(JavaClassFileTest, RefusesALongWithoutItsSecondHalf) {
  // One constant, which is a long, but the count says 2 instead of 3.
  Bytes bytes = {0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 61, 0, 2, 5, 0, 0, 0, 0, 0, 0, 0, 1};
  EXPECT_EQ(answer(bytes), malformed("the last constant is cut in half"));
  EXPECT_EQ(answer({0xCA, 0xFE, 0xBA, 0xBE, 0, 0, 0, 61, 0, 0}), malformed("the constant pool has no entry 0"));
}

// A small file whose texts, once decoded, would fill the memory.
TEST(JavaClassFileTest, RefusesTooMuchText) {
  ClassBuilder builder;
  uint16_t text = builder.text(std::string(65'535, 'x'));
  for (int i = 0; i < 2000; ++i) builder.one(8, text);
  EXPECT_EQ(answer(builder.bytes()), "T.class: class file with more than 64 megabytes of text");
}

TEST(JavaClassFileTest, RefusesMembers) {
  {
    ClassBuilder builder;
    builder.field(0, "x", "I");
    builder.field(0, "x", "J");
    EXPECT_EQ(answer(builder.bytes()), "read");
    builder.field(0, "x", "I");
    EXPECT_EQ(answer(builder.bytes()), malformed("field xI: it is there twice"));
  }
  {
    ClassBuilder builder;
    uint16_t text = builder.string("s");
    builder.field(0, "x", "I", {builder.attribute("ConstantValue", numbers({text}))});
    EXPECT_EQ(answer(builder.bytes()), malformed("field xI: constant 2 is not a value of that type"));
  }
  auto with_method = [](uint16_t flags, const char* name, const char* descriptor, bool has_code) {
    ClassBuilder builder;
    std::vector<Bytes> attributes;
    if (has_code) attributes.push_back(builder.code({{0xB1}, 0, 255}));
    builder.method(flags, name, descriptor, attributes);
    return answer(builder.bytes());
  };
  EXPECT_EQ(with_method(0, "f", "()V", false), malformed("method f()V: it has no code"));
  EXPECT_EQ(with_method(0x400, "f", "()V", true), malformed("method f()V: it has code and is abstract or native"));
  EXPECT_EQ(with_method(0x100, "f", "()V", false), "read");
  EXPECT_EQ(with_method(8, "<init>", "()V", true), malformed("method <init>()V: that is no constructor"));
  EXPECT_EQ(with_method(0, "", "()V", true), malformed("\"\" is not the name of a method"));
  std::string many = "(" + std::string(255, 'I') + ")V";
  EXPECT_EQ(with_method(8, "f", many.c_str(), true), "read");
  EXPECT_EQ(with_method(0x400, "f", many.c_str(), false),
            malformed("method f" + many + ": its parameters take more than 255 slots"));
  std::string more = "(J" + std::string(254, 'I') + ")V";
  EXPECT_EQ(with_method(8, "f", more.c_str(), true), malformed("\"" + more + "\" is not the descriptor of a method"));
}

TEST(JavaClassFileTest, RefusesAttributes) {
  {
    ClassBuilder builder;
    builder.class_attribute("SourceFile", numbers({builder.text("T.java"), 0}));
    EXPECT_EQ(answer(builder.bytes()), malformed("attribute SourceFile does not end where it says"));
  }
  {
    ClassBuilder builder;
    uint16_t text = builder.text("T.java");
    builder.class_attribute("SourceFile", numbers({text}));
    builder.class_attribute("SourceFile", numbers({text}));
    EXPECT_EQ(answer(builder.bytes()), malformed("attribute SourceFile is there twice"));
  }
  {
    ClassBuilder builder;
    uint16_t handle = builder.handle(6, builder.member(10, "A", "f", "()V"));
    builder.class_attribute("BootstrapMethods", numbers({1, handle, 1, 1}));
    EXPECT_EQ(answer(builder.bytes()), malformed("constant 1 can't be an argument of a bootstrap method"));
  }
  {
    ClassBuilder builder;
    uint16_t name = builder.text("\xED\xA0\xBD");
    builder.class_attribute("SourceFile", numbers({name}));
    EXPECT_EQ(answer(builder.bytes()), "T.class: half of a surrogate pair in a name (constant 1)");
  }
}

} // namespace
} // namespace assay::java

#include "lang/java/types/library_objects.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "input/made_by_call.h"
#include "lang/java/text/method_title.h"
#include "lang/java/types/types_to_shapes.h"

namespace assay::java {

namespace {

struct Listed {
  std::string_view type;
  std::array<std::string_view, 2> makers;
  size_t count() const { return makers[1].empty() ? 1 : 2; }
};

constexpr std::string_view iterator_of_list = "java/util/ArrayList.<call>iterator()Ljava/util/Iterator;";
constexpr std::string_view new_text_builder = "java/lang/StringBuilder.<new>(Ljava/lang/String;)V";

constexpr Listed listed[] = {
    {"java/util/Optional",
     {"java/util/Optional.empty()Ljava/util/Optional;",
      "java/util/Optional.of(Ljava/lang/Object;)Ljava/util/Optional;"}},
    {"java/util/OptionalInt",
     {"java/util/OptionalInt.empty()Ljava/util/OptionalInt;", "java/util/OptionalInt.of(I)Ljava/util/OptionalInt;"}},
    {"java/util/OptionalLong",
     {"java/util/OptionalLong.empty()Ljava/util/OptionalLong;",
      "java/util/OptionalLong.of(J)Ljava/util/OptionalLong;"}},
    {"java/util/OptionalDouble",
     {"java/util/OptionalDouble.empty()Ljava/util/OptionalDouble;",
      "java/util/OptionalDouble.of(D)Ljava/util/OptionalDouble;"}},
    {"java/util/Map$Entry", {"java/util/AbstractMap$SimpleEntry.<new>(Ljava/lang/Object;Ljava/lang/Object;)V"}},
    {"java/util/Iterator", {iterator_of_list}},
    {"java/util/ListIterator", {"java/util/ArrayList.<call>listIterator()Ljava/util/ListIterator;"}},
    {"java/util/Enumeration", {"java/util/Collections.enumeration(Ljava/util/Collection;)Ljava/util/Enumeration;"}},
    {"java/util/stream/Stream", {"java/util/ArrayList.<call>stream()Ljava/util/stream/Stream;"}},
    {"java/util/stream/IntStream", {"java/util/stream/IntStream.of([I)Ljava/util/stream/IntStream;"}},
    {"java/util/stream/LongStream", {"java/util/stream/LongStream.of([J)Ljava/util/stream/LongStream;"}},
    {"java/util/stream/DoubleStream", {"java/util/stream/DoubleStream.of([D)Ljava/util/stream/DoubleStream;"}},
    {"java/math/BigInteger",
     {"java/math/BigInteger.valueOf(J)Ljava/math/BigInteger;", "java/math/BigInteger.<new>([B)V"}},
    {"java/math/BigDecimal",
     {"java/math/BigDecimal.valueOf(JI)Ljava/math/BigDecimal;",
      "java/math/BigDecimal.<new>(Ljava/math/BigInteger;I)V"}},
    {"java/time/LocalDate", {"java/time/LocalDate.of(III)Ljava/time/LocalDate;"}},
    {"java/time/LocalTime", {"java/time/LocalTime.of(IIII)Ljava/time/LocalTime;"}},
    {"java/time/LocalDateTime",
     {"java/time/LocalDateTime.of(Ljava/time/LocalDate;Ljava/time/LocalTime;)Ljava/time/LocalDateTime;"}},
    {"java/time/Duration", {"java/time/Duration.ofSeconds(JJ)Ljava/time/Duration;"}},
    {"java/time/Period", {"java/time/Period.of(III)Ljava/time/Period;"}},
    {"java/time/Instant", {"java/time/Instant.ofEpochSecond(JJ)Ljava/time/Instant;"}},
    {"java/time/Year", {"java/time/Year.of(I)Ljava/time/Year;"}},
    {"java/time/YearMonth", {"java/time/YearMonth.of(II)Ljava/time/YearMonth;"}},
    {"java/time/MonthDay", {"java/time/MonthDay.of(II)Ljava/time/MonthDay;"}},
    {"java/time/ZoneOffset", {"java/time/ZoneOffset.ofTotalSeconds(I)Ljava/time/ZoneOffset;"}},
    {"java/util/UUID", {"java/util/UUID.<new>(JJ)V"}},
    {"java/util/Random", {"java/util/Random.<new>(J)V"}},
    {"java/util/Date", {"java/util/Date.<new>(J)V"}},
    {"java/lang/StringBuilder", {new_text_builder}},
    {"java/lang/StringBuffer", {"java/lang/StringBuffer.<new>(Ljava/lang/String;)V"}},
    {"java/lang/Appendable", {new_text_builder}},
    {"java/util/Scanner", {"java/util/Scanner.<new>(Ljava/lang/String;)V"}},
    {"java/io/InputStream", {"java/io/ByteArrayInputStream.<new>([B)V"}},
    {"java/io/Reader", {"java/io/StringReader.<new>(Ljava/lang/String;)V"}},
    {"java/io/BufferedReader", {"java/io/BufferedReader.<new>(Ljava/io/Reader;)V"}},
    {"java/io/OutputStream", {"java/io/ByteArrayOutputStream.<new>()V"}},
    {"java/io/Writer", {"java/io/StringWriter.<new>()V"}},
    {"java/io/PrintStream", {"java/io/PrintStream.<new>(Ljava/io/OutputStream;)V"}},
    {"java/io/PrintWriter", {"java/io/PrintWriter.<new>(Ljava/io/Writer;)V"}},
};

// Those that are another one after each use.
constexpr std::string_view used_up[] = {
    "java/util/Iterator",      "java/util/ListIterator",     "java/util/Enumeration",
    "java/util/stream/Stream", "java/util/stream/IntStream", "java/util/stream/LongStream",
    "java/util/Scanner",       "java/io/InputStream",        "java/util/stream/DoubleStream",
    "java/io/Reader",          "java/io/BufferedReader",     "java/io/OutputStream",
    "java/io/Writer",          "java/io/PrintStream",        "java/io/PrintWriter",
};

} // namespace

std::span<const std::string_view> listed_makers(Symbol class_name) {
  const auto* found = std::ranges::find(listed, class_name.text(), &Listed::type);
  if (found == std::end(listed)) return {};
  return std::span(found->makers).first(found->count());
}

bool is_listed(Symbol class_name) { return !listed_makers(class_name).empty(); }

bool TypesToShapes::listed_members(const JavaType& type, Members& members) {
  for (std::string_view maker : listed_makers(type.name)) add_listed_maker(type, maker, members);
  return !members.empty();
}

// What the call takes is what the type wants: `Optional.of` of a text for an Optional<String>.
void TypesToShapes::add_listed_maker(const JavaType& type, std::string_view maker, Members& members) {
  auto known = maker_of_name(Symbol(maker));
  std::string_view owner_name = known ? known->owner.text() : maker.substr(0, maker.rfind('.', maker.find('(')));
  JavaClass* owner = classes_.find(Symbol(owner_name));
  if (owner == nullptr) return;
  std::string selector = !known                          ? std::string(maker.substr(owner_name.size() + 1))
                         : known->kind == MakerKind::New ? "<init>" + known->rest
                                                         : known->rest;
  const Method* method = ClassTable::find_method(*owner, Symbol(selector));
  if (method == nullptr) return;
  // Whatever it is generic in stands for what the type holds, in that order.
  MethodType signature = type_of_method(*method->info);
  std::vector<TypeVariable> variables = method->is_static() ? signature.variables : variables_of_class(*owner->file);
  std::vector<JavaType> held;
  for (size_t i = 0; i < variables.size(); ++i) {
    held.push_back(element_of(type, i));
    variables[i].bound = held.back();
  }
  std::vector<ShapeId> arguments;
  if (known && known->kind == MakerKind::Call) arguments.push_back(object_of(class_type(owner_name, held)));
  for (const JavaType& parameter : signature.parameters) {
    arguments.push_back(shape_of(substitute(parameter, variables)));
  }
  members.emplace_back(made(Symbol(maker), arguments));
  if (known && known->kind == MakerKind::New) note_taken_as(type, owner_name);
  if (known && known->kind == MakerKind::Call) {
    taken_as_others_.insert(type.name);
    leave_out(fmt::format("{} is that of an ArrayList", class_title(type.name)));
  }
  if (std::ranges::find(used_up, type.name.text()) != std::end(used_up)) {
    leave_out(fmt::format("no {} was used before the call", class_title(type.name)));
  }
  if (type.is_class("java/util/Random")) leave_out("Random is made of a seed");
}

} // namespace assay::java

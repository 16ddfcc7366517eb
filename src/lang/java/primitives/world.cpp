#include "lang/java/primitives/world.h"

#include <unordered_map>

namespace assay::java {

namespace {

using Reasons = std::unordered_map<std::string_view, std::string_view>;

constexpr std::string_view the_clock = "it looks at the clock";
constexpr std::string_view random_numbers = "it draws random numbers";
constexpr std::string_view environment = "it looks at the environment";
constexpr std::string_view properties = "it looks at the properties of the system";
constexpr std::string_view processors = "it looks at the processors or the memory of the machine";
constexpr std::string_view order_of_sets =
    "it goes through a Set.of or Map.of, in an order that differs between processes";
constexpr std::string_view defaults = "it looks at the locale, the time zone or the charset that is the default";
constexpr std::string_view identity = "it keeps objects by identity, and no two parts of an input are the same object";
constexpr std::string_view who_calls = "it looks at its callers";

constexpr std::string_view monitors = "it uses monitors, and which of them are held is not known";
constexpr std::string_view thread = "it looks at the thread that it runs in";
constexpr std::string_view garbage = "it sees what is collected as garbage";
constexpr std::string_view loading = "it looks at how its classes are loaded";
constexpr std::string_view manager = "it looks at the security manager";
constexpr std::string_view capacity = "it asks for a capacity, and objects of an input have their standard one";

// By class and name, whatever it takes; of constructors, with what they take.
const Reasons& taken() {
  static const Reasons reasons = {
      {"java/lang/System.currentTimeMillis", the_clock},
      {"java/lang/System.nanoTime", the_clock},
      {"jdk/internal/misc/VM.getNanoTimeAdjustment", the_clock},
      {"java/lang/System.getenv", environment},
      {"java/lang/Runtime.availableProcessors", processors},
      {"java/lang/Runtime.freeMemory", processors},
      {"java/lang/Runtime.totalMemory", processors},
      {"java/lang/Runtime.maxMemory", processors},
      {"java/lang/Math.random", random_numbers},
      {"java/lang/StrictMath.random", random_numbers},
      {"java/util/Random.<init>()V", random_numbers},
      {"java/util/SplittableRandom.<init>()V", random_numbers},
      {"java/util/concurrent/ThreadLocalRandom.current", random_numbers},
      {"java/util/UUID.randomUUID", random_numbers},
      {"java/security/SecureRandom.<init>()V", random_numbers},
      {"java/security/SecureRandom.<init>([B)V", random_numbers},
      {"java/security/SecureRandom.getInstance", random_numbers},
      {"java/security/SecureRandom.getInstanceStrong", random_numbers},
      {"java/util/ImmutableCollections$SetN$SetNIterator.<init>(Ljava/util/ImmutableCollections$SetN;)V",
       order_of_sets},
      {"java/util/ImmutableCollections$SetN.toArray", order_of_sets},
      {"java/util/ImmutableCollections$Set12.iterator", order_of_sets},
      {"java/util/ImmutableCollections$Set12.toArray", order_of_sets},
      {"java/util/ImmutableCollections$MapN$MapNIterator.<init>(Ljava/util/ImmutableCollections$MapN;)V",
       order_of_sets},
  };
  return reasons;
}

const Reasons& asked() {
  static const Reasons reasons = {
      {"java/lang/System.getProperty", properties},
      {"java/lang/System.getProperties", properties},
      {"java/lang/Integer.getInteger", properties},
      {"java/lang/Long.getLong", properties},
      {"java/lang/Boolean.getBoolean", properties},
      {"java/util/Locale.getDefault", defaults},
      {"java/util/TimeZone.getDefault", defaults},
      {"java/time/ZoneId.systemDefault", defaults},
      {"java/nio/charset/Charset.defaultCharset", defaults},
      {"java/util/IdentityHashMap.<init>()V", identity},
      {"java/util/IdentityHashMap.<init>(I)V", identity},
      {"java/util/IdentityHashMap.<init>(Ljava/util/Map;)V", identity},
      {"java/lang/Throwable.getStackTrace", who_calls},
      {"java/lang/Thread.getStackTrace", who_calls},
      {"java/lang/StackWalker.getInstance", who_calls},
      {"java/lang/Object.notify", monitors},
      {"java/lang/Object.notifyAll", monitors},
      {"java/lang/Thread.holdsLock", monitors},
      {"java/lang/Thread.currentThread", thread},
      {"java/lang/Thread.interrupted", thread},
      {"java/lang/System.gc", garbage},
      {"java/lang/Runtime.gc", garbage},
      {"java/lang/ref/Reference.get", garbage},
      {"java/lang/ref/Reference.refersTo", garbage},
      {"java/lang/ref/SoftReference.get", garbage},
      {"java/lang/ref/ReferenceQueue.poll", garbage},
      {"java/util/WeakHashMap.<init>()V", garbage},
      {"java/util/WeakHashMap.<init>(I)V", garbage},
      {"java/util/WeakHashMap.<init>(IF)V", garbage},
      {"java/util/WeakHashMap.<init>(Ljava/util/Map;)V", garbage},
      {"java/lang/System.getSecurityManager", manager},
      {"java/lang/Class.getClassLoader", loading},
      {"java/lang/Class.getModule", loading},
      {"java/lang/Class.getPackage", loading},
      {"java/lang/Class.getProtectionDomain", loading},
      {"java/lang/Class.getResource", loading},
      {"java/lang/Class.getResourceAsStream", loading},
      {"java/lang/ClassLoader.getSystemClassLoader", loading},
  };
  return reasons;
}

const Reasons& told() {
  static const Reasons reasons = {
      {"java/lang/AbstractStringBuilder.capacity", capacity},
      {"java/lang/StringBuilder.capacity", capacity},
      {"java/lang/StringBuffer.capacity", capacity},
      {"java/util/Vector.capacity", capacity},
      {"java/util/BitSet.size", capacity},
  };
  return reasons;
}

std::string_view found_in(const Reasons& reasons, const Method& method) {
  if (!method.owner->of_library) return {};
  std::string_view name = method.function.text();
  std::string_view plain = method.info->name.text().front() == '<' ? name : name.substr(0, name.find('('));
  auto found = reasons.find(plain);
  return found == reasons.end() ? std::string_view() : found->second;
}

} // namespace

bool goes_through_table(const Method& method) {
  if (!method.owner->of_library) return false;
  std::string_view name = method.function.text();
  return name.starts_with("java/util/HashMap$HashIterator.<init>") || name.starts_with("java/util/HashMap.forEach") ||
         name.starts_with("java/util/HashMap.keysToArray") || name.starts_with("java/util/HashMap.valuesToArray") ||
         name.starts_with("java/util/HashMap$HashMapSpliterator.<init>") ||
         name.starts_with("java/util/HashMap$KeySet.forEach") || name.starts_with("java/util/HashMap$Values.forEach") ||
         name.starts_with("java/util/HashMap$EntrySet.forEach") ||
         name.starts_with("java/util/concurrent/ConcurrentHashMap$Traverser.<init>") ||
         name.starts_with("java/util/IdentityHashMap$IdentityHashMapIterator.<init>") ||
         name.starts_with("java/util/Hashtable$Enumerator.<init>");
}

std::string_view taken_from_world(const Method& method) { return found_in(taken(), method); }
std::string_view asked_of_world(const Method& method) { return found_in(asked(), method); }
std::string_view told_by_making(const Method& method) { return found_in(told(), method); }

} // namespace assay::java

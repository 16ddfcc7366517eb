package assay;

import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Hashtable;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.WeakHashMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;

/** Objects of the library's classes in canonical text: by content where it has a content, else by toString. */
final class LibraryValue {
  private LibraryValue() {}

  static void write(Object value, Canonical out) {
    write(value, value.getClass(), out);
  }

  /** As an instance of `type`, which may be a superclass of its class. */
  static void write(Object value, Class<?> type, Canonical out) {
    if (value instanceof Map<?, ?> map) {
      writeMap(map, type, out);
    } else if (value instanceof Collection<?> elements) {
      writeElements(isUnordered(type) ? Canonical.sorted(elements, element -> element) : elements, type, out);
    } else if (value instanceof CharSequence text) {
      out.open("text", type);
      out.add(" " + Token.string(Canonical.units(text)) + ")");
    } else if (value instanceof Map.Entry<?, ?> entry) {
      out.open("entry", type);
      out.add(" ");
      out.write(entry.getKey());
      out.add(" ");
      out.write(entry.getValue());
      out.add(")");
    } else if (value instanceof Throwable thrown) {
      out.open("throwable", type);
      out.add(" ");
      out.write(thrown.getMessage());
      out.add(" ");
      out.write(thrown.getCause());
      out.add(")");
    } else if (isHolder(value)) {
      writeElements(held(value), type, out);
    } else if (overridesToString(type)) {
      out.open("library", type);
      out.add(" " + Token.string(Canonical.units(withoutAddress(String.valueOf(value)))) + ")");
    } else {
      out.open("opaque", type);
      out.add(")");
    }
  }

  private static void writeElements(Iterable<?> elements, Class<?> type, Canonical out) {
    out.open("collection", type);
    out.writeAll(elements);
    out.add(")");
  }

  private static void writeMap(Map<?, ?> map, Class<?> type, Canonical out) {
    out.open("map", type);
    Iterable<? extends Map.Entry<?, ?>> entries = map.entrySet();
    if (isUnordered(type)) entries = Canonical.sorted(entries, entry -> ((Map.Entry<?, ?>) entry).getKey());
    for (Map.Entry<?, ?> entry : entries) {
      out.add(" (");
      out.write(entry.getKey());
      out.add(" ");
      out.write(entry.getValue());
      out.add(")");
    }
    out.add(")");
  }

  /** By hash: the order may depend on where objects are in memory, or is another one in each process. */
  private static boolean isUnordered(Class<?> type) {
    if (LinkedHashMap.class.isAssignableFrom(type) || LinkedHashSet.class.isAssignableFrom(type)) return false;
    for (Class<?> each : List.of(HashMap.class, HashSet.class, Hashtable.class, IdentityHashMap.class,
                                 WeakHashMap.class, ConcurrentHashMap.class, Set.of().getClass(), Set.of(1).getClass(),
                                 Map.of().getClass(), Map.of(1, 1).getClass())) {
      if (each.isAssignableFrom(type)) return true;
    }
    String name = type.getName(); // of the views of these
    return name.startsWith("java.util.HashMap$") || name.startsWith("java.util.concurrent.ConcurrentHashMap$")
        || name.startsWith("java.util.IdentityHashMap$");
  }

  private static boolean isHolder(Object value) {
    return value instanceof Optional<?> || value instanceof OptionalInt || value instanceof OptionalLong
        || value instanceof OptionalDouble || value instanceof AtomicReference<?>;
  }

  private static List<?> held(Object value) {
    if (value instanceof Optional<?> some) return some.stream().toList();
    if (value instanceof OptionalInt some) return some.stream().boxed().toList();
    if (value instanceof OptionalLong some) return some.stream().boxed().toList();
    if (value instanceof OptionalDouble some) return some.stream().boxed().toList();
    return Collections.singletonList(((AtomicReference<?>) value).get());
  }

  private static String withoutAddress(String text) {
    return text.replaceAll("@[0-9a-f]+\\b", "@_");
  }

  private static boolean overridesToString(Class<?> type) {
    try {
      return type.getMethod("toString").getDeclaringClass() != Object.class;
    } catch (NoSuchMethodException e) {
      return false;
    }
  }
}

package assay;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * A value as text that depends on nothing but the value (docs/exchange-form.md), so that what our machine writes of its own
 * can be compared with it. Objects of the program are their fields; none of the program's code is run, unless a class of the
 * library does so.
 */
final class Canonical {
  private static final String TOO_LARGE = "too_large";
  private static final int MOST_PARTS = 2_000_000;
  private static final int LONGEST = 1 << 28;

  private final StringBuilder text = new StringBuilder();
  private final Map<Object, Integer> numbers = new IdentityHashMap<>();
  private final Map<Class<?>, Parts> classes = new HashMap<>();
  private int parts = 0;

  /** Thrown where a value has too many parts. */
  private static final class TooLarge extends RuntimeException {
    private static final long serialVersionUID = 1;
  }

  private Canonical() {}

  /** `type` is the declared one: it tells an int from an Integer. */
  static String toText(Object value, Class<?> type) {
    Canonical writer = new Canonical();
    try {
      writer.write(value, type);
    } catch (TooLarge | StackOverflowError | OutOfMemoryError e) {
      return TOO_LARGE;
    }
    return writer.text.toString();
  }

  void write(Object value, Class<?> type) {
    if (++parts > MOST_PARTS || text.length() > LONGEST) throw new TooLarge();
    if (value == null) {
      text.append("null");
    } else if (type.isPrimitive()) {
      writePrimitive(value);
    } else if (isBox(value)) {
      open("box", value.getClass());
      text.append(' ');
      writePrimitive(value);
      text.append(')');
    } else if (value instanceof String string) {
      text.append(Token.string(units(string)));
    } else if (value instanceof Enum<?> constant) {
      open("enum", constant.getDeclaringClass());
      text.append(' ').append(Token.symbol(constant.name())).append(')');
    } else if (value instanceof Class<?> named) {
      open("class", named);
      text.append(')');
    } else {
      writeWithIdentity(value);
    }
  }

  void write(Object value) {
    write(value, Object.class);
  }

  /** `(HEAD CLASS`. */
  void open(String head, Class<?> type) {
    text.append('(').append(head).append(' ').append(Token.symbol(type.getTypeName()));
  }

  void add(String more) {
    text.append(more);
  }

  /** All of these, each after a blank. */
  void writeAll(Iterable<?> values) {
    for (Object value : values) {
      text.append(' ');
      write(value);
    }
  }

  /** Those whose order means nothing are ordered by what they are alone. */
  static <T> List<T> sorted(Iterable<T> values, Function<T, Object> key) {
    List<Map.Entry<String, T>> texts = new ArrayList<>();
    for (T value : values) texts.add(Map.entry(toText(key.apply(value), Object.class), value));
    texts.sort(Map.Entry.comparingByKey());
    List<T> result = new ArrayList<>();
    for (Map.Entry<String, T> each : texts) result.add(each.getValue());
    return result;
  }

  /** A string by its UTF-16 units: printable ASCII as it is, others as \\uXXXX. */
  static String units(CharSequence string) {
    StringBuilder result = new StringBuilder();
    for (int i = 0; i < string.length(); i++) {
      char unit = string.charAt(i);
      if (unit == '\\') {
        result.append("\\\\");
      } else if (unit >= 0x20 && unit < 0x7f) {
        result.append(unit);
      } else {
        result.append(String.format("\\u%04X", (int) unit));
      }
    }
    return result.toString();
  }

  private static boolean isBox(Object value) {
    return value instanceof Integer || value instanceof Long || value instanceof Boolean || value instanceof Character
        || value instanceof Double || value instanceof Float || value instanceof Short || value instanceof Byte;
  }

  private void writePrimitive(Object value) {
    if (value instanceof Character unit) {
      text.append("(char ").append((int) unit).append(')');
    } else if (value instanceof Double || value instanceof Float) {
      text.append(Token.number(((Number) value).doubleValue()));
    } else {
      text.append(value);
    }
  }

  /** The second time it is only said which one it is. */
  private void writeWithIdentity(Object value) {
    Integer number = numbers.putIfAbsent(value, numbers.size() + 1);
    if (number != null) {
      text.append('^').append(number);
    } else if (value.getClass().isArray()) {
      writeArray(value);
    } else if (isFunction(value.getClass())) {
      open("function", kindOf(value.getClass()));
      text.append(')');
    } else if (ProgramLoader.owns(value.getClass())) {
      writeObject(value);
    } else {
      LibraryValue.write(value, this);
    }
  }

  private void writeArray(Object array) {
    Class<?> type = array.getClass().getComponentType();
    open("array", type);
    int size = Array.getLength(array);
    for (int i = 0; i < size; i++) {
      text.append(' ');
      write(Array.get(array, i), type);
    }
    text.append(')');
  }

  /** Lambdas, method references, and what the call itself has brought along. */
  private static boolean isFunction(Class<?> type) {
    return type.isHidden() || Proxy.isProxyClass(type)
        || ProgramLoader.owns(type) && CallUnit.isPartOfCall(type.getName());
  }

  private static Class<?> kindOf(Class<?> type) {
    return type.getInterfaces().length > 0 ? type.getInterfaces()[0] : type.getSuperclass();
  }

  private void writeObject(Object object) {
    Parts of = classes.computeIfAbsent(object.getClass(), Parts::of);
    text.append(of.opening());
    if (of.library() != null) {
      text.append(" (super ");
      LibraryValue.write(object, of.library(), this);
      text.append(')');
    }
    for (int i = 0; i < of.fields().size(); i++) {
      text.append(of.openings().get(i));
      try {
        write(of.fields().get(i).get(object), of.fields().get(i).getType());
      } catch (IllegalAccessException e) {
        throw new AssertionError(e); // it was made accessible
      }
      text.append(')');
    }
    text.append(')');
  }

  /** What is written of each object of a class: its fields, and which class of the library it extends (null: none). */
  private record Parts(String opening, Class<?> library, List<Field> fields, List<String> openings) {
    static Parts of(Class<?> type) {
      Class<?> each = type;
      List<Field> fields = new ArrayList<>();
      for (; ProgramLoader.owns(each); each = each.getSuperclass()) {
        List<Field> own = new ArrayList<>(List.of(each.getDeclaredFields()));
        own.removeIf(field -> Modifier.isStatic(field.getModifiers()));
        own.forEach(field -> field.setAccessible(true));
        fields.addAll(0, own);
      }
      boolean hasContent = each != Object.class && !Modifier.isAbstract(each.getModifiers());
      List<String> openings = new ArrayList<>();
      for (Field field : fields) openings.add(" (" + Token.symbol(field.getName()) + " ");
      return new Parts("(object " + Token.symbol(type.getTypeName()), hasContent ? each : null, fields, openings);
    }
  }
}

// Random arguments: small and special numbers more often than others, texts of a few characters, collections of a few
// elements, functions that answer at random, objects by constructors and factories.

import java.lang.reflect.Array;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

class RandomValues {
  private static final int DEEPEST = 4;
  private static final int MOST_ELEMENTS = 5;
  private static final int LONGEST_TEXT = 10;
  private static final long[] SPECIAL = {
    Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE, Short.MAX_VALUE, Byte.MIN_VALUE, 1000, -1000};
  private static final double[] SPECIAL_FLOATS = {
    0.0, -0.0, 1.0, -1.0, 0.5, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE, Double.MAX_VALUE};
  private static final String[] ALPHABETS = {
    "0123456789", "0123456789+-.eExXlLfFdD#", "abcdefghijklmnopqrstuvwxyz", "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
    " \t\n,;:.-_/\\\"'()[]{}<>=+*?!%&$@#|~^`"};

  private final Random random;
  private final Class<?> tested;
  private int depth;

  RandomValues(Random random, Class<?> tested) {
    this.random = random;
    this.tested = tested;
  }

  // Null where none can be made, and now and then otherwise.
  Object of(Type type) {
    Class<?> raw = raw(type);
    if (raw.isPrimitive()) return primitive(raw);
    boolean isReceiver = raw == tested && depth == 0;
    if (depth >= DEEPEST || (!isReceiver && random.nextInt(10) == 0)) return null;
    depth++;
    try {
      return object(type, raw);
    } catch (ReflectiveOperationException | IllegalArgumentException | LinkageError notThisTime) {
      return null;
    } finally {
      depth--;
    }
  }

  private static Class<?> raw(Type type) {
    if (type instanceof Class) return (Class<?>) type;
    if (type instanceof ParameterizedType) return raw(((ParameterizedType) type).getRawType());
    if (type instanceof TypeVariable) return raw(((TypeVariable<?>) type).getBounds()[0]);
    if (type instanceof WildcardType) return raw(((WildcardType) type).getUpperBounds()[0]);
    return Array.newInstance(raw(((GenericArrayType) type).getGenericComponentType()), 0).getClass();
  }

  private static Type argument(Type type, int index) {
    if (!(type instanceof ParameterizedType)) return Object.class;
    Type[] arguments = ((ParameterizedType) type).getActualTypeArguments();
    return index < arguments.length ? arguments[index] : Object.class;
  }

  private long integer() {
    switch (random.nextInt(4)) {
      case 0: return random.nextLong();
      case 1: return SPECIAL[random.nextInt(SPECIAL.length)];
      default: return random.nextInt(24) - 4;
    }
  }

  private double floating() {
    switch (random.nextInt(4)) {
      case 0: return Double.longBitsToDouble(random.nextLong());
      case 1: return SPECIAL_FLOATS[random.nextInt(SPECIAL_FLOATS.length)];
      case 2: return random.nextGaussian();
      default: return integer();
    }
  }

  private char character() {
    if (random.nextInt(10) == 0) return (char) random.nextInt(0x10000);
    String alphabet = ALPHABETS[random.nextInt(ALPHABETS.length)];
    return alphabet.charAt(random.nextInt(alphabet.length()));
  }

  private Object primitive(Class<?> type) {
    if (type == boolean.class) return random.nextBoolean();
    if (type == char.class) return character();
    if (type == byte.class) return (byte) integer();
    if (type == short.class) return (short) integer();
    if (type == int.class) return (int) integer();
    if (type == long.class) return integer();
    if (type == float.class) return (float) floating();
    return floating();
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    String alphabet = random.nextBoolean() ? ALPHABETS[random.nextInt(ALPHABETS.length)] : "";
    for (int left = random.nextInt(LONGEST_TEXT); left > 0; left--) {
      text.append(alphabet.isEmpty() ? character() : alphabet.charAt(random.nextInt(alphabet.length())));
    }
    return text.toString();
  }

  private Object anything() {
    switch (random.nextInt(5)) {
      case 0: return text();
      case 1: return floating();
      case 2: return integer();
      default: return (int) integer();
    }
  }

  private <T extends Collection<Object>> T filled(T empty, Type element) {
    for (int left = random.nextInt(MOST_ELEMENTS); left > 0; left--) {
      Object each = of(element);
      try {
        empty.add(each);
      } catch (RuntimeException refused) {
        // a tree or a queue that takes no null, or things that can't be compared
      }
    }
    return empty;
  }

  private <T extends Map<Object, Object>> T filled(T empty, Type key, Type value) {
    for (int left = random.nextInt(MOST_ELEMENTS); left > 0; left--) {
      Object each = of(key);
      try {
        empty.put(each, of(value));
      } catch (RuntimeException refused) {
        // as above
      }
    }
    return empty;
  }

  private Object object(Type type, Class<?> raw) throws ReflectiveOperationException {
    if (raw == String.class || raw == CharSequence.class) return text();
    if (raw == Object.class || raw == Number.class || raw == Comparable.class) {
      Object any = anything();
      return raw.isInstance(any) ? any : Integer.valueOf((int) integer());
    }
    if (raw.isArray()) return array(type, raw);
    if (raw.isEnum()) return raw.getEnumConstants()[random.nextInt(raw.getEnumConstants().length)];
    Class<?> number = unboxed(raw);
    if (number != null) return primitive(number);
    Type first = argument(type, 0);
    if (raw.isAssignableFrom(ArrayList.class)) return filled(new ArrayList<>(), first);
    if (raw == Set.class || raw == HashSet.class) return filled(new HashSet<>(), first);
    if (raw.isAssignableFrom(TreeSet.class)) return filled(new TreeSet<>(), first);
    if (raw.isAssignableFrom(ArrayDeque.class)) return filled(new ArrayDeque<>(), first);
    if (raw == Map.class || raw == HashMap.class) return filled(new HashMap<>(), first, argument(type, 1));
    if (raw.isAssignableFrom(TreeMap.class)) return filled(new TreeMap<>(), first, argument(type, 1));
    if (raw == Class.class) return List.of(String.class, int.class, Integer.class).get(random.nextInt(3));
    Object made = byMember(raw);
    if (made != null || !raw.isInterface()) return made;
    return implemented(type, raw);
  }

  private Object array(Type type, Class<?> raw) {
    Type element = type instanceof GenericArrayType ? ((GenericArrayType) type).getGenericComponentType() : raw.getComponentType();
    Object array = Array.newInstance(raw.getComponentType(), random.nextInt(MOST_ELEMENTS));
    for (int i = 0; i < Array.getLength(array); i++) Array.set(array, i, of(element));
    return array;
  }

  private static Class<?> unboxed(Class<?> box) {
    try {
      return (Class<?>) box.getField("TYPE").get(null);
    } catch (ReflectiveOperationException isNoBox) {
      return null;
    }
  }

  // An object whose methods answer at random.
  private Object implemented(Type type, Class<?> raw) {
    return Proxy.newProxyInstance(RandomValues.class.getClassLoader(), new Class<?>[] {raw}, (proxy, method, arguments) -> {
      if (method.getName().equals("hashCode") && method.getParameterCount() == 0) return System.identityHashCode(proxy);
      if (method.getName().equals("equals") && method.getParameterCount() == 1) return proxy == arguments[0];
      if (method.getName().equals("toString") && method.getParameterCount() == 0) return "proxy";
      return method.getReturnType() == void.class ? null : of(method.getGenericReturnType());
    });
  }

  // By a constructor or a static method, and changed by a few calls.
  private Object byMember(Class<?> raw) throws ReflectiveOperationException {
    List<Executable> ways = new ArrayList<>();
    if (!Modifier.isAbstract(raw.getModifiers())) {
      for (Constructor<?> each : raw.getDeclaredConstructors()) addVisible(ways, each);
    }
    for (Method each : raw.getDeclaredMethods()) {
      if (Modifier.isStatic(each.getModifiers()) && each.getReturnType() == raw) addVisible(ways, each);
    }
    if (ways.isEmpty()) return null;
    Executable way = ways.get(random.nextInt(ways.size()));
    Object made = call(way, null);
    if (made == null || random.nextBoolean()) return made;
    List<Executable> changes = new ArrayList<>();
    for (Method each : raw.getMethods()) {
      if (!Modifier.isStatic(each.getModifiers()) && each.getDeclaringClass() != Object.class) addVisible(changes, each);
    }
    for (int left = changes.isEmpty() ? 0 : random.nextInt(6); left > 0; left--) {
      try {
        call(changes.get(random.nextInt(changes.size())), made);
      } catch (ReflectiveOperationException failed) {
        // it stays as it is
      }
    }
    return made;
  }

  private void addVisible(List<Executable> all, Executable member) {
    boolean isOwn = member.getDeclaringClass().getPackage() == tested.getPackage();
    if (Modifier.isPrivate(member.getModifiers()) || member.isSynthetic()) return;
    if (!isOwn && !Modifier.isPublic(member.getModifiers())) return;
    try {
      member.setAccessible(true);
      all.add(member);
    } catch (RuntimeException isHidden) {
      if (Modifier.isPublic(member.getModifiers())) all.add(member);
    }
  }

  private Object call(Executable member, Object on) throws ReflectiveOperationException {
    Type[] types = member.getGenericParameterTypes();
    if (types.length != member.getParameterCount()) types = member.getParameterTypes();
    Object[] arguments = new Object[types.length];
    for (int i = 0; i < types.length; i++) arguments[i] = of(types[i]);
    return member instanceof Constructor ? ((Constructor<?>) member).newInstance(arguments) : ((Method) member).invoke(on, arguments);
  }
}

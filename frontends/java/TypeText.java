package assay;

import java.lang.reflect.GenericArrayType;
import java.lang.reflect.Modifier;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.lang.reflect.TypeVariable;
import java.lang.reflect.WildcardType;

/**
 * The declared type of a parameter as the source of a variable that takes whatever may be given for it. Of a type variable
 * nothing is known but its bound: `T` is that, `List<T>` is `List<?>`.
 */
final class TypeText {
  private final String packageName; // where the variable is

  TypeText(String packageName) {
    this.packageName = packageName;
  }

  String of(Type type) {
    if (type instanceof Class<?> plain) return isSeen(plain) ? ofClass(plain) : "Object";
    if (type instanceof GenericArrayType array) return of(array.getGenericComponentType()) + "[]";
    if (type instanceof TypeVariable<?> || type instanceof WildcardType) return of(erasure(type));
    ParameterizedType generic = (ParameterizedType) type;
    Class<?> raw = (Class<?>) generic.getRawType();
    if (!isSeen(raw)) return "Object";
    // What an instance of an inner class is within would have arguments of its own.
    if (raw.getEnclosingClass() != null && !Modifier.isStatic(raw.getModifiers())) return ofClass(raw);
    StringBuilder text = new StringBuilder(ofClass(raw));
    String separator = "<";
    for (Type argument : generic.getActualTypeArguments()) {
      text.append(separator).append(argument(argument));
      separator = ", ";
    }
    return text.append('>').toString();
  }

  /** The type of an instance of a class: its own parameters may be anything. */
  String ofInstance(Class<?> type) {
    if (!isSeen(type)) return "Object";
    int count = type.getTypeParameters().length;
    return ofClass(type) + (count == 0 ? "" : "<?" + ", ?".repeat(count - 1) + ">");
  }

  private String argument(Type type) {
    if (type instanceof TypeVariable<?>) return "?";
    if (type instanceof WildcardType wildcard) return wildcard(wildcard);
    return hasVariable(type) ? "? extends " + of(type) : of(type);
  }

  private String wildcard(WildcardType type) {
    if (hasVariable(type)) return "?";
    if (type.getLowerBounds().length > 0) return "? super " + of(type.getLowerBounds()[0]);
    return type.getUpperBounds()[0] == Object.class ? "?" : "? extends " + of(type.getUpperBounds()[0]);
  }

  private static boolean hasVariable(Type type) {
    if (type instanceof TypeVariable<?>) return true;
    if (type instanceof GenericArrayType array) return hasVariable(array.getGenericComponentType());
    if (type instanceof WildcardType wildcard) return anyHasVariable(wildcard.getUpperBounds()) || anyHasVariable(wildcard.getLowerBounds());
    return type instanceof ParameterizedType generic && anyHasVariable(generic.getActualTypeArguments());
  }

  private static boolean anyHasVariable(Type[] types) {
    for (Type type : types) if (hasVariable(type)) return true;
    return false;
  }

  private static Class<?> erasure(Type type) {
    if (type instanceof Class<?> plain) return plain;
    if (type instanceof ParameterizedType generic) return (Class<?>) generic.getRawType();
    if (type instanceof TypeVariable<?> variable) return erasure(variable.getBounds()[0]);
    if (type instanceof WildcardType wildcard) return erasure(wildcard.getUpperBounds()[0]);
    return erasure(((GenericArrayType) type).getGenericComponentType()).arrayType();
  }

  private static String ofClass(Class<?> type) {
    return type.getCanonicalName();
  }

  /** Whether source in that package can name it. */
  private boolean isSeen(Class<?> type) {
    while (type.isArray()) type = type.getComponentType();
    if (type.getCanonicalName() == null) return false; // a local class
    for (Class<?> each = type; each != null; each = each.getEnclosingClass()) {
      if (Modifier.isPrivate(each.getModifiers())) return false;
      if (!Modifier.isPublic(each.getModifiers()) && !type.isPrimitive() && !type.getPackageName().equals(packageName))
        return false;
    }
    return true;
  }
}

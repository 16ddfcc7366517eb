package assay;

import java.lang.invoke.MethodType;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The method or constructor that is called. An instance method takes its object as the first argument. */
final class Callee {
  static final String CONSTRUCTOR = "<init>";

  private final Executable executable;

  private Callee(Executable executable) {
    this.executable = executable;
  }

  /** `descriptor` may be empty where the name and the number of arguments are enough. */
  static Callee find(ClassLoader loader, String className, String name, String descriptor, int arguments) throws Problem {
    try {
      return find(Class.forName(className, false, loader), name, descriptor, arguments);
    } catch (ClassNotFoundException e) {
      throw new Problem("there is no class " + className);
    } catch (LinkageError | TypeNotPresentException e) {
      throw new Problem("class " + className + " can't be loaded: " + e);
    }
  }

  private static Callee find(Class<?> type, String name, String descriptor, int arguments) throws Problem {
    List<Callee> found = new ArrayList<>();
    for (Executable each : candidates(type, name)) {
      Callee callee = new Callee(each);
      if (!found.isEmpty() && each.getDeclaringClass() != found.get(0).owner()) break; // inherited ones come last
      boolean fits = descriptor.isEmpty() ? !each.isSynthetic() && callee.arguments() == arguments
                                          : callee.descriptor().equals(descriptor);
      if (fits) found.add(callee);
      if (fits && !descriptor.isEmpty()) break; // the one that the class has itself comes first
    }
    String what = type.getName() + "." + name + descriptor;
    if (found.isEmpty()) throw new Problem("there is no " + what + " with " + arguments + " arguments");
    Callee callee = found.get(0);
    if (found.stream().anyMatch(each -> !each.descriptor().equals(callee.descriptor())))
      throw new Problem("there are several " + what + " with " + arguments + " arguments: say which by its descriptor");
    if (callee.arguments() != arguments)
      throw new Problem(what + " takes " + callee.arguments() + " arguments, not " + arguments);
    return callee;
  }

  /** Those of the class itself, then inherited ones. */
  private static List<Executable> candidates(Class<?> type, String name) {
    if (name.equals(CONSTRUCTOR)) return Arrays.asList(type.getDeclaredConstructors());
    List<Executable> result = new ArrayList<>();
    for (Class<?> each = type; each != null; each = each.getSuperclass()) {
      for (Method method : each.getDeclaredMethods()) if (method.getName().equals(name)) result.add(method);
    }
    for (Method method : type.getMethods()) if (method.getName().equals(name)) result.add(method);
    return result;
  }

  Class<?> owner() {
    return executable.getDeclaringClass();
  }

  boolean takesObject() {
    return executable instanceof Method && !Modifier.isStatic(executable.getModifiers());
  }

  /** How many, with the object. */
  private int arguments() {
    return executable.getParameterCount() + (takesObject() ? 1 : 0);
  }

  private String descriptor() {
    Class<?> result = executable instanceof Method method ? method.getReturnType() : void.class;
    return MethodType.methodType(result, executable.getParameterTypes()).toMethodDescriptorString();
  }

  /** The types of variables for all arguments, as source in that package. */
  List<String> argumentTypes(String packageName, Class<?> objectType) {
    TypeText text = new TypeText(packageName);
    List<String> types = new ArrayList<>();
    if (takesObject()) types.add(text.ofInstance(objectType));
    for (Type type : parameterTypes()) types.add(text.of(type));
    return types;
  }

  private Type[] parameterTypes() {
    try {
      Type[] generic = executable.getGenericParameterTypes();
      if (generic.length == executable.getParameterCount()) return generic; // not for all constructors
    } catch (LinkageError | RuntimeException e) { // a signature that is none: the erased types are known
    }
    return executable.getParameterTypes();
  }

  Class<?> resultType() {
    return executable instanceof Method method ? method.getReturnType() : owner();
  }

  Class<?>[] erasedTypes() {
    Class<?>[] parameters = executable.getParameterTypes();
    if (!takesObject()) return parameters;
    Class<?>[] all = new Class<?>[parameters.length + 1];
    all[0] = owner();
    System.arraycopy(parameters, 0, all, 1, parameters.length);
    return all;
  }

  /** Why it can't be called although it is there; null: it can. */
  String whyNot() {
    boolean isOpen = Modifier.isPublic(executable.getModifiers()) && Modifier.isPublic(owner().getModifiers());
    if (!isOpen && !executable.trySetAccessible())
      return owner().getName() + "." + executable.getName() + " is not open to anybody outside its module";
    if (executable instanceof Constructor<?> && Modifier.isAbstract(owner().getModifiers()))
      return owner().getName() + " is abstract";
    return null;
  }

  Object call(Object[] arguments) throws InvocationTargetException, ReflectiveOperationException {
    if (executable instanceof Constructor<?> constructor) return constructor.newInstance(arguments);
    Method method = (Method) executable;
    if (!takesObject()) return method.invoke(null, arguments);
    return method.invoke(arguments[0], Arrays.copyOfRange(arguments, 1, arguments.length));
  }
}

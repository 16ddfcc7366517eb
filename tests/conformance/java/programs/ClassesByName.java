/** Class.forName takes any text. */
public class ClassesByName {
  static String named(String name) {
    try {
      return Class.forName(name).getName();
    } catch (Throwable e) {
      return e.toString();
    }
  }

  public static void main(String[] arguments) {
    String[] names = {
      "", "[", "[I", "[[J", "[V", "[L", "[Ljava.lang.String;", "[Ljava.lang.String", "[java.lang.String", "java/lang/String",
      "[Ljava/lang/String;", ".", "..", ".java.lang.String", "java..lang", "java.lang.String", "int", "I", "Ljava.lang.String;",
      "\u00e9x", "no.Such", "[Lno.Such;", "[I;", "java.lang.String;", "a;b", "[[", "ClassesByName", "java.util.Map$Entry", " "};
    for (String name : names) System.out.println(name + " -> " + named(name));
  }
}

package assay;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The classes of a program under test, with assertions enabled, and those that calls of it are compiled to. Of this
 * server's classes it shows none but the counter of lines.
 */
final class ProgramLoader extends URLClassLoader {
  /** What stack traces call it. */
  static final String NAME = "program";

  private final Map<String, byte[]> added;
  private final LineProbes probes; // null: lines do not matter

  ProgramLoader(List<String> classPath, Map<String, byte[]> added, LineProbes probes) throws Problem {
    super(NAME, urls(classPath), ClassLoader.getPlatformClassLoader());
    this.added = added;
    this.probes = probes;
    setDefaultAssertionStatus(true);
  }

  @Override
  protected Class<?> findClass(String name) throws ClassNotFoundException {
    if (name.equals(Lines.class.getName())) return Lines.class;
    byte[] bytes = added.get(name);
    if (bytes != null) return defineClass(name, bytes, 0, bytes.length);
    if (probes == null || !probes.wants(name)) return super.findClass(name);
    try (InputStream stream = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (stream == null) throw new ClassNotFoundException(name);
      bytes = probes.insert(name, stream.readAllBytes());
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
    return defineClass(name, bytes, 0, bytes.length);
  }

  /** Whether it is a class of the program, or of a call of it. */
  static boolean owns(Class<?> type) {
    return type.getClassLoader() instanceof ProgramLoader;
  }

  private static URL[] urls(List<String> classPath) throws Problem {
    List<URL> urls = new ArrayList<>();
    for (String path : classPath) {
      try {
        urls.add(new File(path).toURI().toURL());
      } catch (MalformedURLException e) {
        throw new Problem(path + " is no name of a file");
      }
    }
    return urls.toArray(new URL[0]);
  }
}

package assay;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TaskEvent;
import com.sun.source.util.TaskListener;
import com.sun.tools.javac.api.JavacTaskPool;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.FileObject;
import javax.tools.ForwardingJavaFileManager;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileManager;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * The javac of this Java, in process. Class files stay in memory. Calls are compiled one after the other on one class path, and
 * most of their time would go into reading the library's classes again: these are kept, as jshell does.
 */
final class Compiler {
  private static final List<String> OPTIONS = List.of("-proc:none", "-nowarn", "-Xmaxerrs", "1000000");
  private static final int MOST_CONTEXTS = 1;

  private final JavaCompiler javac;
  private Outputs outputs; // for the class path of the last calls
  private String outputsAreFor = "";
  private JavacTaskPool contexts;

  /** What became of some sources. With an error there are no classes. */
  record Compiled(Map<String, byte[]> classes, List<Error> errors, Set<String> filesRead) {}

  /** `source` is null if no file is to blame. */
  record Error(JavaFileObject source, long line, long column, String message) {}

  /** A source that is no file. */
  static final class TextSource extends SimpleJavaFileObject {
    private final String text;

    TextSource(String className, String text) {
      super(URI.create("string:///" + className.replace('.', '/') + ".java"), Kind.SOURCE);
      this.text = text;
    }

    @Override
    public CharSequence getCharContent(boolean ignoreEncodingErrors) {
      return text;
    }
  }

  Compiler() throws Problem {
    javac = ToolProvider.getSystemJavaCompiler();
    if (javac == null) throw new Problem("this Java has no compiler: install a JDK (module jdk.compiler)");
  }

  Compiled compileFiles(List<String> names, List<String> classPath, List<String> sourcePath, List<String> options)
      throws Problem {
    List<String> all = new ArrayList<>(options);
    all.addAll(OPTIONS);
    all.addAll(List.of("-g", "-parameters"));
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    Set<String> filesRead = new LinkedHashSet<>();
    try (StandardJavaFileManager files = files(classPath, sourcePath)) {
      files.setLocation(StandardLocation.SOURCE_PATH, withFoldersOfPackages(sourcePath, names, files));
      Outputs written = new Outputs(files);
      JavacTask task = (JavacTask)
          javac.getTask(null, written, said, all, null, files.getJavaFileObjectsFromStrings(names));
      task.addTaskListener(new TaskListener() {
        @Override
        public void started(TaskEvent event) {
          if (event.getKind() == TaskEvent.Kind.PARSE)
            filesRead.add(new File(event.getSourceFile().getName()).getAbsolutePath());
        }
      });
      return compiled(task.call(), said, written, filesRead);
    } catch (IllegalArgumentException | IllegalStateException | IOException e) { // an option that javac does not know
      throw new Problem("javac: " + e.getMessage());
    }
  }

  /**
   * As javac finds the classes beside the one that it is given where it is called in the folder of their packages: the sources
   * of these are looked for in the folders that the packages of the files begin in.
   */
  private List<File> withFoldersOfPackages(List<String> sourcePath, List<String> names, StandardJavaFileManager files)
      throws IOException {
    List<File> all = new ArrayList<>(filesOf(sourcePath));
    JavacTask parser = (JavacTask) javac.getTask(null, files, new DiagnosticCollector<>(), OPTIONS, null,
                                                 files.getJavaFileObjectsFromStrings(names));
    for (CompilationUnitTree unit : parser.parse()) {
      File folder = new File(unit.getSourceFile().getName()).getAbsoluteFile().getParentFile();
      String name = unit.getPackageName() == null ? "" : unit.getPackageName().toString();
      while (folder != null && !name.isEmpty() && folder.getName().equals(name.substring(name.lastIndexOf('.') + 1))) {
        name = name.substring(0, Math.max(0, name.lastIndexOf('.')));
        folder = folder.getParentFile();
      }
      if (folder != null && name.isEmpty() && !all.contains(folder)) all.add(folder);
    }
    return all;
  }

  /** The classes of the class path are taken to be what they were at the last call. */
  Compiled compileCalls(List<TextSource> sources, List<String> classPath) throws Problem {
    useClassPath(classPath);
    DiagnosticCollector<JavaFileObject> said = new DiagnosticCollector<>();
    try {
      boolean done = contexts.getTask(null, outputs, said, OPTIONS, null, sources, JavacTask::call);
      return compiled(done, said, outputs, Set.of());
    } catch (IllegalArgumentException | IllegalStateException e) {
      throw new Problem("javac: " + e.getMessage());
    } finally {
      outputs.forget();
    }
  }

  private void useClassPath(List<String> classPath) throws Problem {
    StringBuilder key = new StringBuilder();
    for (String path : classPath) key.append(path).append(' ').append(new File(path).lastModified()).append('\n');
    if (outputs != null && outputsAreFor.contentEquals(key)) return;
    try {
      if (outputs != null) outputs.closeFiles();
      outputs = new Outputs(files(classPath, List.of()));
    } catch (IOException e) {
      throw new Problem("the class path can't be used: " + e.getMessage());
    }
    contexts = new JavacTaskPool(MOST_CONTEXTS);
    outputsAreFor = key.toString();
  }

  private StandardJavaFileManager files(List<String> classPath, List<String> sourcePath) throws IOException {
    StandardJavaFileManager files = javac.getStandardFileManager(null, null, StandardCharsets.UTF_8);
    files.setLocation(StandardLocation.CLASS_PATH, filesOf(classPath));
    // Otherwise sources are looked for on the class path.
    files.setLocation(StandardLocation.SOURCE_PATH, filesOf(sourcePath));
    return files;
  }

  private static Compiled compiled(boolean done, DiagnosticCollector<JavaFileObject> said, Outputs outputs,
                                   Set<String> filesRead) {
    List<Error> errors = new ArrayList<>();
    for (Diagnostic<? extends JavaFileObject> each : said.getDiagnostics()) {
      if (each.getKind() == Diagnostic.Kind.ERROR) errors.add(errorOf(each));
    }
    if (!done && errors.isEmpty()) errors.add(new Error(null, 0, 0, "javac failed without a word"));
    return new Compiled(errors.isEmpty() ? outputs.classes() : Map.of(), errors, filesRead);
  }

  private static Error errorOf(Diagnostic<? extends JavaFileObject> diagnostic) {
    String message = diagnostic.getMessage(null).strip().replaceAll("\\s*\\R\\s*", ", ").replaceAll(" +", " ");
    long line = Math.max(0, diagnostic.getLineNumber());
    return new Error(diagnostic.getSource(), line, Math.max(0, diagnostic.getColumnNumber()), message);
  }

  private static List<File> filesOf(List<String> names) {
    List<File> result = new ArrayList<>();
    for (String name : names) result.add(new File(name));
    return result;
  }

  /** Takes what javac writes. */
  private static final class Outputs extends ForwardingJavaFileManager<JavaFileManager> {
    private final Map<String, ByteArrayOutputStream> written = new TreeMap<>();

    Outputs(JavaFileManager files) {
      super(files);
    }

    Map<String, byte[]> classes() {
      Map<String, byte[]> result = new TreeMap<>();
      written.forEach((name, bytes) -> result.put(name, bytes.toByteArray()));
      return result;
    }

    @Override
    public JavaFileObject getJavaFileForOutput(Location location, String name, JavaFileObject.Kind kind,
                                               FileObject sibling) {
      return new SimpleJavaFileObject(URI.create("memory:///" + name.replace('.', '/') + kind.extension), kind) {
        @Override
        public OutputStream openOutputStream() {
          ByteArrayOutputStream bytes = new ByteArrayOutputStream();
          written.put(name, bytes);
          return bytes;
        }
      };
    }

    void forget() {
      written.clear();
    }

    void closeFiles() throws IOException {
      fileManager.close();
    }

    @Override
    public void close() {} // javac is not the last one to use the files
  }
}

import java.io.File;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;

/** Runs programs one after the other, each with a class loader of its own: RunAll CLASSES RESULTS NAME... */
public class RunAll {
    public static void main(String[] arguments) throws Exception {
        PrintStream console = System.out;
        URL[] classes = {new File(arguments[0]).getCanonicalFile().toURI().toURL()};
        for (int i = 2; i < arguments.length; i++) {
            try (URLClassLoader loader = new URLClassLoader(classes, ClassLoader.getPlatformClassLoader());
                    PrintStream out = new PrintStream(new FileOutputStream(arguments[1] + "/" + arguments[i]), false, "UTF-8")) {
                loader.setDefaultAssertionStatus(true);
                System.setOut(out);
                loader.loadClass("Ended" + arguments[i]).getMethod("main", String[].class).invoke(null, (Object) null);
            } finally {
                System.setOut(console);
            }
        }
    }
}

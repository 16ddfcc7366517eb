import java.io.*;

public class ExceptionPrint {
    public static void main(String[] args) {
        StringWriter w = new StringWriter();
        new IllegalStateException("top", new RuntimeException("low")).printStackTrace(new PrintWriter(w));
        String[] l = w.toString().split("\n");
        System.out.println(l[0]);
        System.out.println(l[1].trim());
        for (String s : l) if (s.startsWith("Caused")) System.out.println(s);
    }
}

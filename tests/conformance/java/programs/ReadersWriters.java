import java.io.*;

public class ReadersWriters {
    public static void main(String[] args) throws IOException {
        BufferedReader r = new BufferedReader(new StringReader("one\ntwo\n\nlast"));
        String l;
        while ((l = r.readLine()) != null) System.out.println("[" + l + "]");
        StringWriter w = new StringWriter();
        PrintWriter q = new PrintWriter(w);
        q.printf("%d-%s", 1, "a");
        q.println();
        q.flush();
        System.out.println(w);
        ByteArrayOutputStream o = new ByteArrayOutputStream();
        o.write(65);
        o.write(new byte[] {66, 67});
        System.out.println(o.toString() + o.size());
        ByteArrayInputStream i = new ByteArrayInputStream(o.toByteArray());
        int b;
        while ((b = i.read()) >= 0) System.out.print(b + " ");
        System.out.println("");
    }
}

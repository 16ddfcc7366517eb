import java.util.*;

public class CsvParse {
    static List<String> of(String s) {
        List<String> r = new ArrayList<>();
        StringBuilder b = new StringBuilder();
        boolean q = false;
        for (char c : s.toCharArray()) {
            if (c == '"') q = !q;
            else if (c == ',' && !q) { r.add(b.toString()); b.setLength(0); } else b.append(c);
        }
        if (q) throw new IllegalArgumentException("open quote: " + s);
        r.add(b.toString());
        return r;
    }
    public static void main(String[] args) {
        System.out.println(of("a,b,,c") + "" + of("\"x,y\",z") + of(""));
        of("\"bad");
    }
}

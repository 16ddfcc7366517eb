public class StringPadding {
    static String pad(Object o, int n) { String s = String.valueOf(o); while (s.length() < n) s = " " + s; return s; }
    public static void main(String[] args) {
        for (int i = 1; i <= 3; i++) {
            String l = "";
            for (int j = 1; j <= 5; j++) l += pad(i * j * j, 4);
            System.out.println(l);
        }
    }
}

import java.util.*;

/** of all types */
public class StringConcat {
    public static void main(String[] args) {
        boolean z = true;
        byte b = -1;
        char c = 'c';
        short s = 5;
        int i = -7;
        long l = 1L << 50;
        float f = 1.1f;
        double d = -0.0;
        String n = null;
        Object o = null;
        int[] none = null;
        System.out.println("" + z + b + c + s + i + l + f + d + n + o + none);
        System.out.println(1 + 2 + "3" + 4 + 5);
        System.out.println('a' + 1 + "b");
        String t = "x" + "\1" + "\2" + i;
        System.out.println(t.length());
        String long1 = "a" + i + "b" + i + "c" + i + "d" + i + "e" + i + "f" + i + "g" + i;
        System.out.println(long1);
        char[] ca = {'h', 'i'};
        System.out.println(String.valueOf(ca) + ca.length);
        System.out.println("" + new StringBuilder("sb") + List.of(1) + Optional.empty());
        System.out.println("\u20ac" + c + "\uD83D\uDE00");
    }
}

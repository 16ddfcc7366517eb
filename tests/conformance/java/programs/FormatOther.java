import java.util.*;

public class FormatOther {
    public static void main(String[] args) {
        System.out.printf("%s and %s%n", List.of(1, 2), Map.of("k", 1));
        System.out.format("%5s|%-5s|%n", "ab", "cd");
        System.out.print("no newline");
        System.out.println("");
        System.out.println(String.format("|%20s|%-20s|", "right", "left"));
        System.out.println(String.format("%s", new int[0]).startsWith("[I@"));
        System.out.println(String.format("%,d %,d", 999, -1000000));
        StringBuilder sb = new StringBuilder();
        new Formatter(sb).format("%d+%d", 1, 2);
        System.out.println(sb);
        System.out.println(new char[] {'o', 'k'});
        System.out.append("x").append('y').append("abc", 1, 2).println();
        System.out.print(1.5f);
        System.out.print(2L);
        System.out.print('c');
        System.out.print(true);
        System.out.print((Object) null);
        System.out.println();
        System.out.write(65);
        System.out.flush();
        System.out.println("");
    }
}

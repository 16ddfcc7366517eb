import java.util.*;

public class Recursion {
    static long fib(int n) { return n < 2 ? n : fib(n - 1) + fib(n - 2); }
    static int ack(int m, int n) {
        return m == 0 ? n + 1 : n == 0 ? ack(m - 1, 1) : ack(m - 1, ack(m, n - 1));
    }
    static boolean even(int n) { return n == 0 || odd(n - 1); }
    static boolean odd(int n) { return n != 0 && even(n - 1); }
    static void hanoi(int n, char a, char b, char c) {
        if (n == 0) return;
        hanoi(n - 1, a, c, b);
        moves++;
        hanoi(n - 1, c, b, a);
    }
    static int moves;
    static void perms(String pre, String s, List<String> out) {
        if (s.isEmpty()) out.add(pre);
        for (int i = 0; i < s.length(); i++) perms(pre + s.charAt(i), s.substring(0, i) + s.substring(i + 1), out);
    }
    public static void main(String[] args) {
        System.out.println(fib(17));
        System.out.println(ack(2, 3));
        System.out.println(even(100));
        hanoi(6, 'a', 'b', 'c');
        System.out.println(moves);
        List<String> o = new ArrayList<>();
        perms("", "abc", o);
        System.out.println(o);
        System.out.println(depth(2000));
    }
    static int depth(int n) { return n == 0 ? 0 : 1 + depth(n - 1); }
}

#pragma once
// A program in Java for tests of what is compiled and called.

#include <string_view>

namespace assay::java {

constexpr std::string_view judged_source = R"(package p;

import java.util.*;
import java.util.function.*;

public class Judged {
  enum Color { RED, GREEN { int f() { return 2; } }; int f() { return 1; } }
  record Point(int x, double y) {}
  sealed interface Shape permits Round, Twice {}
  record Round(int size) implements Shape {}
  record Twice(Shape shape) implements Shape {}
  static class Node { int value; Node next; Node(int v, Node n) { value = v; next = n; } }
  static class Colored extends Node { Color color = Color.RED; Colored(Node n) { super(7, n); } }
  static class Named extends ArrayList<String> { int id = 5; }
  class Inner { int a = 3; }
  static int count = 0;

  static int divide(int a, int b) {
    return a / b;
  }
  static int divide(long a) { return 0; }
  static int over(int a) { return a; }
  static int over(long a) { return 2; }
  private static int secret(int x) { return x + 1; }
  static void sort(int[] a) { Arrays.sort(a); }
  static void print(int n) { for (int i = 0; i < n; i++) System.out.print("0123456789"); System.err.print("\u00e9"); }
  static Node cycle(int n) { Node x = new Node(n, null); x.next = x; return x; }
  static Node list(int n) { Node x = null; for (int i = 0; i < n; i++) x = new Node(i, x); return x; }
  static Node colored(Node n) { return new Colored(n); }
  static Object[] pair(Object x) { return new Object[] {x, x, "y"}; }
  static int apply(Function<Integer, Integer> f, int x) {
    if (x > 3)
      return f.apply(x);
    return 0;
  }
  static <T extends Comparable<T>> T largest(List<T> list) { return Collections.max(list); }
  static <K, V> int sizes(Map<K, List<V>> map) { int n = 0; for (List<V> l : map.values()) n += l.size(); return n; }
  static int size(Shape s) {
    if (s instanceof Round round) return round.size();
    return 2 * size(((Twice) s).shape());
  }
  int times(int x) { count++; return x * count; }
  Inner inner() { return new Inner(); }
  static Named named() { Named n = new Named(); n.add("x"); return n; }
  static Object many() {
    return List.of("x\u0000\ud800\\\"", 'c', 1.5f, -0.0, Double.NaN, (byte) -1, 5L, true, Color.GREEN, int[].class,
                   new Point(1, 2), (Supplier<Integer>) () -> 1, new StringBuilder("q"), Optional.of(3),
                   Optional.empty(), new java.math.BigInteger("12"), Map.of("b", 1, "a", 2),
                   new HashSet<>(List.of(Color.RED, Color.GREEN)), new LinkedHashSet<>(List.of(2)), new Object(),
                   new IllegalStateException("m"), new long[][] {{1}, null});
  }
  static int loop(int x) { while (true) x++; }
  static int deep(int x) { return 1 + deep(x); }
  static int eat() { List<Object> l = new ArrayList<>(); while (true) l.add(new byte[1000000]); }
  static void quit() { try { System.out.print("bye"); System.exit(3); } finally { System.out.print("no"); } }
  static void halt() { Runtime.getRuntime().halt(4); }
  static void check(int x) { assert x > 0 : "negative"; }
  static int thread() { new Thread(() -> { while (true) { } }).start(); return 1; }
  static int read() throws java.io.IOException { return System.in.read(); }
  static boolean write() throws java.io.IOException {
    new java.io.File("written").createNewFile();
    return new java.io.File("written").exists();
  }
  static void wrap(int x) {
    try {
      divide(x, 0);
    } catch (ArithmeticException e) {
      throw new IllegalStateException("wrapped", e);
    }
  }
  static int cast(Object x) { return (Integer) x; }
  static int length(String s) { return s.length(); }
  static Object make(boolean b) {
    return new Point(
        b ? 1 : 2,
        3);
  }
}

class Hidden {
  private final int x;
  Hidden(int x) { this.x = x; }
  static int value(Hidden h) { return h.x; }
}

class Broken {
  static int x = Judged.divide(1, 0);
  static int f(int y) { return y; }
}
)";

} // namespace assay::java

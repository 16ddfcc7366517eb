/** generics and covariant returns */
public class BridgeMethods {
    static abstract class Node<T extends Comparable<T>> {
        T v;
        Node(T v) { this.v = v; }
        abstract Node<T> copy();
        int cmp(Node<T> o) { return v.compareTo(o.v); }
        void set(T t) { v = t; }
    }
    static class IntNode extends Node<Integer> implements Comparable<IntNode> {
        IntNode(int v) { super(v); }
        @Override IntNode copy() { return new IntNode(v + 1); }
        @Override void set(Integer i) { super.set(i * 2); }
        public int compareTo(IntNode o) { return -cmp(o); }
    }
    public static void main(String[] args) {
        Node<Integer> n = new IntNode(5);
        n.set(7);
        System.out.println(n.v + " " + n.copy().v);
        IntNode a = new IntNode(1), b = new IntNode(2);
        System.out.println(a.compareTo(b));
        Comparable raw = a;
        System.out.println(raw.compareTo(b));
        Node nr = n;
        try { nr.set("s"); } catch (ClassCastException e) { System.out.println("bridge checks"); }
        raw.compareTo("x");
    }
}

import java.util.*;

public class LinkedListOwn {
    static class Node<T> {
        T v;
        Node<T> next;
        Node(T v, Node<T> n) { this.v = v; next = n; }
    }
    static class L<T extends Comparable<T>> implements Iterable<T> {
        Node<T> head;
        int size;
        void push(T t) { head = new Node<>(t, head); size++; }
        void reverse() {
            Node<T> r = null;
            while (head != null) {
                Node<T> n = head.next;
                head.next = r;
                r = head;
                head = n;
            }
            head = r;
        }
        void sort() {
            for (Node<T> a = head; a != null; a = a.next) for (Node<T> b = a.next; b != null; b = b.next) if (a.v.compareTo(b.v) > 0) {
                T t = a.v;
                a.v = b.v;
                b.v = t;
            }
        }
        public Iterator<T> iterator() {
            return new Iterator<T>() {
                Node<T> at = head;
                public boolean hasNext() { return at != null; }
                public T next() { T t = at.v; at = at.next; return t; }
            };
        }
    }
    public static void main(String[] args) {
        L<String> l = new L<>();
        for (String s : "d a c b".split(" ")) l.push(s);
        for (String s : l) System.out.print(s);
        l.reverse();
        for (String s : l) System.out.print(s);
        l.sort();
        for (String s : l) System.out.print(s);
        System.out.println(l.size);
    }
}

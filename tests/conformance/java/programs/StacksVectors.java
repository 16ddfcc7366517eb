import java.util.*;

public class StacksVectors {
    public static void main(String[] args) {
        Stack<Integer> s = new Stack<>();
        s.push(1);
        s.push(2);
        s.push(3);
        System.out.println(s + " " + s.peek() + s.pop() + s.search(1) + s.empty() + s.get(0));
        Vector<String> v = new Vector<>(List.of("a", "b"));
        v.addElement("c");
        v.insertElementAt("z", 0);
        System.out.println(v + v.elementAt(1) + v.firstElement() + v.lastElement() + v.indexOf("c") + v.capacity());
        for (Enumeration<String> e = v.elements(); e.hasMoreElements();) System.out.print(e.nextElement());
        System.out.println("");
        s.clear();
        s.peek();
    }
}

import java.util.*;

public class QueuePriority {
    record Task(String n, int pri) {}
    public static void main(String[] args) {
        PriorityQueue<Integer> q = new PriorityQueue<>(List.of(5, 1, 8, 3, 9, 2));
        System.out.println(q + " " + q.peek());
        StringBuilder b = new StringBuilder();
        q.add(4);
        q.remove(8);
        while (!q.isEmpty()) b.append(q.poll()).append(' ');
        System.out.println(b);
        PriorityQueue<Task> t = new PriorityQueue<>(Comparator.comparingInt(Task::pri).reversed().thenComparing(Task::n));
        t.add(new Task("a", 1));
        t.add(new Task("c", 5));
        t.add(new Task("b", 5));
        while (t.size() > 0) System.out.println(t.remove());
        System.out.println(q.poll());
        Queue<String> l = new LinkedList<>();
        l.offer("x");
        System.out.println(l.peek() + l.poll() + l.poll());
        new PriorityQueue<Object>().addAll(List.of(new Object(), new Object()));
    }
}

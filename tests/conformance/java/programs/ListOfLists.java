import java.util.*;

public class ListOfLists {
    public static void main(String[] args) {
        List<List<Integer>> l = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            l.add(new ArrayList<>());
            for (int j = 0; j <= i; j++) l.get(i).add(i * j);
        }
        System.out.println(l);
        l.get(0).add(7);
        System.out.println(l.get(0) + "" + l.hashCode());
        l.get(1).get(5);
    }
}

import java.util.*;

public class SubsetsByBits {
    public static void main(String[] args) {
        String[] s = {"a", "b", "c"};
        List<String> all = new ArrayList<>();
        for (int m = 0; m < 1 << s.length; m++) {
            String t = "";
            for (int i = 0; i < s.length; i++) if ((m >> i & 1) != 0) t += s[i];
            all.add(t);
        }
        System.out.println(all);
    }
}

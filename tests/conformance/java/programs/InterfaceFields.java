import java.util.*;

public class InterfaceFields {
    interface K {
        int A = 5;
        String S = "s" + A;
        int[] ARR = {1, 2};
        List<String> L = new ArrayList<>();
        Object NOW = new Object();
    }
    static class M implements K { int get() { return A + ARR[1]; } }
    public static void main(String[] args) {
        System.out.println(K.A + K.S + M.S);
        System.out.println(new M().get());
        K.ARR[0] = 9;
        System.out.println(M.ARR[0]);
        K.L.add("x");
        System.out.println(K.L + "" + (K.NOW == M.NOW));
    }
}

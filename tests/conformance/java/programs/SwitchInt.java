/** by table and by look-up */
public class SwitchInt {
    static String dense(int n) {
        switch (n) {
            case 1: return "one";
            case 2: return "two";
            case 3: case 4: return "few";
            default: return "many";
        }
    }
    static String sparse(int n) {
        switch (n) {
            case -1000: return "low";
            case 0: return "zero";
            case 5000000: return "high";
        }
        return "none";
    }
    static int fall(int n) {
        int r = 0;
        switch (n) {
            case 0: r += 1;
            case 1: r += 10;
            case 2: r += 100;
            break;
            case 3: r += 1000;
            default: r += 7;
        }
        return r;
    }
    public static void main(String[] args) {
        for (int i = -1; i < 6; i++) System.out.println(dense(i) + " " + fall(i));
        for (int i : new int[] {-1000, -999, 0, 1, 5000000, Integer.MAX_VALUE, Integer.MIN_VALUE}) System.out.println(sparse(i));
        switch ('c') { case 'a': System.out.println("a"); break; case 'c': System.out.println("c"); }
        byte b = 3;
        switch (b) { case 3: System.out.println("byte"); }
        Integer box = 2;
        switch (box) { case 2: System.out.println("box"); }
    }
}

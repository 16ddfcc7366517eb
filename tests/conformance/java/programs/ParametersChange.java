public class ParametersChange {
    static void f(int x, int[] a, StringBuilder b, String s) {
        x++;
        a[0]++;
        b.append("!");
        s += "?";
        a = new int[] {100};
        b = null;
    }
    public static void main(String[] args) {
        int x = 1;
        int[] a = {1};
        StringBuilder b = new StringBuilder("b");
        String s = "s";
        f(x, a, b, s);
        System.out.println(x + " " + a[0] + b + s);
    }
}

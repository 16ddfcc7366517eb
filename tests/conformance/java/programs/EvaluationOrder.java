/** left to right */
public class EvaluationOrder {
    static int at(int n) { System.out.print(n + " "); return n; }
    static int[] array() { System.out.print("array "); return new int[5]; }
    public static void main(String[] args) {
        System.out.println(at(1) + at(2) * at(3) - at(4));
        array()[at(1)] = at(2); array()[at(3)] += at(4); System.out.println("");
        int i = 1;
        i = i++ + i++;
        System.out.println(i);
        int[] a = {0, 0, 0};
        int k = 0;
        a[k] = k = 2;
        System.out.println(a[0] + " " + k);
        try { array()[at(9)] = at(3); } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage());
        }
        try { int[] none = null; none[at(0)] = at(7); } catch (NullPointerException e) { System.out.println("null"); }
        try { System.out.println(at(1) / (at(2) - 2) + at(3)); } catch (ArithmeticException e) {
            System.out.println("zero");
        }
        String s = "a"; System.out.println(s + (s = "b") + s);
    }
}

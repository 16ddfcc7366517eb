public class TriangleKinds {
    static String of(int a, int b, int c) {
        if (a <= 0 || b <= 0 || c <= 0 || a + b <= c || a + c <= b || b + c <= a) return "none";
        return a == b && b == c ? "equilateral" : a == b || b == c || a == c ? "isosceles" : "scalene";
    }
    public static void main(String[] args) {
        System.out.println(of(3, 4, 5) + of(2, 2, 3) + of(1, 1, 1) + of(1, 2, 3) + of(Integer.MAX_VALUE, Integer.MAX_VALUE, 1));
    }
}

public class Zeller {
    static int of(int y, int m, int d) {
        if (m < 3) { m += 12; y--; }
        return (d + 13 * (m + 1) / 5 + y + y / 4 - y / 100 + y / 400) % 7;
    }
    public static void main(String[] args) {
        System.out.println(of(2000, 1, 1) + " " + of(2024, 2, 29) + of(1970, 1, 1));
    }
}

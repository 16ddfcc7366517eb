public class DaysOfMonths {
    static boolean leap(int y) { return y % 4 == 0 && (y % 100 != 0 || y % 400 == 0); }
    static int days(int y, int m) {
        return switch (m) {
            case 4, 6, 9, 11 -> 30;
            case 2 -> leap(y) ? 29 : 28;
            default -> {
                if (m < 1 || m > 12) throw new IllegalArgumentException("month " + m);
                yield 31;
            }
        };
    }
    public static void main(String[] args) {
        for (int y : new int[] {1900, 2000, 2023, 2024}) System.out.println(y + " " + leap(y) + days(y, 2));
        System.out.println(days(2023, 4));
        days(1, 13);
    }
}

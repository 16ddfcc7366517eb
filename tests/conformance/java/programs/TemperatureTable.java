public class TemperatureTable {
    public static void main(String[] args) {
        for (int c = -40; c <= 40; c += 20) System.out.printf("%4d C = %6.1f F%n", c, c * 9 / 5.0 + 32);
    }
}

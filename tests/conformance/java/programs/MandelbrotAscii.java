public class MandelbrotAscii {
    public static void main(String[] args) {
        for (double y = -1; y <= 1; y += 0.5) {
            StringBuilder b = new StringBuilder();
            for (double x = -2; x <= 0.5; x += 0.125) {
                double a = 0, c = 0;
                int n = 0;
                while (a * a + c * c < 4 && n < 20) {
                    double t = a * a - c * c + x;
                    c = 2 * a * c + y;
                    a = t;
                    n++;
                }
                b.append(n == 20 ? '#' : n > 4 ? '+' : '.');
            }
            System.out.println(b);
        }
    }
}

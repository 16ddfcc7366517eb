public class RecordBasics {
    record Point(int x, int y) {
        static final Point ZERO = new Point(0, 0);
        Point {
            if (x < 0) throw new IllegalArgumentException("x = " + x);
            y = Math.abs(y);
        }
        Point(int both) { this(both, both); }
        double len() { return Math.sqrt(x * x + y * y); }
        static Point of(String s) {
            String[] p = s.split(",");
            return new Point(Integer.parseInt(p[0]), Integer.parseInt(p[1]));
        }
    }
    public static void main(String[] args) {
        Point a = new Point(3, -4);
        System.out.println(a + " " + a.len() + " " + a.x() + a.y());
        System.out.println(a.equals(new Point(3, 4)) + " " + (a.hashCode() == new Point(3, 4).hashCode()) + a.equals(null) + a.equals("x") + a.hashCode());
        System.out.println(Point.of("5,6") + "" + new Point(7) + Point.ZERO);
        new Point(-1, 2);
    }
}

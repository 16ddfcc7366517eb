/** narrowing floats saturates */
public class ConversionsToInt {
    public static void main(String[] args) {
        double[] values = {0.9, -0.9, 1e10, -1e10, 1e20, -1e20, Double.NaN, Double.POSITIVE_INFINITY, 2147483647.5, -2147483648.9};
        for (double v : values) System.out.println((int) v + " " + (long) v + " " + (byte) v + " " + (short) v + " " + (int) (char) v + " " + (float) v);
        float[] floats = {0.9f, 3e9f, -3e9f, 1e19f, Float.NaN, Float.NEGATIVE_INFINITY};
        for (float v : floats) System.out.println((int) v + " " + (long) v + " " + (double) v + " " + (byte) v);
    }
}

public class FloatComparisons {
    static String c(float a, float b) {
        String s = "";
        if (a < b) s += "<";
        if (a > b) s += ">";
        if (a == b) s += "=";
        if (!(a < b)) s += "!<";
        if (!(a >= b)) s += "!>=";
        return s;
    }
    public static void main(String[] args) {
        float[] v = {Float.NaN, -1, -0f, 0, Float.POSITIVE_INFINITY};
        for (float a : v) for (float b : v) System.out.println(c(a, b) + Float.compare(a, b));
        double d = Double.NaN;
        while (d < 1) d++;
        System.out.println(d != d ? "nan" : "number");
    }
}

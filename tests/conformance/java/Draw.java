import java.util.Arrays;

/** Draws arguments, the same ones on every machine, and prints what calls with them come to. */
class Draw {
    interface Call {
        Object run() throws Exception;
    }

    private static final int[] INTS = {
        0, 1, -1, 2, 3, 7, 10, 16, 31, 32, 33, 64, 100, 127, 128, 255, 256, 1000, 65535, 65536, 0x12345678, -128, -7,
        Integer.MAX_VALUE, Integer.MAX_VALUE - 1, Integer.MIN_VALUE, Integer.MIN_VALUE + 1};
    private static final long[] LONGS = {
        0, 1, -1, 10, 63, 64, 1L << 31, 1L << 32, -(1L << 31), 1L << 53, Long.MAX_VALUE, Long.MIN_VALUE, 0x123456789abcdefL};
    private static final double[] DOUBLES = {
        0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, 0.1, 1e-5, 1e7, 123456.789, 1e18, 1e19, 1e300, -1e300, 4.9e-324,
        2.2250738585072014e-308, Double.MAX_VALUE, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY};
    private static final String[] STRINGS = {
        "", "a", "b", "ab", "abc", "Hello", "hello world", "  x ", "0", "-1", "42", "+7", "2147483648", "1e3", "0x1F", "ff",
        "1.5", "NaN", ".5", "a,b,,c", "\u00e9t\u00e9", "\u20ac", "\u00df", "\ud83d\ude00", "x\ud83d", "\u0130i", "AbC", "\t\n",
        "aaaa", "null", "true"};
    private static final char[] CHARS = {
        'a', 'Z', '0', '9', ' ', '\n', '_', '$', 'f', '\u00e9', '\u00df', '\u0130', '\u0661', '\u20ac', '\u4e2d', '\ud83d', '\ude00',
        '\u0000', '\uffff', '\u01c5', '\u2028', '\u00a0', '\u03c2'};

    private long state;
    private int calls;

    Draw(long seed) { state = seed; }

    int below(int bound) {
        state = state * 6364136223846793005L + 1442695040888963407L;
        return (int) ((state >>> 33) % bound);
    }
    boolean flag() { return below(2) == 0; }
    int small() { return below(12) - 2; }
    int integer() { return flag() ? INTS[below(INTS.length)] : below(1 << 30) * 4 + below(4); }
    long wide() { return flag() ? LONGS[below(LONGS.length)] : (long) integer() << 32 ^ integer(); }
    double real() {
        switch (below(4)) {
            case 0: return below(2000) / 8.0 - 100;
            case 1: return Double.longBitsToDouble((long) below(1 << 30) << 34 ^ (long) below(1 << 30) << 4);
            default: return DOUBLES[below(DOUBLES.length)];
        }
    }
    float single() { return flag() ? (float) real() : Float.intBitsToFloat(integer()); }
    char character() { return flag() ? CHARS[below(CHARS.length)] : (char) below(400); }
    String text() {
        if (flag()) return STRINGS[below(STRINGS.length)];
        StringBuilder made = new StringBuilder();
        for (int left = below(8); left > 0; left--) made.append(below(4) == 0 ? character() : (char) ('a' + below(4)));
        return made.toString();
    }
    int[] integers() {
        int[] made = new int[below(10)];
        for (int i = 0; i < made.length; i++) made[i] = flag() ? below(10) : integer();
        return made;
    }

    void call(String name, Call call) {
        String result;
        try {
            result = shown(call.run());
        } catch (Throwable problem) {
            result = problem.getClass().getName();
            if (!(problem instanceof NullPointerException || problem instanceof ClassCastException)) result += ": " + problem.getMessage();
        }
        System.out.println(++calls + " " + name + " " + result);
    }

    static String shown(Object value) {
        if (value instanceof int[]) return Arrays.toString((int[]) value);
        if (value instanceof long[]) return Arrays.toString((long[]) value);
        if (value instanceof double[]) return Arrays.toString((double[]) value);
        if (value instanceof char[]) return Arrays.toString((char[]) value);
        if (value instanceof byte[]) return Arrays.toString((byte[]) value);
        if (value instanceof Object[]) return Arrays.deepToString((Object[]) value);
        return escaped(String.valueOf(value));
    }

    /** Halves of pairs can't be printed. */
    private static String escaped(String text) {
        StringBuilder made = new StringBuilder();
        for (char c : text.toCharArray()) {
            if (c >= ' ' && c < 127) made.append(c);
            else made.append("\\u").append(Integer.toHexString(c));
        }
        return made.toString();
    }
}

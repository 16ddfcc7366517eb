public class CharSequences {
    static class Rev implements CharSequence {
        final String s;
        Rev(String s) { this.s = s; }
        public int length() { return s.length(); }
        public char charAt(int i) { return s.charAt(s.length() - 1 - i); }
        public CharSequence subSequence(int a, int b) { return new StringBuilder(this).subSequence(a, b); }
        @Override public String toString() { return new StringBuilder(this).toString(); }
    }
    public static void main(String[] args) {
        Rev r = new Rev("hello");
        System.out.println(r + " " + r.subSequence(1, 3) + String.join("-", r, "x") + "olleh".contentEquals(r) + "xolleh".contains(r) + r.chars().sum() + CharSequence.compare(r, "olleh") + r.isEmpty());
    }
}

public class CaesarCipher {
    static String of(String s, int k) {
        StringBuilder b = new StringBuilder();
        for (char c : s.toCharArray()) b.append(Character.isUpperCase(c) ? (char) ((c - 'A' + k + 26) % 26 + 'A') : Character.isLowerCase(c) ? (char) ((c - 'a' + k + 26) % 26 + 'a') : c);
        return b.toString();
    }
    public static void main(String[] args) {
        String c = of("Hello, World!", 3);
        System.out.println(c + " " + of(c, -3));
    }
}

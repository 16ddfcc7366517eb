public class StringBuilderLoops {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        for (int i = 0; i < 100; i++) b.append(i % 10);
        System.out.println(b.length() + " " + b.substring(90));
        while (b.length() > 5) b.setLength(b.length() / 2);
        System.out.println(b);
        for (int i = b.length() - 1; i >= 0; i--) if ((b.charAt(i) - '0') % 2 == 0) b.deleteCharAt(i);
        System.out.println(b);
        b.insert(0, new char[] {'x'}).insert(1, 2.5).insert(0, true).insert(3, 'c');
        System.out.println(b);
    }
}

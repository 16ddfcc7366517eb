public class StringBuilderAll {
    public static void main(String[] args) {
        StringBuilder b = new StringBuilder();
        b.append(1).append('c').append("s").append(2.5).append(true).append(3L).append(1.5f).append((Object) null).append(new char[] {'x', 'y'}).append("abcdef", 1, 3);
        System.out.println(b + " " + b.length());
        b.insert(0, "start ").insert(2, 9).reverse();
        System.out.println(b);
        b.setLength(5);
        System.out.println(b + "|");
        b.setCharAt(0, 'Z');
        b.deleteCharAt(1).delete(0, 1).replace(0, 1, "REPL");
        System.out.println(b);
        System.out.println(b.indexOf("E") + " " + b.lastIndexOf("L") + b.charAt(1) + b.substring(1) + b.substring(0, 2));
        b.setLength(10);
        System.out.println(b.length() + " " + (int) b.charAt(9));
        StringBuilder w = new StringBuilder("ab");
        w.append('\u20ac').append("cd");
        w.setCharAt(2, 'x');
        System.out.println(w + " " + w.toString().length());
        System.out.println(new StringBuilder("a").compareTo(new StringBuilder("b")));
        w.appendCodePoint(0x1F600);
        System.out.println(w.length());
        StringBuffer sb = new StringBuffer("buf");
        sb.append(1).insert(0, 'x');
        System.out.println(sb);
    }
}

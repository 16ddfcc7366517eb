public class CharArithmetic {
    public static void main(String[] args) {
        char c = 'a';
        c += 2;
        System.out.println(c);
        System.out.println(c + 1);
        System.out.println((char) (c + 1));
        System.out.println('a' + 'b' + "c");
        System.out.println("c" + 'a' + 'b');
        System.out.println((int) Character.MAX_VALUE);
        c = 0xffff;
        c++;
        System.out.println((int) c);
        for (char x = 'a'; x < 'e'; x++) System.out.print(x);
        System.out.println("");
        int[] count = new int[26];
        for (char x : "hello".toCharArray()) count[x - 'a']++;
        System.out.println(count['l' - 'a']);
        char u = '\u00e9';
        System.out.println(u + " " + (int) u + (char) 8364);
        System.out.println((byte) '\u00ff');
        short s = (short) 'x';
        System.out.println(s);
        System.out.println('a' < 'b');
        System.out.println(-'a');
        System.out.println(~'a');
        System.out.println('x' % 7 + 'x' / 3);
        switch (c) { case 0: System.out.println("zero"); }
    }
}
